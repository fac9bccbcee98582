/**
 * Writes `parser/regex/unicode/tables.ts`: the character tables of pattern matching, taken from the Unicode data of the running
 * Node and pinned to its version. `node scripts/unicode.mjs --check` only says whether the file is up to date.
 *
 * Each table is a row of numbers in an adaptive arithmetic code, whose reader is `parser/regex/unicode/packed.ts`: a number costs the less the
 * more often it came before in the same contexts. What is predicted from what is the order of `tables` below; `data.ts` reads it back.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const TARGET = fileURLToPath(new URL('../parser/regex/unicode/tables.ts', import.meta.url));
const LIMIT = 0x110000;

/** General categories in the order of their numbers, and unions of them, as the `regex` module folds their names; each with its other names. */
const CATEGORIES = words(`
CN:UNASSIGNED CC:CONTROL:CNTRL ZS:SPACESEPARATOR PO:OTHERPUNCTUATION SC:CURRENCYSYMBOL PS:OPENPUNCTUATION
PE:CLOSEPUNCTUATION SM:MATHSYMBOL PD:DASHPUNCTUATION ND:DECIMALNUMBER:DIGIT LU:UPPERCASELETTER SK:MODIFIERSYMBOL
PC:CONNECTORPUNCTUATION LL:LOWERCASELETTER SO:OTHERSYMBOL LO:OTHERLETTER PI:INITIALPUNCTUATION CF:FORMAT
NO:OTHERNUMBER PF:FINALPUNCTUATION LT:TITLECASELETTER LM:MODIFIERLETTER MN:NONSPACINGMARK ME:ENCLOSINGMARK
MC:SPACINGMARK NL:LETTERNUMBER ZL:LINESEPARATOR ZP:PARAGRAPHSEPARATOR CS:SURROGATE CO:PRIVATEUSE`);
const UNIONS = words(`
C:OTHER L:LETTER M:MARK:COMBININGMARK N:NUMBER P:PUNCTUATION:PUNCT S:SYMBOL Z:SEPARATOR LC:CASEDLETTER`);

/** Names as the `regex` module folds them (capitals, no spaces), each with its four-letter name where it has one. */
const SCRIPTS = words(`
UNKNOWN:ZZZZ COMMON:ZYYY LATIN:LATN BOPOMOFO:BOPO INHERITED:ZINH:QAAI GREEK:GREK COPTIC:COPT:QAAC CYRILLIC:CYRL ARMENIAN:ARMN
HEBREW:HEBR ARABIC:ARAB SYRIAC:SYRC THAANA:THAA NKO:NKOO SAMARITAN:SAMR MANDAIC:MAND DEVANAGARI:DEVA BENGALI:BENG
GURMUKHI:GURU GUJARATI:GUJR ORIYA:ORYA TAMIL:TAML TELUGU:TELU KANNADA:KNDA MALAYALAM:MLYM SINHALA:SINH THAI LAO:LAOO
TIBETAN:TIBT MYANMAR:MYMR GEORGIAN:GEOR HANGUL:HANG ETHIOPIC:ETHI CHEROKEE:CHER CANADIANABORIGINAL:CANS OGHAM:OGAM
RUNIC:RUNR TAGALOG:TGLG HANUNOO:HANO BUHID:BUHD TAGBANWA:TAGB KHMER:KHMR MONGOLIAN:MONG LIMBU:LIMB TAILE:TALE
NEWTAILUE:TALU BUGINESE:BUGI TAITHAM:LANA BALINESE:BALI SUNDANESE:SUND BATAK:BATK LEPCHA:LEPC OLCHIKI:OLCK BRAILLE:BRAI
GLAGOLITIC:GLAG TIFINAGH:TFNG HAN:HANI HIRAGANA:HIRA KATAKANA:KANA YI:YIII LISU VAI:VAII BAMUM:BAMU SYLOTINAGRI:SYLO
PHAGSPA:PHAG SAURASHTRA:SAUR KAYAHLI:KALI REJANG:RJNG JAVANESE:JAVA CHAM TAIVIET:TAVT MEETEIMAYEK:MTEI LINEARB:LINB
LYCIAN:LYCI CARIAN:CARI OLDITALIC:ITAL GOTHIC:GOTH OLDPERMIC:PERM UGARITIC:UGAR OLDPERSIAN:XPEO DESERET:DSRT SHAVIAN:SHAW
OSMANYA:OSMA OSAGE:OSGE ELBASAN:ELBA CAUCASIANALBANIAN:AGHB VITHKUQI:VITH TODHRI:TODR LINEARA:LINA CYPRIOT:CPRT
IMPERIALARAMAIC:ARMI PALMYRENE:PALM NABATAEAN:NBAT HATRAN:HATR PHOENICIAN:PHNX LYDIAN:LYDI SIDETIC:SIDT
MEROITICHIEROGLYPHS:MERO MEROITICCURSIVE:MERC KHAROSHTHI:KHAR OLDSOUTHARABIAN:SARB OLDNORTHARABIAN:NARB MANICHAEAN:MANI
AVESTAN:AVST INSCRIPTIONALPARTHIAN:PRTI INSCRIPTIONALPAHLAVI:PHLI PSALTERPAHLAVI:PHLP OLDTURKIC:ORKH OLDHUNGARIAN:HUNG
HANIFIROHINGYA:ROHG GARAY:GARA YEZIDI:YEZI OLDSOGDIAN:SOGO SOGDIAN:SOGD OLDUYGHUR:OUGR CHORASMIAN:CHRS ELYMAIC:ELYM
BRAHMI:BRAH KAITHI:KTHI SORASOMPENG:SORA CHAKMA:CAKM MAHAJANI:MAHJ SHARADA:SHRD KHOJKI:KHOJ MULTANI:MULT KHUDAWADI:SIND
GRANTHA:GRAN TULUTIGALARI:TUTG NEWA TIRHUTA:TIRH SIDDHAM:SIDD MODI TAKRI:TAKR AHOM DOGRA:DOGR WARANGCITI:WARA
DIVESAKURU:DIAK NANDINAGARI:NAND ZANABAZARSQUARE:ZANB SOYOMBO:SOYO PAUCINHAU:PAUC SUNUWAR:SUNU BHAIKSUKI:BHKS
MARCHEN:MARC MASARAMGONDI:GONM GUNJALAGONDI:GONG TOLONGSIKI:TOLS MAKASAR:MAKA KAWI CUNEIFORM:XSUX CYPROMINOAN:CPMN
EGYPTIANHIEROGLYPHS:EGYP ANATOLIANHIEROGLYPHS:HLUW GURUNGKHEMA:GUKH MRO:MROO TANGSA:TNSA BASSAVAH:BASS PAHAWHHMONG:HMNG
KIRATRAI:KRAI MEDEFAIDRIN:MEDF BERIAERFE:BERF MIAO:PLRD TANGUT:TANG NUSHU:NSHU KHITANSMALLSCRIPT:KITS DUPLOYAN:DUPL
SIGNWRITING:SGNW NYIAKENGPUACHUEHMONG:HMNP TOTO WANCHO:WCHO NAGMUNDARI:NAGM OLONAL:ONAO TAIYO:TAYO MENDEKIKAKUI:MEND
ADLAM:ADLM`);

/** Properties that the module knows and the engine does not. */
const KNOWN_ELSEWHERE = words(`
ASCIIHEXDIGIT AHEX BIDICLASS BC BIDICONTROL BIDIC BIDIMIRRORED BIDIM BLOCK BLK CANONICALCOMBININGCLASS CCC
CASEIGNORABLE CI CHANGESWHENCASEFOLDED CWCF CHANGESWHENCASEMAPPED CWCM CHANGESWHENLOWERCASED CWL CHANGESWHENTITLECASED
CWT CHANGESWHENUPPERCASED CWU DASH DECOMPOSITIONTYPE DT DEFAULTIGNORABLECODEPOINT DI DEPRECATED DEP DIACRITIC DIA
EASTASIANWIDTH EA EMOJICOMPONENT ECOMP EMOJIMODIFIER EMOD EMOJIMODIFIERBASE EBASE EMOJIPRESENTATION EPRES
EXTENDEDPICTOGRAPHIC EXTPICT EXTENDER EXT GRAPHEMEBASE GRBASE GRAPHEMECLUSTERBREAK GCB GRAPHEMEEXTEND GREXT
GRAPHEMELINK GRLINK HANGULSYLLABLETYPE HST HEXDIGIT HEX HYPHEN IDCOMPATMATHCONTINUE IDCOMPATMATHSTART IDCONTINUE IDC
IDEOGRAPHIC IDEO IDSBINARYOPERATOR IDSB IDSTART IDS IDSTRINARYOPERATOR IDST IDSUNARYOPERATOR IDSU INDICCONJUNCTBREAK
INCB INDICPOSITIONALCATEGORY INPC INDICSYLLABICCATEGORY INSC JOININGGROUP JG JOININGTYPE JT LINEBREAK LB
LOGICALORDEREXCEPTION LOE MATH MODIFIERCOMBININGMARK MCM NFCQUICKCHECK NFCQC NFDQUICKCHECK NFDQC NFKCQUICKCHECK NFKCQC
NFKDQUICKCHECK NFKDQC NONCHARACTERCODEPOINT NCHAR NUMERICTYPE NT NUMERICVALUE NV OTHERALPHABETIC OALPHA
OTHERDEFAULTIGNORABLECODEPOINT ODI OTHERGRAPHEMEEXTEND OGREXT OTHERIDCONTINUE OIDC OTHERIDSTART OIDS OTHERLOWERCASE
OLOWER OTHERMATH OMATH OTHERUPPERCASE OUPPER PATTERNSYNTAX PATSYN PATTERNWHITESPACE PATWS PREPENDEDCONCATENATIONMARK
PCM QUOTATIONMARK QMARK RADICAL REGIONALINDICATOR RI SCRIPTEXTENSIONS SCX SENTENCEBREAK SB SENTENCETERMINAL STERM
SOFTDOTTED SD TERMINALPUNCTUATION TERM UNIFIEDIDEOGRAPH UIDEO VARIATIONSELECTOR VS VERTSPACE V WORDBREAK WB`);

/** Blocks, with their short and older names. */
const BLOCKS = words(`
ADLAM AEGEANNUMBERS AHOM ALCHEMICAL ALCHEMICALSYMBOLS ALPHABETICPF ALPHABETICPRESENTATIONFORMS ANATOLIANHIEROGLYPHS
ANCIENTGREEKMUSIC ANCIENTGREEKMUSICALNOTATION ANCIENTGREEKNUMBERS ANCIENTSYMBOLS ARABIC ARABICEXTA ARABICEXTB
ARABICEXTC ARABICEXTENDEDA ARABICEXTENDEDB ARABICEXTENDEDC ARABICMATH ARABICMATHEMATICALALPHABETICSYMBOLS ARABICPFA
ARABICPFB ARABICPRESENTATIONFORMSA ARABICPRESENTATIONFORMSB ARABICSUP ARABICSUPPLEMENT ARMENIAN ARROWS ASCII AVESTAN
BALINESE BAMUM BAMUMSUP BAMUMSUPPLEMENT BASICLATIN BASSAVAH BATAK BENGALI BERIAERFE BHAIKSUKI BLOCKELEMENTS BOPOMOFO
BOPOMOFOEXT BOPOMOFOEXTENDED BOXDRAWING BRAHMI BRAILLE BRAILLEPATTERNS BUGINESE BUHID BYZANTINEMUSIC
BYZANTINEMUSICALSYMBOLS CANADIANSYLLABICS CARIAN CAUCASIANALBANIAN CHAKMA CHAM CHEROKEE CHEROKEESUP CHEROKEESUPPLEMENT
CHESSSYMBOLS CHORASMIAN CJK CJKCOMPAT CJKCOMPATFORMS CJKCOMPATIBILITY CJKCOMPATIBILITYFORMS CJKCOMPATIBILITYIDEOGRAPHS
CJKCOMPATIBILITYIDEOGRAPHSSUPPLEMENT CJKCOMPATIDEOGRAPHS CJKCOMPATIDEOGRAPHSSUP CJKEXTA CJKEXTB CJKEXTC CJKEXTD
CJKEXTE CJKEXTF CJKEXTG CJKEXTH CJKEXTI CJKEXTJ CJKRADICALSSUP CJKRADICALSSUPPLEMENT CJKSTROKES CJKSYMBOLS
CJKSYMBOLSANDPUNCTUATION CJKUNIFIEDIDEOGRAPHS CJKUNIFIEDIDEOGRAPHSEXTENSIONA CJKUNIFIEDIDEOGRAPHSEXTENSIONB
CJKUNIFIEDIDEOGRAPHSEXTENSIONC CJKUNIFIEDIDEOGRAPHSEXTENSIOND CJKUNIFIEDIDEOGRAPHSEXTENSIONE
CJKUNIFIEDIDEOGRAPHSEXTENSIONF CJKUNIFIEDIDEOGRAPHSEXTENSIONG CJKUNIFIEDIDEOGRAPHSEXTENSIONH
CJKUNIFIEDIDEOGRAPHSEXTENSIONI CJKUNIFIEDIDEOGRAPHSEXTENSIONJ COMBININGDIACRITICALMARKS
COMBININGDIACRITICALMARKSEXTENDED COMBININGDIACRITICALMARKSFORSYMBOLS COMBININGDIACRITICALMARKSSUPPLEMENT
COMBININGHALFMARKS COMBININGMARKSFORSYMBOLS COMMONINDICNUMBERFORMS COMPATJAMO CONTROLPICTURES COPTIC
COPTICEPACTNUMBERS COUNTINGROD COUNTINGRODNUMERALS CUNEIFORM CUNEIFORMNUMBERS CUNEIFORMNUMBERSANDPUNCTUATION
CURRENCYSYMBOLS CYPRIOTSYLLABARY CYPROMINOAN CYRILLIC CYRILLICEXTA CYRILLICEXTB CYRILLICEXTC CYRILLICEXTD
CYRILLICEXTENDEDA CYRILLICEXTENDEDB CYRILLICEXTENDEDC CYRILLICEXTENDEDD CYRILLICSUP CYRILLICSUPPLEMENT
CYRILLICSUPPLEMENTARY DESERET DEVANAGARI DEVANAGARIEXT DEVANAGARIEXTA DEVANAGARIEXTENDED DEVANAGARIEXTENDEDA
DIACRITICALS DIACRITICALSEXT DIACRITICALSFORSYMBOLS DIACRITICALSSUP DINGBATS DIVESAKURU DOGRA DOMINO DOMINOTILES
DUPLOYAN EARLYDYNASTICCUNEIFORM EGYPTIANHIEROGLYPHFORMATCONTROLS EGYPTIANHIEROGLYPHS EGYPTIANHIEROGLYPHSEXTA
EGYPTIANHIEROGLYPHSEXTENDEDA ELBASAN ELYMAIC EMOTICONS ENCLOSEDALPHANUM ENCLOSEDALPHANUMERICS
ENCLOSEDALPHANUMERICSUPPLEMENT ENCLOSEDALPHANUMSUP ENCLOSEDCJK ENCLOSEDCJKLETTERSANDMONTHS ENCLOSEDIDEOGRAPHICSUP
ENCLOSEDIDEOGRAPHICSUPPLEMENT ETHIOPIC ETHIOPICEXT ETHIOPICEXTA ETHIOPICEXTB ETHIOPICEXTENDED ETHIOPICEXTENDEDA
ETHIOPICEXTENDEDB ETHIOPICSUP ETHIOPICSUPPLEMENT GARAY GENERALPUNCTUATION GEOMETRICSHAPES GEOMETRICSHAPESEXT
GEOMETRICSHAPESEXTENDED GEORGIAN GEORGIANEXT GEORGIANEXTENDED GEORGIANSUP GEORGIANSUPPLEMENT GLAGOLITIC GLAGOLITICSUP
GLAGOLITICSUPPLEMENT GOTHIC GRANTHA GREEK GREEKANDCOPTIC GREEKEXT GREEKEXTENDED GUJARATI GUNJALAGONDI GURMUKHI
GURUNGKHEMA HALFANDFULLFORMS HALFMARKS HALFWIDTHANDFULLWIDTHFORMS HANGUL HANGULCOMPATIBILITYJAMO HANGULJAMO
HANGULJAMOEXTENDEDA HANGULJAMOEXTENDEDB HANGULSYLLABLES HANIFIROHINGYA HANUNOO HATRAN HEBREW HIGHPRIVATEUSESURROGATES
HIGHPUSURROGATES HIGHSURROGATES HIRAGANA IDC IDEOGRAPHICDESCRIPTIONCHARACTERS IDEOGRAPHICSYMBOLS
IDEOGRAPHICSYMBOLSANDPUNCTUATION IMPERIALARAMAIC INDICNUMBERFORMS INDICSIYAQNUMBERS INSCRIPTIONALPAHLAVI
INSCRIPTIONALPARTHIAN IPAEXT IPAEXTENSIONS JAMO JAMOEXTA JAMOEXTB JAVANESE KAITHI KAKTOVIKNUMERALS KANAEXTA KANAEXTB
KANAEXTENDEDA KANAEXTENDEDB KANASUP KANASUPPLEMENT KANBUN KANGXI KANGXIRADICALS KANNADA KATAKANA KATAKANAEXT
KATAKANAPHONETICEXTENSIONS KAWI KAYAHLI KHAROSHTHI KHITANSMALLSCRIPT KHMER KHMERSYMBOLS KHOJKI KHUDAWADI KIRATRAI LAO
LATIN1 LATIN1SUP LATIN1SUPPLEMENT LATINEXTA LATINEXTADDITIONAL LATINEXTB LATINEXTC LATINEXTD LATINEXTE LATINEXTENDEDA
LATINEXTENDEDADDITIONAL LATINEXTENDEDB LATINEXTENDEDC LATINEXTENDEDD LATINEXTENDEDE LATINEXTENDEDF LATINEXTENDEDG
LATINEXTF LATINEXTG LEPCHA LETTERLIKESYMBOLS LIMBU LINEARA LINEARBIDEOGRAMS LINEARBSYLLABARY LISU LISUSUP
LISUSUPPLEMENT LOWSURROGATES LYCIAN LYDIAN MAHAJANI MAHJONG MAHJONGTILES MAKASAR MALAYALAM MANDAIC MANICHAEAN MARCHEN
MASARAMGONDI MATHALPHANUM MATHEMATICALALPHANUMERICSYMBOLS MATHEMATICALOPERATORS MATHOPERATORS MAYANNUMERALS
MEDEFAIDRIN MEETEIMAYEK MEETEIMAYEKEXT MEETEIMAYEKEXTENSIONS MENDEKIKAKUI MEROITICCURSIVE MEROITICHIEROGLYPHS MIAO
MISCARROWS MISCELLANEOUSMATHEMATICALSYMBOLSA MISCELLANEOUSMATHEMATICALSYMBOLSB MISCELLANEOUSSYMBOLS
MISCELLANEOUSSYMBOLSANDARROWS MISCELLANEOUSSYMBOLSANDPICTOGRAPHS MISCELLANEOUSSYMBOLSSUPPLEMENT MISCELLANEOUSTECHNICAL
MISCMATHSYMBOLSA MISCMATHSYMBOLSB MISCPICTOGRAPHS MISCSYMBOLS MISCSYMBOLSSUP MISCTECHNICAL MODI MODIFIERLETTERS
MODIFIERTONELETTERS MONGOLIAN MONGOLIANSUP MONGOLIANSUPPLEMENT MRO MULTANI MUSIC MUSICALSYMBOLS MYANMAR MYANMAREXTA
MYANMAREXTB MYANMAREXTC MYANMAREXTENDEDA MYANMAREXTENDEDB MYANMAREXTENDEDC NABATAEAN NAGMUNDARI NANDINAGARI NB NEWA
NEWTAILUE NKO NOBLOCK NUMBERFORMS NUSHU NYIAKENGPUACHUEHMONG OCR OGHAM OLCHIKI OLDHUNGARIAN OLDITALIC OLDNORTHARABIAN
OLDPERMIC OLDPERSIAN OLDSOGDIAN OLDSOUTHARABIAN OLDTURKIC OLDUYGHUR OLONAL OPTICALCHARACTERRECOGNITION ORIYA
ORNAMENTALDINGBATS OSAGE OSMANYA OTTOMANSIYAQNUMBERS PAHAWHHMONG PALMYRENE PAUCINHAU PHAGSPA PHAISTOS PHAISTOSDISC
PHOENICIAN PHONETICEXT PHONETICEXTENSIONS PHONETICEXTENSIONSSUPPLEMENT PHONETICEXTSUP PLAYINGCARDS PRIVATEUSE
PRIVATEUSEAREA PSALTERPAHLAVI PUA PUNCTUATION REJANG RUMI RUMINUMERALSYMBOLS RUNIC SAMARITAN SAURASHTRA SHARADA
SHARADASUP SHARADASUPPLEMENT SHAVIAN SHORTHANDFORMATCONTROLS SIDDHAM SIDETIC SINHALA SINHALAARCHAICNUMBERS SMALLFORMS
SMALLFORMVARIANTS SMALLKANAEXT SMALLKANAEXTENSION SOGDIAN SORASOMPENG SOYOMBO SPACINGMODIFIERLETTERS SPECIALS
SUNDANESE SUNDANESESUP SUNDANESESUPPLEMENT SUNUWAR SUPARROWSA SUPARROWSB SUPARROWSC SUPERANDSUB
SUPERSCRIPTSANDSUBSCRIPTS SUPMATHOPERATORS SUPPLEMENTALARROWSA SUPPLEMENTALARROWSB SUPPLEMENTALARROWSC
SUPPLEMENTALMATHEMATICALOPERATORS SUPPLEMENTALPUNCTUATION SUPPLEMENTALSYMBOLSANDPICTOGRAPHS
SUPPLEMENTARYPRIVATEUSEAREAA SUPPLEMENTARYPRIVATEUSEAREAB SUPPUAA SUPPUAB SUPPUNCTUATION SUPSYMBOLSANDPICTOGRAPHS
SUTTONSIGNWRITING SYLOTINAGRI SYMBOLSANDPICTOGRAPHSEXTA SYMBOLSANDPICTOGRAPHSEXTENDEDA SYMBOLSFORLEGACYCOMPUTING
SYMBOLSFORLEGACYCOMPUTINGSUP SYMBOLSFORLEGACYCOMPUTINGSUPPLEMENT SYRIAC SYRIACSUP SYRIACSUPPLEMENT TAGALOG TAGBANWA
TAGS TAILE TAITHAM TAIVIET TAIXUANJING TAIXUANJINGSYMBOLS TAIYO TAKRI TAMIL TAMILSUP TAMILSUPPLEMENT TANGSA TANGUT
TANGUTCOMPONENTS TANGUTCOMPONENTSSUP TANGUTCOMPONENTSSUPPLEMENT TANGUTSUP TANGUTSUPPLEMENT TELUGU THAANA THAI TIBETAN
TIFINAGH TIRHUTA TODHRI TOLONGSIKI TOTO TRANSPORTANDMAP TRANSPORTANDMAPSYMBOLS TULUTIGALARI UCAS UCASEXT UCASEXTA
UGARITIC UNIFIEDCANADIANABORIGINALSYLLABICS UNIFIEDCANADIANABORIGINALSYLLABICSEXTENDED
UNIFIEDCANADIANABORIGINALSYLLABICSEXTENDEDA VAI VARIATIONSELECTORS VARIATIONSELECTORSSUPPLEMENT VEDICEXT
VEDICEXTENSIONS VERTICALFORMS VITHKUQI VS VSSUP WANCHO WARANGCITI YEZIDI YIJING YIJINGHEXAGRAMSYMBOLS YIRADICALS
YISYLLABLES ZANABAZARSQUARE ZNAMENNYMUSIC ZNAMENNYMUSICALNOTATION`);

/** Binary properties that patterns may use, with the module's other names; after `POSIX`, those of POSIX classes alone. In the order of `properties.ts`. */
const BINARY = words(`
ALPHABETIC:ALPHA ALPHANUMERIC:ALNUM ANY BLANK:HORIZSPACE:H CASED EMOJI GRAPH JOINCONTROL:JOINC LOWERCASE:LOWER PRINT
UPPERCASE:UPPER WHITESPACE:WSPACE:SPACE WORD XDIGIT XIDSTART:XIDS XIDCONTINUE:XIDC
POSIXALNUM POSIXDIGIT POSIXPUNCT POSIXXDIGIT`);

/** Binary properties that are not made of the others. */
const PROPERTIES = ['Alphabetic', 'Lowercase', 'Uppercase', 'XID_Start', 'XID_Continue', 'Emoji'];

function words(text) {
  return text.trim().split(/\s+/);
}

const DIGITS = 91;
const LEAST = DIGITS ** 3;
const SLOT_BITS = 16;
const LEAST_LEARNT = 0.3;
const FIRST_BITS = 300;

function exponential(x) {
  let power = 1 + x / 32;
  for (let i = 0; i < 5; i++) power *= power;
  return power;
}

/** Writes what `packed.ts` reads: the same model, and a low end that is exact. */
class PackedWriter {
  #low = 0n;
  #range = LEAST;
  #length = 3;
  #weights = new Float32Array(1 << SLOT_BITS);
  #bits = FIRST_BITS;

  #bit(bit, node, facts) {
    const weights = this.#weights;
    const slots = facts.map((fact, i) => Math.imul((fact * 8 + i) * 2048 + node, 0x9e3779b1) >>> (32 - SLOT_BITS));
    const odds = exponential(slots.reduce((sum, slot) => sum + weights[slot], 0));
    const split = 1 + Math.floor((this.#range - 2) / (1 + odds));
    if (bit === 1) this.#low += BigInt(split);
    this.#range = bit === 1 ? this.#range - split : split;
    const learnt = (LEAST_LEARNT + FIRST_BITS / this.#bits++) * (bit - odds / (1 + odds));
    for (const slot of slots) weights[slot] += learnt;
    for (; this.#range < LEAST; this.#length++) {
      this.#range *= DIGITS;
      this.#low *= BigInt(DIGITS);
    }
  }

  /** @param facts what is known when the number is read, and may make it likely */
  number(value, ...facts) {
    const length = 31 - Math.clz32(value + 1);
    for (let i = 0; i <= length; i++) this.#bit(i < length ? 1 : 0, i, facts);
    for (let i = 1; i <= length; i++) {
      const known = (value + 1) >> (length - i + 1);
      this.#bit(((value + 1) >> (length - i)) & 1, 32 + length * 64 + (known < 64 ? known : 0), facts);
    }
  }

  /** The digits of a number inside the last range that has the most zeros at its end; those are left out. */
  finish() {
    const high = this.#low + BigInt(this.#range) - 1n;
    let scale = 1n;
    while ((high / (scale * 91n)) * scale * 91n >= this.#low) scale *= 91n;
    let rest = high / scale;
    let length = this.#length;
    for (let s = scale; s > 1n; s /= 91n) length--;
    let text = '';
    for (let i = 0; i < length; i++) {
      const digit = Number(rest % 91n);
      text = String.fromCharCode(digit + (digit < 57 ? 35 : 36)) + text;
      rest /= 91n;
    }
    return text;
  }
}

function has(property) {
  const pattern = new RegExp(`\\p{${property}}`, 'u');
  return (codePoint) => pattern.test(String.fromCodePoint(codePoint));
}

/** One name for each code point: index into `names`. */
function classify(names, property) {
  const found = new Uint8Array(LIMIT);
  names.forEach((name, index) => {
    const inside = has(`${property}=${name}`);
    for (let c = 0; c < LIMIT; c++) if (inside(c)) found[c] = index;
  });
  return found;
}

/** Runs of equal values, from `from` to `to`. */
function runs(values, from, to) {
  const found = [];
  for (let start = from, end = from + 1; start < to; start = end, end++) {
    while (end < to && values[end] === values[start]) end++;
    found.push({ value: values[start], start, length: end - start });
  }
  return found;
}

const capitalized = (name) => name[0] + name.slice(1).toLowerCase();
const categoryRuns = runs(
  classify(
    CATEGORIES.map((names) => capitalized(names.slice(0, 2))),
    'gc',
  ),
  0,
  LIMIT,
);

/** A run is told by its category and its length. */
function packedCategories() {
  const out = new PackedWriter();
  let [last, before, lastLength] = [0, 0, 0];
  for (const { value, start, length } of categoryRuns) {
    const pair = last * 32 + before;
    out.number(value, 0, last, pair, pair * 16 + lastLength);
    out.number(length - 1, ~value, ~(value * 16 + (start & 15)), ~((value * 32 + last) * 16 + lastLength));
    [last, before, lastLength] = [value, last, Math.min(15, length)];
  }
  return out.finish();
}

/**
 * Parts of each run of a category, in which all code points have one value: how long ago the value was met, and how much of the run it
 * takes. Values are numbered as they are met; 0 is known from the start, and is what unassigned code points have.
 */
function packedParts(valueAt) {
  const values = Array.from({ length: LIMIT }, (_, codePoint) => valueAt(codePoint));
  const numbers = new Map([[values[LIMIT - 1], 0]]);
  const out = new PackedWriter();
  const met = [0];
  const lastOf = [];
  let last = 0;
  for (const { category, start, end, value, from, to } of partsOfRuns(values)) {
    if (!numbers.has(value)) numbers.set(value, numbers.size);
    const number = numbers.get(value);
    const place = met.includes(number) ? met.indexOf(number) : met.length;
    const recent = Math.min(3, met[0]);
    const expected = Math.min(3, met.indexOf(lastOf[category] ?? 0)) * 2 + (from > start ? 1 : 0);
    out.number(
      place,
      expected,
      (category * 32 + last) * 8 + expected,
      (category * 4 + recent) * 2 + (expected & 1),
      recent * 16 + (start & 15),
    );
    met.splice(place, 1);
    met.unshift(number);
    if (end - from > 1) out.number(to === end ? 0 : to - from, ~0, ~category, ~(category * 4 + Math.min(3, number)));
    lastOf[category] = number;
    last = category;
  }
  return out.finish();
}

/** The parts of each run of a category, but of unassigned code points. */
function* partsOfRuns(values) {
  for (const { value: category, start, length } of categoryRuns) {
    if (category === 0) continue;
    const end = start + length;
    for (const { value, start: from, length } of runs(values, start, end)) {
      yield { category, start, end, value, from, to: from + length };
    }
  }
}

/** As in `properties.ts`. */
function hash(name) {
  return Array.from(name).reduce((sum, character) => (sum * 179 + character.charCodeAt(0)) & 0x3fff, 0);
}

/**
 * Names that need only be recognized, as the gaps between their hashes; the first number is their count. A script's name is taken for a
 * block's, too: the hashes say where that is wrong.
 */
function packedHashes(list) {
  const scripts = SCRIPTS.map((names) => names.split(':')[0]);
  const isGuessed = (name) => scripts.includes(name);
  const wrong = [...list.filter((name) => !isGuessed(name)), ...scripts.filter((name) => !list.includes(name))];
  const hashes = [...new Set(wrong.map(hash))].sort((a, b) => a - b);
  const confused = [...scripts, ...list].filter(
    (name) => (hashes.includes(hash(name)) !== isGuessed(name)) !== list.includes(name),
  );
  if (confused.length > 0) throw new Error(`Another factor must be found for the hash: ${confused.join(', ')}`);
  const out = new PackedWriter();
  out.number(hashes.length);
  hashes.forEach((value, i) => {
    out.number(value - (hashes[i - 1] ?? -1), 0);
  });
  return out.finish();
}

/** Lists of names: a letter is told by the three before and, in a second name, by its place. */
function packedNames(...lists) {
  const out = new PackedWriter();
  let [last, before, third, place] = [0, 0, 0, 0];
  const text = lists.map((list) => list.join('@').replaceAll(':', '[')).join(']');
  out.number(text.length);
  for (const character of text) {
    const value = character.charCodeAt(0) - 0x40;
    const pair = last * 32 + before;
    out.number(value, last, pair, pair * 32 + third, place);
    [last, before, third] = [value, last, before];
    if (character === '[') place = 1;
    else if (character === '@') place = 0;
    else if (place > 0) place++;
  }
  return out.finish();
}

/** For each code point with case variants, the next one of its ring under simple case folding. */
function caseRing() {
  const cased = [];
  const mapped = has('Changes_When_Casemapped');
  const folded = has('Changes_When_Casefolded');
  for (let c = 0; c < LIMIT; c++) if (mapped(c) || folded(c)) cased.push(c);
  const text = String.fromCodePoint(...cased);
  const next = new Map();
  for (const c of cased) {
    const same = [...text.matchAll(new RegExp(`\\u{${c.toString(16)}}`, 'giu'))].map((m) => m[0].codePointAt(0));
    if (same.length > 1) next.set(c, same[(same.indexOf(c) + 1) % same.length]);
  }
  return next;
}

/** The longest run of code points from `start`, one or two apart, whose next ones are as far away. */
function longestRun(next, start) {
  const delta = next.get(start) - start;
  const lengthOf = (step) => {
    let count = 1;
    while (next.get(start + count * step) === start + count * step + delta) count++;
    return count;
  };
  const [single, double] = [lengthOf(1), lengthOf(2)];
  return single >= double ? { delta, step: 1, count: single } : { delta, step: 2, count: double };
}
/** Runs of the ring: start (from the last one), 2 * count + step - 3, difference. Ways back to the first of a ring are left out. */
function packedCaseRing() {
  const next = new Map([...caseRing()].filter(([from, to]) => to > from));
  const found = [];
  while (next.size > 0) {
    const [start] = next.keys();
    const { delta, step, count } = longestRun(next, start);
    found.push({ start, run: count * 2 + step - 3, delta });
    for (let i = 0; i < count; i++) next.delete(start + i * step);
  }
  const out = new PackedWriter();
  out.number(found.length);
  let [at, lastRun] = [0, 0];
  for (const { start, run, delta } of found) {
    out.number(start - at, 0, lastRun * 4);
    out.number(run, 1, (start - at) * 4 + 1);
    out.number(delta, 2, run * 4 + 2);
    [at, lastRun] = [start, run];
  }
  return out.finish();
}

/** The script of each code point, by its index in `SCRIPTS`. */
function packedScripts() {
  const fourLetters = (names) => capitalized(names.split(':').find((n) => n.length === 4) ?? names);
  const values = classify(SCRIPTS.map(fourLetters), 'sc');
  const order = [
    ...new Set([0, ...categoryRuns.flatMap(({ start, length }) => [...values.subarray(start, start + length)])]),
  ];
  if (order.some((value, i) => value !== i)) throw new Error('SCRIPTS are not in the order of their first appearance');
  return packedParts((codePoint) => values[codePoint]);
}

function write() {
  const line = (name, comment, value) => `/** ${comment} */\nexport const ${name} =\n  "${value}";\n`;
  return [
    '// Written by scripts/unicode.mjs. Do not edit.\n',
    line('UNICODE_VERSION', 'The version of Unicode that every table follows.', process.versions.unicode),
    line(
      'NAMES',
      'Names of categories and unions of them, of scripts, of binary properties.',
      packedNames(
        [...CATEGORIES, ...UNIONS].map((names) => names.replace(/^.*?:/, '')),
        SCRIPTS,
        BINARY,
      ),
    ),
    line(
      'KNOWN_ELSEWHERE',
      'Hashes of names of properties and blocks that the engine does not have.',
      packedHashes([...KNOWN_ELSEWHERE, ...BLOCKS]),
    ),
    line('CATEGORIES', 'Runs of general categories.', packedCategories()),
    line('SCRIPTS', 'Scripts in each run of a category.', packedScripts()),
    ...PROPERTIES.map((property) =>
      line(property.toUpperCase(), `${property} in each run of a category.`, packedParts(has(property))),
    ),
    line('CASE_RING', 'Next of the ring of case variants.', packedCaseRing()),
  ].join('\n');
}

function check() {
  const current = readFileSync(TARGET, 'utf8');
  const version = /UNICODE_VERSION =\s*"([^"]*)"/.exec(current)?.[1];
  if (version !== process.versions.unicode) {
    console.log(`Not compared: the tables follow Unicode ${version}, this Node ${process.versions.unicode}.`);
  } else if (current !== write()) {
    console.error(
      'parser/regex/unicode/tables.ts is not what scripts/unicode.mjs writes: run it and commit the result.',
    );
    process.exitCode = 1;
  }
}

if (process.argv.includes('--check')) check();
else writeFileSync(TARGET, write());

/**
 * Writes `parser/regex/unicode/tables.ts`: the character tables of pattern matching, taken from the Unicode data of the running
 * Node and pinned to its version. `node scripts/unicode.mjs --check` only says whether the file is up to date.
 *
 * Numbers are written in base 32 with six-bit digits: a digit of 32 or more says that another one follows.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const TARGET = fileURLToPath(new URL('../parser/regex/unicode/tables.ts', import.meta.url));
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const LIMIT = 0x110000;

const CATEGORIES = 'Cn Cc Zs Po Sc Ps Pe Sm Pd Nd Lu Sk Pc Ll So Lo Pi Cf No Pf Lt Lm Mn Me Mc Nl Zl Zp Cs Co'.split(
  ' ',
);
/** Not a category: upper and lower case letters in turn, upper case first. */
const ALTERNATING = CATEGORIES.length;

/** Names as the `regex` module folds them (capitals, no spaces), each with its four-letter name where it has one. */
const SCRIPTS = `
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
ADLAM:ADLM`
  .trim()
  .split(/\s+/)
  .map((names) => names.split(':'));

function number(value) {
  let text = '';
  for (let rest = value; ; ) {
    const digit = rest % 32;
    rest = Math.floor(rest / 32);
    text += DIGITS[rest > 0 ? digit + 32 : digit];
    if (rest === 0) return text;
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

function runs(values) {
  const found = [];
  for (let start = 0, end = 1; start < LIMIT; start = end, end++) {
    while (end < LIMIT && values[end] === values[start]) end++;
    found.push([values[start], end - start]);
  }
  return found;
}

function categoryText(values) {
  const upper = CATEGORIES.indexOf('Lu');
  const lower = CATEGORIES.indexOf('Ll');
  const all = runs(values);
  let text = '';
  for (let i = 0; i < all.length; ) {
    let j = i;
    while (j < all.length && all[j][0] === (j - i) % 2 ? lower : upper) {
      if (all[j][1] !== 1 || all[j][0] !== ((j - i) % 2 ? lower : upper)) break;
      j++;
    }
    if (j - i > 2) {
      text += DIGITS[ALTERNATING] + number(j - i);
      i = j;
    } else {
      text += DIGITS[all[i][0]] + number(all[i][1]);
      i++;
    }
  }
  return text;
}

/** Lengths of the runs outside and inside, outside first. */
function toggles(inside) {
  let text = '';
  for (let start = 0, end = 0, state = false; start < LIMIT; start = end, state = !state) {
    while (end < LIMIT && inside(end) === state) end++;
    if (end < LIMIT || state) text += number(end - start);
  }
  return text;
}

const differs = (property, ...base) => {
  const inside = has(property);
  const bases = base.map((name) => has(`gc=${name}`));
  return toggles((c) => inside(c) !== bases.some((test) => test(c)));
};

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

function caseText(next) {
  const entries = [...next];
  let text = '';
  let at = 0;
  for (let i = 0; i < entries.length; ) {
    const [start, target] = entries[i];
    const delta = target - start;
    const step = entries[i + 1]?.[0] === start + 1 && entries[i + 1][1] - entries[i + 1][0] === delta ? 1 : 2;
    let count = 1;
    for (;;) {
      const entry = entries[i + count * 1];
      if (step === 1 && entry?.[0] === start + count && entry[1] - entry[0] === delta) count++;
      else break;
    }
    if (step === 2) while (next.get(start + count * 2) === start + count * 2 + delta && count < 4096) count++;
    const members = Array.from({ length: count }, (_, k) => start + k * step);
    text +=
      number(start - at + 0x20000) + number(count * 2 + step - 1) + number(delta < 0 ? -delta * 2 - 1 : delta * 2);
    at = start;
    for (const member of members) next.delete(member);
    entries.splice(0, entries.length, ...next);
    i = 0;
  }
  return text;
}

const fourLetters = (names) => {
  const name = names.find((n) => n.length === 4) ?? names[0];
  return name[0] + name.slice(1).toLowerCase();
};

function write() {
  const line = (name, comment, value) => `/** ${comment} */\nexport const ${name} =\n  '${value}';\n`;
  return [
    '// Written by scripts/unicode.mjs. Do not edit.\n',
    line('UNICODE_VERSION', 'The version of Unicode that every table follows.', process.versions.unicode),
    line('CATEGORY_NAMES', 'General categories, in the order of their numbers.', CATEGORIES.join(' ').toUpperCase()),
    line(
      'CATEGORY_RUNS',
      'Runs: number of the category (30: upper and lower case letters in turn), length.',
      categoryText(classify(CATEGORIES, 'gc')),
    ),
    line('SCRIPT_NAMES', 'Scripts, in the order of their numbers.', SCRIPTS.map((names) => names.join(':')).join(' ')),
    line(
      'SCRIPT_RUNS',
      'Runs: number of the script, length.',
      runs(classify(SCRIPTS.map(fourLetters), 'sc'))
        .map(([value, length]) => number(value) + number(length))
        .join(''),
    ),
    line(
      'ALPHABETIC',
      'Where Alphabetic differs from L and Nl: lengths of runs, outside first.',
      differs('Alphabetic', 'L', 'Nl'),
    ),
    line('LOWERCASE', 'Where Lowercase differs from Ll.', differs('Lowercase', 'Ll')),
    line('UPPERCASE', 'Where Uppercase differs from Lu.', differs('Uppercase', 'Lu')),
    line('XID_START', 'Where XID_Start differs from L and Nl.', differs('XID_Start', 'L', 'Nl')),
    line(
      'XID_CONTINUE',
      'Where XID_Continue differs from L, Nl, Mn, Mc, Nd and Pc.',
      differs('XID_Continue', 'L', 'Nl', 'Mn', 'Mc', 'Nd', 'Pc'),
    ),
    line('WHITE_SPACE', 'White_Space.', differs('White_Space')),
    line('EMOJI', 'Emoji.', differs('Emoji')),
    line(
      'CASE_RUNS',
      'Next of the ring of case variants. Runs: start (difference + 20000 hex), 2 * count + step - 1, difference (zigzag).',
      caseText(caseRing()),
    ),
  ].join('\n');
}

const text = write();
if (process.argv.includes('--check')) {
  if (readFileSync(TARGET, 'utf8') !== text) {
    console.error(
      'parser/regex/unicode/tables.ts is not what scripts/unicode.mjs writes: run it and commit the result.',
    );
    process.exitCode = 1;
  }
} else {
  writeFileSync(TARGET, text);
  console.log(`${TARGET}: ${text.length} characters, Unicode ${process.versions.unicode}`);
}

/**
 * Writes `parser/regex/unicode/tables.ts`: the character tables of pattern matching, taken from the Unicode data of the running
 * Node and pinned to its version. `node scripts/unicode.mjs --check` only says whether the file is up to date.
 *
 * Numbers are written in base 32 with six-bit digits: a digit of 32 or more says that another one follows. Each text is then packed:
 * pairs of characters that come often are replaced by a character of their own; the rules stand before the first `~`.
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

/** How many runs from `first` on are single letters, upper and lower case in turn, beginning with upper. */
function lettersInTurn(all, first) {
  const turn = [CATEGORIES.indexOf('Lu'), CATEGORIES.indexOf('Ll')];
  let count = 0;
  while (all[first + count]?.[0] === turn[count % 2] && all[first + count][1] === 1) count++;
  return count;
}

function categoryText(values) {
  const all = runs(values);
  let text = '';
  for (let i = 0; i < all.length; ) {
    const letters = lettersInTurn(all, i);
    const [category, length] = letters > 2 ? [ALTERNATING, letters] : all[i];
    text += DIGITS[category] + number(length);
    i += letters > 2 ? letters : 1;
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
  return packed(text);
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

function caseText(ring) {
  const next = new Map(ring);
  let text = '';
  let at = 0;
  while (next.size > 0) {
    const [start] = next.keys();
    const { delta, step, count } = longestRun(next, start);
    text += number(start - at) + number(count * 2 + step - 1) + number(delta < 0 ? -delta * 2 - 1 : delta * 2);
    at = start;
    for (let i = 0; i < count; i++) next.delete(start + i * step);
  }
  return text;
}

/** Characters of a string literal in ASCII that need no escape and that no text uses. */
const PAIR_NAMES = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).filter(
  (c) => !/[\w'\\`$~:+/ ]/.test(c),
);

/** The pair of neighbours that comes most often, and how often. */
function commonPair(text) {
  const counts = new Map();
  for (let i = 0; i + 1 < text.length; i++) {
    const pair = text.slice(i, i + 2);
    if (pair !== text.slice(i - 1, i + 1)) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), ['', 0]);
}

function packed(text) {
  let rules = '';
  let rest = text;
  for (const name of PAIR_NAMES) {
    const [pair, count] = commonPair(rest);
    if (count < 4) break;
    rules += name + pair;
    rest = rest.replaceAll(pair, name);
  }
  return `${rules}~${rest}`;
}

const fourLetters = (names) => {
  const name = names.find((n) => n.length === 4) ?? names[0];
  return name[0] + name.slice(1).toLowerCase();
};

function scriptText() {
  const found = runs(classify(SCRIPTS.map(fourLetters), 'sc'));
  return found.map(([value, length]) => number(value) + number(length)).join('');
}

function write() {
  const line = (name, comment, value) => `/** ${comment} */\nexport const ${name} =\n  '${value}';\n`;
  return [
    '// Written by scripts/unicode.mjs. Do not edit.\n',
    line('UNICODE_VERSION', 'The version of Unicode that every table follows.', process.versions.unicode),
    line('CATEGORY_NAMES', 'General categories, in the order of their numbers.', CATEGORIES.join(' ').toUpperCase()),
    line(
      'CATEGORY_RUNS',
      'Runs: number of the category (30: upper and lower case letters in turn), length.',
      packed(categoryText(classify(CATEGORIES, 'gc'))),
    ),
    line(
      'SCRIPT_NAMES',
      'Scripts, in the order of their numbers.',
      packed(SCRIPTS.map((names) => names.join(':')).join(' ')),
    ),
    line('SCRIPT_RUNS', 'Runs: number of the script, length.', packed(scriptText())),
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
      'Next of the ring of case variants. Runs: start (from the last one), 2 * count + step - 1, difference (zigzag).',
      packed(caseText(caseRing())),
    ),
  ].join('\n');
}

function check() {
  const current = readFileSync(TARGET, 'utf8');
  const version = /UNICODE_VERSION =\s*'([^']*)'/.exec(current)?.[1];
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

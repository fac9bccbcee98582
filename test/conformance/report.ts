import { REASONS, type Reason } from './differences.js';
import { checkLoadFile, checkParseFile, type Report } from './run.js';
import { LOAD_FILES, PARSE_FILES } from './vectors.js';

const share = ({ successes, differences }: Report['literal']): string =>
  `${successes - differences.length} of ${successes}`.padEnd(14);

function line(report: Report): string {
  const wrong = new Set(report.mismatches.map((mismatch) => mismatch.id)).size;
  const right = `${report.cases - wrong} of ${report.cases}`;
  return `${report.file.padEnd(14)} ${right.padEnd(14)} ${report.successes === 0 ? '' : share(report) + share(report.literal)}`.trimEnd();
}

/** The same for all files together. */
function total(reports: readonly Report[]): string {
  const sum = (pick: (report: Report) => Report['literal']): string =>
    share({
      successes: reports.reduce((count, report) => count + pick(report).successes, 0),
      differences: reports.flatMap((report) => pick(report).differences),
    });
  return `${''.padEnd(30)}${sum((report) => report)}${sum((report) => report.literal)}`.trimEnd();
}

/** Which cases differ in some feed, by the reason that allows it. */
function listDifferences(reports: readonly Report[]): void {
  const all = reports.flatMap(({ file, differences }) => differences.map((found) => ({ file, ...found })));
  for (const reason of [undefined, ...Object.keys(REASONS)] as readonly (Reason | undefined)[]) {
    const found = all.filter((difference) => difference.reason === reason);
    if (found.length === 0) continue;
    console.log(`\n${reason ? REASONS[reason] : 'without a reason'}: ${found.length}`);
    for (const { file, id, feed } of found) console.log(`  ${file} ${id}, ${feed < 0 ? 'the prefix' : `feed ${feed}`}`);
  }
}

const reports = [...LOAD_FILES.map(checkLoadFile), ...PARSE_FILES.map(checkParseFile)];
console.log(`${''.padEnd(30)}every feed    … with single literals only`);
for (const report of reports) console.log(line(report));
console.log(total(reports));
if (process.argv.includes('--differences')) listDifferences(reports);
const mismatches = reports.flatMap((report) => report.mismatches.map((found) => ({ file: report.file, ...found })));
for (const found of mismatches.slice(0, 40)) console.log(`✗ ${found.file} ${found.id} (${found.mode}): ${found.what}`);
if (mismatches.length > 40) console.log(`… and ${mismatches.length - 40} more`);
process.exitCode = mismatches.length > 0 ? 1 : 0;

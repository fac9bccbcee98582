import { checkLoadFile, checkParseFile, type Report } from './run.js';
import { LOAD_FILES, PARSE_FILES } from './vectors.js';

function line(report: Report): string {
  const wrong = new Set(report.mismatches.map((mismatch) => mismatch.id)).size;
  const right = `${report.cases - wrong} of ${report.cases}`;
  const feeds = report.successes === 0 ? '' : `every feed identical: ${report.sameFeeds} of ${report.successes}`;
  return `${report.file.padEnd(14)} ${right.padEnd(14)} ${feeds}`.trimEnd();
}

const reports = [...LOAD_FILES.map(checkLoadFile), ...PARSE_FILES.map(checkParseFile)];
for (const report of reports) console.log(line(report));
const mismatches = reports.flatMap((report) => report.mismatches.map((found) => ({ file: report.file, ...found })));
for (const found of mismatches.slice(0, 40)) console.log(`✗ ${found.file} ${found.id} (${found.mode}): ${found.what}`);
if (mismatches.length > 40) console.log(`… and ${mismatches.length - 40} more`);
process.exitCode = mismatches.length > 0 ? 1 : 0;

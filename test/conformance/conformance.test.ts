import { expect, test } from 'vitest';
import { checkLoadFile, checkParseFile } from './run.js';
import { LOAD_FILES, PARSE_FILES } from './vectors.js';

test.each(LOAD_FILES)('every load verdict of %s is the reference’s', (file) => {
  const report = checkLoadFile(file);
  expect(report.cases).toBeGreaterThan(100);
  expect(report.mismatches).toEqual([]);
});

test.each(PARSE_FILES)('every message and event stream of %s is the reference’s, for every chunking', (file) => {
  const report = checkParseFile(file);
  expect(report.cases).toBeGreaterThan(20);
  expect(report.mismatches).toEqual([]);
  expect(report.differences.filter(({ reason }) => reason === undefined)).toEqual([]);
  expect(report.literal.differences).toEqual([]);
});

/** All sample files, as a glob of the protocol. */
export const SAMPLE_FILES = '**/*.samples.{json,jsonl}';

/** Whether a file of this name holds samples: it is never a template then, whatever else says so. */
export function isSampleFile(name: string): boolean {
  return /\.samples\.jsonl?$/.test(name);
}

/**
 * The addresses of the sample files that may belong to a template, in the order in which they are looked for: that of the folder's
 * template, or of the file's name. Specification of the product: `response_template.samples.json`, `NAME.samples.json`, or `.jsonl`.
 */
export function sampleFilesFor(uri: string): readonly string[] {
  const path = uri.replace(/[?#].*$/s, '');
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return sampleFileNames(path.slice(folder.length)).map((name) => folder + name);
}

/** The same for the name of a template's file, as names beside it. */
export function sampleFileNames(template: string): readonly string[] {
  const stem = template.replace(/\.json$/i, '');
  const own = [`${stem}.samples.jsonl`, `${stem}.samples.json`];
  const shared = ['response_template.samples.jsonl', 'response_template.samples.json'];
  const names = stem === 'tokenizer_config' ? [...shared, ...own] : [...own, ...shared];
  return [...new Set(names)];
}

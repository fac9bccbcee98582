import { parseArgs } from 'node:util';
import manifest from '../../package.json' with { type: 'json' };
import { batch } from './batch.js';
import { BATCH_HELP, HELP } from './help.js';
import { writer } from './output.js';

/** Exit codes: done, and used wrongly or unable to go on. */
const DONE = 0;
const UNABLE = 2;

class UsageError extends Error {}

async function runBatch(args: readonly string[]): Promise<void> {
  const { values } = readArgs(args, { help: { type: 'boolean', short: 'h' }, validate: { type: 'boolean' } });
  if (values.help === true) {
    process.stdout.write(BATCH_HELP);
    return;
  }
  await batch(process.stdin, writer(process.stdout), { validate: values.validate === true });
}

function readArgs(args: readonly string[], options: Record<string, { type: 'boolean'; short?: string }>) {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function run(args: readonly string[]): Promise<void> {
  const [command, ...rest] = args;
  if (command === undefined || command === '--help' || command === '-h' || command === 'help') {
    process.stdout.write(HELP);
  } else if (command === '--version' || command === '-V') {
    process.stdout.write(`${manifest.version}\n`);
  } else if (command === 'batch') {
    await runBatch(rest);
  } else {
    throw new UsageError(`There is no command "${command}".`);
  }
}

const isClosedPipe = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EPIPE';

function report(error: unknown): number {
  if (isClosedPipe(error)) return DONE; // the reader has seen enough
  const message = error instanceof Error ? error.message : String(error);
  const hint = error instanceof UsageError ? ' See response-template --help.' : '';
  process.stderr.write(`response-template: ${message}${hint}\n`);
  return UNABLE;
}

process.stdout.on('error', (error) => {
  process.exit(report(error));
});
run(process.argv.slice(2)).catch((error: unknown) => {
  process.exitCode = report(error);
});

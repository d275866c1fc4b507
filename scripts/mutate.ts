import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectFolder } from '../server/node/projectFolder.ts';
import { mutations } from './mutations/mutations.ts';
import type { Mutation } from './mutations/mutation.ts';
import { runCommand } from './runCommand.ts';

const usage = `Plants one fault at a time in the sources and reports whether a test fails.

  npm run mutate                  every fault
  npm run mutate -- --only cache  the faults whose name contains 'cache'
  npm run mutate -- --list        their names
  npm run mutate -- --all-tests   runs every unit and screen test where the likely ones pass

Exit code: 0 if every fault was caught, 1 if one was missed, 2 if a fault no longer fits its file.`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    list: { type: 'boolean', default: false },
    'all-tests': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const selected = mutations.filter(({ name }) => name.includes(values.only));

const pathOf = ({ file }: Mutation) => join(projectFolder, file);

/** Returns the file's text with the fault; throws an `Error` if the original text is not unique. */
function mutate(mutation: Mutation): string {
  const text = readFileSync(pathOf(mutation), 'utf8');
  const parts = text.split(mutation.find);
  if (parts.length !== 2)
    throw new Error(`${mutation.name}: found ${parts.length - 1} times in ${mutation.file}`);
  return parts.join(mutation.replace);
}

/** Runs tests until the first one fails; returns whether one did. */
async function failsIn(tests: readonly string[]): Promise<boolean> {
  const projects = ['unit', 'screens', 'long-screens'].flatMap((name) => ['--project', name]);
  const { code, output } = await runCommand(
    projectFolder,
    ['npx', 'vitest', 'run', ...projects, '--bail', '1', '--reporter', 'dot', ...tests],
    { NO_COLOR: '1' },
  );
  if (!output.includes('Test Files')) throw new Error(`The tests did not run:\n${output}`);
  return code !== 0;
}

/** Plants one fault, runs the tests that should notice it, and takes the fault out again. */
async function isCaught(mutation: Mutation): Promise<boolean> {
  const path = pathOf(mutation);
  const original = readFileSync(path, 'utf8');
  const restore = () => writeFileSync(path, original);
  const stop = () => {
    restore();
    process.exit(130);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    writeFileSync(path, mutate(mutation));
    if (await failsIn(mutation.tests)) return true;
    return values['all-tests'] && (await failsIn([]));
  } finally {
    restore();
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

/** Throws an `Error` if a file to be changed differs from the last commit. */
function requireCleanFiles(): void {
  const files = [...new Set(selected.map(({ file }) => file))];
  const changed = execFileSync('git', ['status', '--porcelain', '--', ...files], {
    cwd: projectFolder,
    encoding: 'utf8',
  });
  if (changed) throw new Error(`Commit these files first:\n${changed}`);
}

async function main(): Promise<number> {
  if (values.help) {
    console.log(usage);
    return 0;
  }
  if (values.list) {
    for (const { name, file } of selected) console.log(`${name}  (${file})`);
    return 0;
  }
  try {
    requireCleanFiles();
    for (const mutation of selected) mutate(mutation);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 2;
  }
  const missed: string[] = [];
  for (const mutation of selected) {
    const caught = await isCaught(mutation);
    console.log(`${caught ? '✓ caught' : '✗ missed'}  ${mutation.name}`);
    if (!caught) missed.push(mutation.name);
  }
  console.log(`\n${selected.length - missed.length} caught, ${missed.length} missed`);
  return missed.length > 0 ? 1 : 0;
}

process.exitCode = await main();

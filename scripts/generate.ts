// Generates the types, operations, limits and version of the contract, the page of its interactions
// and the database migrations, offline and deterministically. --check changes nothing and fails if
// a committed file is stale; --name sets the name of a new migration.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { generateContractTypes } from '../tools/openapi/generate.ts';
import { readDocument } from '../openapi/readDocument.ts';
import { readPact } from './pact/pactFile.ts';
import { createInteractionsPage } from './generate/writeInteractions.ts';
import { createLimitsModules } from './generate/writeLimits.ts';
import {
  createAccountKindsModule,
  createLimitedOperationsModule,
  createOperationModules,
} from './generate/writeOperations.ts';
import { createVersionModule } from './generate/writeVersion.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = 'openapi/openapi.yaml';
const migrations = 'server/db/migrations';
const schema = 'server/db/schema.ts';

/**
 * Returns the command line of drizzle-kit that adds a migration to a folder if the schema changed.
 * The folder is relative to the root.
 */
function drizzleKit(folder: string, ...more: string[]): string[] {
  const program = join('node_modules', 'drizzle-kit', 'bin.cjs');
  return [
    program,
    'generate',
    '--dialect',
    'postgresql',
    '--schema',
    `./${schema}`,
    '--out',
    folder,
    ...more,
  ];
}

/**
 * Compares the schema with a temporary copy of the migrations. Returns true if drizzle-kit would
 * add a migration or ask a question.
 */
async function isMigrationMissing(): Promise<boolean> {
  if (!existsSync(join(root, migrations))) return true;
  await mkdir(join(root, '.cache'), { recursive: true });
  // Inside the root, because drizzle-kit takes every path as relative to it.
  const copy = await mkdtemp(join(root, '.cache', 'migrations-'));
  try {
    await cp(join(root, migrations), copy, { recursive: true });
    const folder = `./${relative(root, copy).split(sep).join('/')}`;
    const run = spawnSync(process.execPath, drizzleKit(folder), {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return !run.stdout.includes('No schema changes');
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Returns the text of each file that is generated from the document and the pacts. */
async function createContractFiles(): Promise<[path: string, text: string][]> {
  const document = readDocument();
  const { operations, organiserOperations } = createOperationModules(document);
  const { limits, workLimits } = createLimitsModules(document);
  const pacts = globSync('pacts/*.json', { cwd: root }).sort();
  const interactions = pacts.flatMap((file) => readPact(join(root, file)).interactions);
  return [
    ['openapi/schema.d.ts', await generateContractTypes(new URL(`../${source}`, import.meta.url))],
    ['openapi/operations.ts', operations],
    ['openapi/organiserOperations.ts', organiserOperations],
    ['openapi/accountKinds.ts', createAccountKindsModule(document)],
    ['openapi/limitedOperations.ts', createLimitedOperationsModule(document)],
    ['openapi/limits.ts', limits],
    ['openapi/workLimits.ts', workLimits],
    ['openapi/version.ts', createVersionModule(document)],
    ['docs/interactions.md', await createInteractionsPage(document, interactions)],
  ];
}

async function check(): Promise<void> {
  const stale: string[] = [];
  const committed = (path: string) => readFile(join(root, path), 'utf8').catch(() => undefined);
  for (const [path, text] of await createContractFiles())
    if ((await committed(path)) !== text) stale.push(path);
  if (await isMigrationMissing()) stale.push(`${migrations} does not match ${schema}`);
  for (const line of stale) console.error(`Stale: ${line}. Run: npm run generate`);
  if (stale.length > 0) process.exitCode = 1;
}

async function generate(name: string | undefined): Promise<void> {
  for (const [path, text] of await createContractFiles()) {
    await writeFile(join(root, path), text);
    console.log(`${path} written`);
  }
  const naming = name === undefined ? [] : ['--name', name];
  spawnSync(process.execPath, drizzleKit(`./${migrations}`, ...naming), {
    cwd: root,
    stdio: 'inherit',
  });
  // drizzle-kit exits with 0 even if it had a question and no terminal to ask it on.
  if (await isMigrationMissing()) process.exitCode = 1;
}

const { values } = parseArgs({ options: { check: { type: 'boolean' }, name: { type: 'string' } } });
if (values.check) await check();
else await generate(values.name);

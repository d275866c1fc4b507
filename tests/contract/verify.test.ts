import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { operationsOf, readDocument } from '../../scripts/pact/operations.ts';
import { type Finished, runCommand } from '../../scripts/runCommand.ts';
import { plantFaults } from './faults.ts';
import { pacts } from './pacts.ts';
import { openMemory, type ReferenceHost, startReference } from './referenceHost.ts';

// Every test here waits for whole processes.
vi.setConfig({ testTimeout: 60_000 });

const operations = operationsOf(readDocument());
const promised = operations.filter(({ isExtension }) => !isExtension).map(({ id }) => id);
const [whole] = pacts;
if (!whole) throw new Error('There is no pact.');
/** What the provider test need not repeat: here the command counts. */
const successes = {
  ...whole,
  interactions: whole.interactions.filter(({ response }) => response.status < 300),
};

const folder = mkdtempSync(join(tmpdir(), 'verify-'));
const pactPath = join(folder, 'successes.json');
writeFileSync(pactPath, JSON.stringify(successes));
const spoiled = new Set<string>();
let host: ReferenceHost;

beforeAll(async () => {
  host = await startReference(await openMemory(), (app) =>
    plantFaults(app, successes, operations, spoiled),
  );
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await host.close();
});

function verify(...words: string[]): Promise<Finished> {
  return runCommand(join(import.meta.dirname, '../..'), [
    process.execPath,
    'scripts/pactVerify.ts',
    '--pact',
    pactPath,
    ...words,
  ]);
}

const verifyHost = (...words: string[]) =>
  verify('--provider-url', host.providerUrl, '--state-url', host.stateUrl, ...words);

/** The names of the operations whose line begins with a sign. */
const marked = (sign: string, output: string) =>
  [...output.matchAll(new RegExp(String.raw`^[${sign}] (\w+)`, 'gm'))].map(([, id]) => id);

it('finds that a sound server holds in every operation, and writes that down', async () => {
  const [json, junit] = [join(folder, 'result.json'), join(folder, 'result.xml')];
  const { code, output } = await verifyHost('--json', json, '--junit', junit);
  expect({ code, held: marked('✓', output), fellShort: marked('✗', output) }).toEqual({
    code: 0,
    held: promised,
    fellShort: [],
  });
  expect(output).toMatch(/^- logoutClub +skipped: an extension, which a backend need not offer$/m);
  expect(output).toMatch(
    new RegExp(
      String.raw`\n\n${operations.length} operations: ${promised.length} held, 0 fell short, 2 skipped \(\d+ of \d+ interactions tried in [\d.]+ s\)$`,
    ),
  );
  const report = JSON.parse(readFileSync(json, 'utf8')) as {
    totals: object;
    operations: { operationId: string; outcome: string }[];
  };
  expect(report.totals).toMatchObject({ held: promised.length, 'fell short': 0, skipped: 2 });
  expect(
    report.operations
      .filter(({ outcome }) => outcome === 'held')
      .map(({ operationId }) => operationId),
  ).toEqual(promised);
  expect(readFileSync(junit, 'utf8').match(/<testcase /g)).toHaveLength(operations.length);
});

describe.each([0, 1])('with a fault in every second operation, from number %i', (first) => {
  it('names exactly those', async () => {
    const faulty = promised.filter((_, index) => index % 2 === first);
    faulty.forEach((id) => spoiled.add(id));
    const { code, output } = await verifyHost().finally(() => spoiled.clear());
    expect({ code, fellShort: marked('✗', output), held: marked('✓', output) }).toEqual({
      code: 1,
      fellShort: faulty,
      held: promised.filter((id) => !faulty.includes(id)),
    });
    for (const line of output.split('\n').filter((each) => each.startsWith('✗'))) {
      expect(line).toMatch(
        /fell short: .+ -> (\$\S*: Actual map is missing the following keys: \w+|status: expected 20\d, came 203)/,
      );
    }
  });
});

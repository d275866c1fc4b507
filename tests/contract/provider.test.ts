import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readDocument } from '../../openapi/readDocument.ts';
import { listDocumentedOperations } from '../../scripts/pact/operations.ts';
import { otherResponseShape } from '../../scripts/pact/outcome.ts';
import { verifyCommand } from '../../scripts/pact/verifyCommand.ts';
import type { CommandResult } from '../../scripts/runCommand.ts';
import { pacts } from './committedPacts.ts';
import { injectFaults } from './injectFaults.ts';
import { type ReferenceServer, startReferenceServer, type WrapApp } from './referenceServer.ts';
import { openTestDatabase } from '../support/testDatabase.ts';
import { runInProcess } from './runInProcess.ts';
import { states } from './states.ts';

// Each verification sends several hundred requests.
vi.setConfig({ testTimeout: 60_000 });

const operations = listDocumentedOperations(readDocument());
const requiredOperations = operations.filter(({ isExtension }) => !isExtension).map(({ id }) => id);
const interactions = pacts.flatMap((each) => each.interactions);

const folder = mkdtempSync(join(tmpdir(), 'provider-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [pact] = pacts;
if (!pact) throw new Error('There is no pact.');
/** The pact without error responses, because only successful responses get faults. */
const successes = {
  ...pact,
  interactions: pact.interactions.filter(({ response }) => response.status < 300),
};
const successesPath = join(folder, 'successes.json');
writeFileSync(successesPath, JSON.stringify(successes));
const faultyOperations = new Set<string>();
const withFaults: WrapApp = (app) => injectFaults(app, successes, operations, faultyOperations);

const verify = (server: ReferenceServer, ...args: string[]): Promise<CommandResult> =>
  runInProcess(verifyCommand, {
    args: ['--provider-url', server.providerUrl, '--state-url', server.stateUrl, ...args],
  });

/** Returns the operationIds of the report lines that start with a symbol. */
const operationsMarked = (symbol: string, output: string) =>
  [...output.matchAll(new RegExp(String.raw`^[${symbol}] (\w+)`, 'gm'))].map(([, id]) => id);

it('has a seed for each provider state of the pacts, and no other', () => {
  const stateNames = interactions.flatMap(({ providerStates = [] }) =>
    providerStates.map(({ name }) => name),
  );
  expect([...new Set(stateNames)].sort()).toEqual(Object.keys(states).sort());
});

type JsonReport = {
  totals: object;
  operations: {
    operationId: string;
    status: string;
    interactions: { status: string; reason?: string }[];
  }[];
};

describe('the reference server', () => {
  const [json, junit] = [join(folder, 'report.json'), join(folder, 'report.xml')];
  let server: ReferenceServer;
  let result: CommandResult;
  let report: JsonReport;
  beforeAll(async () => {
    server = await startReferenceServer(await openTestDatabase(), withFaults);
  });
  beforeAll(async () => {
    result = await verify(server, '--json', json, '--junit', junit);
    report = JSON.parse(readFileSync(json, 'utf8')) as JsonReport;
  });
  afterAll(() => server.close());

  it.each(requiredOperations)('passes %s', (id) => {
    const lines = result.output.split('\n').filter((line) => line.split(' ')[1] === id);
    expect(lines).toEqual([expect.stringMatching(/^✓/)]);
  });

  it('was verified with every interaction, and never violated the document', () => {
    const verified = report.operations
      .flatMap((operation) => operation.interactions)
      .filter(({ status, reason }) => status === 'passed' || reason === otherResponseShape.reason);
    expect(verified).toHaveLength(interactions.length);
    expect(server.violations).toEqual([]);
  });

  it('passes as a whole, in the output and in both reports', () => {
    const { code, output } = result;
    expect({
      code,
      passed: operationsMarked('✓', output),
      failed: operationsMarked('✗', output),
    }).toEqual({ code: 0, passed: requiredOperations, failed: [] });
    expect(output).toMatch(
      /^- logoutClub +skipped: an extension, which is optional for a backend$/m,
    );
    expect(output).toMatch(
      new RegExp(
        String.raw`\n\n${operations.length} operations: ${requiredOperations.length} passed, 0 failed, ${operations.length - requiredOperations.length} skipped \(\d+ of \d+ interactions verified in [\d.]+ s\)$`,
      ),
    );
    expect(report.totals).toMatchObject({
      passed: requiredOperations.length,
      failed: 0,
      skipped: operations.length - requiredOperations.length,
    });
    expect(
      report.operations
        .filter(({ status }) => status === 'passed')
        .map(({ operationId }) => operationId),
    ).toEqual(requiredOperations);
    expect(readFileSync(junit, 'utf8').match(/<testcase /g)).toHaveLength(operations.length);
  });

  it.each([0, 1])(
    'fails in exactly the operations with a fault: every second one from number %i',
    async (first) => {
      const faulty = requiredOperations.filter((_, index) => index % 2 === first);
      faulty.forEach((id) => faultyOperations.add(id));
      const { code, output } = await verify(server, '--pact', successesPath).finally(() =>
        faultyOperations.clear(),
      );
      expect({
        code,
        failed: operationsMarked('✗', output),
        passed: operationsMarked('✓', output),
      }).toEqual({
        code: 1,
        failed: faulty,
        passed: requiredOperations.filter((id) => !faulty.includes(id)),
      });
      for (const line of output.split('\n').filter((each) => each.startsWith('✗'))) {
        expect(line).toMatch(
          /failed: .+ -> (\$\S*: Actual map is missing the following keys: \w+|status: expected 20\d, got 203)/,
        );
      }
    },
  );
});

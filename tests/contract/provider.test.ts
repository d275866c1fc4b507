import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listOperations } from '../../openapi/document.ts';
import { readDocument } from '../../openapi/readDocument.ts';
import { listContractCases } from '../../openapi/cases/contractCases.ts';
import { resolveState, stateNames } from '../../openapi/states.ts';
import { otherResponseShape } from '../../scripts/pact/verifyBackend.ts';
import type { CommandResult } from '../../scripts/lib/runCommand.ts';
import { openTestDatabase } from '../support/database/testDatabase.ts';
import { pacts } from './committedPacts.ts';
import { type ReferenceServer, startReferenceServer } from './referenceServer.ts';
import { verify } from './verify.ts';

// Each verification sends several hundred requests.
vi.setConfig({ testTimeout: 60_000 });

const document = readDocument();
const operations = listOperations(document);
const cases = listContractCases(document);
/** Some extensions have neither an interaction nor a request that follows from the document. */
const verifiedIds = operations
  .filter(
    ({ operation }) =>
      !operation['x-extension'] || cases.some(({ entry }) => entry.operation === operation),
  )
  .map(({ operation }) => operation.operationId);
const skipped = operations.length - verifiedIds.length;
const interactions = pacts.flatMap((each) => each.interactions);

const folder = mkdtempSync(join(tmpdir(), 'provider-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('has each provider state of the requests with its parameters, and no other', () => {
  const used = [
    ...interactions.flatMap(({ providerStates = [] }) => providerStates),
    ...cases.map(({ state }) => state),
  ].map(({ name, params = {} }) => [name, Object.keys(params).sort()] as const);
  const described = stateNames.map((name) => [name, resolveState(name).parameters] as const);
  expect(Object.fromEntries(used)).toEqual(Object.fromEntries(described));
});

type JsonReport = {
  totals: object;
  operations: {
    operationId: string;
    status: string;
    requests: { chapter: string; status: string; reason?: string }[];
  }[];
};

describe('the reference server', () => {
  const [json, junit] = [join(folder, 'report.json'), join(folder, 'report.xml')];
  let server: ReferenceServer;
  let result: CommandResult;
  let report: JsonReport;
  beforeAll(async () => {
    server = await startReferenceServer(await openTestDatabase());
  });
  beforeAll(async () => {
    const { providerUrl, stateUrl } = server;
    const urls = ['--provider-url', providerUrl, '--state-url', stateUrl];
    result = await verify([...urls, '--strict', '--json', json, '--junit', junit]);
    report = JSON.parse(readFileSync(json, 'utf8')) as JsonReport;
  });
  afterAll(() => server.close());

  it.each(verifiedIds)('passes %s', (id) => {
    const lines = result.output.split('\n').filter((line) => line.split(' ')[1] === id);
    expect(lines).toEqual([expect.stringMatching(/^✓/)]);
  });

  it('was verified with every request, and never violated the document', () => {
    const requests = report.operations.flatMap((operation) => operation.requests);
    const unverified = requests.filter(
      ({ status, reason }) => status !== 'passed' && reason !== otherResponseShape,
    );
    expect(unverified).toEqual([]);
    expect(requests.filter(({ chapter }) => chapter === 'pact')).toHaveLength(interactions.length);
    expect(server.violations).toEqual([]);
  });

  it('passes as a whole, in the output and in both reports', () => {
    expect(result.code).toBe(0);
    expect(result.output).toMatch(
      new RegExp(
        String.raw`\n\n${operations.length} operations: ${verifiedIds.length} passed, 0 failed, 0 not built yet, ${skipped} skipped \(\d+ of \d+ requests verified in [\d.]+ s\)$`,
      ),
    );
    expect(report.totals).toMatchObject({
      passed: verifiedIds.length,
      failed: 0,
      skipped,
      unbuilt: 0,
    });
    expect(
      report.operations
        .filter(({ status }) => status === 'passed')
        .map(({ operationId }) => operationId),
    ).toEqual(verifiedIds);
    expect(readFileSync(junit, 'utf8').match(/<testcase /g)).toHaveLength(operations.length);
  });
});

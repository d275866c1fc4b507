import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findReadBack } from '../../openapi/cases/readBack.ts';
import { listContractCases } from '../../openapi/cases/contractCases.ts';
import { listOperations, type OperationEntry } from '../../openapi/document.ts';
import { readDocument } from '../../openapi/readDocument.ts';
import { createRouteMatcher } from '../../openapi/routes.ts';
import {
  type FetchHandler,
  type ReferenceServer,
  startReferenceServer,
} from '../contract/referenceServer.ts';
import { verify } from '../contract/verify.ts';
import { openTestDatabase } from '../support/database/testDatabase.ts';

// A backend that acknowledges writes and does nothing: it sends what the reference server has answered.

const idOf = ({ operation }: OperationEntry) => operation.operationId;
const document = readDocument();
const operations = listOperations(document);
const findOperation = createRouteMatcher(operations);
const readBack = operations.filter((entry) => findReadBack(document, entry)).map(idOf);
const cases = listContractCases(document);
/** What another write needs: if it does nothing, the other one is refused. */
const needed = new Set(cases.flatMap(({ after = [] }) => after.map(({ entry }) => idOf(entry))));

/** The successes of the reference server by operation, in the order of the requests. */
const answers = new Map<string, (Response | undefined)[]>();
const counts = new Map<string, number>();
let idle: string[] = [];

const acknowledge =
  (app: FetchHandler): FetchHandler =>
  async (request) => {
    const id = findOperation(request.method, new URL(request.url).pathname)?.operation.operationId;
    if (id === undefined || !readBack.includes(id)) return app(request);
    const count = counts.get(id) ?? 0;
    counts.set(id, count + 1);
    const answer = answers.get(id)?.[count];
    if (idle.includes(id) && answer) return answer.clone();
    const response = await app(request);
    if (idle.length === 0)
      answers.set(id, [...(answers.get(id) ?? []), response.ok ? response.clone() : undefined]);
    return response;
  };

const folder = mkdtempSync(join(tmpdir(), 'acknowledged-'));
let server: ReferenceServer;
beforeAll(async () => {
  server = await startReferenceServer(await openTestDatabase(), acknowledge);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server.close();
});

type Report = { operations: { operationId: string; status: string; requests: object[] }[] };

/** Verifies a backend in which these operations do nothing. Returns the report of each operation. */
async function verifyWithIdle(ids: string[]): Promise<Report['operations']> {
  idle = ids;
  counts.clear();
  const json = join(folder, 'report.json');
  const { providerUrl, stateUrl } = server;
  await verify([`--provider-url=${providerUrl}`, `--state-url=${stateUrl}`, `--json=${json}`]);
  return (JSON.parse(readFileSync(json, 'utf8')) as Report).operations;
}

it('the reference server does what it acknowledges', async () => {
  const sound = await verifyWithIdle([]);
  expect(sound.filter(({ status }) => status === 'failed')).toEqual([]);
  expect(readBack.length).toBeGreaterThanOrEqual(80);
});

it.each([
  ['others need', true],
  ['no other needs', false],
])('pact:verify notices each write that %s, is acknowledged and not done', async (_, isNeeded) => {
  const ids = readBack.filter((id) => needed.has(id) === isNeeded);
  const named = (await verifyWithIdle(ids))
    .filter(({ requests }) => JSON.stringify(requests).includes('nothing was changed'))
    .map(({ operationId }) => operationId);
  // What needs one of them may have nothing to change.
  const others = new Set(
    cases
      .filter(({ after = [] }) => after.some(({ entry }) => ids.includes(idOf(entry))))
      .map(({ entry }) => idOf(entry))
      .filter((id) => !ids.includes(id)),
  );
  expect(named.filter((id) => !others.has(id)).sort()).toEqual(ids.sort());
});

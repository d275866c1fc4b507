import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, lt } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findReadBack } from '../../openapi/cases/readBack.ts';
import { acceptedAccounts, listOperations, type OperationEntry } from '../../openapi/document.ts';
import { readDocument } from '../../openapi/readDocument.ts';
import { createRouteMatcher } from '../../openapi/routes.ts';
import { accountTables } from '../../server/accounts/queries.ts';
import { openSession } from '../../server/auth/auth.ts';
import { hashToken } from '../../server/lib/hashToken.ts';
import { sessions } from '../../server/db/schema.ts';
import {
  type FetchHandler,
  type ReferenceServer,
  startReferenceServer,
} from '../contract/referenceServer.ts';
import { verify } from '../contract/verify.ts';
import { openTestDatabase, type TestDatabase } from '../support/database/testDatabase.ts';
import { faultKinds } from './faultKinds.ts';

// Plants each kind of fault in the responses of the reference server, in every second operation.

const document = readDocument();
const findOperation = createRouteMatcher(listOperations(document));
const ids = listOperations(document).map(({ operation }) => operation.operationId);
const readBacks = new Map(
  listOperations(document).map((entry) => [
    entry.operation.operationId,
    findReadBack(document, entry)?.entry.operation.operationId ?? '',
  ]),
);

let kind = '';
let remainder = 0;
/** What the report has to say of the faults, by operation. */
const planted = new Map<string, RegExp[]>();

const soundVariation = 'nothing wrong';

/** Returns a body with more fields, and its fields and lists in another order. */
function writeOtherwise(value: unknown): unknown {
  if (Array.isArray(value)) return value.toReversed().map(writeOtherwise);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, each]) => [name, writeOtherwise(each)]);
  return Object.fromEntries([['added_by_backend', ['lebih']], ...fields.toReversed()]);
}

const now = () => new Date();
const others = { participant: { participantId: 47 }, club: { clubId: 11 } };

async function hasExpiredToken({ headers }: Request): Promise<boolean> {
  const token = headers.get('authorization')?.replace('Bearer ', '');
  if (token === undefined) return false;
  const tokenHash = await hashToken(token);
  const isExpired = and(eq(sessions.tokenHash, tokenHash), lt(sessions.expiresAt, now()));
  return (await database.db.$count(sessions, isExpired)) > 0;
}

/** Sends a read of a participant or club as if another one had asked for its own. */
async function readOfOthers(
  app: FetchHandler,
  { method, operation }: OperationEntry,
  { url }: Request,
): Promise<Record<string, unknown> | undefined> {
  const [account] = acceptedAccounts(operation);
  if (method !== 'get' || (account !== 'participant' && account !== 'club')) return undefined;
  const { db } = database;
  const [id = 0] = Object.values(others[account]);
  const table = accountTables[account];
  if ((await db.$count(table, eq(table.id, id))) === 0) return undefined;
  const token = await openSession({ db, now }, others[account]);
  const headers = { Authorization: `Bearer ${token}` };
  const response = await app(new Request(url.replace(/\/5(?=\/|$|\?)/, '/11'), { headers }));
  return response.ok ? ((await response.json()) as Record<string, unknown>) : undefined;
}

const plantFaults =
  (app: FetchHandler): FetchHandler =>
  async (request) => {
    const response = await app(request);
    const entry = findOperation(request.method, new URL(request.url).pathname);
    const id = entry?.operation.operationId ?? '';
    if (!entry || (kind !== soundVariation && ids.indexOf(id) % 2 !== remainder)) return response;
    if (!response.headers.get('content-type')?.startsWith('application/json')) return response;
    const { status } = response;
    const body = (await response.clone().json()) as Record<string, unknown>;
    if (kind === soundVariation)
      return new Response(JSON.stringify(writeOtherwise(body), null, 2), {
        status,
        headers: {
          ...Object.fromEntries(response.headers),
          'content-type': 'application/json; charset=UTF-8',
        },
      });
    const fault = faultKinds[kind]?.({
      document,
      entry,
      path: new URL(request.url).pathname,
      hasExpiredToken: await hasExpiredToken(request),
      ofOthers: await readOfOthers(app, entry, request),
      status,
      body,
    });
    if (!fault) return response;
    planted.set(id, [...(planted.get(id) ?? []), fault.name]);
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    if (fault.type !== undefined) headers.set('content-type', fault.type);
    const text = JSON.stringify(fault.body ?? body);
    return new Response(text, { status: fault.status ?? status, headers });
  };

const folder = mkdtempSync(join(tmpdir(), 'faults-'));
let database: TestDatabase;
let server: ReferenceServer;
beforeAll(async () => {
  database = await openTestDatabase();
  server = await startReferenceServer(database, plantFaults);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server.close();
});

type Report = { operations: { operationId: string; status: string; requests: object[] }[] };

/** Each kind in one half of the operations; ids are compared by what each of them has, so in both. */
const halves = Object.keys(faultKinds).flatMap((name, index) =>
  (name === 'another id than was asked for' ? [0, 1] : [index % 2]).map(
    (first) => [name, first] as const,
  ),
);

/** A sound write fails too, if the operation that shows what it has changed has the fault. */
const isReadWrongly = (id: string) => !planted.has(id) && planted.has(readBacks.get(id) ?? '');

it.each(halves)(
  'pact:verify finds and names %s in exactly the operations that have it: every second one from number %i',
  async (name, first) => {
    [kind, remainder] = [name, first];
    planted.clear();
    const json = join(folder, 'report.json');
    const { providerUrl, stateUrl } = server;
    await verify([`--provider-url=${providerUrl}`, `--state-url=${stateUrl}`, `--json=${json}`]);
    const { operations } = JSON.parse(readFileSync(json, 'utf8')) as Report;
    expect(planted.size).toBeGreaterThan(3);
    // Some extensions have no request that follows from the document.
    const verified = operations.filter(
      ({ operationId, requests }) => requests.length > 0 && !isReadWrongly(operationId),
    );
    // What a write has changed is read with another operation, and named at the write.
    const readWith = (id: string) =>
      operations.filter(
        ({ operationId }) => operationId === id || readBacks.get(operationId) === id,
      );
    const isFound = ({ operationId }: Report['operations'][number]) => {
      const requests = JSON.stringify(readWith(operationId).flatMap((each) => each.requests));
      return planted.get(operationId)?.every((fault) => fault.test(requests)) ?? true;
    };
    expect(verified.map((each) => [each.operationId, each.status, isFound(each)])).toEqual(
      verified.map(({ operationId }) => [
        operationId,
        planted.has(operationId) ? 'failed' : 'passed',
        true,
      ]),
    );
  },
);

it('pact:verify passes a backend that writes its responses otherwise', async () => {
  kind = soundVariation;
  const { providerUrl, stateUrl } = server;
  const { code, output } = await verify([
    `--provider-url=${providerUrl}`,
    `--state-url=${stateUrl}`,
    '--strict',
  ]);
  expect(output.split('\n').filter((line) => line.startsWith('✗'))).toEqual([]);
  expect(code).toBe(0);
});

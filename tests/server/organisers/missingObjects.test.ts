import { beforeAll, expect, it } from 'vitest';
import { acceptedAccounts, listOperations } from '../../../openapi/document.ts';
import { readDocument } from '../../../openapi/readDocument.ts';
import { openSession } from '../../../server/auth/auth.ts';
import { auditLog } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createOrganiserChanges } from '../../support/organiserChanges.ts';

const backend = useBackend();

let token: string;
beforeAll(async () => {
  token = await openSession({ db: backend.db, now: () => new Date() }, { organiserId: 1 });
});

const send = async (method: string, path: string, body?: unknown) => {
  const response = await backend.request(method, path, { token, body });
  return { ...response, body: response.body as { data: { id: number } } };
};

const operations = listOperations(readDocument())
  .filter(
    ({ method, operation }) => method !== 'get' && acceptedAccounts(operation)[0] === 'organiser',
  )
  .filter(({ path }) => path.includes('{'))
  .map(({ method, operation }) => ({ method: method.toUpperCase(), id: operation.operationId }));

/**
 * The same path with one of its ids replaced by that of nothing and, above what a tournament has alone, by that of
 * another tournament.
 */
function listOthers(path: string): string[] {
  const segments = path.split('/');
  const places = segments.flatMap((segment, index) => (/^\d+$/.test(segment) ? [index] : []));
  const [first = 0, second] = places;
  const isOwned = second !== undefined && segments[second - 1] !== 'categories';
  return [
    ...places.map((place) => segments.with(place, '999999').join('/')),
    ...(isOwned ? [segments.with(first, '12').join('/')] : []),
  ];
}

it.each(operations)('$id changes nothing that is not there', async ({ id, method }) => {
  const change = await createOrganiserChanges({ db: backend.db, send }).changes[id]?.();
  const others = listOthers(change?.path ?? '');
  expect(others).not.toEqual([]);
  const before = await backend.db.$count(auditLog);
  const answers = [];
  for (const path of others) {
    const { status, body } = await send(method, path, change?.body);
    answers.push({ path, status, body });
  }
  expect(answers).toEqual(others.map((path) => expect.objectContaining({ path, status: 404 })));
  expect(await backend.db.$count(auditLog)).toBe(before);
});

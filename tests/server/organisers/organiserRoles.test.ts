import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  acceptedAccounts,
  acceptedRoles,
  listOperations,
  type OperationEntry,
} from '../../../openapi/document.ts';
import { encodeBody, exampleRequest, requestUrl } from '../../../openapi/cases/exampleRequest.ts';
import { extensionState } from '../../../openapi/cases/extensionCases.ts';
import { readDocument } from '../../../openapi/readDocument.ts';
import type { Organiser, OrganiserRole } from '../../../openapi/schema.d.ts';
import { cardScopes, tableCardKinds } from '../../../openapi/tableCardKinds.ts';
import type { CallerRole } from '../../../openapi/types.ts';
import { openSession } from '../../../server/auth/auth.ts';
import { tableCards } from '../../../server/db/schema.ts';
import { holdToday } from '../../support/database/holdToday.ts';
import { emptyDatabase, states } from '../../contract/states.ts';
import { useBackend } from '../../support/database/backend.ts';
import { readRows } from '../../support/database/readRows.ts';
import { testPasswords, testPictures } from '../../support/database/testDatabase.ts';

const backend = useBackend();
const document = readDocument();
const now = () => new Date();
const password = 'lintasan-garis-24';
/** Organisers of the state, by role. */
const ids: Record<OrganiserRole, number> = { owner: 3, organiser: 4 };
const organiserRoles = Object.keys(ids) as OrganiserRole[];
const roles: CallerRole[] = [
  ...organiserRoles,
  'scores_card',
  'check_in_card',
  'queue_card',
  'judge_card',
];
/** Opens a session of a role: of an organiser, or of a table card for tournament 7 and category 1. */
async function openFor(role: CallerRole): Promise<string> {
  if (role === 'owner' || role === 'organiser') return open(ids[role]);
  const kind = tableCardKinds.find((each) => role === `${each}_card`) ?? 'scores';
  const [card] = await backend.db
    .insert(tableCards)
    .values({
      tournamentId: 7,
      kind,
      categoryId: cardScopes[kind] === 'category' ? 1 : null,
      label: `Meja ${role}`,
      tokenHash: `token for ${role}`,
      codeHash: `code for ${role}`,
      createdBy: ids.owner,
    })
    .returning();
  await holdToday(backend.db, 7);
  const table = { tableCardId: card?.id ?? 0, personName: 'Rina', device: '' };
  return openSession({ db: backend.db, now }, table);
}

const open = (organiserId: number) => openSession({ db: backend.db, now }, { organiserId });
const changeRole = (token: string, id: number, role: OrganiserRole) =>
  backend.request('PUT', `/api/organiser/organisers/${id}/role`, {
    token,
    body: { role, current_password: password },
  });

async function seed(): Promise<void> {
  const { db, files } = backend;
  await emptyDatabase(db);
  await states[extensionState](
    { db, files, passwords: testPasswords, pictures: testPictures, now },
    {},
  );
}

async function readOrganisers(token: string): Promise<Organiser[]> {
  const { body } = await backend.request('GET', '/api/organiser/organisers', { token });
  return (body as { data: Organiser[] }).data;
}

type Row = [operationId: string, role: CallerRole, entry: OperationEntry];

/** Each operation of organisers with each role. */
const matrix = listOperations(document)
  .filter(({ operation }) => acceptedAccounts(operation).includes('organiser'))
  .flatMap((entry) => roles.map((role): Row => [entry.operation.operationId, role, entry]));
const isAllowed = ([, role, { operation }]: Row) => acceptedRoles(operation).includes(role);

/** Sends the example of the document. */
async function sendExample(token: string, entry: OperationEntry) {
  const request = exampleRequest(document, entry);
  return backend.request(entry.method.toUpperCase(), requestUrl(request), {
    token,
    body: encodeBody(document, request),
  });
}

describe('who may', () => {
  beforeEach(seed);

  it.each(matrix.filter(isAllowed))('%s may be called by an %s', async (_id, role, entry) => {
    const { status } = await sendExample(await openFor(role), entry);
    expect([401, 403]).not.toContain(status);
    expect(status).toBeLessThan(500);
  });
});

describe('who may not', () => {
  const tokens = new Map<CallerRole, string>();
  beforeAll(async () => {
    await seed();
    for (const role of roles) tokens.set(role, await openFor(role));
  });

  it.each(matrix.filter((row) => !isAllowed(row)))(
    '%s is refused for an %s, and changes nothing',
    async (_id, role, entry) => {
      const before = await readRows(backend.db);
      expect(await sendExample(tokens.get(role) ?? '', entry)).toMatchObject({
        status: 403,
        body: {
          message:
            role === 'organiser'
              ? 'Hanya pemilik yang dapat melakukan ini.'
              : 'Kartu meja ini tidak berlaku untuk tindakan ini.',
        },
      });
      expect(await readRows(backend.db)).toEqual(before);
    },
  );
});

describe('a role', () => {
  beforeEach(seed);

  it('is answered by the session, the sign-in and the list', async () => {
    const token = await open(ids.organiser);
    expect(await backend.request('GET', '/api/organiser/me', { token })).toMatchObject({
      body: { user: { role: 'organiser' } },
    });
    const body = { email: 'wulan@panitia.example', password };
    expect(await backend.request('POST', '/api/organiser/login', { body })).toMatchObject({
      body: { user: { role: 'owner' } },
    });
    const found = Object.fromEntries(
      (await readOrganisers(token)).map(({ id, role }) => [id, role]),
    );
    expect(found).toEqual({ 3: 'owner', 4: 'organiser' });
  });

  it('holds from the next request on, and the audit log says so once', async () => {
    const token = await open(ids.owner);
    const other = await open(ids.organiser);
    expect((await changeRole(other, ids.organiser, 'owner')).status).toBe(403);
    expect(await changeRole(token, ids.organiser, 'owner')).toMatchObject({
      status: 200,
      body: { message: 'Bayu Nugraha kini pemilik.' },
    });
    expect((await changeRole(token, ids.organiser, 'owner')).status).toBe(200);
    expect(await changeRole(other, ids.owner, 'organiser')).toMatchObject({
      status: 200,
      body: { message: 'Wulan Prameswari kini penyelenggara.' },
    });
    expect((await changeRole(token, ids.organiser, 'organiser')).status).toBe(403);
    const { body } = await backend.request('GET', '/api/organiser/audit-log', { token });
    const lines = (body as { data: { operation: string; detail: string | null }[] }).data;
    expect(
      lines
        .filter(({ operation }) => operation === 'changeOrganiserRole')
        .map(({ detail }) => detail),
    ).toEqual(['organiser', 'owner']);
  });

  it('is not changed of somebody who is deactivated or does not exist', async () => {
    const token = await open(ids.owner);
    await backend.request('POST', `/api/organiser/organisers/${ids.organiser}/deactivation`, {
      token,
      body: { current_password: password },
    });
    expect(await changeRole(token, ids.organiser, 'owner')).toMatchObject({
      status: 409,
      body: { message: 'Penyelenggara ini nonaktif. Undang kembali dulu.' },
    });
    expect((await changeRole(token, 999_999, 'owner')).status).toBe(404);
  });

  it('is organiser after a deactivation and another invitation', async () => {
    const token = await open(ids.owner);
    await changeRole(token, ids.organiser, 'owner');
    await backend.request('POST', `/api/organiser/organisers/${ids.organiser}/deactivation`, {
      token,
      body: { current_password: password },
    });
    const invited = await backend.request('POST', '/api/organiser/organisers', {
      token,
      body: { name: 'Bayu', email: 'bayu@panitia.example', current_password: password },
    });
    expect(invited.status).toBe(201);
    const found = (await readOrganisers(token)).find(({ id }) => id === ids.organiser);
    expect(found).toMatchObject({ role: 'organiser', active: true });
  });
});

describe('the last owner who can sign in', () => {
  beforeEach(seed);

  const message = 'Harus selalu ada pemilik. Jadikan orang lain pemilik dulu.';

  it('stays one, also if another owner has no password yet', async () => {
    const token = await open(ids.owner);
    expect(await changeRole(token, ids.owner, 'organiser')).toMatchObject({
      status: 409,
      body: { message },
    });
    const { body } = await backend.request('POST', '/api/organiser/organisers', {
      token,
      body: { name: 'Dimas', email: 'dimas@panitia.example', current_password: password },
    });
    expect(body).toHaveProperty('link');
    const invited = (await readOrganisers(token)).find(({ name }) => name === 'Dimas')?.id ?? 0;
    expect((await changeRole(token, invited, 'owner')).status).toBe(200);
    expect((await changeRole(token, ids.owner, 'organiser')).status).toBe(409);
  });

  it('is one of sixteen calls by two owners who all make themselves organisers', async () => {
    const token = await open(ids.owner);
    await changeRole(token, ids.organiser, 'owner');
    const tokens = [token, await open(ids.organiser)];
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, number) =>
        changeRole(
          tokens[number % 2] ?? '',
          ids[organiserRoles[number % 2] ?? 'owner'],
          'organiser',
        ),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    for (const status of statuses) expect([200, 403, 409]).toContain(status);
    const owners = (await readOrganisers(token)).filter(({ role }) => role === 'owner');
    expect(owners).toHaveLength(1);
  });
});

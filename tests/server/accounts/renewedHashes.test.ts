import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { type HashOwner, replaceHash } from '../../../server/accounts/hashQueries.ts';
import { clubs, organisers, participants } from '../../../server/db/schema.ts';
import { cheapCost, createPasswordHasher } from '../../../server/node/argon2PasswordHasher.ts';
import { demoAccounts, demoPassword, demoPin } from '../../../server/seed/accounts.ts';
import { useBackend } from '../../support/database/backend.ts';
import { testPasswords } from '../../support/database/testDatabase.ts';

const backend = useBackend();
const formerCost = createPasswordHasher({ cost: { ...cheapCost, passes: 2 } });

/** The rows whose hash an account has, and the column of it. */
const places = {
  'participant password': { table: participants, column: 'passwordHash' },
  'club password': { table: clubs, column: 'passwordHash' },
  'organiser password': { table: organisers, column: 'passwordHash' },
  'club pin': { table: clubs, column: 'pinHash' },
} as const satisfies Record<HashOwner['column'], unknown>;
const columns = Object.keys(places) as HashOwner['column'][];

const toText = (value: unknown) => (typeof value === 'string' ? value : '');

/** The hashes of all accounts of the table, by id. */
async function readHashes(name: HashOwner['column']): Promise<Map<number, string>> {
  const { table, column } = places[name];
  const rows: Record<string, unknown>[] = await backend.db.select().from(table);
  return new Map(rows.map((row) => [Number(row.id), toText(row[column])]));
}

const setHashes = (name: HashOwner['column'], hash: string) =>
  backend.db.update(places[name].table).set({ [places[name].column]: hash });

const useSecret: Record<HashOwner['column'], (clubId: number) => Promise<unknown>> = {
  'participant password': () => backend.signIn('newcomer'),
  'club password': () => backend.signIn('club'),
  'organiser password': () => backend.signIn('organiser'),
  'club pin': async (clubId) =>
    backend.request('POST', `/api/participant/join-gh/${clubId}`, {
      token: await backend.signIn('newcomer'),
      body: { pin: demoPin },
    }),
};

const ids = new Map<HashOwner['column'], number>();
beforeAll(async () => {
  const idOf = async (
    table: typeof clubs | typeof participants | typeof organisers,
    email: string,
  ) =>
    (await backend.db.select({ id: table.id }).from(table).where(eq(table.email, email)))[0]?.id ??
    0;
  const clubId = await idOf(clubs, demoAccounts.club.email);
  ids.set('participant password', await idOf(participants, demoAccounts.newcomer.email));
  ids.set('club password', clubId);
  ids.set('club pin', clubId);
  ids.set('organiser password', await idOf(organisers, demoAccounts.organiser.email));
});

it.each(columns)(
  'a hash of a former cost is renewed as it is used, and no other: %s',
  async (name) => {
    const id = ids.get(name) ?? 0;
    const secret = name === 'club pin' ? demoPin : demoPassword;
    const former = await formerCost.hash(secret);
    await setHashes(name, former);
    const before = await Promise.all(columns.map(readHashes));
    await useSecret[name](id);
    const after = await Promise.all(columns.map(readHashes));
    const renewed = after[columns.indexOf(name)]?.get(id) ?? '';
    expect(testPasswords.isOutdated(renewed)).toBe(false);
    expect(await testPasswords.verify(secret, renewed)).toBe(true);
    before[columns.indexOf(name)]?.set(id, renewed);
    expect(after).toEqual(before);
    await setHashes(name, await testPasswords.hash(secret));
  },
);

it.each(columns)('a hash that has changed meanwhile stays: %s', async (column) => {
  const before = await readHashes(column);
  const id = ids.get(column) ?? 0;
  await replaceHash(backend.db, { column, id }, { from: 'former', to: 'new' });
  expect(await readHashes(column)).toEqual(before);
});

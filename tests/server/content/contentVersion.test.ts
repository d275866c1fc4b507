import { eq, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import {
  attempts,
  blogs,
  clubs,
  auditLog,
  awards,
  ceremonies,
  certificateConfirmations,
  certificateDesigns,
  certificateKeys,
  certificateNames,
  certificates,
  objections,
  officialResults,
  organisers,
  participants,
  passwordResets,
  pushKeys,
  pushSubscriptions,
  removals,
  resultStates,
  scoreEntries,
  sessions,
  tableCards,
  teams,
  tournamentCategories,
  withdrawnNumbers,
} from '../../../server/db/schema.ts';
import { tables } from '../../../server/db/transfer.ts';
import { createContentVersion } from '../../../server/node/publicResponses/contentVersion.ts';
import { openTestDatabase, type TestDatabase } from '../../support/database/testDatabase.ts';

let database: TestDatabase;
let at: Date;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  at = new Date('2026-03-01T12:00:00Z');
  await database.reset();
});
afterAll(() => database.close());

const open = () => createContentVersion({ db: database.db, now: () => at });
/** Asks the database anew each time. */
const readVersion = () => open().read();
const account = { name: 'Ayu', email: 'ayu@contoh.id', passwordHash: '' };
const club = { ...account, email: 'klub@contoh.id', phone: '0', pinHash: '', code: 'AYUB' };

describe('another version follows from', () => {
  const unpublished = new Set<PgTable>([
    sessions,
    passwordResets,
    attempts,
    removals,
    organisers,
    scoreEntries,
    auditLog,
    tableCards,
    withdrawnNumbers,
    pushKeys,
    pushSubscriptions,
    objections,
    certificateKeys,
    certificateDesigns,
    certificateConfirmations,
    certificateNames,
  ]);
  const contents = tables.filter((table) => !unpublished.has(table));

  // The demonstration data has no row of these.
  beforeEach(async () => {
    const [played] = await database.db.select().from(tournamentCategories).limit(1);
    const [organiser] = await database.db.select().from(organisers).limit(1);
    if (!played || !organiser) throw new Error('No category is played');
    await database.db.insert(resultStates).values({ ...played, state: 'provisional' });
    await database.db
      .insert(officialResults)
      .values({ ...played, version: 1, organiserId: organiser.id, data: {} });
    const { tournamentId } = played;
    await database.db.insert(awards).values({ tournamentId, name: 'Fair play' });
    await database.db.insert(ceremonies).values({ tournamentId });
    await database.db.insert(certificates).values({
      code: '4T7KQM2XAB9RWPDH',
      tournamentId,
      kind: 'helper',
      subject: 'helper:1',
      title: 'Petugas',
      nameHash: '',
      serial: 1,
      issuedAt: at,
    });
  });

  it.each(contents.map((table) => [getTableName(table), table] as const))(
    'a change of %s, and from its removal',
    async (name, table) => {
      const before = await readVersion();
      const { rows } = (await database.db.execute(
        sql`select column_name as name from information_schema.columns
          where table_schema = 'public' and table_name = ${name} and is_identity = 'NO'`,
      )) as { rows: { name: string }[] };
      const column = sql.identifier(rows[0]?.name ?? '');
      await database.db.execute(sql`update ${table} set ${column} = ${column}`);
      const changed = await readVersion();
      await database.db.execute(sql`truncate ${table} cascade`);
      expect(new Set([before, changed, await readVersion()]).size).toBe(3);
    },
  );

  it('rows that are added and deleted', async () => {
    const before = await readVersion();
    await database.db.insert(clubs).values(club);
    const added = await readVersion();
    await database.db.delete(clubs).where(sql`code = 'AYUB'`);
    expect(new Set([before, added, await readVersion()]).size).toBe(3);
  });

  it('a transaction in which a savepoint was rolled back', async () => {
    const before = await readVersion();
    await database.db.transaction(async (transaction) => {
      await transaction
        .transaction(async (savepoint) => {
          await savepoint.execute(sql`set constraints all immediate`);
          await savepoint.update(teams).set({ name: 'Salah' });
          savepoint.rollback();
        })
        .catch(() => undefined);
      await transaction.update(teams).set({ name: 'Benar' });
    });
    expect(await readVersion()).not.toBe(before);
  });

  it('the time at which an article is published, once, without a write', async () => {
    const publishedAt = new Date('2026-03-01T12:00:01Z');
    await database.db.insert(blogs).values({ title: 'A', slug: 'a', content: 'a', publishedAt });
    await database.db.insert(blogs).values({ title: 'B', slug: 'b', content: 'b' });
    const before = await readVersion();
    at = new Date(publishedAt.getTime() - 1);
    expect(await readVersion()).toBe(before);
    at = publishedAt;
    const after = await readVersion();
    expect(after).not.toBe(before);
    at = new Date('2026-03-01T16:59:59Z');
    expect(await readVersion()).toBe(after);
  });

  it('midnight in Jakarta, at which tournaments are past', async () => {
    const before = await readVersion();
    at = new Date('2026-03-01T16:59:59Z');
    expect(await readVersion()).toBe(before);
    at = new Date('2026-03-01T17:00:00Z');
    expect(await readVersion()).not.toBe(before);
  });
});

it('the version stays with sign-ups, sign-ins, counted attempts and what is rolled back', async () => {
  const before = await readVersion();
  const [participant] = await database.db
    .insert(participants)
    .values(account)
    .returning({ id: participants.id });
  await database.db
    .insert(sessions)
    .values({ tokenHash: 'a', participantId: participant?.id, createdAt: at, expiresAt: at });
  await database.db.insert(attempts).values({ key: 'a', count: 1, windowEndsAt: at });
  await database.db
    .transaction(async (transaction) => {
      await transaction.update(teams).set({ name: 'Salah' });
      transaction.rollback();
    })
    .catch(() => undefined);
  expect(await readVersion()).toBe(before);
});

it('writers do not wait for each other before they commit', async () => {
  const rename = (db: Database, id: number) =>
    db.update(teams).set({ name: 'Baru' }).where(eq(teams.id, id)).returning({ id: teams.id });
  await database.db.transaction(async (first) => {
    await rename(first, 1);
    // On another connection. If the first one had locked the version, this would never end.
    expect(await rename(database.db, 2)).toEqual([{ id: 2 }]);
  });
});

it('a version counts until a write of this server, and for a moment', async () => {
  const version = createContentVersion({ db: database.db, now: () => at, maxAge: 300 });
  expect(version.current()).toBeUndefined();
  const read = await version.read();
  expect(version.current()).toBe(read);
  version.expire();
  expect(version.current()).toBeUndefined();
  expect(version.latest()).toBe(read);
  await database.db.update(teams).set({ name: 'Baru' });
  const changed = await version.read();
  expect(changed).not.toBe(read);
  expect(version.current()).toBe(changed);
});

it('does not take the answer to a query that was sent before a write', async () => {
  const version = open();
  const early = version.read();
  version.expire();
  await database.db.update(teams).set({ name: 'Baru' });
  await version.read();
  await early;
  expect(version.current()).toBe(await readVersion());
});

it('has no version while the database does not answer', async () => {
  const closed = await openTestDatabase();
  await closed.close();
  expect(await createContentVersion({ db: closed.db, now: () => at }).read()).toBeUndefined();
});

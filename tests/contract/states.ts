import { getTableColumns, getTableName, sql, type SQLWrapper } from 'drizzle-orm';
import { accountKinds } from '../../openapi/accountKinds.ts';
import {
  type ExhaustedLimit,
  resolveState,
  type Row,
  type StateName,
  stateNames,
} from '../../openapi/states.ts';
import { hashToken } from '../../server/lib/hashToken.ts';
import type { Database } from '../../server/db/database.ts';
import { attempts } from '../../server/db/schema.ts';
import { tables } from '../../server/db/transfer.ts';
import type { Services } from '../../server/services/services.ts';

/** The account of each placeholder token in the pacts. 'Bearer expired-token' has none. */
export const placeholderAccounts = {
  'participant-token': { participantId: 17 },
  'club-token': { clubId: 5 },
  'organiser-token': { organiserId: 3 },
} as const;

const millisecondsPerDay = 24 * 60 * 60 * 1000;

/** The tables in an order in which rows can be inserted. */
const tableNames = tables.map(getTableName);

/** The table of a kind of rows, which has the same name but for one. */
const tableNameOf = (kind: string) => (kind === 'audit_log' ? 'journal' : kind);

type Columns = Record<string, unknown>;

/** Inserts rows. A column that a row does not have gets its default. */
async function insert(db: Database, table: string, rows: Columns[]): Promise<void> {
  if (rows.length === 0) return;
  const list = (items: SQLWrapper[]) => sql.join(items, sql`, `);
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns = names.map((name) => sql.identifier(name));
  const values = rows.map((row) =>
    list(names.map((name) => (name in row ? sql`${row[name]}` : sql`default`))),
  );
  await db.execute(
    sql`insert into ${sql.identifier(table)} (${list(columns)}) overriding system value
      values ${list(values.map((each) => sql`(${each})`))}`,
  );
}

const everyLimit = 'every limit';

/** Makes a database count no attempt while its state says that every limit is used up. */
export async function addAttemptTrigger(db: Database): Promise<void> {
  await db.execute(sql`
    create or replace function skip_attempt() returns trigger language plpgsql as $$
    begin
      if exists (select from attempts where key = 'every limit') then return null; end if;
      return new;
    end $$`);
  await db.execute(sql`
    create or replace trigger no_attempts before insert on attempts
      for each row execute function skip_attempt()`);
}

/** Returns the keys under which the server counts the attempts. Throws if the limit is not known. */
function attemptKeys({ limit, email, participant_id }: ExhaustedLimit): string[] {
  switch (limit) {
    case 'failed sign-ins':
      return accountKinds.map((kind) => `login:${kind}:${email}`);
    case 'new accounts from the address of the caller':
      return ['unknown', '127.0.0.1', '0:0:0:0::/64'].map((address) => `register:${address}`);
    case 'PINs tried by a participant':
      return [`pin:participant:${participant_id}`];
    case everyLimit:
      return [everyLimit];
    default:
      throw new Error(`The server has no limit "${limit}"`);
  }
}

/** Returns the columns of a row, without what other tables have of it. */
async function toColumns({ passwords, now }: Services, kind: string, row: Row): Promise<Columns> {
  const {
    password,
    pin,
    token,
    card_code: code,
    managed,
    date_in_days: days,
    category_ids: _categories,
    member_ids: _members,
    leader_id: _leader,
    ...columns
  } = row;
  // The driver makes other arrays of these.
  const ofCeremony = Object.entries(columns).flatMap(([name, value]) =>
    Array.isArray(value) ? [[name, JSON.stringify(value)]] : [],
  );
  const inDays = (count: number) => new Date(now().getTime() + count * millisecondsPerDay);
  const hash = async (secret?: string) => (secret ? passwords.hash(secret) : '-');
  return {
    ...columns,
    ...(Object.fromEntries(ofCeremony) as Columns),
    ...((password || kind === 'clubs' || kind === 'participants') && {
      password_hash: managed ? '' : await hash(password),
    }),
    // What follows are extensions, of which no state says anything.
    ...(kind === 'clubs' && {
      pin_hash: await hash(pin),
      reviewed_at: row.id === placeholderAccounts['club-token'].clubId ? now() : null,
    }),
    ...(kind === 'registrations' && { start_number: row.id }),
    ...(token && { token_hash: await hashToken(token), expires_at: inDays(1) }),
    ...(code && {
      code_hash: await hashToken(code),
      token_hash: await hashToken(`token of ${code}`),
    }),
    ...(days !== undefined && { date: inDays(days).toISOString().slice(0, 10) }),
  };
}

/** Returns the rows of the members of a team. */
const toMembers = ({ id, category_id, member_ids = [], leader_id }: Row): Columns[] =>
  member_ids.map((participant_id, index) => ({
    team_id: id,
    participant_id,
    category_id,
    level: participant_id === leader_id ? 'leader' : 'member',
    position: index + 1,
  }));

/**
 * Inserts what openapi/states.json has of a state into an empty database. The kinds of rows are
 * tables, and the fields are columns, but for those that are named here.
 */
async function insertState(
  services: Services,
  name: StateName,
  parameters: Record<string, string>,
): Promise<void> {
  const { db, now } = services;
  const { rows, exhausted } = resolveState(name, parameters);
  const orderOf = (kind: string) => tableNames.indexOf(tableNameOf(kind));
  const kinds = Object.keys(rows).sort((a, b) => orderOf(a) - orderOf(b));
  for (const kind of kinds) {
    const own = rows[kind] ?? [];
    const columns = await Promise.all(own.map((row) => toColumns(services, kind, row)));
    await insert(db, tableNameOf(kind), columns);
    await insert(
      db,
      'tournament_categories',
      own.flatMap(({ id, category_ids = [] }) =>
        category_ids.map((category_id) => ({ tournament_id: id, category_id })),
      ),
    );
    await insert(db, 'team_members', own.flatMap(toMembers));
  }
  // So many attempts that any limit of the server is exceeded.
  const windowEndsAt = new Date(now().getTime() + 10 * 60 * 1000);
  const keys = exhausted.flatMap(attemptKeys);
  if (keys.length > 0)
    await db.insert(attempts).values(keys.map((key) => ({ key, count: 1_000_000, windowEndsAt })));
}

type Seed = (services: Services, parameters: Record<string, string>) => Promise<void>;

/** Inserts the data of each provider state of the pacts into an empty database. */
export const states = Object.fromEntries(
  stateNames.map((name): [StateName, Seed] => [
    name,
    (services, parameters) => insertState(services, name, parameters),
  ]),
) as Record<StateName, Seed>;

// One statement that deletes rows: for so few rows it is faster than truncating, or than one
// statement for each table. New rows get ids that no state uses, so that they cannot collide with
// the rows of a state.
const emptyAllTables = `with ${tableNames
  .map((table) => `"no ${table}" as (delete from ${table})`)
  .join(', ')}
  select setval(pg_get_serial_sequence(name, 'id'), 1000)
  from unnest(array[${tables
    .filter((table) => 'id' in getTableColumns(table))
    .map((table) => `'${getTableName(table)}'`)
    .join(', ')}]) as name`;

/** Deletes all rows of all tables. */
export async function emptyDatabase(db: Database): Promise<void> {
  await db.execute(sql.raw(emptyAllTables));
}

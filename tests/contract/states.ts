import { getTableColumns, getTableName, sql, type SQLWrapper } from 'drizzle-orm';
import { accountKinds } from '../../openapi/accountKinds.ts';
import {
  type ExhaustedLimit,
  resolveState,
  type StateName,
  stateNames,
} from '../../openapi/states.ts';
import { hashToken } from '../../server/auth/hashToken.ts';
import type { Database } from '../../server/db/database.ts';
import { attempts } from '../../server/db/schema.ts';
import { tables } from '../../server/db/transfer.ts';
import type { Services } from '../../server/services.ts';

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

/** Returns the keys under which the server counts the attempts. Throws if the limit is not known. */
function attemptKeys({ limit, email, participant_id }: ExhaustedLimit): string[] {
  switch (limit) {
    case 'failed sign-ins':
      return accountKinds.map((kind) => `login:${kind}:${email}`);
    case 'new accounts from the address of the caller':
      return ['unknown', '127.0.0.1', '0:0:0:0::/64'].map((address) => `register:${address}`);
    case 'PINs tried by a participant':
      return [`pin:participant:${participant_id}`];
    default:
      throw new Error(`The server has no limit "${limit}"`);
  }
}

/**
 * Inserts what openapi/states.json has of a state into an empty database. The kinds of rows are
 * tables, and the fields are columns, but for those that are named here.
 */
async function insertState(
  { db, passwords, now }: Services,
  name: StateName,
  parameters: Record<string, string>,
): Promise<void> {
  const { rows, exhausted } = resolveState(name, parameters);
  const hash = async (secret?: string) => (secret ? passwords.hash(secret) : '-');
  const orderOf = (kind: string) => tableNames.indexOf(tableNameOf(kind));
  const kinds = Object.keys(rows).sort((a, b) => orderOf(a) - orderOf(b));
  for (const kind of kinds) {
    const ownRows: Columns[] = [];
    const tournamentCategories: Columns[] = [];
    const teamMembers: Columns[] = [];
    for (const row of rows[kind] ?? []) {
      const {
        password,
        pin,
        token,
        date_in_days,
        category_ids,
        member_ids,
        leader_id,
        ...columns
      } = row;
      if (password || kind === 'clubs' || kind === 'participants')
        columns.password_hash = await hash(password);
      if (kind === 'clubs') columns.pin_hash = await hash(pin);
      if (token !== undefined) {
        columns.token_hash = await hashToken(token);
        columns.expires_at = new Date(now().getTime() + millisecondsPerDay);
      }
      if (date_in_days !== undefined)
        columns.date = new Date(now().getTime() + date_in_days * millisecondsPerDay)
          .toISOString()
          .slice(0, 10);
      ownRows.push(columns);
      for (const category_id of category_ids ?? [])
        tournamentCategories.push({ tournament_id: row.id, category_id });
      for (const [index, participant_id] of (member_ids ?? []).entries())
        teamMembers.push({
          team_id: row.id,
          participant_id,
          category_id: row.category_id,
          level: participant_id === leader_id ? 'leader' : 'member',
          position: index + 1,
        });
    }
    await insert(db, tableNameOf(kind), ownRows);
    await insert(db, 'tournament_categories', tournamentCategories);
    await insert(db, 'team_members', teamMembers);
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

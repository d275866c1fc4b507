import { and, eq, ne } from 'drizzle-orm';
import type { AccountKind } from '../../openapi/types.ts';
import type { Database } from '../db/database.ts';
import { clubs, participants, sessions } from '../db/schema.ts';

/** An account of either kind. */
export type Account = { kind: AccountKind; id: number };

const accountTables = { participant: participants, club: clubs };

const isSessionOf = ({ kind, id }: Account) =>
  eq(kind === 'club' ? sessions.clubId : sessions.participantId, id);

/** Ends all sessions of an account. */
export async function endSessions(db: Database, account: Account): Promise<void> {
  await db.delete(sessions).where(isSessionOf(account));
}

/**
 * Replaces the hash `from` of an account's password by `to`, and ends all sessions of the account
 * except that of the token with the hash `keptTokenHash`. Returns false, and changes nothing, if the
 * password has changed meanwhile.
 */
export const replacePassword = (
  db: Database,
  account: Account,
  { from, to, keptTokenHash }: { from: string; to: string; keptTokenHash: string },
): Promise<boolean> =>
  db.transaction(async (transaction) => {
    const table = accountTables[account.kind];
    const replaced = await transaction
      .update(table)
      .set({ passwordHash: to })
      .where(and(eq(table.id, account.id), eq(table.passwordHash, from)))
      .returning({ id: table.id });
    if (replaced.length === 0) return false;
    await transaction
      .delete(sessions)
      .where(and(isSessionOf(account), ne(sessions.tokenHash, keptTokenHash)));
    return true;
  });

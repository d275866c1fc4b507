import { and, eq, gt, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import { accountKinds } from '../../openapi/accountKinds.ts';
import type { AccountKind } from '../../openapi/types.ts';
import type { Database, Transaction } from '../db/database.ts';
import { clubs, organisers, participants, passwordResets, sessions } from '../db/schema.ts';
import { isUniqueViolation } from '../db/violations.ts';

/** An account of any kind. */
export type Account = { kind: AccountKind; id: number };

type AccountRow = { id: number; name: string; email: string };

/** The table of each kind of account. */
export const accountTables = {
  participant: participants,
  club: clubs,
  organiser: organisers,
} satisfies Record<AccountKind, unknown>;

const isSessionOf = ({ kind, id }: Account) => eq(sessions[`${kind}Id`], id);
const isResetOf = ({ kind, id }: Account) => eq(passwordResets[`${kind}Id`], id);

/** Returns an account with the hash of its password; undefined if it does not exist or has none. */
export async function findAccountWithPassword(
  db: Database,
  { kind, id }: Account,
): Promise<(AccountRow & { passwordHash: string }) | undefined> {
  const table = accountTables[kind];
  const [row] = await db
    .select({ id: table.id, name: table.name, email: table.email, hash: table.passwordHash })
    .from(table)
    .where(eq(table.id, id));
  if (!row?.hash) return undefined;
  const { hash, ...account } = row;
  return { ...account, passwordHash: hash };
}

/**
 * Locks an account until the transaction ends. Whoever changes several rows of one account does this
 * first, or two of them could wait for each other.
 */
async function lockAccount(transaction: Transaction, { kind, id }: Account): Promise<void> {
  const table = accountTables[kind];
  await transaction
    .select({ id: table.id })
    .from(table)
    .where(eq(table.id, id))
    .for('no key update');
}

/**
 * Ends all links for a new password or a new manager of an account. Whoever changes its e-mail address
 * does this in the same transaction: the links may be in the former mailbox.
 */
export async function endLinks(transaction: Transaction, account: Account): Promise<void> {
  await transaction.delete(passwordResets).where(isResetOf(account));
}

/** What is written in the transaction of a change as well. */
type AlsoWrite = (transaction: Transaction) => Promise<void>;

/** Ends all sessions of an account. */
export const endSessions = (db: Database, account: Account, alsoWrite?: AlsoWrite): Promise<void> =>
  db.transaction(async (transaction) => {
    await transaction.delete(sessions).where(isSessionOf(account));
    await alsoWrite?.(transaction);
  });

/**
 * Replaces the hash `from` of an account's password by `to`, and ends all sessions of the account
 * except that of the token with the hash `keptTokenHash`; links to set a new password end too.
 * Returns false, and changes nothing, if the password has changed meanwhile.
 */
export const replacePassword = (
  db: Database,
  account: Account,
  { from, to, keptTokenHash }: { from: string; to: string; keptTokenHash: string },
  alsoWrite?: AlsoWrite,
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
    await endLinks(transaction, account);
    await alsoWrite?.(transaction);
    return true;
  });

/**
 * Returns the account of a kind with an e-mail address, ignoring case, but no organiser who is
 * deactivated and no pupil without a password, whose address is only what a club proposes. In a
 * transaction, the account keeps the address until it ends.
 */
export async function findAccountByEmail(
  db: Database,
  kind: AccountKind,
  email: string,
): Promise<AccountRow | undefined> {
  const { id, name, email: column } = accountTables[kind];
  const [found] = await db
    .select({ id, name, email: column })
    .from(accountTables[kind])
    .where(
      and(
        eq(sql`lower(${column})`, sql`lower(${email})`),
        // As in the index of participants, who may have none.
        ne(column, ''),
        kind === 'participant' ? ne(participants.passwordHash, '') : undefined,
        kind === 'organiser' ? isNull(organisers.deactivatedAt) : undefined,
      ),
    )
    .for('share');
  return found;
}

type NewReset = { tokenHash: string; now: Date; expiresAt: Date; newEmail?: string | undefined };

/**
 * Stores the hash of a token with which the password of an account can be set until `expiresAt`. With
 * a `newEmail` it hands the account over, and earlier tokens that do so end.
 */
export async function insertPasswordReset(
  db: Database,
  account: Account,
  { tokenHash, now, expiresAt, newEmail }: NewReset,
): Promise<void> {
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  await db.transaction(async (transaction) => {
    if (newEmail !== undefined) {
      await lockAccount(transaction, account);
      await transaction
        .delete(passwordResets)
        .where(and(isResetOf(account), isNotNull(passwordResets.newEmail)));
    }
    await transaction.insert(passwordResets).values({
      tokenHash,
      newEmail,
      [`${account.kind}Id`]: account.id,
      createdAt: now,
      expiresAt,
    });
  });
}

const isValidReset = (tokenHash: string, now: Date) =>
  and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now));

/**
 * Returns the account whose password a token may set, and the e-mail address that it gets thereby;
 * undefined if the token is not valid.
 */
export async function findPasswordReset(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<(Account & AccountRow & { newEmail: string | null }) | undefined> {
  const [reset] = await db.select().from(passwordResets).where(isValidReset(tokenHash, now));
  if (!reset) return undefined;
  const kind = accountKinds.find((each) => reset[`${each}Id`] !== null);
  if (!kind) return undefined;
  const table = accountTables[kind];
  const [account] = await db
    .select({ id: table.id, name: table.name, email: table.email })
    .from(table)
    .where(eq(table.id, reset[`${kind}Id`] ?? 0));
  return account && { kind, ...account, newEmail: reset.newEmail };
}

/**
 * Uses a token up: sets the hash of the account's password, its e-mail address if the token hands it
 * over, and ends all its sessions and tokens. Returns false, and changes nothing, if the token is not
 * valid any more, and 'email taken' if another account has the e-mail address: the new one of a club, or the
 * one that a club has proposed for a pupil who had no password.
 */
export async function consumePasswordReset(
  db: Database,
  account: Account,
  { tokenHash, now, passwordHash }: { tokenHash: string; now: Date; passwordHash: string },
  alsoWrite?: AlsoWrite,
): Promise<boolean | 'email taken'> {
  try {
    return await db.transaction(async (transaction) => {
      await lockAccount(transaction, account);
      const [consumed] = await transaction
        .delete(passwordResets)
        .where(and(isValidReset(tokenHash, now), isResetOf(account)))
        .returning({ newEmail: passwordResets.newEmail });
      if (!consumed) return false;
      const table = accountTables[account.kind];
      await transaction
        .update(table)
        .set({ passwordHash, ...(consumed.newEmail !== null && { email: consumed.newEmail }) })
        .where(eq(table.id, account.id));
      await transaction.delete(sessions).where(isSessionOf(account));
      await endLinks(transaction, account);
      await alsoWrite?.(transaction);
      return true;
    });
  } catch (error) {
    if (
      isUniqueViolation(error, 'clubs_email_unique') ||
      isUniqueViolation(error, 'participants_email_unique')
    )
      return 'email taken';
    throw error;
  }
}

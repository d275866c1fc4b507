import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { AccountKind } from '../../openapi/types.ts';
import type { Caller, SessionAccount } from './actor.ts';
import type { Database } from '../db/database.ts';
import { preparedQuery } from '../db/preparedQuery.ts';
import { organisers, sessions, tableCards, tournaments } from '../db/schema.ts';
import { hashToken, toBase64Url } from '../lib/hashToken.ts';
import { HttpError } from '../lib/httpError.ts';
import type { Services } from '../services/services.ts';
import { endOfTableCards } from '../lib/eventDay.ts';
import { findCardProblem } from '../lib/tableCardProblem.ts';

const messages: Record<AccountKind, string> = {
  participant: 'Sesi Anda telah berakhir. Silakan masuk kembali.',
  club: 'Sesi GH tidak valid. Silakan login ulang.',
  organiser: 'Sesi penyelenggara telah berakhir. Silakan masuk kembali.',
};

/** The 401 for a token that is missing, unknown, expired or of another kind of account. */
export const unauthenticated = (kind: AccountKind): HttpError => new HttpError(401, messages[kind]);

const tokenBytes = 32;
const sessionDays = 30;

/** How many expired sessions one sign-in deletes. */
const maxDeleted = 100;

/**
 * Deletes sessions that have been expired for as long as they were valid, by the clock of the database and a few
 * at once: a clock that is wrong for a moment must not sign everybody out.
 */
async function deleteExpired(db: Database): Promise<void> {
  const expired = db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(lt(sessions.expiresAt, sql`now() - make_interval(days => ${sessionDays})`))
    .orderBy(sessions.expiresAt)
    .limit(maxDeleted);
  await db.delete(sessions).where(inArray(sessions.tokenHash, expired));
}

/** Opens a session of 30 days and returns its bearer token; only the token's hash is stored. */
export async function openSession(
  { db, now }: Pick<Services, 'db' | 'now'>,
  account: SessionAccount | { tableCardId: number; personName: string; device: string },
): Promise<string> {
  const token = toBase64Url(crypto.getRandomValues(new Uint8Array(tokenBytes)));
  const expiresAt = new Date(now().getTime() + sessionDays * 24 * 60 * 60 * 1000);
  await deleteExpired(db);
  await db
    .insert(sessions)
    .values({ tokenHash: await hashToken(token), ...account, createdAt: now(), expiresAt });
  return token;
}

/** Ends the session of a token; does nothing if the token is missing or unknown. */
export async function closeSession(
  { db }: Pick<Services, 'db'>,
  token: string | undefined,
): Promise<void> {
  if (token) await db.delete(sessions).where(eq(sessions.tokenHash, await hashToken(token)));
}

/**
 * Returns the account of a token, with the role that an organiser has now; undefined if the token is
 * unknown, expired or of another kind.
 */
export async function authenticate(
  { db, now }: Pick<Services, 'db' | 'now'>,
  token: string,
  kind: AccountKind,
): Promise<Caller | undefined> {
  const [session] = await sessionQuery(db).execute({
    tokenHash: await hashToken(token),
    now: now(),
  });
  const name = `${kind}Id` as const;
  if (kind === 'organiser' && session?.tableCardId) return toTableCaller({ db, now }, session);
  const id = session?.[name];
  return typeof id === 'number'
    ? { account: { [name]: id }, role: session?.role ?? null }
    : undefined;
}

const sessionQuery = preparedQuery((db) =>
  db
    .select({
      participantId: sessions.participantId,
      clubId: sessions.clubId,
      organiserId: sessions.organiserId,
      role: organisers.role,
      tokenHash: sessions.tokenHash,
      tableCardId: sessions.tableCardId,
      personName: sessions.personName,
      lastSeenAt: sessions.lastSeenAt,
      card: tableCards,
      date: tournaments.date,
      endDate: tournaments.endDate,
      timeZone: tournaments.timeZone,
      status: tournaments.status,
    })
    .from(sessions)
    .leftJoin(organisers, eq(organisers.id, sessions.organiserId))
    .leftJoin(tableCards, eq(tableCards.id, sessions.tableCardId))
    .leftJoin(tournaments, eq(tournaments.id, tableCards.tournamentId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('find_session'),
);

type FoundSession = Awaited<ReturnType<ReturnType<typeof sessionQuery>['execute']>>[number];

const seenMilliseconds = 60_000;

/** Returns who uses a table card, unless it has ended, with why it cannot be used now, and notes about when that was. */
async function toTableCaller(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { card, personName, date, endDate, timeZone, status, tokenHash, lastSeenAt }: FoundSession,
): Promise<Caller | undefined> {
  if (!card || card.revokedAt || date === null || timeZone === null || status === null)
    return undefined;
  const at = now();
  if (endOfTableCards({ date, endDate, timeZone }) <= at) return undefined;
  if (!lastSeenAt || at.getTime() - lastSeenAt.getTime() > seenMilliseconds)
    await db.update(sessions).set({ lastSeenAt: at }).where(eq(sessions.tokenHash, tokenHash));
  const { id, kind, label, tournamentId, categoryId } = card;
  return {
    account: {},
    role: `${kind}_card`,
    card: {
      id,
      kind,
      label,
      tournamentId,
      categoryId,
      personName: personName ?? '',
      refusal: findCardProblem({ date, endDate, timeZone, status }, at),
    },
  };
}

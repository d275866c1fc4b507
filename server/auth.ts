import { and, eq, gt, isNotNull, lt } from 'drizzle-orm';
import type { Account, Scheme } from './contract/bind.ts';
import { sessions } from './db/schema.ts';
import { Refusal } from './refusal.ts';
import type { Services } from './services.ts';

/** The 401 of a call whose token is missing, unknown, expired or of the other account kind. */
export function unauthenticated(scheme: Scheme): Refusal {
  return new Refusal(
    401,
    scheme === 'clubBearer'
      ? 'Sesi GH tidak valid. Silakan login ulang.'
      : 'Sesi Anda telah berakhir. Silakan masuk kembali.',
  );
}

const tokenBytes = 32;
const sessionDays = 30;

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

async function hashToken(token: string): Promise<string> {
  return toBase64Url(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))),
  );
}

/** Opens a session of 30 days for one account and gives its bearer token, which is kept nowhere. */
export async function openSession(
  { db, now }: Pick<Services, 'db' | 'now'>,
  account: Account,
): Promise<string> {
  const token = toBase64Url(crypto.getRandomValues(new Uint8Array(tokenBytes)));
  const expiresAt = new Date(now().getTime() + sessionDays * 24 * 60 * 60 * 1000);
  await db.delete(sessions).where(lt(sessions.expiresAt, now()));
  await db
    .insert(sessions)
    .values({ tokenHash: await hashToken(token), ...account, createdAt: now(), expiresAt });
  return token;
}

/** Ends the session behind a token; an unknown one is no error. */
export async function closeSession(
  { db }: Pick<Services, 'db'>,
  token: string | undefined,
): Promise<void> {
  if (token) await db.delete(sessions).where(eq(sessions.tokenHash, await hashToken(token)));
}

/** Gives the account behind a token of the wanted kind that has not expired. */
export async function authenticate(
  { db, now }: Pick<Services, 'db' | 'now'>,
  token: string,
  scheme: Scheme,
): Promise<Account | undefined> {
  const owner = scheme === 'clubBearer' ? sessions.clubId : sessions.participantId;
  const [session] = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.tokenHash, await hashToken(token)),
        gt(sessions.expiresAt, now()),
        isNotNull(owner),
      ),
    );
  if (!session) return undefined;
  return scheme === 'clubBearer'
    ? { clubId: session.clubId ?? undefined }
    : { participantId: session.participantId ?? undefined };
}

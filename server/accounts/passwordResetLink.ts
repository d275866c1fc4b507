import { toLongTime } from '../lib/eventDay.ts';
import type { Transaction } from '../db/database.ts';
import { type Account, endLinks, insertPasswordReset } from './queries.ts';
import { hashToken, toBase64Url } from '../lib/hashToken.ts';
import type { Services } from '../services/services.ts';

const tokenBytes = 32;
/** How the code of a pupil's card is written, without its hyphens. */
const cardCode = /^[0-9A-Z]{26}$/;
/** How long a link for an account is valid. */
export const resetMinutes = 30;
/** How long the links of an invitation and of a hand-over are valid: somebody reads them another day. */
export const invitationDays = 3;
const invitationMinutes = invitationDays * 24 * 60;
const minute = 60 * 1000;

/**
 * Returns the address at which the password of an account can be set once, within 30 minutes.
 * `origin` is that of the client; without it, the address is a path. The token follows the `#`, so
 * that no server logs it.
 */
export const createPasswordResetLink = async (
  services: Pick<Services, 'db' | 'now'>,
  account: Account,
  origin = '',
): Promise<string> => toAddress(origin, account, (await createToken(services, account)).token);

/** The kind of account is in the address for the page of a link that has ended, of which the server knows no more. */
function toAddress(origin: string, { kind }: Account, token: string): string {
  return `${origin}/reset-password?account=${kind}#${token}`;
}

/** The address of an invitation, and until when it is valid, in words. */
type InvitationLink = { link: string; validUntil: string };

/**
 * Returns the address at which an invited organiser, who has no password yet, sets one within three days.
 * Earlier links of the organiser end. The transaction has locked the organisers.
 */
export async function createInvitationLink(
  { db, now }: { db: Transaction; now: () => Date },
  organiserId: number,
  origin = '',
): Promise<InvitationLink> {
  const organiser = { kind: 'organiser', id: organiserId } as const;
  await endLinks(db, organiser);
  const { token, expiresAt } = await createToken({ db, now }, organiser, {
    minutes: invitationMinutes,
  });
  return {
    link: toAddress(origin, organiser, token),
    validUntil: toLongTime(expiresAt, 'Asia/Jakarta'),
  };
}

/** Returns the address at which a new manager takes a club over once, within three days. */
export const createOwnershipTransferLink = async (
  services: Pick<Services, 'db' | 'now'>,
  { clubId, newEmail }: { clubId: number; newEmail: string },
  origin = '',
): Promise<string> => {
  const options = { minutes: invitationMinutes, newEmail };
  const { token } = await createToken(services, { kind: 'club', id: clubId }, options);
  return `${origin}/schoolclub/hand-over#${token}`;
};

/** Whether a text may be the token of a link: it is not the code of a pupil's card, which has rules of its own. */
export const isLinkToken = (text: string): boolean => !cardCode.test(text);

async function createToken(
  { db, now }: Pick<Services, 'db' | 'now'>,
  account: Account,
  { minutes = resetMinutes, newEmail }: { minutes?: number; newEmail?: string } = {},
): Promise<{ token: string; expiresAt: Date }> {
  const token = toBase64Url(crypto.getRandomValues(new Uint8Array(tokenBytes)));
  const time = now();
  const expiresAt = new Date(time.getTime() + minutes * minute);
  await insertPasswordReset(db, account, {
    tokenHash: await hashToken(token),
    now: time,
    expiresAt,
    newEmail,
  });
  return { token, expiresAt };
}

import { type Account, insertPasswordReset } from './queries.ts';
import { hashToken, toBase64Url } from '../lib/hashToken.ts';
import type { Services } from '../services/services.ts';

const tokenBytes = 32;
/** How the code of a pupil's card is written, without its hyphens. */
const cardCode = /^[0-9A-Z]{26}$/;
/** How long a link is valid. */
export const resetMinutes = 30;

/**
 * Returns the address at which the password of an account can be set once, within 30 minutes.
 * `origin` is that of the client; without it, the address is a path. The token follows the `#`, so
 * that no server logs it.
 */
export const createPasswordResetLink = async (
  services: Pick<Services, 'db' | 'now'>,
  account: Account,
  origin = '',
): Promise<string> => `${origin}/reset-password#${await createToken(services, account)}`;

/** Returns the address at which a new manager takes a club over, under the same conditions. */
export const createOwnershipTransferLink = async (
  services: Pick<Services, 'db' | 'now'>,
  { clubId, newEmail }: { clubId: number; newEmail: string },
  origin = '',
): Promise<string> => {
  const token = await createToken(services, { kind: 'club', id: clubId }, newEmail);
  return `${origin}/schoolclub/hand-over#${token}`;
};

/** Whether a text may be the token of a link: it is not the code of a pupil's card, which has rules of its own. */
export const isLinkToken = (text: string): boolean => !cardCode.test(text);

async function createToken(
  { db, now }: Pick<Services, 'db' | 'now'>,
  account: Account,
  newEmail?: string,
): Promise<string> {
  const token = toBase64Url(crypto.getRandomValues(new Uint8Array(tokenBytes)));
  const time = now();
  await insertPasswordReset(db, account, {
    tokenHash: await hashToken(token),
    now: time,
    expiresAt: new Date(time.getTime() + resetMinutes * 60 * 1000),
    newEmail,
  });
  return token;
}

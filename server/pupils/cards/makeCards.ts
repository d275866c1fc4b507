import type { Transaction } from '../../db/database.ts';
import { hashToken } from '../../lib/hashToken.ts';
import type { Services } from '../../services/services.ts';
import { createCardCode } from './cardCode.ts';
import { replaceCards } from './cardQueries.ts';

/** For how long a card is valid: a term of school, so that a pupil who was ill can use it. */
const cardDays = 180;

/**
 * Makes a card for each of the pupils, whom the transaction has locked, and ends their earlier ones.
 * The code follows the `#` of the link, so that no server logs it.
 */
export async function makeCards<Pupil extends { id: number }>(
  transaction: Transaction,
  { now, linkOrigin = '' }: Pick<Services, 'now' | 'linkOrigin'>,
  pupils: readonly Pupil[],
): Promise<{ cards: { pupil: Pupil; code: string; link: string }[]; expiresAt: Date }> {
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + cardDays * 24 * 60 * 60 * 1000);
  const cards = pupils.map((pupil) => {
    const code = createCardCode();
    return { pupil, code, link: `${linkOrigin}/kartu#${code}` };
  });
  const stored = cards.map(async ({ pupil, code }) => ({
    participantId: pupil.id,
    tokenHash: await hashToken(code),
  }));
  await replaceCards(transaction, await Promise.all(stored), { createdAt, expiresAt });
  return { cards, expiresAt };
}

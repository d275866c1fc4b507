import { lockClub } from '../../clubs/lockClub.ts';
import type { Database } from '../../db/database.ts';
import { findDifferentTeams, lockPair, mergePupil } from '../../participants/mergePupil.ts';
import type { ParticipantRow, ProfileRow } from '../../participants/participantData.ts';
import { nameTeams } from '../../teams/teamChanges.ts';
import { type Card, deleteCard } from './cardQueries.ts';

/**
 * Uses a card up for an account that its pupil has already, whose password was typed: both become one person.
 * Returns the account. Returns, without a change, undefined if the card is not valid any more or the account has
 * another password or address, and otherwise why that cannot be: 'in another club', or the account's teams in
 * categories in which the pupil is in another one.
 */
export const mergeByCard = (
  db: Database,
  card: Card,
  { id: accountId, email, passwordHash }: Pick<ParticipantRow, 'id' | 'email' | 'passwordHash'>,
): Promise<ProfileRow | 'in another club' | { teams: string } | undefined> =>
  db.transaction(async (transaction) => {
    await lockClub(transaction, card.clubId);
    const { pupil, account } = await lockPair(transaction, { pupilId: card.id, accountId });
    if (pupil?.clubId !== card.clubId) return undefined;
    if (account?.passwordHash !== passwordHash || account.email !== email) return undefined;
    if (account.clubId !== null && account.clubId !== card.clubId) return 'in another club';
    const pair = { pupilId: card.id, accountId };
    const different = await findDifferentTeams(transaction, pair);
    if (different.length > 0) return { teams: nameTeams(different) };
    if (!(await deleteCard(transaction, card))) return undefined;
    await mergePupil(transaction, { ...pair, cardUsedAt: card.now });
    return account;
  });

import { madeCardLimits } from '../../auth/limits.ts';
import { consumeAttempt } from '../../auth/rateLimit.ts';
import { requireOwnClub } from '../../clubs/requireClub.ts';
import type { Handler } from '../../contract/mountOperations.ts';
import { makeCards } from './makeCards.ts';
import { requirePupils } from './requirePupils.ts';
import { sortByName } from './sortByName.ts';
import { toSignInName } from '../../participants/signInName.ts';

export const createPupilCards: Handler<'createPupilCards'> = async (
  { path, body: { participant_ids: ids, renew = false }, clubId },
  services,
) => {
  await consumeAttempt(services, madeCardLimits(clubId, ids.length));
  const club = await requireOwnClub(services.db, path.id, clubId);
  const { made, expiresAt, withCard } = await services.db.transaction(async (transaction) => {
    const pupils = await requirePupils(transaction, club.id, ids, services.now());
    const chosen = pupils.filter(({ hasCard }) => renew || !hasCard);
    const { cards, expiresAt } = await makeCards(transaction, services, chosen);
    const data = cards.map(({ pupil, code, link }) => ({
      participant_id: pupil.id,
      name: pupil.name,
      class: pupil.class,
      sign_in_name: toSignInName(pupil.id),
      code,
      link,
    }));
    return { made: data, expiresAt, withCard: pupils.filter((each) => !chosen.includes(each)) };
  });
  return {
    success: true,
    message: `${made.length} kartu akun dibuat.`,
    data: made,
    with_card: sortByName(withCard),
    ends_at: expiresAt.toISOString(),
  };
};

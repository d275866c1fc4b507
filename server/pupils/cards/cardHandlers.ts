import { madeCardLimits } from '../../auth/limits.ts';
import { consumeAttempt } from '../../auth/rateLimit.ts';
import { requireOwnClub } from '../../clubs/requireClub.ts';
import type { Handler } from '../../contract/mountOperations.ts';
import { makeCards } from './makeCards.ts';
import { requirePupils } from './requirePupils.ts';
import { toSignInName } from '../../participants/signInName.ts';

export const createPupilCards: Handler<'createPupilCards'> = async (
  { path, body: { participant_ids: ids }, clubId },
  services,
) => {
  await consumeAttempt(services, madeCardLimits(clubId, ids.length));
  const club = await requireOwnClub(services.db, path.id, clubId);
  const { data, expiresAt } = await services.db.transaction(async (transaction) => {
    const pupils = await requirePupils(transaction, club.id, ids);
    const { cards, expiresAt } = await makeCards(transaction, services, pupils);
    return {
      data: cards.map(({ pupil, code, link }) => ({
        participant_id: pupil.id,
        name: pupil.name,
        class: pupil.class,
        sign_in_name: toSignInName(pupil.id),
        code,
        link,
      })),
      expiresAt,
    };
  });
  return {
    success: true,
    message: `${data.length} kartu masuk dibuat.`,
    data,
    ends_at: expiresAt.toISOString(),
  };
};

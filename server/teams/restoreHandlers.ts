import type { Handler } from '../contract/mountOperations.ts';
import { findCategory } from '../content/categoriesQueries.ts';
import { findParticipant } from '../participants/queries.ts';
import { restoreMemberships, restoreTeamRow } from './restoreQueries.ts';
import { findLedTeams } from './queries.ts';
import { HttpError } from '../lib/httpError.ts';
import { undoRemoval } from './undoRemoval.ts';

export const restoreTeam: Handler<'restoreTeam'> = async ({ path, clubId }, services) => {
  const removal = { kind: 'team', subjectId: path.teamId, accountId: clubId } as const;
  return undoRemoval(services, removal, clubId, async (transaction, { team, memberships }) => {
    if (!team) throw new Error('The removal of a team does not contain it');
    if (!(await findCategory(transaction, team.categoryId)))
      throw new HttpError(409, `Kategori tim "${team.name}" sudah dihapus.`);
    if (!(await restoreTeamRow(transaction, { team, memberships })))
      throw new HttpError(
        409,
        `Tim "${team.name}" tidak dapat dikembalikan karena anggotanya sudah berubah.`,
      );
    return { success: true, message: `Tim "${team.name}" dikembalikan.` };
  });
};

export const restoreMember: Handler<'restoreMember'> = async (
  { path: { participantId }, participantId: leaderId },
  services,
) => {
  const clubId = (await findParticipant(services.db, leaderId))?.clubId ?? 0;
  const removal = { kind: 'member', subjectId: participantId, accountId: leaderId } as const;
  return undoRemoval(services, removal, clubId, async (transaction, { memberships }) => {
    const led = await findLedTeams(transaction, leaderId, undefined);
    const member = await findParticipant(transaction, participantId);
    const restorable =
      member && (member.clubId === clubId || member.deletedAt)
        ? memberships.filter(({ teamId }) => led.some(({ id }) => id === teamId))
        : [];
    const name = member?.name ?? '';
    const restorer = {
      now: services.now(),
      by: { clubId, operation: 'restoreMember' as const },
    };
    if ((await restoreMemberships(transaction, restorable, restorer)) === 0)
      throw new HttpError(409, `${name} tidak dapat dikembalikan karena timnya sudah berubah.`);
    return { success: true, message: `${name} kembali ke tim.` };
  });
};

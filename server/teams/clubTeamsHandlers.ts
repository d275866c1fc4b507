import { tidyName } from '../../openapi/texts/names.ts';
import { requireOwnTeam } from './requireOwnTeam.ts';
import type { Handler } from '../contract/mountOperations.ts';
import {
  type BuilderTeamRow,
  deleteTeamRow,
  findAvailableParticipants,
  findClubTeams,
  isRegistered,
  lockTeam,
} from './builderQueries.ts';
import { changeMembers, findFixedTeams } from './changeMembers.ts';
import { lockClub } from '../clubs/lockClub.ts';
import { recordRemoval } from './removalQueries.ts';
import { HttpError } from '../lib/httpError.ts';
import { limitForeignParticipants } from '../participants/limitForeignParticipants.ts';
import { requireOwnClub } from '../clubs/requireClub.ts';
import { addTeam, addTeams, changeTeam, requireCategory } from './teamChanges.ts';
import { toClubParticipant } from '../participants/participantData.ts';
import type { Services } from '../services/services.ts';

/**
 * Returns the entity tag of a team for its club; it changes with the name, the category, the
 * members and their order.
 */
async function computeTeamVersion({ name, categoryId, members }: BuilderTeamRow): Promise<string> {
  const text = JSON.stringify([name, categoryId, members.map(({ id }) => id)]);
  const digest = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
  );
  return `"${Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}

/** The membership of a deleted account has none, but the document requires one. */
const nobodysEmail = 'peserta-terhapus@robolaga.invalid';

const toBuilderTeam = async (team: BuilderTeamRow, hasRun: boolean) => ({
  id: team.id,
  name: team.name,
  team_id: team.code,
  category_id: team.categoryId,
  category: { id: team.categoryId, name: team.categoryName },
  category_name: team.categoryName,
  member_count: team.members.length,
  members: team.members.map(({ id, name, email, level, profilePicture, deletedAt }) => ({
    id,
    name,
    email: deletedAt ? nobodysEmail : email,
    level,
    profile_picture: profilePicture,
  })),
  has_run: hasRun,
  version: await computeTeamVersion(team),
});

async function toBuilderTeams({ db, now }: Services, teams: BuilderTeamRow[]) {
  const fixed = await findFixedTeams(
    db,
    teams.map(({ id }) => id),
    now(),
  );
  return Promise.all(teams.map((team) => toBuilderTeam(team, fixed.has(team.id))));
}

export const listBuilderTeams: Handler<'listBuilderTeams'> = async ({ clubId }, services) => ({
  success: true,
  data: await toBuilderTeams(services, await findClubTeams(services.db, clubId)),
});

export const getBuilderTeam: Handler<'getBuilderTeam'> = async ({ path, clubId }, services) => {
  const team = await requireOwnTeam(services.db, path.teamId, clubId);
  const fixed = await findFixedTeams(services.db, [team.id], services.now());
  return { success: true, data: await toBuilderTeam(team, fixed.has(team.id)) };
};

export const listClubTeams: Handler<'listClubTeams'> = async ({ path, clubId }, { db }) => {
  await requireOwnClub(db, path.id, clubId);
  const teams = await findClubTeams(db, clubId);
  return {
    success: true,
    data: teams.map(({ id, name, code, logo, categoryId, categoryName, members }) => ({
      id,
      name,
      team_id: code,
      category_id: categoryId,
      category_name: categoryName,
      member_count: members.length,
      ...(logo !== null && { logo_path: logo }),
    })),
  };
};

export const listAvailableParticipants: Handler<'listAvailableParticipants'> = async (
  { query, clubId },
  { db },
) => {
  await requireCategory(db, query.category_id);
  const available = await findAvailableParticipants(db, clubId, query.category_id);
  return { success: true, data: available.map(toClubParticipant) };
};

export const createTeam: Handler<'createTeam'> = async ({ body, clubId }, services) =>
  limitForeignParticipants(services, `club:${clubId}`, () =>
    addTeam(services, clubId, {
      name: body.team_name,
      categoryId: body.category_id,
      code: body.team_code,
      memberIds: body.participant_ids,
    }),
  );

export const createClubTeams: Handler<'createClubTeams'> = async (
  { path, body, clubId },
  services,
) =>
  limitForeignParticipants(services, `club:${clubId}`, async () => {
    await requireOwnClub(services.db, path.id, clubId);
    return addTeams(services, clubId, {
      categoryId: body.category_id,
      teams: body.teams.map(({ team_name: name, participant_ids: memberIds }) => ({
        name,
        memberIds,
      })),
    });
  });

export const createTeamWithMembers: Handler<'createTeamWithMembers'> = async (
  { body, clubId },
  services,
) =>
  limitForeignParticipants(services, `club:${clubId}`, () =>
    addTeam(services, clubId, {
      name: body.team_name,
      categoryId: body.category_id,
      code: body.team_code,
      memberIds: body['member_ids[]'],
    }),
  );

export const updateTeam: Handler<'updateTeam'> = async (
  { path, header, body, clubId },
  services,
) => {
  const name = tidyName(body.team_name);
  const version = header['if-match'];
  const change = () =>
    services.db.transaction(async (transaction) => {
      await lockClub(transaction, clubId);
      await lockTeam(transaction, path.teamId);
      const team = await requireOwnTeam(transaction, path.teamId, clubId);
      if (version !== undefined && version !== (await computeTeamVersion(team))) {
        throw new HttpError(
          412,
          'Tim ini baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
        );
      }
      const by = { clubId, operation: 'updateTeam' } as const;
      await changeMembers(transaction, { teamIds: [team.id], now: services.now(), by }, () =>
        changeTeam(transaction, team, {
          name,
          categoryId: body.category_id,
          memberIds: body.participant_ids,
        }),
      );
    });
  await limitForeignParticipants(services, `club:${clubId}`, change);
  return { success: true, message: `Tim "${name}" berhasil diperbarui!` };
};

export const deleteTeam: Handler<'deleteTeam'> = async ({ path, clubId }, { db, now }) => {
  const name = await db.transaction(async (transaction) => {
    await lockClub(transaction, clubId);
    await lockTeam(transaction, path.teamId);
    const team = await requireOwnTeam(transaction, path.teamId, clubId);
    if (await isRegistered(transaction, team.id))
      throw new HttpError(409, 'Tim yang sudah terdaftar dalam lomba tidak dapat dihapus.');
    const content = await deleteTeamRow(transaction, team);
    const removal = { kind: 'team', subjectId: team.id, accountId: clubId } as const;
    await recordRemoval(transaction, { ...removal, content }, now());
    return team.name;
  });
  return { success: true, message: `Tim "${name}" berhasil dihapus!`, restorable: true };
};

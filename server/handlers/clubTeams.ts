import type { Handler } from '../contract/bind.ts';
import {
  type BuilderTeamRow,
  deleteTeamRow,
  findAvailable,
  findBuilderTeam,
  findClubTeams,
  isRegistered,
  lockTeam,
} from '../data/builderTeams.ts';
import { lockClub } from '../data/lockClub.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import { demandOwnClub } from './ownClub.ts';
import { addTeam, changeTeam, demandCategory } from './teamChanges.ts';
import { versionOf } from './teamVersion.ts';

const shape = async (team: BuilderTeamRow) => ({
  id: team.id,
  name: team.name,
  team_id: team.code,
  category_id: team.categoryId,
  category: { id: team.categoryId, name: team.categoryName },
  category_name: team.categoryName,
  member_count: team.members.length,
  members: team.members.map(({ id, name, email, level, profilePicture }) => ({
    id,
    name,
    email,
    level,
    profile_picture: profilePicture,
  })),
  version: await versionOf(team),
});

/** The club's own team; throws 404 where there is none and 403 where it is another club's. */
async function demandTeam(db: Database, id: number, clubId: number): Promise<BuilderTeamRow> {
  const team = await findBuilderTeam(db, id);
  if (!team) throw new Refusal(404, 'Tim tidak ditemukan.');
  if (team.clubId !== clubId) throw new Refusal(403, 'Tim ini milik klub lain.');
  return team;
}

export const listBuilderTeams: Handler<'listBuilderTeams'> = async ({ clubId }, { db }) => ({
  success: true,
  data: await Promise.all((await findClubTeams(db, clubId)).map(shape)),
});

export const getBuilderTeam: Handler<'getBuilderTeam'> = async ({ path, clubId }, { db }) => ({
  success: true,
  data: await shape(await demandTeam(db, path.teamId, clubId)),
});

export const listClubTeams: Handler<'listClubTeams'> = async ({ path, clubId }, { db }) => {
  await demandOwnClub(db, path.id, clubId);
  const teams = await findClubTeams(db, clubId);
  return {
    success: true,
    data: teams.map(({ id, name, code, categoryId, categoryName, members }) => ({
      id,
      name,
      team_id: code,
      category_id: categoryId,
      category_name: categoryName,
      member_count: members.length,
    })),
  };
};

export const listAvailableParticipants: Handler<'listAvailableParticipants'> = async (
  { query, clubId },
  { db },
) => {
  await demandCategory(db, query.category_id);
  const free = await findAvailable(db, clubId, query.category_id);
  return {
    success: true,
    data: free.map(({ id, name, email, profilePicture }) => ({
      id,
      name,
      email,
      profile_picture: profilePicture,
    })),
  };
};

export const createTeam: Handler<'createTeam'> = async ({ body, clubId }, services) =>
  addTeam(services, clubId, {
    name: body.team_name,
    categoryId: body.category_id,
    code: body.team_code,
    memberIds: body.participant_ids,
  });

export const createTeamWithMembers: Handler<'createTeamWithMembers'> = async (
  { body, clubId },
  services,
) =>
  addTeam(services, clubId, {
    name: body.team_name,
    categoryId: body.category_id,
    code: body.team_code,
    memberIds: body['member_ids[]'],
  });

export const updateTeam: Handler<'updateTeam'> = async ({ path, header, body, clubId }, { db }) => {
  const name = body.team_name.trim();
  await db.transaction(async (transaction) => {
    await lockClub(transaction, clubId);
    await lockTeam(transaction, path.teamId);
    const team = await demandTeam(transaction, path.teamId, clubId);
    const version = header['if-match'];
    if (version !== undefined && version !== (await versionOf(team))) {
      throw new Refusal(
        412,
        'Tim ini baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
      );
    }
    await changeTeam(transaction, team, {
      name,
      categoryId: body.category_id,
      memberIds: body.participant_ids,
    });
  });
  return { success: true, message: `Tim "${name}" berhasil diperbarui!` };
};

export const deleteTeam: Handler<'deleteTeam'> = async ({ path, clubId }, { db }) => {
  const name = await db.transaction(async (transaction) => {
    await lockClub(transaction, clubId);
    await lockTeam(transaction, path.teamId);
    const team = await demandTeam(transaction, path.teamId, clubId);
    if (await isRegistered(transaction, team.id))
      throw new Refusal(409, 'Tim yang sudah terdaftar dalam turnamen tidak dapat dihapus.');
    await deleteTeamRow(transaction, team.id);
    return team.name;
  });
  return { success: true, message: `Tim "${name}" berhasil dihapus!` };
};

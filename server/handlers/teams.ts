import { type Handler, notBuilt } from '../contract/bind.ts';
import { findLevels, findTeam, findTeams, findTeamsOfParticipant } from '../data/teams.ts';
import { Refusal } from '../refusal.ts';
import { absoluteAddress } from '../storage.ts';

export const listTeams: Handler<'listTeams'> = async ({ publicUrl }, { db }) => ({
  success: true,
  teams: (await findTeams(db)).map((team) => ({
    id: team.id,
    name: team.name,
    logo: absoluteAddress(team.logo, publicUrl),
    member_count: team.members.length,
    category: team.categoryName,
    members: team.members.map(({ id, name, profilePicture }) => ({ id, name, profile_picture: profilePicture })),
  })),
});

export const getTeam: Handler<'getTeam'> = async ({ path }, { db }) => {
  const team = await findTeam(db, path.id);
  if (!team) throw new Refusal(404, 'Tim tidak ditemukan.');
  return {
    success: true,
    team: {
      name: team.name,
      category_name: team.categoryName,
      team_id: team.code,
      leader_id: team.members.find(({ level }) => level === 'leader')?.id ?? null,
      members: team.members.map(({ id, name, level, profilePicture }) => (
        { participant_id: id, name, level, profile_picture: profilePicture })),
    },
  };
};

export const listMyTeams: Handler<'listMyTeams'> = async ({ participantId, publicUrl }, { db }) => ({
  success: true,
  teams: (await findTeamsOfParticipant(db, participantId)).map(({ id, code, name, logo, categoryId }) => (
    { id, team_id: code, name, logo: absoluteAddress(logo, publicUrl), category_id: categoryId })),
});

export const getTeamRole: Handler<'getTeamRole'> = async ({ participantId }, { db }) => {
  const levels = (await findLevels(db, participantId)).map(({ level }) => level);
  return { success: true, level: levels.includes('leader') ? 'leader' : levels[0] ?? null };
};

export const removeMember = notBuilt;

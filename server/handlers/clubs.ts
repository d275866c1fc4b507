import { type Handler, notBuilt } from '../contract/bind.ts';
import { countClub, findClub, findClubs } from '../data/clubs.ts';
import { Refusal } from '../refusal.ts';

export const listClubs: Handler<'listClubs'> = async (_call, { db }) => ({
  success: true,
  data: (await findClubs(db)).map(({ id, name, logo, bio, isActive }) => ({ id, name, logo, bio, is_active: isActive ? 1 : 0 })),
});

export const getClubStats: Handler<'getClubStats'> = async ({ path }, { db }) => {
  if (!await findClub(db, path.id)) throw new Refusal(404, 'School club tidak ditemukan.');
  return { success: true, data: await countClub(db, path.id) };
};

export const getClub = notBuilt;
export const updateClub = notBuilt;
export const listClubTournaments = notBuilt;
export const listClubTeams = notBuilt;
export const listClubParticipants = notBuilt;
export const removeClubParticipant = notBuilt;
export const updateParticipant = notBuilt;

import type { Handler } from '../contract/bind.ts';
import {
  changeClubParticipant,
  type ClubParticipantRow,
  findClubParticipants,
  leaveClub,
} from '../data/clubParticipants.ts';
import { findParticipant, findParticipantByEmail } from '../data/participants.ts';
import { Refusal, refuseField } from '../refusal.ts';
import { demandOwnClub } from './ownClub.ts';

const toClubParticipant = ({ id, name, email, profilePicture }: ClubParticipantRow) => ({
  id,
  name,
  email,
  profile_picture: profilePicture,
});

export const listClubParticipants: Handler<'listClubParticipants'> = async (
  { path, query, clubId },
  { db },
) => {
  const { id } = await demandOwnClub(db, path.id, clubId);
  const onlyUnassigned = query.only_unassigned === 1;
  return {
    success: true,
    data: (await findClubParticipants(db, id, { onlyUnassigned })).map(toClubParticipant),
  };
};

export const listTeamCandidates: Handler<'listTeamCandidates'> = async (
  { path, clubId },
  { db },
) => {
  const { id } = await demandOwnClub(db, path.ghId, clubId);
  return { success: true, data: (await findClubParticipants(db, id)).map(toClubParticipant) };
};

export const removeClubParticipant: Handler<'removeClubParticipant'> = async (
  { path, clubId },
  { db },
) => {
  const { id } = await demandOwnClub(db, path.id, clubId);
  const left = await leaveClub(db, { clubId: id, participantId: path.participantId });
  if (!left) throw new Refusal(404, 'Peserta tidak ditemukan.');
  if (left.onlyMemberOf.length > 0) {
    const teams = new Intl.ListFormat('id').format(left.onlyMemberOf.map((name) => `"${name}"`));
    throw new Refusal(409, `${left.name} adalah satu-satunya anggota tim ${teams}.`);
  }
  return { success: true, message: `${left.name} telah dikeluarkan dari klub.` };
};

export const updateParticipant: Handler<'updateParticipant'> = async (
  { path, body, clubId },
  { db },
) => {
  const participant = await findParticipant(db, path.id);
  if (!participant) throw new Refusal(404, 'Peserta tidak ditemukan.');
  const notYours = new Refusal(403, 'Peserta ini bukan anggota klub Anda.');
  if (participant.clubId !== clubId) throw notYours;
  const taken = refuseField('email', 'Email sudah digunakan.');
  const owner = await findParticipantByEmail(db, body.email);
  if (owner && owner.id !== participant.id) throw taken;
  const changed = await changeClubParticipant(
    db,
    { clubId, participantId: participant.id },
    { name: body.name.trim(), email: body.email },
  );
  if (!changed) throw notYours;
  if (changed === 'email taken') throw taken;
  return {
    success: true,
    message: 'Data peserta telah disimpan.',
    participant: toClubParticipant(changed),
  };
};

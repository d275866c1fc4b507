import { unauthenticated } from '../auth.ts';
import type { Handler } from '../contract/bind.ts';
import {
  changeClub,
  type ClubChanges,
  type ClubRow,
  countClub,
  findClubByEmail,
  findClubs,
  findFollowedTournaments,
} from '../data/clubs.ts';
import { refuseField } from '../refusal.ts';
import { demandClub, demandOwnClub } from './ownClub.ts';
import { putInUse, readPicture } from './uploads.ts';

const toClub = ({ id, name, bio, code, email, phone, logo, isActive }: ClubRow) => ({
  id,
  name,
  bio,
  code,
  pin: '',
  pinconfirmation: '',
  email,
  phone,
  logo,
  is_active: isActive ? (1 as const) : (0 as const),
});

export const listClubs: Handler<'listClubs'> = async (_call, { db }) => ({
  success: true,
  data: (await findClubs(db)).map(({ id, name, logo, bio, isActive }) => ({
    id,
    name,
    logo,
    bio,
    is_active: isActive ? 1 : 0,
  })),
});

export const getClubStats: Handler<'getClubStats'> = async ({ path }, { db }) => {
  const { id } = await demandClub(db, path.id);
  return { success: true, data: await countClub(db, id) };
};

export const getClub: Handler<'getClub'> = async ({ path, clubId }, { db }) => ({
  success: true,
  data: toClub(await demandOwnClub(db, path.id, clubId)),
});

export const listClubTournaments: Handler<'listClubTournaments'> = async (
  { path, clubId },
  { db },
) => {
  const { id } = await demandOwnClub(db, path.id, clubId);
  return { success: true, data: await findFollowedTournaments(db, id) };
};

export const updateClub: Handler<'updateClub'> = async ({ path, body, clubId }, services) => {
  const { db, files, passwords } = services;
  const { id } = await demandOwnClub(db, path.id, clubId);
  const { pin = '', pinconfirmation = '' } = body;
  if (pin !== pinconfirmation) throw refuseField('pinconfirmation', 'Konfirmasi PIN tidak cocok.');
  const taken = refuseField('email', 'Email sudah digunakan.');
  const owner = await findClubByEmail(db, body.email);
  if (owner && owner.id !== id) throw taken;
  // A square that nothing is cut off from: it is shown in squares and circles.
  const logo =
    body.logo === undefined
      ? undefined
      : await readPicture(services, {
          name: 'logo',
          value: body.logo,
          size: { width: 400, height: 400, fit: 'contain' },
        });

  const change = async (changes: ClubChanges) => {
    const changed = await changeClub(db, id, changes);
    if (!changed) throw unauthenticated('clubBearer');
    if (changed === 'email taken') throw taken;
    return changed;
  };
  const changes = {
    name: body.name.trim(),
    // A browser's form writes each line's end as two characters.
    bio: body.bio?.replaceAll('\r\n', '\n').trim(),
    email: body.email,
    pinHash: pin === '' ? undefined : await passwords.hash(pin),
  };
  const { club } = logo
    ? await putInUse(files, { prefix: `clubs/${id}-`, bytes: logo }, (path) =>
        change({ ...changes, logo: path }),
      )
    : await change(changes);
  return { success: true, message: 'Data klub telah disimpan.', data: toClub(club) };
};

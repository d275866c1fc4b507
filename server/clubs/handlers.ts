import { unauthenticated } from '../auth/auth.ts';
import { tidyName } from '../../openapi/texts/names.ts';
import type { Handler } from '../contract/mountOperations.ts';
import {
  changeClub,
  type ClubChanges,
  type ClubRow,
  countClubs,
  findClubByEmail,
  findClubs,
  findClubStats,
  selectClubTexts,
  setPublicView,
} from './queries.ts';
import { isKnownClub } from './knownClubs.ts';
import { countClubsByCity, toCity, toRegions } from './regions.ts';
import { readSearchedList } from '../db/search.ts';
import { findTournamentChanges, toChanges } from '../tournaments/changes.ts';
import { toChangedStatus, toWhenWhere } from '../tournaments/handlers.ts';
import { toEventDay } from '../lib/eventDay.ts';
import { fieldError } from '../lib/httpError.ts';
import { countEmailChange } from '../accounts/emailChanges.ts';
import { readListPage } from '../contract/readListPage.ts';
import { requireClub, requireOwnClub } from './requireClub.ts';
import {
  countFollowedTournaments,
  findClubResults,
  findFollowedTournaments,
} from './resultsQueries.ts';
import { commitUpload, readPicture } from '../files/uploads.ts';

const toClub = (
  { id, name, bio, code, email, phone, logo, isActive, city, names, portraits }: ClubRow,
  known: boolean,
) => ({
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
  city,
  names,
  portraits,
  known,
});

export const listClubs: Handler<'listClubs'> = async ({ query }, { db }) => {
  const isActive = query.only_active === 1 || undefined;
  const part = { ...readListPage(query), slug: query.slug, isActive, region: query.region };
  const { rows, total, isPartial } = await readSearchedList(db, part, {
    find: findClubs,
    count: countClubs,
    selectTexts: selectClubTexts,
  });
  return {
    success: true,
    data: rows.map(({ id, name, logo, bio, isActive, city }) => ({
      id,
      name,
      logo,
      bio,
      is_active: isActive ? 1 : 0,
      ...(city && { city }),
    })),
    ...(total !== undefined && {
      total,
      regions: toRegions(await countClubsByCity(db), part.search),
    }),
    ...(isPartial && { partial_match: true as const }),
  };
};

export const getClubStats: Handler<'getClubStats'> = async ({ path }, { db, now }) => {
  const { id } = await requireClub(db, path.id);
  const tournaments = await countFollowedTournaments(db, { clubId: id, today: toEventDay(now()) });
  return { success: true, data: { ...(await findClubStats(db, id)), tournaments } };
};

export const getClub: Handler<'getClub'> = async ({ path, clubId }, { db }) => {
  const club = await requireOwnClub(db, path.id, clubId);
  return { success: true, data: toClub(club, await isKnownClub(db, clubId)) };
};

export const listClubTournaments: Handler<'listClubTournaments'> = async (
  { path, clubId },
  { db, now },
) => {
  const { id } = await requireOwnClub(db, path.id, clubId);
  const owner = { today: toEventDay(now()), clubId: id };
  const changes = await findTournamentChanges(db, owner);
  return {
    success: true,
    data: (await findFollowedTournaments(db, owner)).map(({ tournament, teams }) => {
      const { id: tournamentId, title, date, image } = tournament;
      return {
        id: tournamentId,
        title,
        date,
        image,
        ...toWhenWhere(tournament),
        ...toChangedStatus(tournament.status),
        registered_teams: teams,
        ...toChanges(changes.get(tournamentId)),
      };
    }),
  };
};

export const listClubResults: Handler<'listClubResults'> = async ({ path }, { db, now }) => {
  const { id } = await requireClub(db, path.id);
  const results = await findClubResults(db, id, toEventDay(now()));
  return {
    success: true,
    data: groupByTournament(results).map(([tournament, rows]) => {
      const { id: tournamentId, title, date, status } = tournament;
      return {
        tournament: {
          id: tournamentId,
          title,
          date,
          ...toWhenWhere(tournament),
          ...toChangedStatus(status),
        },
        teams: rows.map(({ team, category, rank, isProvisional }) => ({
          ...team,
          category,
          ...(rank !== null && { rank, ...(isProvisional && { provisional: true as const }) }),
        })),
      };
    }),
  };
};

/** Returns the tournaments of rows, each once and in their order, with its rows. */
function groupByTournament<Row extends { tournament: { id: number } }>(
  rows: Row[],
): [Row['tournament'], Row[]][] {
  const groups = Map.groupBy(rows, ({ tournament }) => tournament.id);
  return [...groups.values()].flatMap((group) => (group[0] ? [[group[0].tournament, group]] : []));
}

export const setClubNames: Handler<'setClubNames'> = async ({ body, clubId }, { db }) => {
  const { names, portraits } = body;
  if (!(await setPublicView(db, clubId, { names, portraits }))) throw unauthenticated('club');
  return { success: true, message: 'Pilihan telah disimpan.' };
};

export const updateClub: Handler<'updateClub'> = async (
  { path, body, clubId, clientIp, uploader },
  services,
) => {
  const { db, files, passwords } = services;
  const club = await requireOwnClub(db, path.id, clubId);
  const { id } = club;
  const { pin = '', pinconfirmation = '' } = body;
  if (pin !== pinconfirmation) throw fieldError('pinconfirmation', 'Konfirmasi PIN tidak cocok.');
  await countEmailChange(services, { clubId, clientIp, from: club.email, to: body.email });
  const emailTaken = fieldError('email', 'Email sudah digunakan.');
  const owner = await findClubByEmail(db, body.email);
  if (owner && owner.id !== id) throw emailTaken;
  // Padded to a square, because it is shown in squares and circles.
  const logo =
    body.logo === undefined
      ? undefined
      : await readPicture(services, {
          name: 'logo',
          value: body.logo,
          size: { width: 400, height: 400, fit: 'contain' },
          uploader,
        });

  const save = async (changes: ClubChanges) => {
    const changed = await changeClub(db, id, changes);
    if (!changed) throw unauthenticated('club');
    if (changed === 'email taken') throw emailTaken;
    return changed;
  };
  const changes = {
    name: tidyName(body.name),
    // A browser sends line breaks in a form as CRLF.
    bio: body.bio?.replaceAll('\r\n', '\n').trim(),
    email: body.email,
    city: body.city === undefined ? undefined : toCity(body.city),
    pinHash: pin === '' ? undefined : await passwords.takeTurn(clientIp, () => passwords.hash(pin)),
  };
  const { club: saved } = logo
    ? await commitUpload(files, { prefix: `clubs/${id}-`, bytes: logo }, (path) =>
        save({ ...changes, logo: path }),
      )
    : await save(changes);
  return {
    success: true,
    message: 'Data klub telah disimpan.',
    data: toClub(saved, await isKnownClub(db, id)),
  };
};

import type { TournamentStatus } from '../../openapi/schema.d.ts';
import type { Handler } from '../contract/mountOperations.ts';
import {
  countTournaments,
  findTournament,
  findTournamentCategoryNames,
  findTournamentMonths,
  findTournaments,
  findTournamentTeams,
  hasSchedule,
  type TournamentRow,
} from './queries.ts';
import { findTournamentChanges, toChanges } from './changes.ts';
import { findCityTournaments } from './findCityTournaments.ts';
import { selectTournamentTexts } from './selectTournamentTexts.ts';
import { readSearchedList } from '../db/search.ts';
import type { Database } from '../db/database.ts';
import { startOfTournament, toEventDay } from '../lib/eventDay.ts';
import { HttpError } from '../lib/httpError.ts';
import { findCategoriesWithRounds, findRunningRounds } from './categoryRoundQueries.ts';
import { readListPage } from '../contract/readListPage.ts';

type WhenWhere = Pick<
  TournamentRow,
  'startTime' | 'timeZone' | 'endDate' | 'endTime' | 'venue' | 'city' | 'province'
>;

/** Returns the hours, the last day and the venue of a tournament, as part of a response; what is not known is left out. */
export const toWhenWhere = ({
  startTime,
  timeZone,
  endDate,
  endTime,
  venue: name,
  city,
  province,
}: WhenWhere) => ({
  ...(startTime !== null && { start_time: startTime }),
  ...((startTime ?? endTime) !== null && { time_zone: timeZone }),
  ...toEndDate(endDate),
  ...(endTime !== null && { end_time: endTime }),
  ...((name || city || province) && { venue: { name, city, province } }),
});

/** Returns the last day of a tournament of several days, as part of a response. */
const toEndDate = (endDate: string | null) => endDate !== null && { end_date: endDate };

/** Says that a tournament does not take place as planned; nothing otherwise, so that lists stay small. */
export const toChangedStatus = (status: TournamentStatus) =>
  status === 'postponed' || status === 'cancelled' ? { status } : {};

/** What is not set is left out, so that lists stay small. */
const toTournament = (tournament: TournamentRow) => {
  const { id, title, image, date, categories, startTime, mapUrl, status, revision } = tournament;
  const { registrationOpensAt, registrationClosesAt } = tournament;
  return {
    id,
    title,
    image,
    date,
    categories: categories.map(({ capacity, registered, ...category }) => ({
      ...category,
      ...(capacity !== null && { capacity, registered: registered ?? 0 }),
    })),
    ...(startTime !== null && { starts_at: startOfTournament(tournament).toISOString() }),
    ...toWhenWhere(tournament),
    ...(mapUrl !== '' && { map_url: mapUrl }),
    ...(registrationOpensAt && { registration_opens_at: registrationOpensAt.toISOString() }),
    ...(registrationClosesAt && { registration_closes_at: registrationClosesAt.toISOString() }),
    ...toChangedStatus(status),
    ...(revision > 0 && { revision }),
  };
};

/** Returns the public tournament with that id; throws 404 if it does not exist or is a draft. */
export async function requireTournament(db: Database, id: number): Promise<TournamentRow> {
  const tournament = await findTournament(db, id);
  if (!tournament) throw new HttpError(404, 'Lomba tidak ditemukan.');
  return tournament;
}

export const listTournaments: Handler<'listTournaments'> = async ({ query }, { db, now }) => {
  const part = { ...readListPage(query), category: query.category, month: query.month };
  const today = toEventDay(now());
  const { rows, total, isPartial } = await readSearchedList(
    db,
    { ...part, today },
    { find: findTournaments, count: countTournaments, selectTexts: selectTournamentTexts },
  );
  const changes = await findTournamentChanges(db, {
    today,
    tournamentIds: rows.map(({ id }) => id),
  });
  return {
    success: true,
    data: rows.map((row) => ({ ...toTournament(row), ...toChanges(changes.get(row.id)) })),
    ...(isPartial && { partial_match: true as const }),
    ...(total !== undefined && {
      total,
      category_names: await findTournamentCategoryNames(db),
      months: await findTournamentMonths(db),
      ...(query.search === undefined && {
        cities: (await findCityTournaments(db, today)).map(({ endDate, ...city }) => ({
          ...city,
          ...toEndDate(endDate),
        })),
      }),
    }),
  };
};

export const getTournament: Handler<'getTournament'> = async ({ path }, { db, now }) => {
  const tournament = await requireTournament(db, path.id);
  const withRounds = await findCategoriesWithRounds(db, path.id);
  const today = toEventDay(now());
  const changes = await findTournamentChanges(db, { today, tournamentIds: [path.id] });
  const { about, cost, contact, programme, documents, date, endDate } = tournament;
  // What is still open afterwards is not being played.
  const running = (endDate ?? date) >= today ? await findRunningRounds(db, path.id) : new Map();
  const { categories, ...data } = toTournament(tournament);
  return {
    success: true,
    data: {
      ...data,
      categories: categories.map((category) => ({
        ...category,
        ...(withRounds.includes(category.id) && { has_rounds: true }),
        ...(running.has(category.id) && { running: running.get(category.id) }),
      })),
      ...(about !== '' && { about }),
      ...(cost !== '' && { cost }),
      ...(contact !== '' && { contact }),
      ...(programme.length > 0 && { programme }),
      ...(documents.length > 0 && { documents }),
      ...((await hasSchedule(db, path.id)) && { has_schedule: true }),
      ...toChanges(changes.get(path.id)),
    },
  };
};

export const listTournamentTeams: Handler<'listTournamentTeams'> = async ({ path }, { db }) => {
  await requireTournament(db, path.id);
  return {
    success: true,
    data: (await findTournamentTeams(db, path.id)).map(
      ({ id, name, startNumber, logo, category, club }) => ({
        id,
        name,
        start_number: startNumber,
        ...(logo !== null && { logo_path: logo }),
        registered_category: category,
        ...(club && { club }),
      }),
    ),
  };
};

import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ClubResult, TournamentTeam } from '../../../openapi/schema.d.ts';
import {
  categories,
  clubs,
  registrations,
  rounds,
  runs,
  teams,
  tournamentCategories,
  tournaments,
} from '../../../server/db/schema.ts';
import { toEventDay } from '../../../server/lib/eventDay.ts';
import { deriveScores } from '../../../server/scores/deriveScores.ts';
import { insertFirstRounds } from '../../../server/tournaments/categoryRoundQueries.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createMaker } from '../../support/screens/clubData.ts';

const backend = useBackend();
const { makeClub, makeTeam } = createMaker(backend);

const readData = async (url: string) =>
  ((await backend.request('GET', url)).body as { data: unknown }).data;
const readResults = async (clubId: number) =>
  (await readData(`/api/gh-schools/${clubId}/results`)) as ClubResult[];

/** Adds a tournament with a category. */
async function addTournament(date: string, categoryId: number, changes: object = {}) {
  const [added] = await backend.db
    .insert(tournaments)
    .values({ title: `RoboLaga ${date}`, date, ...changes })
    .returning();
  const tournamentId = added?.id ?? 0;
  await backend.db.insert(tournamentCategories).values({ tournamentId, categoryId });
  return tournamentId;
}

/** Registers a team, with a run if one is given. */
async function register(
  entry: { tournamentId: number; teamId: number; categoryId: number },
  run?: { points: number; time: string },
) {
  const [row] = await backend.db
    .insert(registrations)
    .values({ ...entry, startNumber: entry.teamId })
    .returning();
  if (!row || !run) return;
  const { tournamentId, categoryId } = entry;
  await backend.db.transaction(async (transaction) => {
    await insertFirstRounds(transaction, [tournamentId]);
    const [round] = await transaction
      .select({ roundId: rounds.id })
      .from(rounds)
      .where(and(eq(rounds.tournamentId, tournamentId), eq(rounds.categoryId, categoryId)));
    if (!round) throw new Error('There is no round');
    await transaction.insert(runs).values({ ...round, registrationId: row.id, number: 1, ...run });
    await deriveScores(transaction, entry);
  });
}

describe("the results of a club's teams", () => {
  it('are those of each tournament, the latest first, with the ranks among all teams', async () => {
    const [club, other] = [await makeClub(2), await makeClub(1)];
    const [first = 0, second = 0] = club.people;
    const best = await makeTeam(club, [first], { name: 'Tim Cepat' });
    const slow = await makeTeam(club, [second], { name: 'Tim Alfa' });
    const rival = await makeTeam(other, other.people, { name: 'Tim Lawan' });
    const past = await addTournament('2026-01-10', 1, {
      venue: 'Gedung Baileo',
      city: 'Ambon',
      startTime: '08:30',
      timeZone: 'Asia/Jayapura',
    });
    const coming = await addTournament('2027-01-10', 1, { status: 'postponed' });
    const draft = await addTournament('2027-02-10', 1, { status: 'draft' });
    const entry = { tournamentId: past, categoryId: 1 };
    await register({ ...entry, teamId: best }, { points: 90, time: '00:40.00' });
    await register({ ...entry, teamId: rival }, { points: 80, time: '00:10.00' });
    await register({ ...entry, teamId: slow }, { points: 70, time: '00:05.00' });
    await register({ ...entry, tournamentId: coming, teamId: slow });
    await register({ ...entry, tournamentId: draft, teamId: slow });
    const category = { id: 1, name: expect.any(String) as string };
    expect(await readResults(club.id)).toEqual([
      {
        tournament: {
          id: coming,
          title: 'RoboLaga 2027-01-10',
          date: '2027-01-10',
          status: 'postponed',
        },
        teams: [{ id: slow, name: 'Tim Alfa', category }],
      },
      {
        tournament: {
          id: past,
          title: 'RoboLaga 2026-01-10',
          date: '2026-01-10',
          start_time: '08:30',
          time_zone: 'Asia/Jayapura',
          venue: { name: 'Gedung Baileo', city: 'Ambon', province: '' },
        },
        teams: [
          { id: best, name: 'Tim Cepat', category, rank: 1 },
          { id: slow, name: 'Tim Alfa', category, rank: 3 },
        ],
      },
    ]);
  });

  it('say of a place that it may change on the day, while its round is open', async () => {
    const club = await makeClub(1);
    const teamId = await makeTeam(club, club.people, { name: 'Tim Sementara' });
    const day = toEventDay(new Date());
    const entry = { tournamentId: await addTournament(day, 1), categoryId: 1 };
    await register({ ...entry, teamId }, { points: 70, time: '00:05.00' });
    const readTeam = async () => (await readResults(club.id))[0]?.teams[0];
    expect(await readTeam()).toMatchObject({ rank: 1, provisional: true });
    await backend.db
      .update(rounds)
      .set({ state: 'closed' })
      .where(eq(rounds.tournamentId, entry.tournamentId));
    expect(await readTeam()).not.toHaveProperty('provisional');
  });

  it('have the teams with a place before those without, whatever their names', async () => {
    const club = await makeClub(3);
    const [first = 0, second = 0, third = 0] = club.people;
    const waiting = await makeTeam(club, [first], { name: 'Tim Alfa' });
    const played = await makeTeam(club, [second], { name: 'Tim Zulu' });
    const other = await makeTeam(club, [third], { name: 'Tim Beta' });
    const entry = { tournamentId: await addTournament('2026-01-13', 1), categoryId: 1 };
    await register({ ...entry, teamId: other });
    await register({ ...entry, teamId: waiting });
    await register({ ...entry, teamId: played }, { points: 70, time: '00:05.00' });
    const [result] = await readResults(club.id);
    expect(result?.teams.map(({ id }) => id)).toEqual([played, waiting, other]);
  });

  it('have one order where dates, titles and names are equal', async () => {
    const club = await makeClub(2);
    const [first = 0, second = 0] = club.people;
    const [one, two] = [await makeTeam(club, [first]), await makeTeam(club, [second])];
    const [early, late] = [
      await addTournament('2026-01-14', 1),
      await addTournament('2026-01-14', 1),
    ];
    for (const tournamentId of [early, late])
      for (const teamId of [two, one]) await register({ tournamentId, categoryId: 1, teamId });
    // Its row is then the last one on the disk.
    await backend.db
      .update(tournaments)
      .set({ venue: 'Gedung Baileo' })
      .where(eq(tournaments.id, early));
    const results = (await readResults(club.id)).map(({ tournament, teams: found }) => [
      tournament.id,
      found.map(({ id }) => id),
    ]);
    expect(results).toEqual([
      [late, [one, two]],
      [early, [one, two]],
    ]);
    const { body } = await backend.request('GET', `/api/gh-schools/${club.id}/tournaments`, {
      token: club.token,
    });
    const { data } = body as { data: { id: number; registered_teams: { id: number }[] }[] };
    expect(
      data.map(({ id, registered_teams: found }) => [id, found.map((team) => team.id)]),
    ).toEqual([
      [early, [one, two]],
      [late, [one, two]],
    ]);
  });

  it('are ranked by time alone where that is the rule of the category', async () => {
    const club = await makeClub(2);
    const [first = 0, second = 0] = club.people;
    const [category] = await backend.db
      .insert(categories)
      .values({
        name: 'Adu Waktu',
        description: '',
        logo: 'x.svg',
        longDescription: '',
        ranking: 'time',
      })
      .returning();
    const categoryId = category?.id ?? 0;
    const slow = await makeTeam(club, [first], { categoryId, name: 'Tim Lambat' });
    const fast = await makeTeam(club, [second], { categoryId, name: 'Tim Cepat' });
    const tournamentId = await addTournament('2026-01-11', categoryId);
    await register({ tournamentId, categoryId, teamId: slow }, { points: 90, time: '00:40.00' });
    await register({ tournamentId, categoryId, teamId: fast }, { points: 10, time: '00:10.00' });
    const [result] = await readResults(club.id);
    expect(result?.teams.map(({ id, rank }) => [id, rank])).toEqual([
      [fast, 1],
      [slow, 2],
    ]);
    const { body } = await backend.request('GET', `/api/teams/${slow}`);
    expect(body).toMatchObject({ team: { registrations: [{ result: { rank: 2 } }] } });
  });

  it('are none for a club without registrations, and 404 for no club', async () => {
    expect(await readResults((await makeClub()).id)).toEqual([]);
    expect(await backend.request('GET', '/api/gh-schools/999999/results')).toMatchObject({
      status: 404,
    });
  });
});

it('the teams of a tournament have logo, category and club, but no club that is deactivated and unknown', async () => {
  const [club, inactive] = [await makeClub(1), await makeClub(1)];
  await backend.db.update(clubs).set({ isActive: false }).where(eq(clubs.id, inactive.id));
  const shown = await makeTeam(club, club.people, { name: 'Tim Satu' });
  const hidden = await makeTeam(inactive, inactive.people, { name: 'Tim Dua' });
  await backend.db.update(teams).set({ logo: 'teams/satu.svg' }).where(eq(teams.id, shown));
  const tournamentId = await addTournament('2026-01-12', 1);
  await register({ tournamentId, categoryId: 1, teamId: shown });
  await register({ tournamentId, categoryId: 1, teamId: hidden });
  const registered_category = expect.any(String) as string;
  expect(await readData(`/api/tournaments/${tournamentId}/teams`)).toEqual([
    { id: hidden, name: 'Tim Dua', start_number: hidden, registered_category },
    {
      id: shown,
      name: 'Tim Satu',
      start_number: shown,
      logo_path: 'teams/satu.svg',
      registered_category,
      club: { id: club.id, name: expect.any(String) as string },
    },
  ]);
  const readClubs = async () =>
    ((await readData(`/api/tournaments/${tournamentId}/teams`)) as TournamentTeam[]).map(
      (team) => team.club?.id,
    );
  await backend.db.update(clubs).set({ reviewedAt: new Date() }).where(eq(clubs.id, inactive.id));
  expect(await readClubs()).toEqual([inactive.id, club.id]);
});

import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Registration } from '../../../openapi/schema.d.ts';
import { registrations, teams } from '../../../server/db/schema.ts';
import { insertFirstRounds } from '../../../server/tournaments/categoryRoundQueries.ts';
import { useBackend } from '../../support/database/backend.ts';
import { statusesOf, type TestClub } from '../../support/screens/clubData.ts';
import { idOf, useClubRegistrations } from '../../support/servers/clubRegistrations.ts';

const backend = useBackend();
const { addTournament, category, makeClub, makeTeam, openPerson, readClub, register, withdraw } =
  useClubRegistrations(backend);
let club: TestClub;
let token: string;
beforeEach(async () => {
  club = readClub();
  token = await backend.signIn('organiser');
});

/** Returns a team of each of a club's people. */
async function makeTeams(of: TestClub): Promise<number[]> {
  const ids: number[] = [];
  for (const id of of.people) ids.push(await makeTeam(of, [id]));
  return ids;
}
const numberOf = async (teamId: number) => {
  const [row] = await backend.db
    .select()
    .from(registrations)
    .where(eq(registrations.teamId, teamId));
  return row?.startNumber;
};
async function numbersOf(tournamentId: number) {
  const rows = await backend.db
    .select({ number: registrations.startNumber })
    .from(registrations)
    .where(eq(registrations.tournamentId, tournamentId))
    .orderBy(asc(registrations.startNumber));
  return rows.map(({ number }) => number);
}
const organiserPath = (tournamentId: number) =>
  `/api/organiser/tournaments/${tournamentId}/registrations`;
const read = async <Data>(address: string, as?: string) =>
  ((await backend.request('GET', address, as ? { token: as } : {})).body as { data: Data }).data;

describe('the start number of a team', () => {
  it('is that of a withdrawn registration in the same tournament only', async () => {
    const [one = 0, two = 0, three = 0] = await makeTeams(club);
    const [tournamentId, other] = [await addTournament(), await addTournament()];
    await register(two, tournamentId);
    const withdrawn = idOf(await register(one, tournamentId));
    expect(await numberOf(one)).toBe(2);
    expect((await withdraw(one, withdrawn)).status).toBe(200);
    await register(two, other);
    await register(three, other);
    const elsewhere = idOf(await register(one, other));
    expect(await numberOf(one)).toBe(3);
    await withdraw(one, elsewhere);
    await register(one, tournamentId);
    expect(await numberOf(one)).toBe(2);
  });

  it('is the next one of the tournament, whoever registers', async () => {
    const [one = 0, two = 0, three = 0] = await makeTeams(club);
    const tournamentId = await addTournament();
    const other = await addTournament();
    await register(two, tournamentId);
    await register(two, other);
    const [leader = 0] = club.people;
    await backend.request('POST', '/api/tournament/register', {
      body: { tournament_id: tournamentId, team_id: one, category_id: category },
      token: await openPerson(leader),
    });
    const [late] = await backend.db.select().from(teams).where(eq(teams.id, three));
    const added = await backend.request('POST', organiserPath(tournamentId), {
      token,
      body: { team_code: late?.code, reason: 'Banjir' },
    });
    expect((added.body as { data: Registration }).data.start_number).toBe(3);
    const made = await backend.request(
      'POST',
      `/api/organiser/tournaments/${tournamentId}/late-teams`,
      {
        token,
        body: {
          club_id: (await makeClub(1)).id,
          category_id: category,
          team_name: 'Tim Baru',
          participant_ids: (await makeClub(1)).people,
          reason: 'Banjir',
        },
      },
    );
    // Somebody of another club: nothing is registered, and no number is used up.
    expect(made.status).toBe(409);
    const last = await makeClub(1);
    const [own = 0] = await makeTeams(last);
    await register(own, tournamentId, last.token);
    expect(await numberOf(own)).toBe(4);
    expect(await numbersOf(tournamentId)).toEqual([1, 2, 3, 4]);
    expect(await numbersOf(other)).toEqual([1]);
  });

  it('is not given again after a withdrawal, but to the same team', async () => {
    const [one = 0, two = 0, three = 0] = await makeTeams(club);
    const tournamentId = await addTournament();
    await register(one, tournamentId);
    const second = idOf(await register(two, tournamentId));
    await withdraw(two, second);
    await register(three, tournamentId);
    expect(await numberOf(three)).toBe(3);
    const again = idOf(await register(two, tournamentId));
    expect(await numberOf(two)).toBe(2);
    // By an organiser, and twice.
    const path = `${organiserPath(tournamentId)}/${again}`;
    expect((await backend.request('DELETE', path, { token })).status).toBe(200);
    await register(two, tournamentId);
    expect(await numberOf(two)).toBe(2);
    expect(await numbersOf(tournamentId)).toEqual([1, 2, 3]);
  });

  it('is not that of the last team that was withdrawn', async () => {
    const [one = 0, two = 0] = await makeTeams(club);
    const tournamentId = await addTournament();
    await withdraw(one, idOf(await register(one, tournamentId)));
    await register(two, tournamentId);
    expect(await numberOf(two)).toBe(2);
  });

  it('is another one for each of sixteen teams that are registered at once', async () => {
    const clubs = await Promise.all(Array.from({ length: 4 }, () => makeClub(4)));
    const entries = (
      await Promise.all(
        clubs.map(async (each) =>
          (await makeTeams(each)).map((teamId) => ({ teamId, token: each.token })),
        ),
      )
    ).flat();
    const tournamentId = await addTournament();
    const answers = await Promise.all(
      entries.map((entry) => register(entry.teamId, tournamentId, entry.token)),
    );
    expect(statusesOf(answers)).toEqual(Array.from({ length: 16 }, () => 201));
    expect(await numbersOf(tournamentId)).toEqual(
      Array.from({ length: 16 }, (_, index) => index + 1),
    );
    // Half of them are withdrawn and registered again, while others come.
    const ids = answers.map(idOf);
    const late = await makeClub(4);
    const lateTeams = await makeTeams(late);
    await Promise.all([
      ...entries.slice(0, 8).map(async (entry, index) => {
        await withdraw(entry.teamId, ids[index] ?? 0, entry.token);
        return register(entry.teamId, tournamentId, entry.token);
      }),
      ...lateTeams.map((teamId) => register(teamId, tournamentId, late.token)),
    ]);
    expect(await numbersOf(tournamentId)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
  });

  it('is in every list of the teams of a tournament', async () => {
    const [one = 0, two = 0] = await makeTeams(club);
    const tournamentId = await addTournament();
    await backend.db.transaction((transaction) => insertFirstRounds(transaction, [tournamentId]));
    await register(two, tournamentId);
    await register(one, tournamentId);
    const entry = `/api/organiser/tournaments/${tournamentId}/categories/${category}/scores`;
    const place = `/api/organiser/tournaments/${tournamentId}/categories/${category}`;
    expect(await read(organiserPath(tournamentId), token)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ team: expect.objectContaining({ id: one }), start_number: 2 }),
      ]) as unknown,
    );
    expect(await read(entry, token)).toMatchObject({
      teams: expect.arrayContaining([
        expect.objectContaining({ id: one, start_number: 2 }),
        expect.objectContaining({ id: two, start_number: 1 }),
      ]) as unknown,
    });
    expect(await read(`/api/tournaments/${tournamentId}/teams`)).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: one, start_number: 2 })]) as unknown,
    );
    const { rounds } = await read<{ rounds: { id: number }[] }>(entry, token);
    await backend.request('POST', `${place}/runs`, {
      token,
      body: {
        key: crypto.randomUUID(),
        round_id: rounds[0]?.id,
        number: 1,
        team_id: one,
        outcome: 'finished',
        points: 80,
        time: '01:07.38',
      },
    });
    expect(await read(`/api/scores?tournament=${tournamentId}`)).toMatchObject([
      { registration: { start_number: 2, team: { id: one } } },
    ]);
    const results = await read<{ rounds: { results: unknown[] }[] }>(
      `/api/tournaments/${tournamentId}/categories/${category}/results`,
    );
    expect(results.rounds[0]?.results[0]).toMatchObject({ team: { id: one, start_number: 2 } });
    const { body } = await backend.request('GET', `/api/teams/${one}`);
    expect(body).toMatchObject({ team: { registrations: [{ start_number: 2 }] } });
    const { teams: ready } = await read<{ teams: object[] }>('/api/gh/readiness', club.token);
    expect(ready).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          id: one,
          entries: expect.arrayContaining([
            expect.objectContaining({
              tournament_id: tournamentId,
              registration: expect.objectContaining({ start_number: 2 }) as unknown,
            }),
          ]) as unknown,
        }),
      ]) as unknown,
    );
  });
});

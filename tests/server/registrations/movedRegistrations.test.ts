import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Registration } from '../../../openapi/schema.d.ts';
import { categories, registrations, teamMembers, teams } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { statusesOf } from '../../support/screens/clubData.ts';
import { dayFrom, idOf } from '../../support/servers/clubRegistrations.ts';
import { lineFollower, sumo, useMovableTeams } from '../../support/servers/movableTeams.ts';

const backend = useBackend();
const { readClub, makeClub, makeTeam, register, tournamentId, inspire, ...movable } =
  useMovableTeams(backend);
const { addPlayed, enter, run, move, setRound, alone } = movable;
const { readTeam, readResults, readEntry, categoryOf } = movable;

describe('a team in the wrong category', () => {
  it('is moved before its first run, and its members with it', async () => {
    const { teamId, registrationId } = await enter('Kelud', readClub().people.slice(0, 2));
    const moved = await move(registrationId, sumo);
    expect(moved).toMatchObject({
      status: 200,
      body: { message: 'Kelud dipindah ke Sumo Robot.' },
    });
    expect((moved.body as { data: Registration }).data).toMatchObject({
      id: registrationId,
      category: { id: sumo },
      members: [{ id: readClub().people[0] }, { id: readClub().people[1] }],
    });
    expect(await readTeam(teamId)).toMatchObject({
      registrations: [{ tournament: { id: tournamentId() }, category: { id: sumo } }],
    });
    expect(await categoryOf(teamId)).toBe(sumo);
    const members = await backend.db
      .select({ categoryId: teamMembers.categoryId })
      .from(teamMembers)
      .where(eq(teamMembers.teamId, teamId));
    expect(members).toEqual([{ categoryId: sumo }, { categoryId: sumo }]);
    const { body } = await backend.request('GET', `/api/tournaments/${tournamentId()}/teams`);
    expect((body as { data: { registered_category: string }[] }).data[0]).toMatchObject({
      registered_category: 'Sumo Robot',
    });
    expect(await readEntry()).toMatchObject({
      operation: 'moveRegistration',
      object: {
        kind: 'registration',
        id: registrationId,
        name: 'Kelud, Line Follower, Laga Bengkulu',
      },
      detail: 'Line Follower → Sumo Robot (Salah kategori saat mendaftar)',
    });
  });

  it('takes its runs along, and both categories have their places anew', async () => {
    const kelud = await enter('Kelud', alone(0));
    const tesla = await enter('Tesla', alone(1));
    const sura = await enter('Sura', alone(2), { categoryId: sumo });
    await run(kelud.teamId, { points: 90 });
    await run(tesla.teamId, { points: 70 });
    await run(sura.teamId, { points: 60 }, { categoryId: sumo });
    await setRound(sumo, { state: 'closed' });
    expect((await move(kelud.registrationId, sumo)).status).toBe(200);
    const placesOf = async (categoryId: number) =>
      (await readResults(categoryId)).standings.map(({ team_id: id, place }) => [id, place]);
    expect(await placesOf(lineFollower)).toEqual([[tesla.teamId, 1]]);
    expect(await placesOf(sumo)).toEqual([
      [kelud.teamId, 1],
      [sura.teamId, 2],
    ]);
    expect((await readTeam(kelud.teamId)).registrations).toMatchObject([
      { category: { id: sumo }, result: { rank: 1, points: 90 } },
    ]);
    expect((await readEntry())?.detail).toBe(
      'Line Follower → Sumo Robot, 1 percobaan (Salah kategori saat mendaftar)',
    );
    expect((await move(kelud.registrationId, lineFollower)).status).toBe(200);
    expect(await placesOf(sumo)).toEqual([[sura.teamId, 1]]);
  });

  it('has its times in the format of the category to which it goes', async () => {
    const setFormat = (timeFormat: 'MM:SS.hh' | 'MM:SS.hhh') =>
      backend.db.update(categories).set({ timeFormat }).where(eq(categories.id, sumo));
    await setFormat('MM:SS.hhh');
    const { teamId, registrationId } = await enter('Kelud', alone(0));
    await run(teamId, { time: '01:07.38' });
    expect((await move(registrationId, sumo)).status).toBe(200);
    const [result] = (await readResults(sumo)).rounds[0]?.results ?? [];
    expect(result).toMatchObject({ time: '01:07.380', runs: [{ time: '01:07.380' }] });
    await setFormat('MM:SS.hh');
  });

  it('keeps category and results of its other tournaments, and is told of those to come', async () => {
    const past = await addPlayed({ title: 'Piala Lama' });
    const coming = await addPlayed({ title: 'Piala Nanti', date: dayFrom(20) });
    const { teamId } = await enter('Kelud', alone(0), { id: past });
    await run(teamId, { points: 90 }, { id: past });
    await backend.db.execute(`update tournaments set date = '2026-01-10' where id = ${past}`);
    const today = idOf(await register(teamId, tournamentId()));
    const later = idOf(await register(teamId, coming));
    const before = await readResults(lineFollower, past);
    expect(await move(today, sumo)).toMatchObject({
      status: 200,
      body: {
        message:
          'Kelud dipindah ke Sumo Robot. Pendaftarannya untuk Piala Nanti tetap di Line Follower.',
      },
    });
    expect(await readResults(lineFollower, past)).toEqual(before);
    const found = (await readTeam(teamId)).registrations ?? [];
    expect(found.map(({ tournament, category }) => [tournament.id, category.id])).toEqual([
      [coming, lineFollower],
      [tournamentId(), sumo],
      [past, lineFollower],
    ]);
    // The team is in Sumo now; where it was registered before it can follow, or not.
    expect((await register(teamId, coming)).status).toBe(409);
    expect((await move(later, inspire(), {}, coming)).status).toBe(200);
    expect(await categoryOf(teamId)).toBe(sumo);
    expect((await move(later, sumo, {}, coming)).status).toBe(200);
    const other = await addPlayed({ title: 'Piala Baru' });
    expect((await register(teamId, other)).status).toBe(201);
    expect(
      (await readTeam(teamId)).registrations?.filter(({ category }) => category.id === sumo),
    ).toHaveLength(3);
  });
});

it('sixteen organisers move a team once, also against each other', async () => {
  const { teamId, registrationId } = await enter('Kelud', alone(0));
  await run(teamId);
  const answers = await Promise.all(Array.from({ length: 16 }, () => move(registrationId, sumo)));
  expect(statusesOf(answers)).toEqual([200, ...Array<number>(15).fill(422)]);
  const big = await makeClub(8);
  const entered: number[] = [];
  for (const [index, member] of big.people.entries()) {
    const categoryId = index % 2 === 0 ? lineFollower : sumo;
    const id = await makeTeam(big, [member], { name: `Tim ${index}`, categoryId });
    entered.push(idOf(await register(id, tournamentId(), big.token)));
  }
  const both = await Promise.all(
    entered.map((id, index) => move(id, index % 2 === 0 ? sumo : lineFollower)),
  );
  expect(statusesOf(both)).toEqual(Array<number>(8).fill(200));
  const found = await backend.db
    .select({ category: registrations.categoryId, ofTeam: teams.categoryId })
    .from(registrations)
    .innerJoin(teams, eq(teams.id, registrations.teamId))
    .where(eq(registrations.tournamentId, tournamentId()));
  expect(found.every(({ category, ofTeam }) => category === ofTeam)).toBe(true);
});

import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Score } from '../../../openapi/schema.d.ts';
import { registrationMembers, tournaments } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { dayFrom, idOf } from '../../support/servers/clubRegistrations.ts';
import { lineFollower, sumo, useMovableTeams } from '../../support/servers/movableTeams.ts';

// The day of a tournament is over at midnight in Jakarta, seven hours before it is by UTC.

const backend = useBackend();
const { readClub, register, tournamentId, addPlayed, enter, run, move, alone, send, ...movable } =
  useMovableTeams(backend);

const date = dayFrom(3);
const lastMoment = () => {
  backend.clock.at = new Date(`${date}T16:59:59.999Z`);
};
const nextDay = () => {
  backend.clock.at = new Date(`${date}T17:00:00Z`);
};

describe.each([
  ['day', { date, endDate: null }],
  ['second day', { date: dayFrom(2), endDate: date }],
])('until its %s is over in Jakarta, a tournament', (_day, days) => {
  beforeEach(() =>
    backend.db.update(tournaments).set(days).where(eq(tournaments.id, tournamentId())),
  );

  it('has places that are provisional', async () => {
    const { teamId } = await enter('Kelud', alone(0));
    await run(teamId);
    const readMarks = async () => {
      const { body } = await backend.request('GET', `/api/scores?tournament=${tournamentId()}`);
      const [score] = (body as { data: Score[] }).data;
      return [(await movable.readResults(lineFollower)).provisional, score?.provisional];
    };
    lastMoment();
    expect(await readMarks()).toEqual([true, true]);
    nextDay();
    expect(await readMarks()).toEqual([undefined, undefined]);
  });

  it('keeps the members of a team that has run', async () => {
    const club = readClub();
    const { teamId } = await enter('Kelud', alone(0));
    await run(teamId);
    const replace = () =>
      backend.request('PUT', `/api/gh/teamsclub/${teamId}`, {
        token: club.token,
        body: {
          team_name: 'Kelud',
          category_id: lineFollower,
          participant_ids: [club.people[1]],
        },
      });
    lastMoment();
    expect((await replace()).status).toBe(409);
    nextDay();
    expect((await replace()).status).toBe(200);
  });

  it('forgets who was in a team when its only run is deleted, and does not afterwards', async () => {
    const { teamId, registrationId } = await enter('Kelud', alone(0));
    const countKept = () =>
      backend.db.$count(
        registrationMembers,
        eq(registrationMembers.registrationId, registrationId),
      );
    const deleteRun = async () => {
      const { object } = (await movable.readEntry()) ?? {};
      expect((await send('DELETE', `/api/organiser/runs/${object?.id}`)).status).toBe(200);
    };
    await run(teamId);
    expect(await countKept()).toBe(1);
    lastMoment();
    await deleteRun();
    expect(await countKept()).toBe(0);
    await run(teamId);
    nextDay();
    await deleteRun();
    expect(await countKept()).toBe(1);
  });

  it('is named to who moves a team in another one', async () => {
    const other = await addPlayed({ title: 'Piala Sehari' });
    const { teamId, registrationId } = await enter('Kelud', alone(0), { id: other });
    expect(idOf(await register(teamId, tournamentId()))).toBeGreaterThan(registrationId);
    const messageOf = async (categoryId: number) => {
      const { status, body } = await move(registrationId, categoryId, {}, other);
      expect(status).toBe(200);
      return (body as { message: string }).message;
    };
    const notice = ' Pendaftarannya untuk Laga Bengkulu tetap di Line Follower.';
    lastMoment();
    expect(await messageOf(sumo)).toBe(`Kelud dipindah ke Sumo Robot.${notice}`);
    expect(await messageOf(lineFollower)).toBe('Kelud dipindah ke Line Follower.');
    nextDay();
    expect(await messageOf(sumo)).toBe('Kelud dipindah ke Sumo Robot.');
  });
});

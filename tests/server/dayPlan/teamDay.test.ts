import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Schedule, TeamDay, TeamTurn } from '../../../openapi/schema.d.ts';
import { dayPlans, registrations, teams, tournaments } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createCallRequests } from '../../support/database/callRequests.ts';
import { minutesAfter } from '../../support/database/planRequests.ts';
import { roundInput } from '../../support/database/roundRequests.ts';
import { createMatchRequests, knockoutRule } from '../../support/database/matchRequests.ts';

const backend = useBackend();
const requests = createCallRequests(backend);
const matches = createMatchRequests(backend);
const { place, first, add, save, read, take, setClock, readSchedule, saveRounds } = requests;

const readTeamDay = async (code: string) =>
  (await backend.request('GET', `/api/team-days/${code}`)) as unknown as {
    status: number;
    body: { message?: string; data: TeamDay };
  };

const teamOf = (schedule: Schedule, index: number) => {
  const id = schedule.slots[index]?.team_id;
  const team = schedule.teams.find((each) => each.id === id);
  if (!team) throw new Error(`Nobody has turn ${index}`);
  return team;
};

const schedule = async () => (await readSchedule()).body.data;

/** Returns the turns in the tournament of the tests of the team that has the turn of this index. */
async function turnsOf(code: string): Promise<TeamTurn[]> {
  const { data } = (await readTeamDay(code)).body;
  return data.tournaments.find(({ id }) => id === place().tournamentId)?.turns ?? [];
}

const start = async () => (await read()).days[0]?.from;

describe('the day of a team', () => {
  it('has its turns with how many come before, as the schedule has them', async () => {
    const plan = await save({ breaks: [] });
    setClock(plan, 0);
    const all = await schedule();
    const team = teamOf(all, 2);
    const { status, body } = await readTeamDay(team.code);
    expect(status).toBe(200);
    const { id, code, name, club } = team;
    expect(body.data.team).toEqual({ id, code, name, club });
    const turns = await turnsOf(code);
    const own = all.slots.filter(({ team_id: teamId }) => teamId === id);
    expect(turns).toHaveLength(2);
    expect(turns.map(({ slot_id, expected_at, margin }) => [slot_id, expected_at, margin])).toEqual(
      own.map((slot) => [slot.id, slot.expected_at, slot.margin]),
    );
    expect(turns[0]).toMatchObject({
      arena: 'Arena 1',
      round: 'Penyisihan',
      run: { number: 1, result: null },
      match: null,
      before: 2,
      waiting_before: 2,
      queue_at: all.slots[0]?.expected_at,
      slack: 0,
      ended_at: null,
    });
    expect(turns[1]?.before).toBe(all.slots.findIndex((slot) => slot.id === turns[1]?.slot_id));
  });

  it('has the result of a run that was entered, and fewer turns before the next one', async () => {
    const plan = await save({ breaks: [] });
    const all = await schedule();
    const team = teamOf(all, 0);
    setClock(plan, 5);
    expect(await add(place().teamIds.indexOf(team.id), {})).toBe(201);
    const [played, next] = await turnsOf(team.code);
    expect(played).toMatchObject({
      run: { number: 1, result: { outcome: 'finished', points: 80, time: '01:07.38' } },
      before: null,
      waiting_before: null,
      queue_at: null,
      slack: null,
      expected_at: null,
    });
    expect(minutesAfter(plan.days[0]?.from, played?.ended_at)).toBe(5);
    const index = all.slots.findIndex(({ id }) => id === next?.slot_id);
    expect(next?.before).toBe(index - 1);
  });

  it('says by how much its arena may be late before the turn is, breaks left out', async () => {
    const from = await start();
    const at = (minute: number) => new Date(Date.parse(from ?? '') + minute * 60_000).toISOString();
    // The second turn would end in the break, and the arena waits for a minute and a half before it.
    const breaks = [{ name: 'Zuhur', from: at(5.5), to: at(20) }];
    const plan = await save({ breaks });
    setClock(plan, 0);
    const all = await schedule();
    const [second] = await turnsOf(teamOf(all, 1).code);
    expect(minutesAfter(from, second?.expected_at)).toBe(20);
    expect(second?.slack).toBe(90);
    const { tournaments: found } = (await readTeamDay(teamOf(all, 1).code)).body.data;
    expect(found.find(({ id }) => id === place().tournamentId)?.breaks).toEqual(breaks);
  });

  it('has the breaks of its arena only', async () => {
    await saveRounds([roundInput({ id: first().id, run_count: 1 })]);
    const own = [place().categoryId];
    const arenas = ['Arena 1', 'Arena 2'].map((name) => ({ name, category_ids: own }));
    const plan = await save({ breaks: [], arenas });
    const [team] = plan.slots;
    const code = (await schedule()).teams.find(({ id }) => id === team?.team_id)?.code ?? '';
    const from = plan.days[0]?.from ?? '';
    const to = plan.days[0]?.to ?? '';
    const breaks = plan.arenas.map(({ id, name }) => ({ name, from, to, arena_id: id }));
    await backend.db.update(dayPlans).set({
      settings: sql`jsonb_set(${dayPlans.settings}, '{breaks}', ${JSON.stringify(breaks)}::jsonb)`,
    });
    setClock(plan, 0);
    const { tournaments: found } = (await readTeamDay(code)).body.data;
    expect(found.find(({ id }) => id === place().tournamentId)?.breaks).toEqual([
      breaks.find((each) => each.arena_id === team?.arena_id),
    ]);
  });

  it('is that of a match, against an opponent who is known or not', async () => {
    await saveRounds([roundInput({ id: first().id, match_rule: knockoutRule })]);
    const order = await matches.registered();
    await matches.draw(first().id, { method: 'seeds' });
    await save({ breaks: [] });
    const { matches: drawn } = await matches.readRound(first().id);
    const [opening] = drawn.filter(
      ({ home, away }) => home.team_id !== null && away.team_id !== null,
    );
    if (!opening) throw new Error('Nobody plays');
    const codeOf = async (id: number | null) =>
      (await schedule()).teams.find((team) => team.id === id)?.code ?? '';
    const [home, away] = [await codeOf(opening.home.team_id), await codeOf(opening.away.team_id)];
    const turn = (await turnsOf(home)).find(({ match }) => match?.number === opening.number);
    expect(turn?.run).toBeNull();
    expect(turn?.match).toMatchObject({
      number: opening.number,
      opponent: { code: away },
      result: null,
    });
    expect(turn?.match).not.toHaveProperty('from');
    await matches.endByStrength(opening, order);
    const ended = { own: 2, other: 0, outcome: 'won' };
    const isHomeBetter =
      order.indexOf(opening.home.team_id ?? 0) < order.indexOf(opening.away.team_id ?? 0);
    const [winner, loser] = isHomeBetter ? [home, away] : [away, home];
    const [won, next] = await turnsOf(winner);
    expect(won?.match).toMatchObject({ opponent: { code: loser }, result: ended });
    // Whoever wins another match of the same stage.
    expect(next?.match).toMatchObject({ opponent: null, from: { as: 'winner' }, result: null });
    const [lost] = await turnsOf(loser);
    expect(lost?.match?.result).toEqual({ own: 0, other: 2, outcome: 'lost' });
  });

  it('says that it is called, and how many before it are not called yet', async () => {
    const plan = await save({ breaks: [] });
    setClock(plan, 0);
    const { slots, ...all } = await schedule();
    const codeOf = (index: number) => teamOf({ ...all, slots }, index).code;
    await take(slots[0], 'call', 'arrive', 'start');
    await take(slots[1], 'call', 'call');
    const [running] = await turnsOf(codeOf(0));
    expect(running).toMatchObject({ before: 0, queue_at: null, call: { state: 'running' } });
    const [called] = await turnsOf(codeOf(1));
    expect(called).toMatchObject({ before: 1, waiting_before: 0, call: { count: 2 } });
    const [first] = await turnsOf(codeOf(2));
    expect(first).toMatchObject({ before: 2, waiting_before: 0, call: null });
    const [second] = await turnsOf(codeOf(3));
    expect(second).toMatchObject({ before: 3, waiting_before: 1 });
  });

  it('is put last when nobody comes, and over the second time', async () => {
    const plan = await save({ breaks: [] });
    setClock(plan, 0);
    const { slots, ...all } = await schedule();
    const { code } = teamOf({ ...all, slots }, 0);
    const missed = ['call', 'call', 'call', 'miss'] as const;
    await take(slots[0], ...missed);
    const turnOf = async () => (await turnsOf(code)).find(({ slot_id: id }) => id === slots[0]?.id);
    expect(await turnOf()).toMatchObject({
      before: slots.length - 1,
      call: { state: 'waiting', absences: 1 },
    });
    await take(slots[0], ...missed);
    expect(await turnOf()).toMatchObject({
      before: null,
      ended_at: null,
      call: { state: 'absent', absences: 2 },
    });
  });

  it('lists a tournament without a plan, and nothing of one that is a draft', async () => {
    const { code } = await anyTeam();
    const { body } = await readTeamDay(code);
    const found = body.data.tournaments.find(({ id }) => id === place().tournamentId);
    expect(found).toMatchObject({ mode: null, breaks: [], turns: [] });
    await backend.db
      .update(tournaments)
      .set({ status: 'draft' })
      .where(eq(tournaments.id, place().tournamentId));
    const after = (await readTeamDay(code)).body.data.tournaments;
    await backend.db
      .update(tournaments)
      .set({ status: 'published' })
      .where(eq(tournaments.id, place().tournamentId));
    expect(after.map(({ id }) => id)).not.toContain(place().tournamentId);
  });

  it.each(['X-ZZZZ-99999', 'x-smpn-00001', 'nothing', '%20'])(
    'is not found for %s',
    async (code) => {
      const { status, body } = await readTeamDay(code);
      expect({ status, message: body.message }).toEqual({
        status: 404,
        message: 'Tim tidak ditemukan.',
      });
    },
  );
});

async function anyTeam() {
  const [team] = await backend.db
    .select({ code: teams.code })
    .from(registrations)
    .innerJoin(teams, eq(teams.id, registrations.teamId))
    .where(eq(registrations.tournamentId, place().tournamentId));
  if (!team) throw new Error('Nobody is registered');
  return team;
}

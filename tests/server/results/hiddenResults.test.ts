import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { DayPlan, OwnTournamentRuns, PlanSlot } from '../../../openapi/schema.d.ts';
import { clubs, resultStates, teams } from '../../../server/db/schema.ts';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createCallRequests } from '../../support/database/callRequests.ts';
import { createMatchRequests, knockoutRule } from '../../support/database/matchRequests.ts';
import {
  findChanged,
  publicReads,
  readPublicAnswers,
} from '../../support/database/publicAnswers.ts';
import { roundInput } from '../../support/database/roundRequests.ts';

const backend = useBackend();
const requests = createCallRequests(backend);
const matches = createMatchRequests(backend);
const { place, first, request, add, save, setClock, teamId, openRound, planFinal } = requests;

/** The stream of events has tests of its own; a certificate has what was official when it was issued. */
const others = ['watchScores', 'getCertificate'];

beforeEach(async () => {
  await backend.db.delete(resultStates);
});

const sidesOf = ({ id, team_id, match, place: at }: PlanSlot) => ({
  id,
  team_id,
  match,
  place: at,
});

const readAnswers = () => readPublicAnswers(backend, place());

const change = async (action: string) => {
  const { tournamentId, categoryId } = place();
  const { status, body } = await request(
    'PUT',
    `/api/organiser/tournaments/${tournamentId}/categories/${categoryId}/results-state`,
    { action },
  );
  expect({ status, body }).toMatchObject({ status: 200 });
};

type Step = { name: string; changes: string[]; take: () => Promise<unknown> };

/** Takes steps, and returns which public reads each of them has changed. */
async function findLeaks(steps: readonly Step[]) {
  const leaks: [string, string[]][] = [];
  let before = await readAnswers();
  for (const { name, take } of steps) {
    await take();
    const after = await readAnswers();
    leaks.push([name, findChanged(before, after)]);
    before = after;
  }
  return leaks;
}

const runIdOf = async (index: number) => {
  const { runs } = await requests.readScoreEntry();
  const run = runs.find(({ team }) => team.id === teamId(index));
  if (!run) throw new Error('The team has no run');
  return run;
};

const send = async (method: string, path: string, body?: unknown) => {
  const { status, body: answer } = await request(method, path, body);
  expect({ status, answer }).toMatchObject({ status: 200 });
};

/** Plays runs and returns further ones, the last one in a final that they open. */
async function playRuns(): Promise<Step[]> {
  const finalId = await planFinal(2);
  const plan: DayPlan = await save({ breaks: [] });
  setClock(plan, 5);
  for (const index of [0, 1, 2]) expect(await add(index, { points: 80 + index })).toBe(201);
  const result = ['listScores', 'getTournament', 'getCategoryResults', 'getTeam', 'getTeamDay'];
  const kept = result.filter((name) => name !== 'getTournament');
  return [
    {
      name: 'a run',
      changes: [...result, 'listClubResults'],
      take: async () => expect(await add(3, { points: 300 })).toBe(201),
    },
    {
      name: 'a correction',
      changes: [...kept, 'listClubResults'],
      take: async () => {
        const { id } = await runIdOf(0);
        await send('PUT', `/api/organiser/runs/${id}`, {
          outcome: 'finished',
          points: 290,
          time: '01:07.38',
        });
      },
    },
    {
      name: 'a deletion',
      changes: [...result, 'listClubResults'],
      take: async () => send('DELETE', `/api/organiser/runs/${(await runIdOf(2)).id}`),
    },
    {
      name: 'the opening of the final',
      changes: ['getTournament', 'getSchedule', 'getCategoryResults', 'getTeamDay'],
      take: async () =>
        expect((await openRound(finalId, { team_ids: [teamId(3), teamId(0)] })).status).toBe(200),
    },
    {
      name: 'a run of the final',
      changes: [...result, 'listClubResults'],
      take: async () => expect(await add(0, { points: 10 }, finalId)).toBe(201),
    },
  ];
}

/** Plays a semi-final and returns what decides the final. */
async function playMatches(): Promise<Step[]> {
  await matches.save([roundInput({ id: first().id, match_rule: knockoutRule })]);
  const { body } = await matches.draw(first().id, { method: 'seeds' });
  const plan = await save({ breaks: [] });
  setClock(plan, 5);
  const order = await matches.registered();
  const end = async () => {
    const { matches: list } = await matches.readRound(first().id);
    const match = list.find(
      ({ home, away, result }) => home.team_id !== null && away.team_id !== null && !result,
    );
    if (!match) throw new Error('No match can be played');
    expect((await matches.endByStrength(match, order)).status).toBe(200);
  };
  const last = Math.max(...body.data.matches.map(({ stage }) => stage ?? 0));
  await end();
  const changes = [
    'listScores',
    'getTournament',
    'getSchedule',
    'getCategoryResults',
    'getTeam',
    'getTeamDay',
  ];
  const steps: Step[] = [];
  for (let stage = 1; stage <= last; stage += 1)
    steps.push({
      name: `a match of stage ${stage}`,
      // The first result leaves the places of others as they were.
      changes: stage === 1 ? changes : [...changes, 'listClubResults'],
      take: end,
    });
  return steps;
}

it('every read that anybody may call is asked', async () => {
  const asked = [...(await readAnswers()).keys()];
  expect([...asked, ...others].toSorted()).toEqual(publicReads.toSorted());
});

it.each([
  ['runs', playRuns],
  ['matches', playMatches],
])('%s change what anybody sees of a category', async (_name, play) => {
  const steps = await play();
  expect(await findLeaks(steps)).toEqual(steps.map(({ name, changes }) => [name, changes]));
});

it.each([
  ['runs', playRuns],
  ['matches', playMatches],
])(
  '%s change nothing of it while its board is frozen, and all once that is opened',
  async (_name, play) => {
    const steps = await play();
    const before = await readAnswers();
    await change('freeze');
    const frozen = await readAnswers();
    expect(findChanged(before, frozen)).toEqual(['listScores', 'getCategoryResults']);
    for (const { take } of steps) await take();
    const hidden = await readAnswers();
    expect(findChanged(frozen, hidden)).toEqual([]);
    await change('open');
    const opened = await readAnswers();
    expect(findChanged(hidden, opened)).toEqual(
      [...opened.keys()].filter((name) => steps.some(({ changes }) => changes.includes(name))),
    );
  },
);

it.each([
  ['a final', playRuns],
  ['a bracket', playMatches],
])('desks see who plays in %s while visitors see only its places', async (_name, play) => {
  const steps = await play();
  const [shown, live] = [
    async () => (await requests.readSchedule()).body.data.slots,
    async () => (await requests.readLiveSchedule()).slots,
  ];
  await change('freeze');
  expect(await live()).toEqual(await shown());
  const before = (await shown()).map(sidesOf);
  for (const { take } of steps) await take();
  expect((await shown()).map(sidesOf)).toEqual(before);
  const planned = (await requests.read()).slots.map(sidesOf);
  expect(planned).not.toEqual(before);
  expect((await live()).map(sidesOf)).toEqual(planned);
});

it.each([
  ['a final', playRuns],
  ['a bracket', playMatches],
])('who plays in %s is shown from its call on, and how it ended is not', async (_name, play) => {
  const steps = await play();
  await change('freeze');
  for (const { take } of steps.slice(0, -1)) await take();
  const before = await readAnswers();
  const shown = async () => (await requests.readSchedule()).body.data.slots.map(sidesOf);
  const hidden = await shown();
  const live = (await requests.readLiveSchedule()).slots;
  const slot = live.find(
    (each, index) =>
      each.ended_at === null &&
      (each.team_id ?? (each.match?.home.team_id && each.match.away.team_id)) &&
      !isDeepStrictEqual(sidesOf(each), hidden[index]),
  );
  await requests.take(slot, 'call');
  expect(await shown()).toEqual(
    hidden.map((each) => (each.id === slot?.id && slot ? sidesOf(slot) : each)),
  );
  const called = await readAnswers();
  expect(findChanged(before, called)).toEqual(['getSchedule', 'getTeamDay']);
  await steps.at(-1)?.take();
  expect(findChanged(called, await readAnswers())).toEqual([]);
});

it('a team that has advanced while the board is frozen sees when it plays', async () => {
  const steps = await playRuns();
  await change('freeze');
  const readTurns = async () => {
    const { body } = await backend.request('GET', `/api/gh/teamsclub/${teamId(0)}/runs`, {
      token: await backend.signIn('club'),
    });
    const { data } = body as { data: OwnTournamentRuns[] };
    return data.find(({ tournament: { id } }) => id === place().tournamentId)?.turns;
  };
  const [owner] = await backend.db
    .select({ id: clubs.id })
    .from(clubs)
    .where(eq(clubs.email, demoAccounts.club.email));
  await backend.db
    .update(teams)
    .set({ clubId: owner?.id ?? 0 })
    .where(eq(teams.id, teamId(0)));
  const before = await readTurns();
  expect(before?.map(({ round }) => round)).not.toContain('Final');
  for (const { take } of steps.slice(0, 4)) await take();
  const live = (await requests.readLiveSchedule()).slots.filter(
    ({ team_id, expected_at }) => team_id === teamId(0) && expected_at !== null,
  );
  const turns = await readTurns();
  expect(turns?.map(({ round }) => round)).toContain('Final');
  expect(turns?.map(({ slot_id, expected_at }) => [slot_id, expected_at])).toEqual(
    live.map(({ id, expected_at }) => [id, expected_at]),
  );
  await change('open');
  expect(await readTurns()).toBeUndefined();
});

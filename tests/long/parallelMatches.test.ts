import { beforeAll, expect, it } from 'vitest';
import type {
  ManagedTournament,
  Match,
  Round,
  RoundMatches,
  ScoreEntryData,
} from '../../openapi/schema.d.ts';
import { levelResult } from '../support/database/makeMatches.ts';
import { matchRule } from '../support/matchRule.ts';
import { countStatuses } from '../support/operationCalls.ts';
import { parallelOperations } from '../support/servers/parallelOperations.ts';
import { count, useParallelServer } from '../support/servers/parallelServer.ts';

// Sixteen calls at once of each operation of matches: a round is drawn once, a match ends once, lots are
// drawn once.

const server = useParallelServer();
const { send, parallel, countEntries } = server;

let token: string;
let place: { id: number; categoryId: number };
let round: Round;
const readScoreEntry = async (path: typeof place) =>
  ((await send('getScoreEntry', { path, token })).body as { data: ScoreEntryData }).data;
const readMatches = async (): Promise<RoundMatches> => {
  const [found] = (await readScoreEntry(place)).match_rounds ?? [];
  if (!found) throw new Error('The round is not drawn');
  return found;
};

const rule = matchRule({ group_count: 1, has_draws: true, tie_breakers: [] });

beforeAll(async () => {
  token = await server.signInOrganiser();
  const { body } = await send('listManagedTournaments', { token });
  for (const { id, categories } of (body as { data: ManagedTournament[] }).data)
    for (const { id: categoryId } of categories) {
      const path = { id, categoryId };
      const { rounds, runs, teams } = await readScoreEntry(path);
      const isFree = rounds.length === 1 && runs.length === 0;
      if (isFree && teams.length >= 3 && rounds[0]) [place, round] = [path, rounds[0]];
    }
  await send('saveRounds', {
    path: place,
    body: { rounds: [{ ...round, match_rule: rule }] },
    token,
  });
});

it('a round is drawn once for the first time', async () => {
  const answers = await parallel('drawRound', () => ({
    path: { id: round.id },
    isNew: true,
    body: { method: 'lots' },
    token,
  }));
  expect(countStatuses(answers)).toEqual({ 200: 1, 412: count - 1 });
  expect(await countEntries(token, 'drawRound', round.id)).toBe(1);
});

it('a round is drawn again once from what was seen', async () => {
  const { draw } = await readMatches();
  const answers = await parallel('drawRound', () => ({
    path: { id: round.id },
    version: draw.version,
    body: { method: 'lots' },
    token,
  }));
  expect(countStatuses(answers)).toEqual({ 200: 1, 412: count - 1 });
  expect(await countEntries(token, 'drawRound', round.id)).toBe(2);
});

it('a match ends once, and fifteen desks are told', async () => {
  const { matches } = await readMatches();
  const end = (match: Match) =>
    parallel('saveMatchResult', () => ({
      path: { id: match.id },
      body: { key: crypto.randomUUID(), ...levelResult },
      token,
    }));
  for (const match of matches) {
    const answers = await end(match);
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: count - 1 });
  }
  expect(await countEntries(token, 'saveMatchResult', round.id)).toBe(matches.length);
});

it('a file is imported once, and fifteen desks are told that all is saved', async () => {
  const { matches } = await readMatches();
  const rows = matches.map(({ number }, index) => ({
    line: index + 2,
    number: String(number),
    home: '',
    away: '',
    home_score: '0',
    away_score: '0',
  }));
  const before = await countEntries(token, 'importMatchResults', round.id);
  const answers = await parallel('importMatchResults', () => ({
    path: place,
    body: { preview: false, rows },
    token,
  }));
  expect(countStatuses(answers)).toEqual({ 200: count });
  const after = await countEntries(token, 'importMatchResults', round.id);
  expect(after - before).toBe(matches.length);
});

it('lots are drawn once between teams that are equal', async () => {
  const { groups } = await readMatches();
  const answers = await parallel('drawLots', () => ({
    path: { id: round.id },
    body: { team_ids: groups[0]?.rows.map(({ team_id: id }) => id) },
    token,
  }));
  expect(countStatuses(answers)).toEqual({ 200: 1, 409: count - 1 });
});

it('a result is deleted once', async () => {
  const [match] = (await readMatches()).matches;
  const answers = await parallel('deleteMatchResult', () => ({
    path: { id: match?.id ?? 0 },
    version: match?.version,
    token,
  }));
  expect(countStatuses(answers)).toEqual({ 200: 1, 412: count - 1 });
});

it('sends each operation that it is to send', () => {
  expect([...server.called].sort()).toEqual(parallelOperations.matches.toSorted());
});

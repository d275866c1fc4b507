import { beforeAll, expect, it } from 'vitest';
import type {
  AdvancePreview,
  ManagedTournament,
  Round,
  ScoreEntryData,
} from '../../openapi/schema.d.ts';
import { leaveOut, leaveOutOfRound } from '../support/leaveOut.ts';
import { countStatuses } from '../support/operationCalls.ts';
import { parallelOperations } from '../support/servers/parallelOperations.ts';
import { count, useParallelServer } from '../support/servers/parallelServer.ts';

// Sixteen calls at once of each operation of rounds: one plan is kept, a round is opened once and a team
// of it replaced once.

const server = useParallelServer();
const { send, parallel, countEntries } = server;

let token: string;
let place: { id: number; categoryId: number };
let final: Round;
const readScoreEntry = async (path: typeof place) =>
  ((await send('getScoreEntry', { path, token })).body as { data: ScoreEntryData }).data;

beforeAll(async () => {
  token = await server.signInOrganiser();
  const { body } = await send('listManagedTournaments', { token });
  for (const { id, categories } of (body as { data: ManagedTournament[] }).data)
    for (const { id: categoryId } of categories) {
      const path = { id, categoryId };
      const last = (await readScoreEntry(path)).rounds.at(-1);
      if (last?.team_ids?.length === 0) [place, final] = [path, last];
    }
});

it('of sixteen plans that replace the same one, one is kept', async () => {
  const { rounds, rounds_version: version } = await readScoreEntry(place);
  const answers = await parallel('saveRounds', (number) => ({
    path: place,
    version,
    body: { rounds: rounds.map((round) => ({ ...round, name: `${round.name} ${number}` })) },
    token,
  }));
  expect(countStatuses(answers)).toEqual({ 200: 1, 412: count - 1 });
  expect(await countEntries(token, 'saveRounds', rounds[0]?.id ?? 0)).toBe(1);
});

it('a round is opened once, and one of its teams is replaced once', async () => {
  const path = { id: final.id };
  const { data } = (await send('previewAdvance', { path, token })).body as {
    data: AdvancePreview;
  };
  const ids = data.candidates.map(({ team }) => team.id);
  const [team_id, second] = ids;
  const replacement_id = ids.at(-1);
  const opened = await parallel('openRound', () => ({
    path,
    version: data.ranking_version,
    body: { team_ids: [team_id, second], reason: 'Undian', missing: leaveOut(data) },
    token,
  }));
  expect(countStatuses(opened)).toEqual({ 200: 1, 409: count - 1 });
  expect(await countEntries(token, 'openRound', final.id)).toBe(1);
  const replaced = await parallel('replaceRoundTeam', () => ({
    path,
    body: { team_id, replacement_id, reason: 'Robot rusak' },
    token,
  }));
  expect(countStatuses(replaced)).toEqual({ 200: 1, 409: count - 1 });
  const teams = (await readScoreEntry(place)).rounds.at(-1)?.team_ids;
  expect(teams).toEqual([replacement_id, second]);
});

it('a round is closed and opened again, and the last call decides', async () => {
  const path = { id: final.id };
  const missing = leaveOutOfRound(await readScoreEntry(place), final.id);
  const answers = await parallel('setRoundState', () => ({
    path,
    body: { state: 'closed', missing },
    token,
  }));
  expect(countStatuses(answers)).toEqual({ 200: count });
  expect((await readScoreEntry(place)).rounds.at(-1)?.state).toBe('closed');
});

it('sends each operation that it is to send', () => {
  expect([...server.called].sort()).toEqual(parallelOperations.rounds.toSorted());
});

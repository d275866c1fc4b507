import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { runs } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { useScoredTeams } from '../../support/database/scoredTeams.ts';
import { scoreOf } from '../../support/naiveScore.ts';
import { scoringRule } from '../../support/scoringRule.ts';
import { runsPath } from '../../support/screens/scoreEntry.ts';

// The score of a team is written in the transaction of its runs: whatever was added, corrected and
// deleted, also at the same time, it is what a recomputation from the runs gives. More histories are
// in tests/long/scoreHistories.test.ts.

const backend = useBackend();
const scored = useScoredTeams(backend);

it('equals a naive recomputation after forty random histories of requests', async () => {
  expect(await scored.playHistories(40, 33)).toEqual([]);
});

it('is that of the runs after sixteen calls of each operation at the same time', async () => {
  const { place, roundIds } = scored;
  const [team] = scored.teams;
  const { teamId = 0, registrationId = 0 } = team ?? {};
  await backend.db.delete(runs).where(eq(runs.registrationId, registrationId));
  const rule = scoringRule({
    run_count: 5,
    counting: 'sum',
    ties: 'shared',
    carry_over: 'sum',
  });
  for (const id of roundIds) await scored.setRule(id, rule);
  const calls = Array.from({ length: 16 }, (_, index) => index);
  const run = (index: number) => ({ outcome: 'finished', points: index, time: '01:00.00' });
  const added = await Promise.all(
    calls.map((index) =>
      scored.send('POST', runsPath(place), {
        ...run(index),
        key: crypto.randomUUID(),
        team_id: teamId,
        round_id: roundIds[index % 2],
        number: 1 + (index % 5),
      }),
    ),
  );
  const made = added.filter(({ status }) => status === 201);
  expect(made).toHaveLength(10);
  expect(added.filter(({ status }) => status === 409)).toHaveLength(6);
  const check = async () => {
    const played = await scored.readRounds(registrationId);
    expect(await scored.readScore(registrationId)).toEqual(scoreOf(played, 'points'));
    return played.reduce((sum, round) => sum + round.runs.length, 0);
  };
  expect(await check()).toBe(10);
  const idOf = (index: number) => made[index % made.length]?.body.data.id;
  const corrected = calls.map((index) =>
    scored.send('PUT', `/api/organiser/runs/${idOf(index)}`, run(100 + index)),
  );
  const deleted = calls.map((index) =>
    scored.send('DELETE', `/api/organiser/runs/${idOf(Math.floor(index / 4))}`),
  );
  await Promise.all(corrected);
  const statuses = (await Promise.all(deleted)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(4);
  expect(await check()).toBe(6);
});

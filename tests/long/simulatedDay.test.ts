import { and, eq, inArray, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { CategoryResults, Schedule } from '../../openapi/schema.d.ts';
import { auditLog, runs } from '../../server/db/schema.ts';
import { createRandom } from '../../server/lib/random.ts';
import { useBackend } from '../support/database/backend.ts';
import { day, insertDay, planDay, readDesk } from '../support/simulatedDay/insertDay.ts';
import { playDay } from '../support/simulatedDay/playDay.ts';

const backend = useBackend();
const hour = 60 * 60_000;

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

type Interval = { from: number; to: number; pupilIds: readonly number[] };

/** Returns the pairs that overlap and have a pupil in common. */
const findClashes = (intervals: readonly Interval[]) =>
  intervals.flatMap((one, index) =>
    intervals
      .slice(index + 1)
      .filter(
        (other) =>
          one.from < other.to &&
          other.from < one.to &&
          one.pupilIds.some((id) => other.pupilIds.includes(id)),
      )
      .map((other) => [one, other]),
  );

it('a day of 300 teams in eight arenas runs from its plan to its rankings', async () => {
  backend.clock.at = new Date(`${day}T00:00:00Z`);
  const created = await insertDay(backend);
  const { pupilsOf, teamIds, tournamentId, categoryIds } = created;
  const began = performance.now();
  const plan = await planDay(created);
  const planned = performance.now() - began;
  expect(plan.unplanned.reduce((sum, { count }) => sum + count, 0)).toBe(0);
  expect(plan.slots.length).toBeGreaterThan(580);
  expect(
    findClashes(
      plan.slots.map((slot) => {
        const from = Date.parse(slot.planned_at);
        const teams = [slot.team_id, slot.match?.home.team_id, slot.match?.away.team_id];
        const pupilIds = teams.flatMap((id) => pupilsOf.get(id ?? 0) ?? []);
        return { from, to: from + slot.seconds * 1000, pupilIds };
      }),
    ),
  ).toEqual([]);

  const start = Date.parse(plan.days[0]?.from ?? '');
  const absent = new Set(Array.from({ length: 10 }, (_, index) => teamIds[index * 23 + 7] ?? 0));
  const random = createRandom('a simulated day');
  const result = await playDay(backend, created, {
    start,
    absent,
    late: { index: 3, milliseconds: hour },
    offline: { from: 2 * hour, to: 2 * hour + 10 * 60_000 },
    random: () => random.integer(0, 999_999) / 1_000_000,
  });
  process.stdout.write(
    `${plan.slots.length} runs and matches planned in ${planned.toFixed(0)} ms, played in ${result.minutes} minutes with` +
      ` ${result.presses.count} presses; median error three ahead ${(median(result.errors) / 60_000).toFixed(1)} minutes\n`,
  );

  expect(findClashes(result.played)).toEqual([]);
  expect(result.lost).toBe(0);
  expect(median(result.errors)).toBeLessThanOrEqual(4 * 60_000);
  const { body } = await backend.request('GET', `/api/tournaments/${tournamentId}/schedule`);
  const { slots } = (body as { data: Schedule }).data;
  expect(slots.filter(({ ended_at: at }) => at === null)).toEqual([]);
  expect(new Set(result.played.map(({ slotId }) => slotId)).size).toBe(result.played.length);

  // Each accepted press is in the audit log, once.
  const [entries] = await backend.db
    .select({ count: sql<number>`count(*)::int` })
    .from(auditLog)
    .where(and(eq(auditLog.operation, 'recordCall'), eq(auditLog.detail, 'call')));
  expect(entries?.count).toBe(result.calls);

  for (const [index, categoryId] of categoryIds.entries()) {
    const desk = await readDesk(created, categoryId);
    const roundIds = desk.rounds.map(({ id }) => id);
    const stored = await backend.db.select().from(runs).where(inArray(runs.roundId, roundIds));
    const isMatches = index === categoryIds.length - 1;
    expect(stored).toHaveLength(isMatches ? 0 : 108);
    const { body: answer } = await backend.request(
      'GET',
      `/api/tournaments/${tournamentId}/categories/${categoryId}/results`,
    );
    const { rounds, standings } = (answer as { data: CategoryResults }).data;
    expect(standings).toHaveLength(isMatches ? 30 : 54);
    const winners = standings.filter(({ place }) => place === 1).map(({ team_id: id }) => id);
    // The lower id wins each match; of runs the best one counts, and the next ones decide between equals.
    const present = standings.map(({ team_id: id }) => id).filter((id) => !absent.has(id));
    const best = Math.max(...stored.map(({ points }) => points ?? 0));
    const withBest = rounds[0]?.results.filter(({ points }) => points === best) ?? [];
    const expected = isMatches ? [Math.min(...present)] : withBest.map(({ team }) => team.id);
    expect(winners.length).toBeGreaterThan(0);
    expect(expected).toEqual(expect.arrayContaining(winners));
  }
}, 600_000);

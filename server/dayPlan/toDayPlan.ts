import type { DayPlan, PlanSlot, Schedule } from '../../openapi/schema.d.ts';
import type { Database } from '../db/database.ts';
import { liveTables, type ResultTables } from '../db/resultTables.ts';
import { findEntrants } from '../scores/entryQueries.ts';
import { toMatchRounds } from '../scores/matches/toRoundMatches.ts';
import { findRounds, type RoundWithTeams } from '../scores/rounds/roundQueries.ts';
import type { Expected } from '../../openapi/dayPlan/forecastDay.ts';
import { keyOf, type SlotJob } from './findJobs.ts';
import type { ArenaRow } from './planQueries.ts';
import type { ResolvedSlot } from './resolveSlots.ts';
import { toCall } from './toCall.ts';

export type AnswerSlot = Omit<ResolvedSlot, 'id' | 'position'> & { id: number | null };

/** Returns the matches of categories by their ids, as a plan has them. */
export async function findMatches(
  db: Database,
  tournamentId: number,
  { categoryIds, tables }: { categoryIds: ReadonlySet<number>; tables: ResultTables },
): Promise<Map<number, NonNullable<PlanSlot['match']>>> {
  const found = new Map<number, NonNullable<PlanSlot['match']>>();
  for (const categoryId of categoryIds) {
    const played = { tournamentId, categoryId };
    const entrants = await findEntrants(db, played);
    const rounds = await findRounds(db, played, tables);
    const { match_rounds: ofCategory = [] } = toMatchRounds(rounds, entrants);
    for (const { matches } of ofCategory)
      for (const { id, number, home, away } of matches) found.set(id, { id, number, home, away });
  }
  return found;
}

/** Returns slots as the document has them, with when they will probably begin, by their keys. */
export async function toSlots(
  db: Database,
  tournamentId: number,
  { slots, expected }: { slots: readonly AnswerSlot[]; expected?: ReadonlyMap<string, Expected> },
): Promise<PlanSlot[]> {
  const categoryIds = new Set(
    slots.flatMap(({ matchId, categoryId }) => (matchId === null ? [] : categoryId)),
  );
  const matches = await findMatches(db, tournamentId, { categoryIds, tables: liveTables });
  return slots.map((slot) => ({
    ...toExpected(expected?.get(keyOf(slot))),
    id: slot.id,
    arena_id: slot.arenaId,
    category_id: slot.categoryId,
    round_id: slot.roundId,
    team_id: slot.teamId,
    run_number: slot.runNumber,
    match: matches.get(slot.matchId ?? 0) ?? null,
    place: slot.place,
    seconds: slot.seconds,
    planned_at: slot.plannedAt.toISOString(),
    ended_at: slot.endedAt?.toISOString() ?? null,
    call: toCall(slot),
  }));
}

const toExpected = (expected: Expected | undefined) => ({
  expected_at: expected ? new Date(expected.from * 1000).toISOString() : null,
  margin: expected ? Math.round(expected.margin) : null,
});

export const toArenas = (arenas: readonly ArenaRow[]): DayPlan['arenas'] =>
  arenas.map(({ id, name, categoryIds }) => ({ id, name, category_ids: categoryIds }));

export const toRounds = (rounds: readonly RoundWithTeams[]): Schedule['rounds'] =>
  rounds.map(({ id, categoryId, name }) => ({ id, category_id: categoryId, name }));

/** Returns rounds with what decides how much there is to plan for them. */
export const toPlanRounds = (rounds: readonly RoundWithTeams[]): DayPlan['rounds'] =>
  rounds.map(({ id, categoryId, name, runCount, teamCount, matchRule }) => ({
    id,
    category_id: categoryId,
    name,
    run_count: runCount,
    team_count: teamCount,
    ...(matchRule && { match_rule: matchRule }),
  }));

/** Returns how many jobs of each category have no slot, and how long they take. */
export function countUnplanned(jobs: readonly SlotJob[]): DayPlan['unplanned'] {
  return [...Map.groupBy(jobs, ({ categoryId }) => categoryId)].map(([categoryId, own]) => ({
    category_id: categoryId,
    count: own.length,
    seconds: own.reduce((sum, { seconds }) => sum + seconds, 0),
  }));
}

import { and, eq, isNotNull } from 'drizzle-orm';
import type { PlanSlot } from '../../openapi/schema.d.ts';
import type { Database } from '../db/database.ts';
import { shownTables } from '../db/resultTables.ts';
import { resultStates } from '../db/schema.ts';
import { findRounds } from '../scores/rounds/roundQueries.ts';
import { findPlannedTeams, findSlots, type SlotRow } from './planQueries.ts';
import { resolveSlots } from './resolveSlots.ts';
import { findMatches } from './toDayPlan.ts';

type Sides = Pick<PlanSlot, 'team_id' | 'match' | 'place'>;

/** Returns the categories of a tournament of which visitors see older results than are stored. */
const findHiddenCategories = async (db: Database, tournamentId: number): Promise<number[]> =>
  (
    await db
      .select({ id: resultStates.categoryId })
      .from(resultStates)
      .where(and(eq(resultStates.tournamentId, tournamentId), isNotNull(resultStates.shown)))
  ).map(({ id }) => id);

/**
 * Returns who plays in the slots of hidden categories as visitors may know it, by the ids of slots: not who
 * has advanced or won since. Slots that were called are not among them: everybody in the hall has heard who plays.
 */
export async function findShownSides(
  db: Database,
  tournamentId: number,
): Promise<ReadonlyMap<number, Sides>> {
  const hidden = await findHiddenCategories(db, tournamentId);
  if (hidden.length === 0) return new Map();
  const teams = await findPlannedTeams(db, tournamentId);
  const rounds = (
    await Promise.all(
      hidden.map((categoryId) => findRounds(db, { tournamentId, categoryId }, shownTables)),
    )
  ).flat();
  const roundOf = new Map(rounds.map((round) => [round.id, round]));
  const matches = await findMatches(db, tournamentId, {
    categoryIds: new Set(hidden),
    tables: shownTables,
  });
  const isKnown = ({ roundId, registrationId, matchId }: SlotRow): boolean => {
    const round = roundOf.get(roundId);
    return registrationId === null
      ? matchId === null || matches.has(matchId)
      : round?.position === 1 || round?.registrationIds.includes(registrationId) === true;
  };
  /** The places of slots that were planned with what is hidden. */
  const placed = new Map<string, number>();
  const toPlace = ({ roundId, runNumber }: SlotRow): number => {
    const key = `${roundId}/${runNumber ?? ''}`;
    const place = (placed.get(key) ?? 0) + 1;
    placed.set(key, place);
    return place;
  };
  const slots = (await findSlots(db, tournamentId)).filter(({ categoryId }) =>
    hidden.includes(categoryId),
  );
  const resolved = resolveSlots(slots, {
    rounds,
    teams: [...teams.values()].flat(),
    entered: new Map(),
  });
  const sides = new Map<number, Sides>();
  for (const slot of resolved) {
    const shown: Sides = isKnown(slot)
      ? {
          team_id: slot.teamId,
          match: matches.get(slot.matchId ?? 0) ?? null,
          place: slot.place,
        }
      : { team_id: null, match: null, place: toPlace(slot) };
    if (slot.callAt === null) sides.set(slot.id, shown);
  }
  return sides;
}

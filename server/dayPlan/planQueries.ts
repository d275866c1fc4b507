import { and, asc, eq, gt, inArray, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import {
  arenaCategories,
  arenas,
  clubs,
  dayPlans,
  matches,
  planSlots,
  registrationMembers,
  registrations,
  rounds,
  runs,
  teamMembers,
  teams,
} from '../db/schema.ts';
import { isNamed } from '../db/knownClub.ts';
import type { DaySettings, PlanBefore } from '../db/tables/dayPlans.ts';
import { keyOf, noSubject, type PlannedTeam, type SlotSubject } from './findJobs.ts';

export type ArenaRow = { id: number; name: string; categoryIds: number[] };

export type StoredPlan = { version: number; settings: DaySettings; canUndo: boolean };

/** Returns what was entered for the plan of a tournament; undefined before. */
export async function findPlan(
  db: Database,
  tournamentId: number,
): Promise<StoredPlan | undefined> {
  const [found] = await db
    .select({
      version: dayPlans.version,
      settings: dayPlans.settings,
      canUndo: sql<boolean>`${dayPlans.before} is not null`,
    })
    .from(dayPlans)
    .where(eq(dayPlans.tournamentId, tournamentId));
  return found;
}

/** Returns the arenas of a tournament in their order. */
export const findArenas = (db: Database, tournamentId: number): Promise<ArenaRow[]> =>
  db
    .select({
      id: arenas.id,
      name: arenas.name,
      categoryIds: sql<number[]>`coalesce(
        array_agg(${arenaCategories.categoryId} order by ${arenaCategories.categoryId})
          filter (where ${arenaCategories.categoryId} is not null), '{}')`,
    })
    .from(arenas)
    .leftJoin(arenaCategories, eq(arenaCategories.arenaId, arenas.id))
    .where(eq(arenas.tournamentId, tournamentId))
    .groupBy(arenas.id)
    .orderBy(asc(arenas.position));

/** Returns the registered teams of a tournament by category, with those who play or have played for them. */
export async function findPlannedTeams(
  db: Database,
  tournamentId: number,
): Promise<Map<number, PlannedTeam[]>> {
  const kept = db
    .select({ ids: sql`array_agg(${registrationMembers.participantId})` })
    .from(registrationMembers)
    .where(eq(registrationMembers.registrationId, registrations.id));
  const present = db
    .select({ ids: sql`array_agg(${teamMembers.participantId})` })
    .from(teamMembers)
    .where(eq(teamMembers.teamId, registrations.teamId));
  const found = await db
    .select({
      categoryId: registrations.categoryId,
      registrationId: registrations.id,
      teamId: registrations.teamId,
      clubId: teams.clubId,
      pupilIds: sql<number[]>`coalesce((${kept}), (${present}), '{}')`,
    })
    .from(registrations)
    .innerJoin(teams, eq(teams.id, registrations.teamId))
    .where(eq(registrations.tournamentId, tournamentId))
    .orderBy(asc(registrations.startNumber), asc(registrations.id));
  return Map.groupBy(found, ({ categoryId }) => categoryId);
}

/** Returns when the runs and the results of matches of a tournament were entered, by the keys of their slots. */
export async function findEntered(db: Database, tournamentId: number): Promise<Map<string, Date>> {
  const enteredRuns = await db
    .select({
      roundId: runs.roundId,
      registrationId: runs.registrationId,
      runNumber: runs.number,
      at: runs.createdAt,
    })
    .from(runs)
    .innerJoin(rounds, eq(rounds.id, runs.roundId))
    .where(eq(rounds.tournamentId, tournamentId));
  const endedMatches = await db
    .select({ roundId: matches.roundId, matchId: matches.id, at: matches.endedAt })
    .from(matches)
    .innerJoin(rounds, eq(rounds.id, matches.roundId))
    .where(and(eq(rounds.tournamentId, tournamentId), isNotNull(matches.endedAt)));
  return new Map([
    ...enteredRuns.map(({ at, ...run }) => [keyOf({ ...noSubject, ...run }), at] as const),
    ...endedMatches.flatMap(({ at, ...match }) =>
      at ? [[keyOf({ ...noSubject, ...match }), at] as const] : [],
    ),
  ]);
}

/** Returns the registered teams of a tournament as its schedule names them. */
export const findScheduledTeams = (db: Database, tournamentId: number) =>
  db
    .select({
      id: teams.id,
      start_number: registrations.startNumber,
      code: teams.code,
      name: teams.name,
      club: sql<string | null>`case when ${isNamed} then ${clubs.name} end`,
    })
    .from(registrations)
    .innerJoin(teams, eq(teams.id, registrations.teamId))
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .where(eq(registrations.tournamentId, tournamentId))
    .orderBy(asc(registrations.startNumber), asc(registrations.id));

/** How a slot was called. */
export type StoredCall = Pick<
  typeof planSlots.$inferSelect,
  'callState' | 'callCount' | 'absences' | 'callAt' | 'callVersion' | 'callKey' | 'callBefore'
>;

export type SlotRow = StoredCall &
  SlotSubject & {
    id: number;
    arenaId: number;
    position: number;
    categoryId: number;
    teamId: number | null;
    seconds: number;
    plannedAt: Date;
  };

/** Returns the slots of a tournament, by arena and in the order of each. */
export const findSlots = (db: Database, tournamentId: number): Promise<SlotRow[]> =>
  db
    .select({
      id: planSlots.id,
      arenaId: planSlots.arenaId,
      position: planSlots.position,
      categoryId: rounds.categoryId,
      roundId: planSlots.roundId,
      registrationId: planSlots.registrationId,
      matchId: planSlots.matchId,
      place: planSlots.place,
      runNumber: planSlots.runNumber,
      teamId: registrations.teamId,
      seconds: planSlots.seconds,
      plannedAt: planSlots.plannedAt,
      callState: planSlots.callState,
      callCount: planSlots.callCount,
      absences: planSlots.absences,
      callAt: planSlots.callAt,
      callVersion: planSlots.callVersion,
      callKey: planSlots.callKey,
      callBefore: planSlots.callBefore,
    })
    .from(planSlots)
    .innerJoin(arenas, eq(arenas.id, planSlots.arenaId))
    .innerJoin(rounds, eq(rounds.id, planSlots.roundId))
    .leftJoin(registrations, eq(registrations.id, planSlots.registrationId))
    .where(eq(arenas.tournamentId, tournamentId))
    .orderBy(asc(arenas.position), asc(planSlots.position));

export type ArenaInput = { id?: number | undefined; name: string; categoryIds: readonly number[] };

/** Stores the settings with the next version, and what an undo restores. */
export async function savePlan(
  transaction: Transaction,
  tournamentId: number,
  { settings, before }: { settings: DaySettings; before: PlanBefore | null },
): Promise<void> {
  await transaction
    .insert(dayPlans)
    .values({ tournamentId, settings, before })
    .onConflictDoUpdate({
      target: dayPlans.tournamentId,
      set: { settings, before, version: sql`${dayPlans.version} + 1` },
    });
}

/** Stores the arenas of a tournament in their order, deletes those that are left out, and returns their ids. */
export async function replaceArenas(
  transaction: Transaction,
  tournamentId: number,
  inputs: readonly ArenaInput[],
): Promise<number[]> {
  const keptIds = inputs.flatMap(({ id }) => id ?? []);
  await transaction
    .delete(arenas)
    .where(and(eq(arenas.tournamentId, tournamentId), notInArray(arenas.id, keptIds)));
  // Places are unique at each moment.
  await transaction
    .update(arenas)
    .set({ position: sql`-${arenas.position}` })
    .where(eq(arenas.tournamentId, tournamentId));
  const ids: number[] = [];
  for (const [index, { id, name }] of inputs.entries()) {
    const values = { name, position: index + 1 };
    const [row] =
      id === undefined
        ? await transaction
            .insert(arenas)
            .values({ tournamentId, ...values })
            .returning({ id: arenas.id })
        : await transaction
            .update(arenas)
            .set(values)
            .where(eq(arenas.id, id))
            .returning({ id: arenas.id });
    ids.push(row?.id ?? 0);
  }
  await transaction.delete(arenaCategories).where(inArray(arenaCategories.arenaId, ids));
  const links = inputs.flatMap(({ categoryIds }, index) =>
    categoryIds.map((categoryId) => ({ arenaId: ids[index] ?? 0, tournamentId, categoryId })),
  );
  if (links.length > 0) await transaction.insert(arenaCategories).values(links);
  return ids;
}

type NewSlot = SlotSubject & { arenaId: number; seconds: number; plannedAt: Date };

const batchRows = 1000;

type Replacement = {
  keptIds: readonly number[];
  slots: readonly NewSlot[];
  /** Slots that stay in their arenas, in their order, and come last. */
  last: readonly Pick<SlotRow, 'id' | 'arenaId'>[];
};

const arenaIdsOf = (db: Database, tournamentId: number) =>
  db.select({ id: arenas.id }).from(arenas).where(eq(arenas.tournamentId, tournamentId));

/** Deletes all slots of a tournament but these. */
export async function deleteOtherSlots(
  transaction: Transaction,
  tournamentId: number,
  keptIds: readonly number[],
): Promise<void> {
  const own = arenaIdsOf(transaction, tournamentId);
  await transaction
    .delete(planSlots)
    .where(and(inArray(planSlots.arenaId, own), notInArray(planSlots.id, [...keptIds])));
}

/** Puts slots behind those that stay, in their order, in place of all others of the tournament. */
export async function replaceSlots(
  transaction: Transaction,
  tournamentId: number,
  { keptIds, slots, last }: Replacement,
): Promise<void> {
  const lastIds = last.map(({ id }) => id);
  await deleteOtherSlots(transaction, tournamentId, [...keptIds, ...lastIds]);
  // Places are unique at each moment.
  await transaction
    .update(planSlots)
    .set({ position: sql`-${planSlots.position}` })
    .where(inArray(planSlots.id, lastIds));
  const own = arenaIdsOf(transaction, tournamentId);
  const ends = await transaction
    .select({ arenaId: planSlots.arenaId, position: sql<number>`max(${planSlots.position})` })
    .from(planSlots)
    .where(and(inArray(planSlots.arenaId, own), gt(planSlots.position, 0)))
    .groupBy(planSlots.arenaId);
  const positions = new Map(ends.map(({ arenaId, position }) => [arenaId, position]));
  const nextPosition = (arenaId: number) => {
    const position = (positions.get(arenaId) ?? 0) + 1;
    positions.set(arenaId, position);
    return position;
  };
  const rows = slots.map((slot) => ({ ...slot, position: nextPosition(slot.arenaId) }));
  for (let start = 0; start < rows.length; start += batchRows)
    await transaction.insert(planSlots).values(rows.slice(start, start + batchRows));
  for (const { id, arenaId } of last)
    await transaction
      .update(planSlots)
      .set({ position: nextPosition(arenaId) })
      .where(eq(planSlots.id, id));
}

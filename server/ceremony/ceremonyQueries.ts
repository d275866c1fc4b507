import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { CategoryResults } from '../../openapi/schema.d.ts';
import type { Database, Transaction } from '../db/database.ts';
import { namedClub } from '../db/knownClub.ts';
import {
  awards,
  categories,
  ceremonies,
  clubs,
  officialResults,
  registrations,
  resultStates,
  teams,
  tournamentCategories,
} from '../db/schema.ts';

export type CeremonyRow = typeof ceremonies.$inferSelect;

/** Returns the ceremony of a tournament; undefined if nobody has saved or begun it. */
export async function findCeremony(
  db: Database,
  tournamentId: number,
): Promise<CeremonyRow | undefined> {
  const [found] = await db
    .select()
    .from(ceremonies)
    .where(eq(ceremonies.tournamentId, tournamentId));
  return found;
}

/** Locks the ceremony of a tournament until the end of the transaction; makes one of version 0 if there is none. */
export async function lockCeremony(
  transaction: Transaction,
  tournamentId: number,
): Promise<CeremonyRow> {
  await transaction.insert(ceremonies).values({ tournamentId, version: 0 }).onConflictDoNothing();
  const [locked] = await transaction
    .select()
    .from(ceremonies)
    .where(eq(ceremonies.tournamentId, tournamentId))
    .for('update');
  if (!locked) throw new Error('A ceremony was not made');
  return locked;
}

type CeremonyChange = Partial<Omit<CeremonyRow, 'tournamentId' | 'version'>>;

/** Changes a locked ceremony, which raises its version. */
export async function updateCeremony(
  transaction: Transaction,
  tournamentId: number,
  change: CeremonyChange,
): Promise<void> {
  await transaction
    .update(ceremonies)
    .set({ ...change, version: sql`${ceremonies.version} + 1` })
    .where(eq(ceremonies.tournamentId, tournamentId));
}

type ResultTeam = CategoryResults['rounds'][number]['results'][number]['team'];

/**
 * Returns the categories of a tournament by name, with the places and teams of the last official version; whether the
 * results are official now is another matter while they are corrected.
 */
export const findOfficialCategories = (db: Database, tournamentId: number) =>
  db
    .select({
      id: categories.id,
      name: categories.name,
      isOfficial: sql<boolean>`coalesce(${resultStates.state} = 'official', false)`,
      standings: sql<
        CategoryResults['standings'] | null
      >`jsonb_path_query_array(${officialResults.data}, '$.standings[*]')`,
      teams: sql<
        ResultTeam[] | null
      >`jsonb_path_query_array(${officialResults.data}, '$.rounds[*].results[*].team')`,
    })
    .from(tournamentCategories)
    .innerJoin(categories, eq(categories.id, tournamentCategories.categoryId))
    .leftJoin(
      resultStates,
      and(
        eq(resultStates.tournamentId, tournamentCategories.tournamentId),
        eq(resultStates.categoryId, tournamentCategories.categoryId),
      ),
    )
    .leftJoin(
      officialResults,
      and(
        eq(officialResults.tournamentId, tournamentCategories.tournamentId),
        eq(officialResults.categoryId, tournamentCategories.categoryId),
        eq(officialResults.version, resultStates.officialVersion),
      ),
    )
    .where(eq(tournamentCategories.tournamentId, tournamentId))
    .orderBy(asc(categories.name));

export type OfficialCategory = Awaited<ReturnType<typeof findOfficialCategories>>[number];

/** Returns the awards of a tournament with the teams that get them. */
export const findAwards = (db: Database, tournamentId: number) =>
  db
    .select({
      id: awards.id,
      name: awards.name,
      categoryId: awards.categoryId,
      registrationId: awards.registrationId,
      recipient: awards.recipient,
      category: { id: categories.id, name: categories.name },
      team: { id: teams.id, name: teams.name },
      logo: teams.logo,
      club: clubs.name,
    })
    .from(awards)
    .leftJoin(categories, eq(categories.id, awards.categoryId))
    .leftJoin(registrations, eq(registrations.id, awards.registrationId))
    .leftJoin(teams, eq(teams.id, registrations.teamId))
    .leftJoin(clubs, namedClub)
    .where(eq(awards.tournamentId, tournamentId))
    .orderBy(asc(awards.id));

export type AwardRow = Awaited<ReturnType<typeof findAwards>>[number];

/** Returns the names of the teams of these registrations of a tournament by their ids. */
export async function findTeamNames(
  db: Database,
  tournamentId: number,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const found = await db
    .select({ id: registrations.id, name: teams.name })
    .from(registrations)
    .innerJoin(teams, eq(teams.id, registrations.teamId))
    .where(and(eq(registrations.tournamentId, tournamentId), inArray(registrations.id, [...ids])));
  return new Map(found.map(({ id, name }) => [id, name]));
}

export type AwardChange = Pick<AwardRow, 'name' | 'categoryId' | 'registrationId' | 'recipient'> & {
  id: number | undefined;
};

/** Saves the awards of a tournament in place of those that there are; returns their ids in order. */
export async function replaceAwards(
  transaction: Transaction,
  tournamentId: number,
  changes: readonly AwardChange[],
): Promise<number[]> {
  const kept = changes.flatMap(({ id }) => id ?? []);
  await transaction
    .delete(awards)
    .where(
      and(
        eq(awards.tournamentId, tournamentId),
        kept.length > 0 ? notInArray(awards.id, kept) : undefined,
      ),
    );
  const ids: number[] = [];
  for (const { id, ...values } of changes) {
    if (id !== undefined) {
      await transaction.update(awards).set(values).where(eq(awards.id, id));
      ids.push(id);
      continue;
    }
    const [inserted] = await transaction
      .insert(awards)
      .values({ tournamentId, ...values })
      .returning({ id: awards.id });
    if (inserted) ids.push(inserted.id);
  }
  return ids;
}

import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../server/db/database.ts';
import {
  categories,
  clubs,
  officialResults,
  organisers,
  registrations,
  resultStates,
  teams,
  tournamentCategories,
} from '../../../server/db/schema.ts';

/** The places of the teams of a category, the first team first. */
type Places = readonly number[];

export type OfficialPlayed = { tournamentId: number; categoryId: number };

/** Returns categories of a tournament with as many teams at least, those with most teams first. */
export const findCategoriesWithTeams = (db: Database, tournamentId: number, teamCount: number) =>
  db
    .select({ categoryId: tournamentCategories.categoryId, name: categories.name })
    .from(tournamentCategories)
    .innerJoin(categories, eq(categories.id, tournamentCategories.categoryId))
    .where(
      and(
        eq(tournamentCategories.tournamentId, tournamentId),
        sql`(select count(*) from ${registrations}
          where ${registrations.tournamentId} = ${tournamentCategories.tournamentId}
            and ${registrations.categoryId} = ${tournamentCategories.categoryId}) >= ${teamCount}`,
      ),
    )
    .orderBy(asc(categories.name));

/** Returns the teams of a category with their clubs, in the order in which they were registered. */
const findTeams = (db: Database, { tournamentId, categoryId }: OfficialPlayed) =>
  db
    .select({
      id: teams.id,
      name: teams.name,
      registrationId: registrations.id,
      club: { id: clubs.id, name: clubs.name },
    })
    .from(registrations)
    .innerJoin(teams, eq(teams.id, registrations.teamId))
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .where(
      and(eq(registrations.tournamentId, tournamentId), eq(registrations.categoryId, categoryId)),
    )
    .orderBy(asc(registrations.id));

/** Stores official results of a category with these places; another time, the next version. Returns the teams. */
export async function makeOfficial(db: Database, played: OfficialPlayed, places: Places) {
  const found = await findTeams(db, played);
  const [organiser] = await db.select().from(organisers).limit(1);
  if (!organiser) throw new Error('There is no organiser');
  const placed = found.slice(0, places.length);
  const isPlayed = and(
    eq(resultStates.tournamentId, played.tournamentId),
    eq(resultStates.categoryId, played.categoryId),
  );
  const [state] = await db.select().from(resultStates).where(isPlayed);
  const version = (state?.officialVersion ?? 0) + 1;
  await db.insert(officialResults).values({
    ...played,
    version,
    reason: version > 1 ? 'Salah baca lembar juri' : null,
    organiserId: organiser.id,
    data: {
      time_format: 'MM:SS.hh',
      standings: placed.map(({ id }, index) => ({ team_id: id, place: places[index] })),
      rounds: [
        {
          results: placed.map(({ id, name, club }) => ({ team: { id, name, club } })),
        },
      ],
    },
  });
  await db
    .insert(resultStates)
    .values({ ...played, state: 'official', officialVersion: version })
    .onConflictDoUpdate({
      target: [resultStates.tournamentId, resultStates.categoryId],
      set: { state: 'official', officialVersion: version },
    });
  return placed;
}

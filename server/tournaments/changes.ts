import { and, asc, desc, eq, gt, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { clubs, teams, tournamentChanges, tournaments } from '../db/schema.ts';
import { lastDay } from '../db/tournamentDays.ts';
import { shownTournament } from './queries.ts';

/** How many teams a response names: the changed ones that were changed last. */
const maxTeams = 30;

type Owner = { teamId: number } | { clubId: number };

/** `today` is the day on which they are asked for: changes are news until the day after its last day. */
type Selection = { today: string } & (
  | { tournamentIds: readonly number[] }
  // Of other teams nothing is returned.
  | Owner
);

const isOf = (owner: Owner): SQL =>
  'teamId' in owner ? eq(teams.id, owner.teamId) : eq(teams.clubId, owner.clubId);

const isNews = (today: string): SQL | undefined =>
  and(ne(tournaments.status, 'draft'), sql`${lastDay} >= ${today}::date - 1`);

/** Returns what visitors have to know of public tournaments, by the id of the tournament, the latest first. */
export async function findTournamentChanges(db: Database, { today, ...selection }: Selection) {
  const { tournamentId, kind, changedAt, id } = tournamentChanges;
  const newest = sql`${changedAt} desc, ${id} desc`;
  const rank = sql<number>`row_number() over (partition by ${tournamentId}, ${kind} order by ${newest})`;
  const ranked = db
    .select({
      tournament: sql<number>`${tournamentId}`.as('tournament'),
      kind,
      before: tournamentChanges.before,
      after: tournamentChanges.after,
      changedAt,
      id,
      rank: rank.as('rank'),
      teamId: sql<number | null>`${teams.id}`.as('team_key'),
      teamName: sql<string | null>`${teams.name}`.as('team_name'),
      clubId: sql<number | null>`${clubs.id}`.as('club_key'),
      clubName: sql<string | null>`${clubs.name}`.as('club_name'),
    })
    .from(tournamentChanges)
    .innerJoin(tournaments, eq(tournaments.id, tournamentId))
    .leftJoin(teams, eq(teams.id, tournamentChanges.teamId))
    .leftJoin(clubs, and(eq(clubs.id, teams.clubId), clubs.isActive))
    .where(
      and(
        isNews(today),
        // On the day and after it, no team can be registered anyway.
        or(ne(kind, 'registration_closes_at'), gt(tournaments.date, today)),
        'tournamentIds' in selection
          ? inArray(tournamentId, [...selection.tournamentIds])
          : or(ne(kind, 'team'), isOf(selection)),
      ),
    )
    .as('ranked');
  const rows = await db
    .select()
    .from(ranked)
    .where(lte(ranked.rank, maxTeams))
    .orderBy(desc(ranked.changedAt), desc(ranked.id));
  return Map.groupBy(rows, ({ tournament }) => tournament);
}

/** Returns the tournaments from which organisers have withdrawn a team, or teams of a club. */
export const findWithdrawnTournaments = (db: Database, owner: { today: string } & Owner) =>
  db
    .select({ ...shownTournament, image: tournaments.image })
    .from(tournaments)
    .where(inArray(tournaments.id, selectWithdrawnTournaments(db, owner)))
    .orderBy(asc(tournaments.date), asc(tournaments.title), asc(tournaments.id));

/** Selects the ids of these tournaments. */
export const selectWithdrawnTournaments = (
  db: Database,
  { today, ...owner }: { today: string } & Owner,
) =>
  db
    .select({ id: tournamentChanges.tournamentId })
    .from(tournamentChanges)
    .innerJoin(tournaments, eq(tournaments.id, tournamentChanges.tournamentId))
    .innerJoin(teams, eq(teams.id, tournamentChanges.teamId))
    .where(
      and(
        isNews(today),
        isOf(owner),
        eq(tournamentChanges.after, ''),
        ne(tournamentChanges.before, ''),
      ),
    );

type ChangeRow = NonNullable<
  ReturnType<Awaited<ReturnType<typeof findTournamentChanges>>['get']>
>[number];

/** Returns changes as part of a response; no field if there are none. */
export const toChanges = (rows: readonly ChangeRow[] = []) =>
  rows.length > 0 && {
    changes: rows.map(({ kind, before, after, teamId, teamName, clubId, clubName }) => ({
      kind,
      before,
      after,
      ...(teamId !== null &&
        teamName !== null && {
          team: {
            id: teamId,
            name: teamName,
            ...(clubId !== null && clubName !== null && { club: { id: clubId, name: clubName } }),
          },
        }),
    })),
  };

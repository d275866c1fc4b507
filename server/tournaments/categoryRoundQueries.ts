import { eq, type SQL, sql } from 'drizzle-orm';
import type { RunningRound } from '../../openapi/schema.d.ts';
import type { Database, Transaction } from '../db/database.ts';
import { shownTables as shown } from '../db/resultTables.ts';
import { categories, registrations, rounds, tournamentCategories } from '../db/schema.ts';

/** The categories of tournaments in which a team can have more than one run, or has matches. */
export const categoriesWithRounds = (db: Database) =>
  db
    .select({ tournamentId: shown.rounds.tournamentId, categoryId: shown.rounds.categoryId })
    .from(shown.rounds)
    .groupBy(shown.rounds.tournamentId, shown.rounds.categoryId)
    .having(hasSeveralRuns);

const hasSeveralRuns = sql`count(*) > 1 or max(${shown.rounds.runCount}) > 1
  or bool_or(${shown.rounds.matchRule} is not null)`;

const isCorrected = sql`exists (select from ${shown.runs}
  where ${shown.runs.roundId} = ${shown.rounds.id} and ${shown.runs.correctionReason} is not null)`;

/**
 * Returns the ids of the categories of a tournament whose runs say more than their scores: a team can have
 * more than one, or one was corrected after its round was closed.
 */
export const findCategoriesWithRounds = async (
  db: Database,
  tournamentId: number,
): Promise<number[]> => {
  const found = await db
    .select({ categoryId: shown.rounds.categoryId })
    .from(shown.rounds)
    .where(eq(shown.rounds.tournamentId, tournamentId))
    .groupBy(shown.rounds.categoryId)
    .having(sql`${hasSeveralRuns} or bool_or(${isCorrected})`);
  return found.map(({ categoryId }) => categoryId);
};

/** Returns, by category, the last open round of a tournament in which a team has a run or an ended match. */
export async function findRunningRounds(
  db: Database,
  tournamentId: number,
): Promise<Map<number, RunningRound>> {
  const { rows } = (await db.execute(sql`
    select distinct on (rounds.category_id) rounds.category_id, rounds.name as round,
      rounds.run_count, counts.teams, counts.with_result
    from ${shown.rounds} rounds
    cross join lateral (
      select count(*)::int as teams,
        count(*) filter (where exists (${runOf(sql`and (run.outcome = 'finished'
          or run.outcome = 'dnf' and rounds.counts_unfinished and rounds.ranking <> 'time')`)}
          union all ${endedMatch}))::int as with_result,
        count(*) filter (where exists (${runOf(sql``)} union all ${endedMatch}))::int as with_run
      from ${registrations} registration
      where registration.tournament_id = rounds.tournament_id
        and registration.category_id = rounds.category_id
        and (rounds.position = 1 or exists (select from ${shown.roundTeams} team
          where team.round_id = rounds.id and team.registration_id = registration.id))
        and (rounds.match_rule is null or exists (select from ${shown.drawPlaces} place
          where place.round_id = rounds.id and place.registration_id = registration.id))
    ) counts
    where rounds.tournament_id = ${tournamentId} and rounds.state = 'open' and counts.with_run > 0
    order by rounds.category_id, rounds.position desc`)) as {
    rows: (RunningRound & { category_id: number })[];
  };
  return new Map(rows.map(({ category_id: id, ...round }) => [id, round]));
}

/** Selects the runs of a registration in a round, of those that a condition leaves. */
const runOf = (condition: SQL) => sql`select from ${shown.runs} run
  where run.round_id = rounds.id and run.registration_id = registration.id ${condition}`;

/** Selects the ended matches of a registration in a round. */
const endedMatch = sql`select from ${shown.matches} match where match.round_id = rounds.id
  and match.outcome is not null and registration.id in (match.home_id, match.away_id)`;

/** Adds the first round of categories of tournaments that have none, ranked as the category is. */
export async function insertFirstRounds(
  transaction: Transaction,
  tournamentIds: readonly number[],
): Promise<void> {
  if (tournamentIds.length === 0) return;
  // Drizzle's insert of a selection needs all columns.
  await transaction.execute(sql`
    insert into ${rounds} (tournament_id, category_id, position, name, ranking)
    select played.tournament_id, played.category_id, 1, 'Penyisihan', ${categories.ranking}
    from ${tournamentCategories} played
    join ${categories} on ${categories.id} = played.category_id
    where played.tournament_id in ${[...tournamentIds]}
    order by played.tournament_id, played.category_id
    on conflict do nothing`);
}

/** Gives the categories of a new tournament the rounds of another one, without their teams and runs. */
export async function copyRounds(
  transaction: Transaction,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await transaction.delete(rounds).where(eq(rounds.tournamentId, to));
  const copied = await transaction.select().from(rounds).where(eq(rounds.tournamentId, from));
  if (copied.length === 0) return;
  await transaction.insert(rounds).values(
    copied.map(({ id: _id, ...round }) => ({
      ...round,
      tournamentId: to,
      // Later rounds are opened with the teams that advance to them.
      state: round.position === 1 ? ('open' as const) : ('closed' as const),
    })),
  );
}

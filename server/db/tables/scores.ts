import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { runOutcomes } from '../../../openapi/runs/runOutcomes.ts';
import type { MatchRule, Round, RunOutcome } from '../../../openapi/schema.d.ts';
import { createdAt, id, isOneOf } from './columns.ts';
import { registrations } from './teams.ts';
import { tournamentCategories } from './tournaments.ts';

export const roundColumns = () => ({
  id: id(),
  tournamentId: integer('tournament_id').notNull(),
  categoryId: integer('category_id').notNull(),
  /** From 1, in the order in which they are held. */
  position: integer().notNull(),
  name: text().notNull(),
  /** How many runs a team has. */
  runCount: integer('run_count').notNull().default(1),
  counting: text().$type<Round['counting']>().notNull().default('best'),
  /** How many runs are added up by 'best_sum'; null otherwise. */
  bestCount: integer('best_count'),
  /** What becomes of a team of which not all runs count by 'mean'; null otherwise. */
  incompleteMean: text('incomplete_mean').$type<Round['incomplete_mean']>(),
  ranking: text().$type<Round['ranking']>().notNull(),
  /** Whether the points of an unfinished run (DNF) count. */
  countsUnfinished: boolean('counts_unfinished').notNull().default(false),
  /** How equal results are decided. */
  ties: text().$type<Round['ties']>().notNull().default('next_runs'),
  /** Whether teams with runs but without a result share the last rank. */
  withoutResult: text('without_result')
    .$type<Round['without_result']>()
    .notNull()
    .default('unranked'),
  /** What of the result of the earlier round counts in this one. */
  carryOver: text('carry_over').$type<Round['carry_over']>().notNull().default('none'),
  /** How many teams advance to this round; null for the first one. */
  teamCount: integer('team_count'),
  /** How many teams of one club advance to this round; null for any number. */
  clubLimit: integer('club_limit'),
  /** How its matches are played; null for a round of runs. */
  matchRule: jsonb('match_rule').$type<MatchRule>(),
  state: text().$type<Round['state']>().notNull().default('open'),
});

/** The rounds of a category of a tournament. The first one is created with the category. */
export const rounds = pgTable('rounds', roundColumns(), (round) => [
  unique('rounds_position').on(round.tournamentId, round.categoryId, round.position),
  foreignKey({
    name: 'rounds_tournament_category_fk',
    columns: [round.tournamentId, round.categoryId],
    foreignColumns: [tournamentCategories.tournamentId, tournamentCategories.categoryId],
  }).onDelete('cascade'),
  check('rounds_run_count', sql`${round.runCount} between 1 and 10`),
  check('rounds_counting', sql`${round.counting} in ('best', 'sum', 'mean', 'best_sum')`),
  check(
    'rounds_best_count',
    sql`(${round.counting} = 'best_sum') = (${round.bestCount} is not null)
        and ${round.bestCount} between 1 and ${round.runCount}`,
  ),
  check(
    'rounds_incomplete_mean',
    sql`(${round.counting} = 'mean') = (${round.incompleteMean} is not null)
        and (${round.incompleteMean} = 'below' or ${round.ranking} <> 'time')`,
  ),
  check('rounds_incomplete_mean_value', isOneOf(round.incompleteMean, ['below', 'zero'])),
  check('rounds_ranking', sql`${round.ranking} in ('points', 'time', 'points_only')`),
  check('rounds_state', sql`${round.state} in ('open', 'closed')`),
  check('rounds_ties', isOneOf(round.ties, ['next_runs', 'best_run', 'shared'])),
  check('rounds_without_result', isOneOf(round.withoutResult, ['unranked', 'last'])),
  check('rounds_carry_over', isOneOf(round.carryOver, ['none', 'sum', 'best'])),
  check('rounds_team_count', sql`(${round.position} = 1) = (${round.teamCount} is null)`),
  check('rounds_club_limit', sql`${round.clubLimit} between 1 and 100`),
  check(
    'rounds_first',
    sql`${round.position} > 1 or (${round.carryOver} = 'none' and ${round.clubLimit} is null)`,
  ),
]);

export const roundTeamColumns = () => ({
  roundId: integer('round_id')
    .notNull()
    .references(() => rounds.id, { onDelete: 'cascade' }),
  registrationId: integer('registration_id')
    .notNull()
    .references(() => registrations.id, { onDelete: 'cascade' }),
  /** The order in which they have advanced, from 1. */
  position: integer().notNull(),
  /** Why it has advanced, where the ranking does not say that. */
  reason: text(),
  /** The reason that results show; why a team was replaced is for organisers. */
  publicReason: text('public_reason'),
});

/** The teams of a round after the first one. */
export const roundTeams = pgTable('round_teams', roundTeamColumns(), (row) => [
  primaryKey({ columns: [row.roundId, row.registrationId] }),
  index('round_teams_registration').on(row.registrationId),
]);

// The limits of OptionalPoints and OptionalScoreTime in the document; which format its times have is a
// column of the category.
const pointsLimit = sql.raw('between -9999 and 99999');
const timePattern = sql.raw("'^[0-9]{2}:[0-5][0-9](:[0-5][0-9]|[.][0-9]{2,3})$'");

/** Points with two decimals. */
const points = () => numeric({ precision: 7, scale: 2, mode: 'number' });

export const runColumns = () => ({
  id: id(),
  roundId: integer('round_id')
    .notNull()
    .references(() => rounds.id),
  registrationId: integer('registration_id')
    .notNull()
    .references(() => registrations.id, { onDelete: 'cascade' }),
  /** From 1 to the number of runs of the round. */
  number: integer().notNull(),
  points: points(),
  /** As in `scores`. */
  time: text(),
  outcome: text().$type<RunOutcome>().notNull().default('finished'),
  /** Why the team was disqualified, or another remark. */
  reason: text(),
  /** Grows with each correction. */
  version: integer().notNull().default(1),
  createdAt: createdAt(),
  /** Why it was corrected last after its round was closed, and when. */
  correctionReason: text('correction_reason'),
  correctedAt: timestamp('corrected_at', { withTimezone: true }),
});

/** What a team has done in a run of a round. */
export const runs = pgTable('runs', runColumns(), (run) => [
  unique('runs_once').on(run.roundId, run.registrationId, run.number),
  index('runs_registration').on(run.registrationId),
  index('runs_corrected')
    .on(run.roundId)
    .where(sql`${run.correctionReason} is not null`),
  check('runs_number', sql`${run.number} between 1 and 10`),
  check('runs_points', sql`${run.points} ${pointsLimit}`),
  check('runs_time', sql`${run.time} ~ ${timePattern}`),
  check('runs_outcome', isOneOf(run.outcome, runOutcomes)),
  check('runs_reason', sql`${run.outcome} <> 'dq' or ${run.reason} is not null`),
  check('runs_correction', sql`(${run.correctionReason} is null) = (${run.correctedAt} is null)`),
]);

/**
 * The result of each team that has a counted run: derived from its runs, in the transaction that changes
 * them. Repeats the registration's category, so that an index can hold the best scores of each category.
 */
export const scores = pgTable(
  'scores',
  {
    id: id(),
    registrationId: integer('registration_id').notNull().unique(),
    categoryId: integer('category_id').notNull(),
    points: points().notNull(),
    /** In the format of the category. Zero-padded, so that text sorts by time. */
    time: text().notNull(),
    /** What the round has ranked of it: points of a round that ranks times alone say nothing. */
    rankedBy: text('ranked_by').$type<Round['ranking']>().notNull().default('points'),
    /** Grows with each change. */
    version: integer().notNull().default(1),
  },
  (score) => [
    foreignKey({
      // The name that Drizzle would give is too long for PostgreSQL.
      name: 'scores_registration_fk',
      columns: [score.registrationId, score.categoryId],
      foreignColumns: [registrations.id, registrations.categoryId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    // Nulls first, as `order by points desc` has them; otherwise PostgreSQL does not use the order.
    index('scores_best').on(
      score.categoryId,
      score.points.desc().nullsFirst(),
      sql`(${score.time} collate "C")`,
      score.id,
    ),
    check('scores_points', sql`${score.points} ${pointsLimit}`),
    check('scores_time', sql`${score.time} ~ ${timePattern}`),
    check('scores_ranked_by', sql`${score.rankedBy} in ('points', 'time', 'points_only')`),
    index('scores_fastest').on(score.categoryId, sql`(${score.time} collate "C")`, score.id),
  ],
);

/**
 * The place of each team that has one, in its category of a tournament and over all its rounds: derived
 * with the scores. Equal teams share a place.
 */
export const standings = pgTable(
  'standings',
  {
    registrationId: integer('registration_id')
      .primaryKey()
      .references(() => registrations.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
  },
  (standing) => [check('standings_place', sql`${standing.place} >= 1`)],
);

/**
 * The answers to requests that have added a run, by the key of the request: one that is repeated
 * gets the same answer, also after the run was corrected or deleted.
 */
export const scoreEntries = pgTable('score_entries', {
  key: uuid().primaryKey(),
  runId: integer('score_id').notNull(),
  registrationId: integer('registration_id').notNull(),
  roundId: integer('round_id'),
  number: integer().notNull().default(1),
  points: points(),
  time: text(),
  outcome: text().$type<RunOutcome>().notNull().default('finished'),
  reason: text(),
  createdAt: createdAt(),
});

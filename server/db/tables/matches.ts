import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MatchResult, RoundMatches } from '../../../openapi/schema.d.ts';
import { id, isOneOf } from './columns.ts';
import { rounds } from './scores.ts';
import { registrations } from './teams.ts';

export const drawColumns = () => ({
  roundId: integer('round_id')
    .primaryKey()
    .references(() => rounds.id, { onDelete: 'cascade' }),
  method: text().$type<RoundMatches['draw']['method']>().notNull(),
  /** What the lots were drawn with; null otherwise. */
  seed: text(),
  /** Grows with each draw. */
  version: integer().notNull().default(1),
});

/** How the teams of a round of matches were placed. */
export const draws = pgTable('draws', drawColumns(), (draw) => [
  check('draws_method', isOneOf(draw.method, ['lots', 'seeds', 'hand'])),
]);

export const drawPlaceColumns = () => ({
  roundId: integer('round_id')
    .notNull()
    .references(() => draws.roundId, { onDelete: 'cascade' }),
  registrationId: integer('registration_id')
    .notNull()
    .references(() => registrations.id, { onDelete: 'cascade' }),
  /** From 1; 0 in a knock-out. */
  groupNumber: integer('group_number').notNull(),
  /** In the group, or in the first round of a knock-out, from 1. */
  position: integer().notNull(),
  /** Its place among teams of the group between which lots were drawn; null without. */
  lot: integer(),
});

/** The places of the teams in a draw. */
export const drawPlaces = pgTable('draw_places', drawPlaceColumns(), (place) => [
  primaryKey({ columns: [place.roundId, place.registrationId] }),
  unique('draw_places_once').on(place.roundId, place.groupNumber, place.position),
  index('draw_places_registration').on(place.registrationId),
  check('draw_places_group', sql`${place.groupNumber} between 0 and 32`),
  check('draw_places_position', sql`${place.position} between 1 and 128`),
]);

export const matchColumns = () => ({
  id: id(),
  roundId: integer('round_id')
    .notNull()
    .references(() => draws.roundId, { onDelete: 'cascade' }),
  /** From 1, in the order in which they are planned. */
  number: integer().notNull(),
  /** From 1; 0 in a knock-out. */
  groupNumber: integer('group_number').notNull(),
  homeId: integer('home_id').references(() => registrations.id, { onDelete: 'set null' }),
  awayId: integer('away_id').references(() => registrations.id, { onDelete: 'set null' }),
  /** Null until it has a result. */
  outcome: text().$type<MatchResult['outcome']>(),
  side: text().$type<MatchResult['side']>(),
  homeScore: integer('home_score'),
  awayScore: integer('away_score'),
  extraWinner: text('extra_winner').$type<MatchResult['extra_winner']>(),
  winner: text().$type<MatchResult['winner']>(),
  reason: text(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  /** The key of the request that has entered the result. */
  entryKey: uuid('entry_key'),
  /** Grows with each change of its result or of who plays. */
  version: integer().notNull().default(1),
});

/** The matches of a draw. A side is null as long as it is not known, and where nobody plays. */
export const matches = pgTable('matches', matchColumns(), (match) => [
  unique('matches_number').on(match.roundId, match.number),
  unique('matches_entry').on(match.entryKey),
  index('matches_home').on(match.homeId),
  index('matches_away').on(match.awayId),
  check('matches_outcome', isOneOf(match.outcome, ['played', 'absent', 'disqualified'])),
  check('matches_side', isOneOf(match.side, ['home', 'away', 'both'])),
  check('matches_winner', isOneOf(match.winner, ['home', 'away', 'draw', 'nobody'])),
  check('matches_extra_winner', isOneOf(match.extraWinner, ['home', 'away'])),
  check(
    'matches_result',
    sql`(${match.outcome} is null) = (${match.winner} is null)
        and (${match.outcome} is null) = (${match.homeScore} is null)
        and (${match.outcome} is null) = (${match.awayScore} is null)
        and (${match.outcome} is null) = (${match.endedAt} is null)
        and (${match.outcome} in ('absent', 'disqualified')) = (${match.side} is not null)`,
  ),
  check(
    'matches_scores',
    sql`${match.homeScore} between 0 and 999 and ${match.awayScore} between 0 and 999`,
  ),
]);

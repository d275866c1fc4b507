import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { TournamentChangeKind } from '../../../openapi/schema.d.ts';
import { id, isOneOf } from './columns.ts';
import { teams } from './teams.ts';
import { tournaments } from './tournaments.ts';

const tournamentChangeKinds = [
  'date',
  'start_time',
  'end_time',
  'venue',
  'registration_closes_at',
  'status',
  'team',
] as const satisfies readonly TournamentChangeKind[];

/**
 * What people may know of a tournament that is no longer so. There is one row of each kind, and of each team:
 * `before` is what was public first, `after` what is now, which is the same again where it was moved back.
 */
export const tournamentChanges = pgTable(
  'tournament_changes',
  {
    id: id(),
    tournamentId: integer('tournament_id')
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    kind: text().$type<TournamentChangeKind>().notNull(),
    /** Of the kind `team`, and then there is one. */
    teamId: integer('team_id').references(() => teams.id, { onDelete: 'cascade' }),
    before: text().notNull(),
    after: text().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (change) => [
    unique('tournament_changes_once')
      .on(change.tournamentId, change.kind, change.teamId)
      .nullsNotDistinct(),
    check('tournament_changes_kind', isOneOf(change.kind, tournamentChangeKinds)),
    check(
      'tournament_changes_team',
      sql`(${change.kind} = 'team') = (${change.teamId} is not null)`,
    ),
    index('tournament_changes_of_team').on(change.teamId),
  ],
);

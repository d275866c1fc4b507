import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DayPlan, SlotCallState } from '../../../openapi/schema.d.ts';
import { slotCallStates } from '../../../openapi/dayPlan/slotCallStates.ts';
import { id, isOneOf } from './columns.ts';
import { matches } from './matches.ts';
import { rounds } from './scores.ts';
import { registrations } from './teams.ts';
import { tournamentCategories, tournaments } from './tournaments.ts';

/** What an organiser has entered for the plan of a day, beside its arenas. */
export type DaySettings = Pick<
  DayPlan,
  'mode' | 'days' | 'breaks' | 'durations' | 'rest_minutes' | 'late_clubs'
>;

/** A plan before its last change. */
export type PlanBefore = {
  settings: DaySettings;
  /** In their order. */
  arenas: { id: number; name: string; categoryIds: number[] }[];
  /** In the order of each arena. */
  slots: {
    id: number;
    arenaId: number;
    roundId: number;
    registrationId: number | null;
    matchId: number | null;
    place: number | null;
    runNumber: number | null;
    seconds: number;
    plannedAt: string;
  }[];
};

export const dayPlans = pgTable('day_plans', {
  tournamentId: integer('tournament_id')
    .primaryKey()
    .references(() => tournaments.id, { onDelete: 'cascade' }),
  settings: jsonb().$type<DaySettings>().notNull(),
  /** Grows with each change of the settings, the arenas and the slots. */
  version: integer().notNull().default(1),
  /** What an undo of the last change restores. */
  before: jsonb().$type<PlanBefore>(),
});

export const arenas = pgTable(
  'arenas',
  {
    id: id(),
    tournamentId: integer('tournament_id')
      .notNull()
      .references(() => dayPlans.tournamentId, { onDelete: 'cascade' }),
    /** From 1, in the order in which they are shown. */
    position: integer().notNull(),
    name: text().notNull(),
  },
  (arena) => [unique('arenas_position').on(arena.tournamentId, arena.position)],
);

/** The categories that an arena can hold; one without any can hold all. */
export const arenaCategories = pgTable(
  'arena_categories',
  {
    arenaId: integer('arena_id')
      .notNull()
      .references(() => arenas.id, { onDelete: 'cascade' }),
    tournamentId: integer('tournament_id').notNull(),
    categoryId: integer('category_id').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.arenaId, row.categoryId] }),
    index('arena_categories_category').on(row.tournamentId, row.categoryId),
    foreignKey({
      name: 'arena_categories_tournament_category_fk',
      columns: [row.tournamentId, row.categoryId],
      foreignColumns: [tournamentCategories.tournamentId, tournamentCategories.categoryId],
    }).onDelete('cascade'),
  ],
);

/** A call before its last change. */
export type CallBefore = {
  state: SlotCallState;
  count: number;
  absences: number;
  at: string | null;
  /** Where in its arena it was, and where it was put, as nobody came; left out if it stayed. */
  moved?: { arenaId: number; from: number; to: number };
};

/** The runs and matches of an arena, in its order: of a team, of a match, or of a place that nobody has yet. */
export const planSlots = pgTable(
  'plan_slots',
  {
    id: id(),
    arenaId: integer('arena_id')
      .notNull()
      .references(() => arenas.id, { onDelete: 'cascade' }),
    /** From 1. */
    position: integer().notNull(),
    roundId: integer('round_id')
      .notNull()
      .references(() => rounds.id, { onDelete: 'cascade' }),
    registrationId: integer('registration_id').references(() => registrations.id, {
      onDelete: 'cascade',
    }),
    matchId: integer('match_id').references(() => matches.id, { onDelete: 'cascade' }),
    /** Which team that advances, or which match, from 1, as long as there are none. */
    place: integer(),
    runNumber: integer('run_number'),
    seconds: integer().notNull(),
    plannedAt: timestamp('planned_at', { withTimezone: true }).notNull(),
    callState: text('call_state').$type<SlotCallState>().notNull().default('waiting'),
    callCount: integer('call_count').notNull().default(0),
    /** How often nobody came after the third call. */
    absences: integer().notNull().default(0),
    callAt: timestamp('call_at', { withTimezone: true }),
    /** Grows with each call; 0 before the first one. */
    callVersion: integer('call_version').notNull().default(0),
    /** The key of the last request that changed the call. */
    callKey: uuid('call_key'),
    /** What an undo restores. */
    callBefore: jsonb('call_before').$type<CallBefore>(),
  },
  (slot) => [
    unique('plan_slots_position').on(slot.arenaId, slot.position),
    unique('plan_slots_run').on(slot.roundId, slot.registrationId, slot.runNumber),
    unique('plan_slots_match').on(slot.matchId),
    index('plan_slots_registration').on(slot.registrationId),
    check(
      'plan_slots_kind',
      sql`num_nonnulls(${slot.registrationId}, ${slot.matchId}, ${slot.place}) = 1`,
    ),
    check('plan_slots_call_state', isOneOf(slot.callState, slotCallStates)),
    check('plan_slots_seconds', sql`${slot.seconds} between 30 and 7200`),
  ],
);

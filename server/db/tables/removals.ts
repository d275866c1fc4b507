import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { TeamCode } from '../../../openapi/schema.d.ts';
import { id } from './columns.ts';

type Membership = {
  teamId: number;
  participantId: number;
  categoryId: number;
  level: 'leader' | 'member';
  position: number;
};

/** What a removal took away, so that it can be undone. */
export type RemovedContent = {
  team?: {
    id: number;
    code: TeamCode;
    name: string;
    logo: string | null;
    clubId: number;
    categoryId: number;
    createdAt: string;
  };
  memberships: (Membership & {
    /** Who leads the team instead. */
    nextLeaderId?: number;
  })[];
};

/** What was removed recently and can still be restored. */
export const removals = pgTable(
  'removals',
  {
    id: id(),
    kind: text({ enum: ['team', 'participant', 'member', 'membership'] }).notNull(),
    /** Of the team, the participant or, for a membership, the club. */
    subjectId: integer('subject_id').notNull(),
    /** The account that removed it: a participant for a member or membership, otherwise a club. */
    accountId: integer('account_id').notNull(),
    content: jsonb().$type<RemovedContent>().notNull(),
    removedAt: timestamp('removed_at', { withTimezone: true }).notNull(),
  },
  (removal) => [
    index('removals_subject').on(removal.kind, removal.subjectId),
    index('removals_time').on(removal.removedAt),
  ],
);

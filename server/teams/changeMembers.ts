import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { OperationId } from '../../openapi/types.ts';
import { nameEntry, recordChanges } from '../auditLog/queries.ts';
import type { Database, Transaction } from '../db/database.ts';
import { joinRegistrations } from '../db/joinRegistrations.ts';
import { hasResult } from '../db/hasResult.ts';
import { isNotOver } from '../db/tournamentDays.ts';
import {
  categories,
  participants,
  registrations,
  teamMembers,
  teams,
  tournaments,
} from '../db/schema.ts';
import { toEventDay } from '../lib/eventDay.ts';
import { HttpError } from '../lib/httpError.ts';

/** Why the members of a team cannot change, for whoever asks. */
export const fixedMembers = (team: string): string =>
  `${team} sudah memiliki nilai, jadi anggotanya tidak dapat diganti.`;

/** Selects the registrations of teams in the tournaments that are not over. */
const isComing = (teamIds: number[], now: Date) =>
  and(inArray(registrations.teamId, teamIds), isNotOver(toEventDay(now)));

/** Returns which of the teams have a run in a tournament whose day is not over: their members stay. */
export async function findFixedTeams(
  db: Database,
  teamIds: number[],
  now: Date,
): Promise<Set<number>> {
  if (teamIds.length === 0) return new Set();
  const found = await db
    .selectDistinct({ id: registrations.teamId })
    .from(registrations)
    .innerJoin(tournaments, eq(tournaments.id, registrations.tournamentId))
    .where(and(isComing(teamIds, now), hasResult));
  return new Set(found.map(({ id }) => id));
}

/**
 * Keeps the desks from adding a run of the teams in a coming tournament until the transaction ends, and
 * returns the registrations there.
 */
const lockComing = (transaction: Transaction, teamIds: number[], now: Date) =>
  joinRegistrations(
    transaction
      .select({
        id: registrations.id,
        team: { id: teams.id, name: teams.name },
        category: categories.name,
        tournament: tournaments.title,
      })
      .from(registrations)
      .$dynamic(),
  )
    .where(isComing(teamIds, now))
    .orderBy(asc(registrations.id))
    .for('share', { of: registrations });

/** Returns the members of teams by team, the leader first. */
async function findMembers(db: Database, teamIds: number[]) {
  const rows = await db
    .select({ teamId: teamMembers.teamId, id: participants.id, name: participants.name })
    .from(teamMembers)
    .innerJoin(participants, eq(participants.id, teamMembers.participantId))
    .where(inArray(teamMembers.teamId, teamIds))
    .orderBy(
      asc(teamMembers.teamId),
      sql`${teamMembers.level} = 'member'`,
      asc(teamMembers.position),
    );
  return Map.groupBy(rows, ({ teamId }) => teamId);
}

type Members = { id: number; name: string }[];

const areSame = (one: Members, other: Members) =>
  one.length === other.length && one.every(({ id }) => other.some((member) => member.id === id));

const namesOf = (members: Members) => members.map(({ name }) => name).join(', ') || '–';

type MemberChange = {
  teamIds: number[];
  now: Date;
  /** The club whose change it is, for the audit log; none for an organiser's, which has its own entry. */
  by?: { clubId: number; operation: OperationId };
};

/**
 * Does what may exchange members of locked teams, on whichever door: throws 409 if that changes who is in a
 * team that has a run in a tournament whose day is not over. In the coming ones, the audit log says
 * what has changed.
 */
export async function changeMembers<Result>(
  transaction: Transaction,
  { teamIds, now, by }: MemberChange,
  change: () => Promise<Result>,
): Promise<Result> {
  const coming = teamIds.length === 0 ? [] : await lockComing(transaction, teamIds, now);
  if (coming.length === 0) return change();
  const fixed = await findFixedTeams(transaction, teamIds, now);
  const before = await findMembers(transaction, teamIds);
  const result = await change();
  const after = await findMembers(transaction, teamIds);
  const changed = coming.flatMap((registration) => {
    const { id } = registration.team;
    const [former, present] = [before.get(id) ?? [], after.get(id) ?? []];
    return areSame(former, present) ? [] : [{ ...registration, former, present }];
  });
  const refused = changed.find(({ team }) => fixed.has(team.id));
  if (refused) throw new HttpError(409, fixedMembers(refused.team.name));
  if (by)
    await recordChanges(
      transaction,
      changed.map(({ id, team, category, tournament, former, present }) => ({
        ...by,
        at: now,
        kind: 'registration' as const,
        id,
        name: nameEntry({ team: team.name, category, tournament }),
        detail: `${namesOf(former)} → ${namesOf(present)}`,
      })),
    );
  return result;
}

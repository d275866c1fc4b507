import { and, eq, inArray, not, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { hasResult } from '../../db/hasResult.ts';
import { registrationMembers, registrations, tournaments } from '../../db/schema.ts';
import { isNotOver } from '../../db/tournamentDays.ts';

/**
 * Keeps who is in the teams of locked registrations, if it is not kept yet: called with each run or match, so that
 * it says who was in the team at its first one.
 */
export async function keepMembers(
  transaction: Transaction,
  registrationIds: readonly number[],
): Promise<void> {
  // One array: a query can have 65,535 parameters.
  const ids = sql.param([...registrationIds]);
  await transaction.execute(sql`
    insert into registration_members (registration_id, participant_id, level, position)
    select registrations.id, members.participant_id, members.level, members.position
    from registrations join team_members members on members.team_id = registrations.team_id
    where registrations.id = any(${ids}) and not exists (
      select from registration_members kept where kept.registration_id = registrations.id
    )`);
}

/**
 * Forgets who was in the team of a locked registration that has no result any more: until its next first one,
 * members may change. After the last day of the tournament (before `today`) it stays: a run that is deleted then
 * and entered again was not run by today's members.
 */
export async function forgetMembers(
  transaction: Transaction,
  registrationId: number,
  today: string,
): Promise<void> {
  const coming = transaction
    .select({ id: registrations.id })
    .from(registrations)
    .innerJoin(tournaments, eq(tournaments.id, registrations.tournamentId))
    .where(and(eq(registrations.id, registrationId), isNotOver(today), not(hasResult)));
  await transaction
    .delete(registrationMembers)
    .where(inArray(registrationMembers.registrationId, coming));
}

import { eq } from 'drizzle-orm';
import { findTeamsOfParticipant } from '../../../server/teams/queries.ts';
import { findTournaments } from '../../../server/tournaments/queries.ts';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import { participants, registrations } from '../../../server/db/schema.ts';
import type { Backend } from '../database/backend.ts';
import { isComing } from '../database/isComing.ts';

/**
 * A tournament that has not started and a team of the demonstration leader that can still be
 * registered in it.
 */
export async function findOpenRegistration({ db }: Backend) {
  const [leader] = await db
    .select()
    .from(participants)
    .where(eq(participants.email, demoAccounts.leader.email));
  if (!leader) throw new Error('The demonstration world has no leader');
  const teams = await findTeamsOfParticipant(db, leader.id);
  const taken = await db.select().from(registrations);
  for (const tournament of await findTournaments(db, { today: '2000-01-01' })) {
    if (!isComing(tournament)) continue;
    const team = teams.find(
      ({ id, categoryId }) =>
        tournament.categories.some((category) => category.id === categoryId) &&
        !taken.some((row) => row.tournamentId === tournament.id && row.teamId === id),
    );
    if (team) return { tournament, team, leader };
  }
  throw new Error('The demonstration leader has nothing left to register');
}

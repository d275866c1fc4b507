import { eq } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import { participants, tournamentCategories, tournaments } from '../../../server/db/schema.ts';
import { toEventDay } from '../../../server/lib/eventDay.ts';
import type { Backend } from '../database/backend.ts';
import { createMaker, type TestClub } from '../screens/clubData.ts';

const category = 1;

/** Returns a date (YYYY-MM-DD) that is so many days from today, by the clock of Jakarta. */
export const dayFrom = (days: number) =>
  toEventDay(new Date(Date.now() + days * 24 * 60 * 60 * 1000));

/** The id in the response to a registration. */
export const idOf = ({ body }: { body: unknown }) => (body as { data: { id: number } }).data.id;

/** Gives each test a club with four people, and no tournaments but its own. */
export function useClubRegistrations(backend: Backend) {
  const maker = createMaker(backend);
  const { makeClub, makePerson, makeTeam } = maker;
  let club: TestClub;
  beforeEach(async () => {
    club = await makeClub(4);
    await backend.db.update(tournaments).set({ status: 'draft' });
  });

  /** Adds a tournament that starts in a week, with category 1. */
  async function addTournament(
    changes: Partial<typeof tournaments.$inferInsert> = {},
    capacity: number | null = null,
  ): Promise<number> {
    const [added] = await backend.db
      .insert(tournaments)
      .values({ title: 'Laga Bengkulu', date: dayFrom(7), ...changes })
      .returning();
    const tournamentId = added?.id ?? 0;
    await backend.db
      .insert(tournamentCategories)
      .values({ tournamentId, categoryId: category, capacity });
    return tournamentId;
  }

  /** Adds a team of which only the membership of a deleted account is left. */
  async function makeEmptyTeam(): Promise<number> {
    const person = await makePerson(club.id);
    const teamId = await makeTeam(club, [person], { name: 'Tim Kosong' });
    await backend.db
      .update(participants)
      .set({ deletedAt: new Date() })
      .where(eq(participants.id, person));
    return teamId;
  }

  return {
    ...maker,
    category,
    readClub: () => club,
    addTournament,
    makeEmptyTeam,
    register: (teamId: number, tournamentId: number, token = club.token) =>
      backend.request('POST', `/api/gh/teamsclub/${teamId}/registrations`, {
        body: { tournament_id: tournamentId },
        token,
      }),
    withdraw: (teamId: number, registrationId: number, token = club.token) =>
      backend.request('DELETE', `/api/gh/teamsclub/${teamId}/registrations/${registrationId}`, {
        token,
      }),
  };
}

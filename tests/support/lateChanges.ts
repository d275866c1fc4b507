import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../server/db/database.ts';
import {
  participants,
  registrations,
  teamMembers,
  teams,
  tournamentCategories,
} from '../../server/db/schema.ts';

type Tools = {
  db: Database;
  /** Finds a registration without a run. */
  findUnscored: () => Promise<typeof registrations.$inferSelect>;
  findTeam: (id: number) => Promise<typeof teams.$inferSelect>;
};

let count = 0;

/** Returns a request of each operation that changes registrations after their time, which the server accepts. */
export function createLateChanges({ db, findUnscored, findTeam }: Tools) {
  /** Adds a participant to a club who is in no team; returns the id. */
  async function makeFree(clubId: number): Promise<number> {
    const email = `terlambat${(count += 1)}@surel.example`;
    const [added] = await db
      .insert(participants)
      .values({ name: 'Peserta Jurnal', email, passwordHash: 'none', clubId })
      .returning();
    return added?.id ?? 0;
  }

  return {
    addLateRegistration: async () => {
      const { tournamentId, id, teamId } = await findUnscored();
      await db.delete(registrations).where(eq(registrations.id, id));
      const { code } = await findTeam(teamId);
      return {
        path: `/api/organiser/tournaments/${tournamentId}/registrations`,
        body: { team_code: code, reason: 'Banjir' },
      };
    },
    addLateTeam: async () => {
      const { tournamentId, teamId } = await findUnscored();
      const { clubId, categoryId } = await findTeam(teamId);
      return {
        path: `/api/organiser/tournaments/${tournamentId}/late-teams`,
        body: {
          club_id: clubId,
          category_id: categoryId,
          team_name: 'Tim Jurnal',
          participant_ids: [await makeFree(clubId)],
          reason: 'Banjir',
        },
      };
    },
    moveRegistration: async () => {
      const { tournamentId, categoryId, teamId } = await findUnscored();
      const { clubId } = await findTeam(teamId);
      // Without members, who may be in a team of the other category.
      const code = `X-PNDH-${10_000 + (count += 1)}` as const;
      const [team] = await db
        .insert(teams)
        .values({ code, name: 'Tim Pindah', clubId, categoryId })
        .returning();
      const [registration] = await db
        .insert(registrations)
        .values({
          tournamentId,
          teamId: team?.id ?? 0,
          categoryId,
          startNumber: 1000 + (team?.id ?? 0),
        })
        .returning();
      const [other] = await db
        .select()
        .from(tournamentCategories)
        .where(
          and(
            eq(tournamentCategories.tournamentId, tournamentId),
            ne(tournamentCategories.categoryId, categoryId),
          ),
        );
      return {
        path: `/api/organiser/tournaments/${tournamentId}/registrations/${registration?.id}/category`,
        body: { category_id: other?.categoryId, reason: 'Salah kategori' },
      };
    },
    replaceMember: async () => {
      const { tournamentId, id, teamId } = await findUnscored();
      const { clubId } = await findTeam(teamId);
      const [member] = await db.select().from(teamMembers).where(eq(teamMembers.teamId, teamId));
      return {
        path: `/api/organiser/tournaments/${tournamentId}/registrations/${id}/replacement`,
        body: {
          participant_id: member?.participantId,
          replacement_id: await makeFree(clubId),
          reason: 'Sakit',
        },
      };
    },
  };
}

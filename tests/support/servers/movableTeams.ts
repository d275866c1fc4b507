import { and, eq } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import type { AuditLogEntry, CategoryResults, Team } from '../../../openapi/schema.d.ts';
import { categories, rounds, teams, tournamentCategories } from '../../../server/db/schema.ts';
import type { Backend } from '../database/backend.ts';
import { idOf, useClubRegistrations } from './clubRegistrations.ts';

export const lineFollower = 1;
export const sumo = 2;

/** Gives each test a tournament with three categories, of which one has another format of times. */
export function useMovableTeams(backend: Backend) {
  const maker = useClubRegistrations(backend);
  const { addTournament, makeTeam, readClub, register } = maker;
  const state = {} as { inspire: number; token: string; tournamentId: number };

  /** Adds a tournament with these categories, each with a first round; returns its id. */
  async function addPlayed(
    changes: Parameters<typeof addTournament>[0] = {},
    others: { categoryId: number; capacity?: number }[] = [
      { categoryId: sumo },
      { categoryId: state.inspire },
    ],
  ) {
    const id = await addTournament(changes);
    for (const other of others)
      await backend.db.insert(tournamentCategories).values({ tournamentId: id, ...other });
    for (const { categoryId } of [{ categoryId: lineFollower }, ...others])
      await backend.db.insert(rounds).values({
        tournamentId: id,
        categoryId,
        position: 1,
        name: 'Penyisihan',
        ranking: 'points',
      });
    return id;
  }

  beforeEach(async () => {
    state.token = await backend.signIn('organiser');
    const isInspire = eq(categories.name, 'Inspire');
    const [found] = await backend.db.select().from(categories).where(isInspire);
    state.inspire = found?.id ?? 0;
    state.tournamentId = await addPlayed();
  });

  const send = (method: string, path: string, body?: unknown) =>
    backend.request(method, path, { token: state.token, body });

  return {
    ...maker,
    addPlayed,
    send,
    inspire: () => state.inspire,
    tournamentId: () => state.tournamentId,
    /** The members of a team of one. */
    alone: (index: number) => [readClub().people[index] ?? 0],
    setRound: (categoryId: number, values: Partial<typeof rounds.$inferInsert>) =>
      backend.db
        .update(rounds)
        .set(values)
        .where(and(eq(rounds.tournamentId, state.tournamentId), eq(rounds.categoryId, categoryId))),
    /** Adds a later round of one team. */
    addFinal: async (categoryId: number): Promise<number> => {
      const [final] = await backend.db
        .insert(rounds)
        .values({
          tournamentId: state.tournamentId,
          categoryId,
          position: 2,
          name: 'Final',
          ranking: 'points',
          teamCount: 1,
          state: 'closed',
        })
        .returning();
      return final?.id ?? 0;
    },
    /** Makes a team with these members and registers it; returns the ids of both. */
    enter: async (
      name: string,
      members: number[],
      { categoryId = lineFollower, id = state.tournamentId } = {},
    ) => {
      const teamId = await makeTeam(readClub(), members, { name, categoryId });
      return { teamId, registrationId: idOf(await register(teamId, id)) };
    },
    run: async (
      teamId: number,
      changes: object = {},
      { categoryId = lineFollower, id = state.tournamentId } = {},
    ) => {
      const path = `/api/organiser/tournaments/${id}/categories/${categoryId}/runs`;
      const key = crypto.randomUUID();
      const body = { key, team_id: teamId, points: 80, time: '01:07.38', ...changes };
      expect((await send('POST', path, body)).status).toBe(201);
    },
    move: (
      registrationId: number,
      categoryId: number,
      changes: object = {},
      id = state.tournamentId,
    ) =>
      send('PUT', `/api/organiser/tournaments/${id}/registrations/${registrationId}/category`, {
        category_id: categoryId,
        reason: 'Salah kategori saat mendaftar',
        ...changes,
      }),
    readTeam: async (teamId: number) =>
      ((await backend.request('GET', `/api/teams/${teamId}`)).body as { team: Team }).team,
    readResults: async (categoryId: number, id = state.tournamentId) => {
      const path = `/api/tournaments/${id}/categories/${categoryId}/results`;
      return ((await backend.request('GET', path)).body as { data: CategoryResults }).data;
    },
    categoryOf: async (teamId: number) =>
      (await backend.db.select().from(teams).where(eq(teams.id, teamId)))[0]?.categoryId,
    /** The latest entry of the audit log. */
    readEntry: async (): Promise<AuditLogEntry | undefined> => {
      const { body } = await send('GET', '/api/organiser/audit-log');
      return (body as { data: AuditLogEntry[] }).data[0];
    },
  };
}

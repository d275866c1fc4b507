import { describe, expect, it } from 'vitest';
import type { ClubReadiness } from '../../openapi/schema.d.ts';
import { tournamentCategories, tournaments } from '../../server/db/schema.ts';
import { useBackend } from '../support/database/backend.ts';
import { openStore } from '../support/database/store.ts';
import { buildTeams, categoryId, clubId, clubStorage } from '../support/screens/clubStore.ts';

// With what a club's screens show of its registrations in the cache, registering a team and
// withdrawing it refetch exactly the queries that they affect.

const backend = useBackend();

/** A new tournament, in a week, that plays the category of the team. */
async function addTournament(registrationOpensAt: Date | null = null): Promise<number> {
  const inAWeek = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const [added] = await backend.db
    .insert(tournaments)
    .values({ title: 'Laga Bengkulu', date: inAWeek, registrationOpensAt })
    .returning();
  const tournamentId = added?.id ?? 0;
  await backend.db.insert(tournamentCategories).values({ tournamentId, categoryId });
  return tournamentId;
}

/** In a browser in which a participant of the club is signed in too. `respond` replaces the network. */
async function subscribe(opensAt?: Date, respond?: (request: Request) => Promise<Response>) {
  const teams = await buildTeams(backend);
  const tournamentId = await addTournament(opensAt);
  const authToken = await backend.signIn('leader');
  const club = openStore(backend, { ...clubStorage(teams.token), authToken }, respond);
  await club.subscribe([
    ['listTeams'],
    ['getTeam', { id: teams.team.team_id }],
    ['getTeam', { id: teams.other.team_id }],
    ['listTournaments'],
    ['getTournament', { id: tournamentId }],
    ['listTournamentTeams', { id: tournamentId }],
    ['getClubStats', { id: clubId }],
    ['getClubStats', { id: 2 }],
    ['listClubTournaments', { id: clubId }],
    ['listClubResults', { id: clubId }],
    ['listClubTeams', { id: clubId }],
    ['listBuilderTeams'],
    ['getBuilderTeam', { teamId: teams.team.id }],
    ['listClubReadiness'],
    ['checkRegistration', { body: { tournament_id: tournamentId } }],
  ]);
  const affected = [
    `/api/teams/${teams.team.team_id}`,
    `/api/tournaments/${tournamentId}`,
    `/api/tournaments/${tournamentId}/teams`,
    `/api/gh-schools/${clubId}/stats`,
    `/api/gh-schools/${clubId}/tournaments`,
    `/api/gh-schools/${clubId}/results`,
    '/api/gh/readiness',
    '/api/tournament/check-registration',
  ].sort();
  return { ...club, team: teams.team, tournamentId, affected };
}

describe('a club', () => {
  it('sees its registered team everywhere, and its withdrawal', async () => {
    const { startEndpoint, takeReadRequests, team, tournamentId, affected } = await subscribe();
    const register = () =>
      startEndpoint('registerClubTeam', {
        teamId: team.id,
        body: { tournament_id: tournamentId },
      }) as Promise<{ data?: { data: { id: number } }; error?: unknown }>;
    const { data, error } = await register();
    expect(error).toBeUndefined();
    expect(await takeReadRequests()).toEqual(affected);
    // A rejected one often means that what is shown is outdated.
    expect((await register()).error).toMatchObject({ status: 409 });
    expect(await takeReadRequests()).toEqual(affected);
    const withdrawal = { teamId: team.id, registrationId: data?.data.id };
    expect((await startEndpoint('withdrawClubTeam', withdrawal)).error).toBeUndefined();
    expect(await takeReadRequests()).toEqual(affected);
  });

  it('sees at once that a team is registered, before what it lacks is read again', async () => {
    const held = Promise.withResolvers<void>();
    let isRead = false;
    const { startEndpoint, takeReadRequests, store, team, tournamentId } = await subscribe(
      new Date(Date.now() + 60 * 60 * 1000),
      async (request) => {
        const isReadiness = request.url.endsWith('/api/gh/readiness');
        if (isReadiness && isRead) await held.promise;
        isRead ||= isReadiness;
        return backend.app.fetch(request);
      },
    );
    const findEntry = () => {
      const { api } = store.getState() as unknown as {
        api: { queries: Record<string, { data?: { data: ClubReadiness } }> };
      };
      return api.queries['listClubReadiness(undefined)']?.data?.data.teams
        .find(({ id }) => id === team.id)
        ?.entries.find((each) => each.tournament_id === tournamentId);
    };
    expect(findEntry()).toEqual({ tournament_id: tournamentId, missing: ['not_open'] });
    await backend.db.update(tournaments).set({ registrationOpensAt: null });
    await startEndpoint('registerClubTeam', {
      teamId: team.id,
      body: { tournament_id: tournamentId },
    });
    expect(findEntry()).toMatchObject({ missing: [], registration: { checked_in: false } });
    held.resolve();
    await takeReadRequests();
  });
});

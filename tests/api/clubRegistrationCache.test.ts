import { describe, expect, it } from 'vitest';
import type { ClubReadiness } from '../../openapi/schema.d.ts';
import { tournamentCategories, tournaments } from '../../server/db/schema.ts';
import { useBackend } from '../support/database/backend.ts';
import { buildTeams, categoryId, clubId, openClubStore } from '../support/screens/clubStore.ts';

// With what a club's screens show of its registrations in the cache, registering a team and
// withdrawing it refetch exactly the queries that they affect.

const backend = useBackend();

/** A new tournament, in a week, that plays the category of the team. */
async function addTournament(): Promise<number> {
  const inAWeek = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const [added] = await backend.db
    .insert(tournaments)
    .values({ title: 'Laga Bengkulu', date: inAWeek })
    .returning();
  const tournamentId = added?.id ?? 0;
  await backend.db.insert(tournamentCategories).values({ tournamentId, categoryId });
  return tournamentId;
}

async function subscribe() {
  const teams = await buildTeams(backend);
  const tournamentId = await addTournament();
  const club = openClubStore(backend, teams.token);
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
  ]);
  const affected = [
    `/api/teams/${teams.team.team_id}`,
    `/api/tournaments/${tournamentId}`,
    `/api/tournaments/${tournamentId}/teams`,
    `/api/gh-schools/${clubId}/stats`,
    `/api/gh-schools/${clubId}/tournaments`,
    `/api/gh-schools/${clubId}/results`,
    '/api/gh/readiness',
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
    const { startEndpoint, store, team, tournamentId } = await subscribe();
    await startEndpoint('registerClubTeam', {
      teamId: team.id,
      body: { tournament_id: tournamentId },
    });
    const { api } = store.getState() as unknown as {
      api: { queries: Record<string, { data?: { data: ClubReadiness } }> };
    };
    const cached = api.queries['listClubReadiness(undefined)']?.data?.data;
    const entry = cached?.teams
      .find(({ id }) => id === team.id)
      ?.entries.find((each) => each.tournament_id === tournamentId);
    expect(entry).toMatchObject({ missing: [], registration: { checked_in: false } });
  });
});

import { describe, expect, it } from 'vitest';
import { demoPin } from '../server/db/seed/accounts.ts';
import { useBackend } from './support/backend.ts';
import { findOpenRegistration } from './support/serverJourney.ts';
import { openStore } from './support/store.ts';
import { readTeam } from './support/teamPage.ts';

// Tests the table in docs/architecture.md for participants: with everything that their screens can
// show in the cache, a mutation must refetch exactly the queries it affects.

const backend = useBackend();

/** Runs all queries of a participant's screens and keeps them subscribed. */
async function subscribeToEverything(who: 'leader' | 'newcomer', tournamentId = 1) {
  const { team_id: code } = await readTeam(backend, 1);
  const reads: [name: string, argument?: unknown][] = [
    ['listTeams'],
    ['getTeam', { id: 1 }],
    ['getTeam', { id: code }],
    ['getTeam', { id: 2 }],
    ['listMyTeams'],
    ['getTeamRole'],
    ['getProfile'],
    ['getMembership'],
    ['getClubStats', { id: 1 }],
    ['getClubStats', { id: 2 }],
    ['listTournaments'],
    ['getTournament', { id: tournamentId }],
    ['listTournamentTeams', { id: tournamentId }],
    ['listTournamentTeams', { id: tournamentId + 1 }],
    ['checkRegistration', { body: { tournament_id: tournamentId } }],
  ];
  const store = openStore(backend, { authToken: await backend.signIn(who) });
  for (const { error } of await Promise.all(
    reads.map(([name, argument]) => store.startEndpoint(name, argument)),
  ))
    expect(error).toBeUndefined();
  expect(await store.takeReadRequests()).toHaveLength(reads.length);
  return { ...store, code };
}

describe('the refetched queries are exactly the affected ones', () => {
  const teamUrls = (code: string) => [
    '/api/participant/my-teams',
    '/api/participant/team-role',
    '/api/teams',
    '/api/teams/1',
    `/api/teams/${code}`,
  ];

  it('when a member is removed, and after an error', async () => {
    const { code, startEndpoint, takeReadRequests } = await subscribeToEverything('leader');
    const { members } = await readTeam(backend, 1);
    const removal = { participantId: members.at(-1)?.participant_id, team_id: code };
    expect((await startEndpoint('removeMember', removal)).error).toBeUndefined();
    expect(await takeReadRequests()).toEqual(teamUrls(code).sort());
    expect((await startEndpoint('removeMember', removal)).error).toMatchObject({ status: 403 });
    expect(await takeReadRequests()).toEqual(teamUrls(code).sort());
  });

  it('when a team is registered, and after an error', async () => {
    const { tournament, team } = await findOpenRegistration(backend);
    const { startEndpoint, takeReadRequests } = await subscribeToEverything(
      'leader',
      tournament.id,
    );
    const body = { tournament_id: tournament.id, team_id: team.id, category_id: team.categoryId };
    const urls = ['/api/tournament/check-registration', `/api/tournaments/${tournament.id}/teams`];
    expect((await startEndpoint('registerTeam', { body })).error).toBeUndefined();
    expect(await takeReadRequests()).toEqual(urls);
    expect((await startEndpoint('registerTeam', { body })).error).toMatchObject({ status: 409 });
    expect(await takeReadRequests()).toEqual(urls);
  });

  it('when a club is joined', async () => {
    const { startEndpoint, takeReadRequests } = await subscribeToEverything('newcomer');
    const joining = { ghId: 1, body: { pin: demoPin } };
    expect((await startEndpoint('joinClub', joining)).error).toBeUndefined();
    expect(await takeReadRequests()).toEqual([
      '/api/gh-schools/1/stats',
      '/api/participant/check-gh-status',
    ]);
  });
});

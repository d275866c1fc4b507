import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { ResponseOf } from '../../openapi/types.ts';
import { openSession } from '../../server/auth/auth.ts';
import { registrations, teams } from '../../server/db/schema.ts';
import { useBackend } from '../support/database/backend.ts';
import { openStore, type Query } from '../support/database/store.ts';
import { createOrganiserStores, type Operation } from '../support/organiserStore.ts';
import { clubStorage } from '../support/screens/clubStore.ts';

// With everything in the cache that shows the tournament and the team of a late change, the change must
// refetch exactly what it affects.

const backend = useBackend();
const { findArgument } = createOrganiserStores(backend);

type Shown = { tournamentId: number; code: string; clubId: number; categoryId: number };

/** The tournament and the team of a change, and its argument. */
async function prepare(name: Operation) {
  const { db } = backend;
  const argument = await findArgument(name);
  const { team_code: code, club_id: clubId } = Object(argument.body) as Record<string, unknown>;
  const [registered] = await db
    .select()
    .from(registrations)
    .where(eq(registrations.id, Number(argument['registrationId'] ?? 0)));
  const [team] = await db
    .select()
    .from(teams)
    .where(
      typeof code === 'string'
        ? eq(teams.code, code as (typeof teams.$inferSelect)['code'])
        : registered
          ? eq(teams.id, registered.teamId)
          : eq(teams.clubId, Number(clubId)),
    );
  if (!team) throw new Error(`${name} is about no team`);
  const shown: Shown = {
    tournamentId: argument.id ?? 0,
    code: team.code,
    clubId: team.clubId ?? 0,
    categoryId: team.categoryId,
  };
  return { argument, shown };
}

async function open({ tournamentId: id, code, categoryId, clubId }: Shown) {
  const token = await openSession({ db: backend.db, now: () => new Date() }, { organiserId: 1 });
  const store = openStore(backend, {
    ...clubStorage(await backend.signIn('club')),
    authToken: await backend.signIn('leader'),
    'robolaga-organiser': JSON.stringify({ token, user: { id: 1, name: 'Wulan', email: '' } }),
  });
  const queries: Query[] = [
    ['listManagedTournaments'],
    ['getManagedTournament', { id }],
    ['listRegistrations', { id }],
    ['getScoreEntry', { id, categoryId }],
    ['listLateCandidates', { id: clubId, category_id: categoryId }],
    ['getTournament', { id }],
    ['listTournamentTeams', { id }],
    ['listTournaments'],
    ['listScores'],
    ['listTeams'],
    ['getTeam', { id: code }],
    ['getClubStats', { id: clubId }],
    ['listClubResults', { id: clubId }],
    ['listClubReadiness'],
    ['listBuilderTeams'],
    ['listAvailableParticipants', { category_id: categoryId }],
    ['listMyTeams'],
    ['checkRegistration', { body: { tournament_id: id } }],
  ];
  await store.subscribe(queries);
  return store;
}

/** What shows which teams are registered in the tournament. */
const entryUrls = ({ tournamentId: id, categoryId, clubId }: Shown) => [
  '/api/organiser/tournaments',
  `/api/organiser/tournaments/${id}`,
  `/api/organiser/tournaments/${id}/registrations`,
  `/api/organiser/tournaments/${id}/categories/${categoryId}/scores`,
  `/api/tournaments/${id}`,
  `/api/tournaments/${id}/teams`,
  '/api/tournament/check-registration',
  `/api/gh-schools/${clubId}/stats`,
  `/api/gh-schools/${clubId}/results`,
  '/api/gh/readiness',
];
const teamListUrls = ['/api/teams', '/api/gh/teamsclub', '/api/gh/readiness'];
const freeUrls = ({ clubId, categoryId }: Shown) => [
  `/api/organiser/clubs/${clubId}/candidates?category_id=${categoryId}`,
  `/api/gh/available-participants?category_id=${categoryId}`,
  '/api/participant/my-teams',
];

it.each<[change: string, operation: Operation, expected: (shown: Shown) => string[]]>([
  [
    'a team is registered late',
    'addLateRegistration',
    (shown) => [...entryUrls(shown), `/api/teams/${shown.code}`],
  ],
  [
    'a late team is made',
    'addLateTeam',
    (shown) => [...entryUrls(shown), ...teamListUrls, ...freeUrls(shown)],
  ],
  [
    'a member is replaced',
    'replaceMember',
    (shown) => [
      `/api/organiser/tournaments/${shown.tournamentId}/registrations`,
      ...teamListUrls,
      `/api/teams/${shown.code}`,
      ...freeUrls(shown),
    ],
  ],
  [
    'a team is moved to another category',
    'moveRegistration',
    (shown) => [
      ...entryUrls(shown),
      ...teamListUrls,
      '/api/scores',
      `/api/teams/${shown.code}`,
      ...freeUrls(shown),
    ],
  ],
])('when %s, what shows it is read again', async (_change, name, expected) => {
  const { argument, shown } = await prepare(name);
  const { startEndpoint, takeReadRequests } = await open(shown);
  const { error } = await startEndpoint(name, argument);
  expect(error).toBeUndefined();
  expect(await takeReadRequests()).toEqual([...new Set(expected(shown))].sort());
});

it('a check-in without an answer is shown as it was, also while it cannot be read again', async () => {
  const argument = await findArgument('setCheckIn');
  const { id = 0, registrationId } = argument;
  await backend.db
    .update(registrations)
    .set({ checkedInAt: null })
    .where(eq(registrations.id, Number(registrationId)));
  const token = await openSession({ db: backend.db, now: () => new Date() }, { organiserId: 1 });
  let isOffline = false;
  const store = openStore(
    backend,
    { 'robolaga-organiser': JSON.stringify({ token, user: { id: 1, name: 'Wulan', email: '' } }) },
    async (request) => {
      if (isOffline) throw new TypeError('Failed to fetch');
      return backend.app.fetch(request);
    },
  );
  await store.subscribe([['listRegistrations', { id }]]);
  const isCheckedIn = () => {
    const { data } = store.store.getState().api.queries[`listRegistrations({"id":${id}})`] ?? {};
    const rows = (data as ResponseOf<'listRegistrations'>).data;
    return rows.find((row) => row.id === registrationId)?.checked_in_at !== null;
  };
  isOffline = true;
  const answered = store.startEndpoint('setCheckIn', { ...argument, body: { checked_in: true } });
  expect(isCheckedIn()).toBe(true);
  expect((await answered).error).toBeDefined();
  await store.takeReadRequests();
  expect(isCheckedIn()).toBe(false);
});

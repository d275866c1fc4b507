import type { Mutation } from './mutation.ts';

const cacheTests = ['tests/cache.test.ts', 'tests/optimism.test.ts'];
const participantCacheTests = ['tests/participantCache.test.ts'];

/** Faults in the API slices, cache tags and optimistic updates. */
export const cacheMutations: readonly Mutation[] = [
  {
    name: 'slice: the bearer token of getClub is missing',
    file: 'openapi/operations.ts',
    find: "getClub: { method: 'get', path: '/api/gh-schools/{id}', bearer: 'club' }",
    replace: "getClub: { method: 'get', path: '/api/gh-schools/{id}' }",
    tests: ['tests/contract/consumer.test.ts', 'tests/screens/dashboard.test.tsx'],
  },
  {
    name: 'slice: updateClub is sent as JSON',
    file: 'openapi/operations.ts',
    find: "{ method: 'post', path: '/api/gh-schools/{id}', bearer: 'club', body: 'form' }",
    replace: "{ method: 'post', path: '/api/gh-schools/{id}', bearer: 'club', body: 'json' }",
    tests: ['tests/contract/consumer.test.ts', 'tests/screens/dashboardEdit.test.tsx'],
  },
  {
    name: 'slice: If-Match is not sent',
    file: 'openapi/operations.ts',
    find: ", headers: ['If-Match']",
    replace: '',
    tests: ['tests/contract/consumer.test.ts', 'tests/screens/teamEdit.test.tsx'],
  },
  {
    name: 'slice: a 401 of a replaced token ends the new session',
    file: 'src/api/baseQuery.ts',
    find: ' && token === selectToken(api, options)',
    replace: '',
    tests: ['tests/session.test.ts'],
  },
  {
    name: 'slice: an unknown membership shape means no club',
    file: 'src/api/participantAccount.ts',
    find: 'response: readMembership }',
    replace: 'response: (body) => readMembership(body) ?? { isMember: false } }',
    tests: ['tests/screens/membership.test.tsx'],
  },
  {
    name: 'slice: the token is sent without its scheme',
    file: 'src/api/baseQuery.ts',
    find: '`Bearer ${token}`',
    replace: 'token',
    tests: ['tests/contract/consumer.test.ts'],
  },
  {
    name: 'cache: removeMember keeps the list of teams',
    file: 'src/api/teams.ts',
    find: 'teamTag(code), publicTeamListTag, myTeamsTag]',
    replace: 'teamTag(code), myTeamsTag]',
    tests: participantCacheTests,
  },
  {
    name: 'cache: removeMember keeps the own teams',
    file: 'src/api/teams.ts',
    find: 'publicTeamListTag, myTeamsTag]',
    replace: 'publicTeamListTag]',
    tests: participantCacheTests,
  },
  {
    name: 'cache: getTeam has no tag for the public code',
    file: 'src/api/teams.ts',
    find: 'teamTag(response?.team.team_id ?? id),',
    replace: '',
    tests: participantCacheTests,
  },
  {
    name: 'cache: getTeam has no tags for its members',
    file: 'src/api/teams.ts',
    find: '...(response?.team.members ?? []).map((member) => memberTag(member.participant_id)),',
    replace: '',
    tests: cacheTests,
  },
  {
    name: "cache: registerTeam keeps the tournament's teams",
    file: 'src/api/registrations.ts',
    find: 'tournamentTeamsTag(body.tournament_id),',
    replace: '',
    tests: participantCacheTests,
  },
  {
    name: 'cache: updateClub keeps the public list of clubs',
    file: 'src/api/clubMutations.ts',
    find: 'return [clubListTag];',
    replace: 'return [];',
    tests: cacheTests,
  },
  {
    name: 'cache: joinClub keeps the membership',
    file: 'src/api/participantAccount.ts',
    find: '[membershipTag, clubStatsTag(ghId)]',
    replace: '[clubStatsTag(ghId)]',
    tests: participantCacheTests,
  },
  {
    name: 'cache: a new team keeps who is unassigned',
    file: 'src/api/tags.ts',
    find: "({ type: 'Available', id })), unassignedTag];",
    replace: "({ type: 'Available', id }))];",
    tests: cacheTests,
  },
  {
    name: 'cache: updateParticipant refetches the lists of the club',
    file: 'src/api/clubMutations.ts',
    find: 'const shown = [memberTag(id), publicTeamListTag];',
    replace: 'const shown = [memberTag(id), ...teamListTags];',
    tests: cacheTests,
  },
  {
    name: 'optimistic update: a removed participant stays in the list',
    file: 'src/api/clubCache.ts',
    find: 'list.data = list.data.filter(({ id }) => id !== rowId);',
    replace: 'void list;',
    tests: cacheTests,
  },
  {
    name: 'optimistic update: a rejected change is kept',
    file: 'src/api/clubCache.ts',
    find: 'patch.undo()',
    replace: 'void patch',
    tests: cacheTests,
  },
  {
    name: 'optimistic update: the second member leads',
    file: 'src/api/teamMutations.ts',
    find: "level: index === 0 ? 'leader' : 'member'",
    replace: "level: index === 1 ? 'leader' : 'member'",
    tests: cacheTests,
  },
];

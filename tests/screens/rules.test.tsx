import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { notBuilt } from '../../server/contract/bind.ts';
import { locateOperations } from '../../server/contract/document.ts';
import { handlers } from '../../server/handlers/handlers.ts';
import { api } from '../../src/api/api.ts';
import '../../src/api/categories.ts';
import '../../src/api/clubAccount.ts';
import '../../src/api/clubs.ts';
import '../../src/api/clubTeams.ts';
import '../../src/api/media.ts';
import '../../src/api/participantAccount.ts';
import '../../src/api/registrations.ts';
import '../../src/api/scores.ts';
import '../../src/api/teams.ts';
import '../../src/api/tournaments.ts';
import { createClient } from '../../src/app/client.ts';
import { createRoutes, type RouteHandle } from '../../src/app/router.tsx';
import { paths } from '../../src/paths.ts';
import { readDocument } from '../backend.ts';

const operations = locateOperations(readDocument());
const operationIds = operations.map(({ operation }) => operation.operationId).sort();

const { store, dispose } = createClient(window.localStorage, '/');
const routes = createRoutes(store);
dispose();

const flatten = (list: RouteObject[]): RouteObject[] => list.flatMap((route) => [route, ...flatten(route.children ?? [])]);

const examples = { id: '7', slug: 'sma-negeri-3', pdfUrl: 'https://contoh.id/aturan.pdf', tournamentId: '7', categoryId: '2' };

describe('the house rules', () => {
  it('has one slice endpoint and one handler for each operation of the document, under the same name', () => {
    expect(Object.keys(api.endpoints).sort()).toEqual(operationIds);
    expect(Object.keys(handlers).sort()).toEqual(operationIds);
  });

  it('knows which operations still answer 501', () => {
    const missing = Object.entries(handlers).filter(([, handler]) => handler === notBuilt).map(([name]) => name);
    expect(missing.sort()).toEqual([
      'createTeam', 'createTeamWithMembers', 'deleteTeam', 'getBuilderTeam', 'getClub', 'getClubBanner',
      'listAvailableParticipants', 'listBuilderTeams', 'listClubParticipants', 'listClubTeams',
      'listClubTournaments', 'listTeamCandidates', 'removeClubParticipant', 'updateClub',
      'updateParticipant', 'updateTeam',
    ]);
  });

  it.each(Object.entries(paths))('leads %s to a page of the route table, in capitals too', (_name, path) => {
    const address = (path.href as (parameters: typeof examples) => string)(examples);
    for (const spelling of [address, address.toUpperCase()]) {
      const matches = matchRoutes(routes, spelling);
      expect(matches?.at(-1)?.route.path).toBe(path.pattern);
    }
  });

  it('knows which pages are not built yet', () => {
    const missing = flatten(routes).filter(({ handle }) => (handle as RouteHandle | undefined)?.notBuilt).map(({ path }) => path);
    expect(missing.sort()).toEqual([
      '/schoolclub', '/schoolclub/dashboard', '/schoolclub/login',
      '/schoolclub/participants', '/schoolclub/register', '/schoolclub/team', '/schoolclub/teams',
      '/schoolclub/tournament-followed',
    ]);
  });
});

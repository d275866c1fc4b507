import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { locateOperations } from '../../server/contract/document.ts';
import { handlers } from '../../server/handlers/handlers.ts';
import { api } from '../../src/api/api.ts';
import '../../src/api/categories.ts';
import '../../src/api/clubAccount.ts';
import '../../src/api/clubChanges.ts';
import '../../src/api/clubs.ts';
import '../../src/api/clubTeams.ts';
import '../../src/api/media.ts';
import '../../src/api/participantAccount.ts';
import '../../src/api/registrations.ts';
import '../../src/api/scores.ts';
import '../../src/api/teamChanges.ts';
import '../../src/api/teams.ts';
import '../../src/api/tournaments.ts';
import { createClient } from '../../src/app/client.ts';
import { createRoutes } from '../../src/app/router.tsx';
import { paths } from '../../src/paths.ts';
import { readDocument } from '../backend.ts';

const operations = locateOperations(readDocument());
const operationIds = operations.map(({ operation }) => operation.operationId).sort();

const { store, dispose } = createClient(window.localStorage, '/');
const routes = createRoutes(store);
dispose();

const examples = {
  id: '7',
  slug: 'sma-negeri-3',
  pdfUrl: 'https://contoh.id/aturan.pdf',
  tournamentId: '7',
  categoryId: '2',
};

describe('the house rules', () => {
  it('has one slice endpoint and one handler for each operation of the document, under the same name', () => {
    expect(Object.keys(api.endpoints).sort()).toEqual(operationIds);
    expect(Object.keys(handlers).sort()).toEqual(operationIds);
  });

  it.each(Object.entries(paths))(
    'leads %s to a page of the route table, in capitals too',
    (_name, path) => {
      const address = (path.href as (parameters: typeof examples) => string)(examples);
      for (const spelling of [address, address.toUpperCase()]) {
        const matches = matchRoutes(routes, spelling);
        expect(matches?.at(-1)?.route.path).toBe(path.pattern);
      }
    },
  );
});

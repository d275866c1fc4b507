import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  coveredResponses,
  documentedResponses,
  findUsedExtensions,
  type Interaction,
  listExtensions,
  requiredResponses,
} from './coverage.ts';
import { readDocument } from '../../openapi/readDocument.ts';
import { alwaysTrueStates } from '../../scripts/pact/plan.ts';
import { pactFile } from './pactNames.ts';
import { states } from './states.ts';

const { interactions } = JSON.parse(
  readFileSync(new URL(`../../pacts/${pactFile}`, import.meta.url), 'utf8'),
) as { interactions: Interaction[] };
const document = readDocument();

/**
 * The error statuses that the client handles differently or whose message it shows in a certain
 * place. For other errors a backend may choose any error status. An expired session (401) is
 * required for each operation.
 */
const handledStatuses = {
  // A "not found" page instead of one with a retry button.
  getCategory: [404],
  getTournament: [404],
  getTeam: [404],
  getBuilderTeam: [404],
  // The session is invalid.
  getClub: [403, 404],
  // The server's message is shown. All except field errors also refetch the shown data.
  registerTeam: [403, 404, 409, 422],
  removeMember: [403, 404, 409],
  createTeam: [403, 404, 409, 422],
  createTeamWithMembers: [403, 404, 409, 422],
  updateTeam: [403, 404, 409, 422],
  deleteTeam: [403, 404, 409],
  updateParticipant: [403, 404, 422],
  removeClubParticipant: [403, 404, 409],
  // 409 shows the member's club, 422 allows another PIN, 429 asks to wait.
  joinClub: [409, 422, 429],
  // Shown at the field.
  updateClub: [422],
  uploadPicture: [422],
  updateProfile: [422],
  registerParticipant: [422, 429],
  registerClub: [422, 429],
  loginParticipant: [401, 422, 429],
  loginClub: [401, 422, 429],
};

it('has an interaction for each response that the client uses, and for no other', () => {
  expect([...coveredResponses(document, interactions)].sort()).toEqual(
    requiredResponses(document, handledStatuses).sort(),
  );
});

it('handles only statuses that the document lists', () => {
  const documented = documentedResponses(document);
  const handledResponses = Object.entries(handledStatuses).flatMap(([id, statuses]) =>
    statuses.map((status) => `${id} ${status}`),
  );
  expect(handledResponses.filter((response) => !documented.has(response))).toEqual([]);
});

it('assumes only states that exist', () => {
  expect(Object.keys(states)).toEqual(expect.arrayContaining(alwaysTrueStates));
});

it('finds an operation without interactions', () => {
  const operation = {
    operationId: 'listSponsors',
    security: [{ clubBearer: [] }],
    responses: { 200: { description: '' }, 401: { description: '' } },
  };
  const extended = {
    ...document,
    paths: { ...document.paths, '/api/sponsors': { get: operation } },
  };
  const covered = coveredResponses(extended, interactions);
  expect(
    requiredResponses(extended, handledStatuses).filter((response) => !covered.has(response)),
  ).toEqual(['listSponsors 200', 'listSponsors 401']);
});

it('uses no extension, and finds one that is used', () => {
  expect(findUsedExtensions(document, interactions)).toEqual([]);
  expect(listExtensions(document)).toEqual({
    parameters: [
      'If-Match',
      'team_id',
      'category',
      'tournament',
      'limit',
      'search',
      'search',
      'category',
      'slug',
      'only_active',
      'category',
      'page',
      'per_page',
    ],
    fields: ['total', 'category_names', 'registered_categories', 'total', 'total', 'version'],
  });
  const interaction = {
    description: 'an extension',
    request: {
      method: 'POST',
      path: '/api/gh/logout',
      query: { team_id: ['X'] },
      headers: { 'if-match': ['"a"'] },
    },
  };
  expect(
    findUsedExtensions(document, [
      {
        ...interaction,
        response: { status: 200, body: { content: { data: [{ version: '"a"' }] } } },
      },
    ]),
  ).toEqual(['If-Match', 'team_id', 'version', 'POST /api/gh/logout']);
});

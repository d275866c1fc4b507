import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  answersIn,
  answersListed,
  answersWanted,
  extensionsIn,
  extensionsOf,
  type Interaction,
} from './coverage.ts';
import { pactFile } from './pactNames.ts';
import { readDocument } from './readDocument.ts';

const { interactions } = JSON.parse(
  readFileSync(new URL(`../../pacts/${pactFile}`, import.meta.url), 'utf8'),
) as { interactions: Interaction[] };
const document = readDocument();

/**
 * The refusals that the client tells apart or whose words it shows at their place. Besides them it
 * only needs to hear that something was refused, so a backend may choose the status. The end of a
 * session (401) stands with each operation.
 */
const toldApart = {
  // There is no such thing: a page of its own instead of one that can be tried again.
  getCategory: [404],
  getTournament: [404],
  getTeam: [404],
  getBuilderTeam: [404],
  // The session is of no use any more.
  getClub: [403, 404],
  // Shown as the server says it; all but the fields lead to what is shown being asked for again.
  registerTeam: [403, 404, 409, 422],
  removeMember: [403, 404, 409],
  createTeam: [403, 404, 409, 422],
  createTeamWithMembers: [403, 404, 409, 422],
  updateTeam: [403, 404, 409, 422],
  deleteTeam: [403, 404, 409],
  updateParticipant: [403, 404, 422],
  removeClubParticipant: [403, 404, 409],
  // A member sees their club; a wrong PIN can be typed again; too many ask to wait.
  joinClub: [409, 422, 429],
  // At the field.
  updateClub: [422],
  uploadPicture: [422],
  updateProfile: [422],
  registerParticipant: [422, 429],
  registerClub: [422, 429],
  loginParticipant: [401, 422, 429],
  loginClub: [401, 422, 429],
};

it('has an interaction for each answer that the client has a use of, and for no other', () => {
  expect([...answersIn(document, interactions)].sort()).toEqual(
    answersWanted(document, toldApart).sort(),
  );
});

it('tells apart only what the document lists', () => {
  const listed = answersListed(document);
  const told = Object.entries(toldApart).flatMap(([id, statuses]) =>
    statuses.map((status) => `${id} ${status}`),
  );
  expect(told.filter((answer) => !listed.has(answer))).toEqual([]);
});

it('notices an operation without pacts', () => {
  const operation = {
    operationId: 'listSponsors',
    security: [{ clubBearer: [] }],
    responses: { 200: { description: '' }, 401: { description: '' } },
  };
  const grown = { ...document, paths: { ...document.paths, '/api/sponsors': { get: operation } } };
  const found = answersIn(grown, interactions);
  expect(answersWanted(grown, toldApart).filter((answer) => !found.has(answer))).toEqual([
    'listSponsors 200',
    'listSponsors 401',
  ]);
});

it('asks for no extension, and would notice one', () => {
  expect(extensionsIn(document, interactions)).toEqual([]);
  expect(extensionsOf(document)).toEqual({
    parameters: ['If-Match', 'team_id'],
    fields: ['registered_categories', 'version'],
  });
  const call = {
    description: 'one that asks',
    request: {
      method: 'POST',
      path: '/api/gh/logout',
      query: { team_id: ['X'] },
      headers: { 'if-match': ['"a"'] },
    },
  };
  expect(
    extensionsIn(document, [
      { ...call, response: { status: 200, body: { content: { data: [{ version: '"a"' }] } } } },
    ]),
  ).toEqual(['If-Match', 'team_id', 'version', 'POST /api/gh/logout']);
});

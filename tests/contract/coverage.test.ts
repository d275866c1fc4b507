import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  coveredResponses,
  createOperationFinder,
  documentedResponses,
  findUsedExtensions,
  type Interaction,
  listExtensions,
} from './coverage.ts';
import { type ContractDocument, isStatusOnly } from '../../openapi/document.ts';
import { readDocument } from '../../openapi/readDocument.ts';
import { listContractCases } from '../../openapi/cases/contractCases.ts';
import { stateNames } from '../../openapi/states.ts';
import { alwaysTrueState } from '../../scripts/pact/backend.ts';
import { pactFile } from './pactNames.ts';

const { interactions } = JSON.parse(
  readFileSync(new URL(`../../pacts/${pactFile}`, import.meta.url), 'utf8'),
) as { interactions: Interaction[] };
const document = readDocument();

/** Every response that the verifier requests: by the pact, or by a case from the document. */
const listCovered = (described: ContractDocument) =>
  new Set([
    ...coveredResponses(described, interactions),
    ...listContractCases(described).map(
      ({ entry, status }) => `${entry.operation.operationId} ${status}`,
    ),
  ]);

/**
 * Responses that no state makes reachable: the server has no room or no code left, cannot send mail, or
 * receives other uploads; a cache asks; a token is only in a mail.
 */
const unprovoked =
  /^(\w+ (304|503)|registerClub 409|request\w+ 409|resetPassword 409|upload\w+ 429)$/;

/** Limits that a backend may set or not, and what only extensions and their parameters lead to. */
const optional = [
  'createTeam 429',
  'createTeamWithMembers 429',
  'findAccounts 422',
  'listClubs 422',
  'listScores 422',
  'listTeams 422',
  'listTournaments 422',
  'loginClub 403',
  'loginOrganiser 401',
  'rejoinClub 404',
  'removeMember 429',
  'signInWithTableCard 404',
  'updateClub 429',
  'updateParticipant 429',
  'updateTeam 412',
  'updateTeam 429',
  'uploadBannerPicture 404',
  'uploadBlogPicture 404',
  'uploadCategoryLogo 404',
  'uploadCategoryRule 404',
  'uploadCertificatePicture 404',
  'uploadGalleryPicture 404',
  'uploadTournamentPicture 404',
  'watchScores 404',
];

it('has a request for each response in the document', () => {
  const covered = listCovered(document);
  const missing = documentedResponses(document).filter(
    (each) => !covered.has(each) && !unprovoked.test(each),
  );
  expect(missing.sort()).toEqual(optional);
});

it('reads the text of an error response unless the document says that the status is enough', () => {
  const requireOperation = createOperationFinder(document);
  const withoutText = interactions.filter(
    (interaction) => interaction.response.status >= 400 && interaction.response.body === undefined,
  );
  const statusOnly = interactions.filter(
    (interaction) =>
      interaction.response.status >= 400 &&
      isStatusOnly(document, requireOperation(interaction).operation, interaction.response.status),
  );
  expect(withoutText.map(({ description }) => description)).toEqual(
    statusOnly.map(({ description }) => description),
  );
});

it('assumes only a state that exists', () => {
  expect(stateNames).toContain(alwaysTrueState);
});

it('finds an operation without interactions', () => {
  const operation = {
    operationId: 'listSponsors',
    security: [{ clubBearer: [] }],
    'x-owner': 'token' as const,
    responses: { 200: { description: '' }, 401: { description: '' }, 409: { description: '' } },
  };
  const extended = {
    ...document,
    paths: { ...document.paths, '/api/sponsors': { get: operation } },
  };
  const covered = listCovered(extended);
  expect(
    documentedResponses(extended).filter(
      (each) => each.startsWith('listSponsors') && !covered.has(each),
    ),
  ).toEqual(['listSponsors 409']);
});

it('fails no backend for lacking an extension', () => {
  const requireOperation = createOperationFinder(document);
  const required = interactions.filter(({ pending }) => !pending);
  expect(required.filter((each) => requireOperation(each).operation['x-extension'])).toEqual([]);
});

it('uses no extension to ask for what is none, and finds one that is used', () => {
  const requireOperation = createOperationFinder(document);
  const specified = interactions.filter((each) => !requireOperation(each).operation['x-extension']);
  expect(findUsedExtensions(document, specified)).toEqual([]);
  const { parameters, fields } = listExtensions(document);
  expect(parameters).toEqual(expect.arrayContaining(['If-Match', 'team_id', 'per_page']));
  expect(fields).toEqual(expect.arrayContaining(['version', 'total', 'registered_categories']));
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

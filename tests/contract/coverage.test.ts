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
import { listContractCases } from '../../scripts/pact/contractCases.ts';
import { alwaysTrueState } from '../../scripts/pact/backend.ts';
import { pactFile } from './pactNames.ts';
import { states } from './states.ts';

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
 * Responses that no request of the client provokes: the server has no room, no code is left, or a
 * cache asks.
 */
const unprovoked = /^(\w+ (304|503)|registerClub 409)$/;

/** Limits that a backend may set or not, and extensions. */
const optional = [
  'removeMember 429',
  'updateClub 429',
  'updateParticipant 429',
  'uploadPicture 429',
  'createTeam 429',
  'updateTeam 429',
  'createTeamWithMembers 429',
  // Extensions, and what only their parameters and headers lead to.
  'logoutParticipant 200',
  'logoutClub 200',
  'changeParticipantPassword 200',
  'changeParticipantPassword 429',
  'changeClubPassword 200',
  'changeClubPassword 429',
  'endParticipantSessions 200',
  'endClubSessions 200',
  'changeOrganiserPassword 200',
  'changeOrganiserPassword 429',
  'endOrganiserSessions 200',
  'loginOrganiser 200',
  'loginOrganiser 401',
  'loginOrganiser 429',
  'logoutOrganiser 200',
  'inviteOrganiser 201',
  'inviteOrganiser 429',
  'deactivateOrganiser 200',
  'deactivateOrganiser 409',
  'deactivateOrganiser 429',
  'findAccounts 422',
  'createResetLink 201',
  'createResetLink 429',
  'setClubActive 200',
  'loginClub 403',
  'createBlog 201',
  'updateBlog 200',
  'updateBlog 412',
  'deleteBlog 200',
  'setBlogPublication 200',
  'uploadBlogPicture 200',
  'uploadBlogPicture 404',
  'uploadBlogPicture 429',
  'createCategory 201',
  'updateCategory 200',
  'updateCategory 412',
  'deleteCategory 200',
  'deleteCategory 409',
  'uploadCategoryLogo 200',
  'uploadCategoryLogo 404',
  'uploadCategoryLogo 429',
  'uploadCategoryRule 200',
  'uploadCategoryRule 404',
  'uploadCategoryRule 429',
  'createBanner 201',
  'updateBanner 200',
  'updateBanner 412',
  'deleteBanner 200',
  'moveBanner 200',
  'uploadBannerPicture 200',
  'uploadBannerPicture 404',
  'uploadBannerPicture 429',
  'createVideo 201',
  'updateVideo 200',
  'updateVideo 412',
  'deleteVideo 200',
  'createGalleryItem 201',
  'updateGalleryItem 200',
  'updateGalleryItem 412',
  'deleteGalleryItem 200',
  'uploadGalleryPicture 200',
  'uploadGalleryPicture 404',
  'uploadGalleryPicture 429',
  'withdrawRegistration 200',
  'withdrawRegistration 409',
  'setCheckIn 200',
  'createTournament 201',
  'updateTournament 200',
  'updateTournament 409',
  'updateTournament 412',
  'setTournamentStatus 200',
  'setTournamentStatus 409',
  'uploadTournamentPicture 200',
  'uploadTournamentPicture 404',
  'uploadTournamentPicture 429',
  'watchScores 200',
  'watchScores 404',
  'addScore 201',
  'addScore 409',
  'importScores 200',
  'importScores 409',
  'correctScore 200',
  'correctScore 412',
  'deleteScore 200',
  'deleteScore 412',
  'deleteParticipantAccount 200',
  'deleteParticipantAccount 429',
  'leaveClub 200',
  'leaveClub 409',
  'rejoinClub 200',
  'rejoinClub 404',
  'rejoinClub 409',
  'requestPasswordReset 200',
  'requestPasswordReset 409',
  'requestPasswordReset 429',
  'setClubNames 200',
  'requestHandOver 200',
  'requestHandOver 409',
  'requestHandOver 429',
  'resetPassword 200',
  'resetPassword 409',
  'resetPassword 429',
  'getVersion 200',
  'restoreClubParticipant 200',
  'restoreClubParticipant 409',
  'restoreMember 200',
  'restoreMember 409',
  'restoreTeam 200',
  'restoreTeam 409',
  'updateTeam 412',
  'listScores 422',
  'listTournaments 422',
  'listTeams 422',
  'listClubs 422',
];

it('has a request for each response in the document', () => {
  const covered = listCovered(document);
  const missing = documentedResponses(document).filter(
    (each) => !covered.has(each) && !unprovoked.test(each),
  );
  expect(missing.sort()).toEqual(optional.sort());
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
  expect(Object.keys(states)).toContain(alwaysTrueState);
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
      'month',
      'club',
      'slug',
      'only_active',
      'category',
      'page',
      'per_page',
    ],
    fields: [
      'total',
      'category_names',
      'months',
      'registered_categories',
      'total',
      'total',
      'restorable',
      'ranking',
      'tournament',
      'club',
      'about',
      'start_time',
      'time_zone',
      'starts_at',
      'venue',
      'registration_opens_at',
      'registration_closes_at',
      'status',
      'capacity',
      'registered',
      'member_names',
      'club',
      'club',
      'registrations',
      'names',
      'version',
    ],
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

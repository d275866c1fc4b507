import { delay, http, type HttpHandler } from 'msw';
import { allOperations } from '../../openapi/allOperations.ts';
import type { AccountKind, OperationId, OperationWithStatus } from '../../openapi/types.ts';
import { copy } from './copy.ts';
import {
  type BackendFetch,
  rawResponse,
  respondWith,
  intercept,
  networkError,
} from './responseHandlers.ts';
import { operationIds } from './operations.ts';

const errorBody = (message: string) => ({ success: false, message, error: message }) as const;
const gatewayErrorHtml =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>Bad gateway</h1></body></html>';

/** About the round-trip time of a small response on a slow mobile network. */
export const slowNetworkDelayMs = 2000;

/** Delays every request, those for pictures included. */
export function delayAll(milliseconds: number): HttpHandler[] {
  const wait = async () => {
    await delay(milliseconds);
  };
  return [
    http.all('*/storage/*', wait),
    ...operationIds.map((operation) =>
      intercept(operation, async () => {
        await wait();
        return undefined;
      }),
    ),
  ];
}

/** No response to one operation, or to any request, those for pictures included. */
export const offline = (operation: OperationId | undefined): HttpHandler[] =>
  operation
    ? [rawResponse(operation, networkError)]
    : [
        http.all('*/storage/*', networkError),
        ...operationIds.map((id) => rawResponse(id, networkError)),
      ];

/** A 500 with the server's message for unexpected errors. */
export const serverError = (operation: OperationId): HttpHandler =>
  rawResponse(operation, () =>
    Response.json(errorBody(copy.responses.serverError), { status: 500 }),
  );

/** Incomplete JSON, as from an interrupted connection. */
export const truncatedJson = (operation: OperationId): HttpHandler =>
  rawResponse(
    operation,
    () =>
      new Response('{"success":true,"data":[{"id":1,"na', {
        headers: { 'Content-Type': 'application/json' },
      }),
  );

/** An HTML error page from a proxy in front of the backend. */
export const htmlErrorPage = (operation: OperationId): HttpHandler =>
  rawResponse(
    operation,
    () => new Response(gatewayErrorHtml, { status: 502, headers: { 'Content-Type': 'text/html' } }),
  );

/** A 200 response with `success: false`. */
export const unsuccessfulResponse = (operation: OperationId): HttpHandler =>
  rawResponse(operation, () => Response.json({ success: false }));

/** A backend without an extension does not know its address. */
export const notOffered = (operation: OperationId): HttpHandler =>
  rawResponse(operation, () => Response.json(errorBody('Not found'), { status: 404 }));

export const errorWithoutMessage = (operation: OperationId): HttpHandler =>
  rawResponse(operation, () => Response.json({ success: false }, { status: 422 }));

/** An error with its message in `error` only, as some backends send it. */
export const errorFieldOnly = (operation: OperationId): HttpHandler =>
  rawResponse(operation, () =>
    Response.json({ error: copy.responses.errorField }, { status: 422 }),
  );

/** Sends an invalid token to the real backend, so that the 401 comes from the backend. */
export function expiredToken(
  backendFetch: BackendFetch,
  bearer: AccountKind | undefined,
): HttpHandler[] {
  const protectedOperations = operationIds.filter((id) => {
    const operation = allOperations[id];
    return 'bearer' in operation && (bearer ?? operation.bearer) === operation.bearer;
  });
  return protectedOperations.map((operation) =>
    intercept(operation, (request) => {
      const headers = new Headers(request.headers);
      headers.set('Authorization', 'Bearer expired');
      return backendFetch(new Request(request, { headers }));
    }),
  );
}

const retryAfterSeconds = 120;

const rateLimitedOperations = [
  'loginParticipant',
  'registerParticipant',
  'joinClub',
  'loginClub',
  'loginOrganiser',
  'registerClub',
  'changeParticipantPassword',
  'changeClubPassword',
  'changeOrganiserPassword',
  'deleteParticipantAccount',
  'inviteOrganiser',
  'deactivateOrganiser',
  'createResetLink',
  'requestOwnershipTransfer',
  'requestPasswordReset',
  'resetPassword',
] as const satisfies OperationWithStatus<429>[];
/** Everything that the server counts has been tried too often. */
export const rateLimited = (): HttpHandler[] =>
  rateLimitedOperations.map((operation) =>
    respondWith(operation, 429, errorBody(copy.responses.tooMany), {
      'Retry-After': String(retryAfterSeconds),
    }),
  );

/** The server sends mail, which the demonstration cannot. */
export const mailSent = (): HttpHandler[] => [
  respondWith('requestPasswordReset', 200, { success: true, message: copy.responses.mailSent }),
  respondWith('requestOwnershipTransfer', 200, {
    success: true,
    message: copy.responses.ownershipTransferSent,
  }),
];

/** The token of the link is valid. */
export const resetAccepted = (): HttpHandler[] => [
  respondWith('resetPassword', 200, {
    success: true,
    message: copy.responses.passwordSaved,
    kind: 'participant',
  }),
];

const uploadOperations = [
  'uploadPicture',
  'updateClub',
  'uploadTournamentPicture',
  'uploadCategoryLogo',
  'uploadCategoryRule',
  'uploadBannerPicture',
  'uploadGalleryPicture',
] as const satisfies OperationWithStatus<413>[];
export const uploadTooLarge = (): HttpHandler[] =>
  uploadOperations.map((operation) =>
    respondWith(operation, 413, errorBody(copy.responses.tooLarge)),
  );

export const registrationRejected = (): HttpHandler[] => [
  respondWith('registerTeam', 409, errorBody(copy.responses.registrationClosed)),
];

export const clubOperations = [
  'getClub',
  'updateClub',
  'listClubTournaments',
  'listClubTeams',
  'listClubParticipants',
  'removeClubParticipant',
  'updateParticipant',
  'createTeam',
  'getBuilderTeam',
  'updateTeam',
  'deleteTeam',
  'listTeamCandidates',
  'createTeamWithMembers',
] as const satisfies OperationWithStatus<403>[];
/** The club accesses the data of another club. */
export const forbiddenForClub = (operation: (typeof clubOperations)[number]): HttpHandler =>
  respondWith(operation, 403, errorBody(copy.responses.forbiddenForClub));

export const expiredAtRemoval = (): HttpHandler[] => [
  respondWith('removeClubParticipant', 401, errorBody(copy.responses.clubExpired)),
];

const saveTeamOperations = [
  'createTeam',
  'updateTeam',
  'createTeamWithMembers',
] as const satisfies (OperationWithStatus<409> & OperationWithStatus<422>)[];
export const teamFull = (): HttpHandler[] =>
  saveTeamOperations.map((operation) =>
    respondWith(operation, 422, errorBody(copy.responses.teamFull)),
  );
/** A member has joined another team of the category in the meantime. */
export const memberTaken = (): HttpHandler[] =>
  saveTeamOperations.map((operation) =>
    respondWith(operation, 409, errorBody(copy.responses.memberTaken)),
  );
/** Another manager has changed the team in the meantime. */
export const teamChanged = (): HttpHandler[] => [
  respondWith('updateTeam', 412, errorBody(copy.responses.teamChanged)),
];
/** Another organiser has changed the tournament in the meantime. */
export const tournamentChanged = (): HttpHandler[] => [
  respondWith('updateTournament', 412, errorBody(copy.responses.tournamentChanged)),
];
/** Another desk has corrected the score in the meantime. */
export const scoreChanged = (): HttpHandler[] => [
  respondWith('correctScore', 412, errorBody(copy.responses.scoreChanged)),
  respondWith('deleteScore', 412, errorBody(copy.responses.scoreChanged)),
];
/** Another desk has given the team a score in the meantime. */
export const scoreTaken = (): HttpHandler[] => [
  respondWith('addScore', 409, errorBody(copy.responses.scoreTaken)),
];
/** Another organiser has changed the category in the meantime. */
export const categoryChanged = (): HttpHandler[] => [
  respondWith('updateCategory', 412, errorBody(copy.responses.categoryChanged)),
];
/** Another organiser has changed the article in the meantime. */
export const blogChanged = (): HttpHandler[] => [
  respondWith('updateBlog', 412, errorBody(copy.responses.blogChanged)),
];
/** Another organiser has changed what is edited of the media in the meantime. */
export const mediaChanged = (): HttpHandler[] => [
  respondWith('updateBanner', 412, errorBody(copy.responses.bannerChanged)),
  respondWith('updateVideo', 412, errorBody(copy.responses.videoChanged)),
  respondWith('updateGalleryItem', 412, errorBody(copy.responses.galleryItemChanged)),
];
/** Another manager has deleted the team in the meantime. */
export const teamGone = (): HttpHandler[] => [
  respondWith('getBuilderTeam', 404, errorBody(copy.responses.teamGone)),
  respondWith('updateTeam', 404, errorBody(copy.responses.teamGone)),
  respondWith('deleteTeam', 404, errorBody(copy.responses.teamGone)),
];

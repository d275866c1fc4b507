import { delay, http, type HttpHandler } from 'msw';
import { copy } from './copy.ts';
import { type Answering, type AskBackend, broken, fault, intercept, noAnswer } from './fault.ts';
import { type Bearer, type OperationId, operationIds, places } from './operations.ts';

const refusal = (message: string) => ({ success: false, message, error: message }) as const;
const page =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>Bad gateway</h1></body></html>';

/**
 * Two seconds each way there and back, about what a small answer takes on a slow mobile network.
 */
export const slowNetwork = 2000;

/** Makes every call wait before it is answered. */
export function slow(milliseconds: number): HttpHandler[] {
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

/** No answer to one operation, or to any call, pictures among them. */
export const offline = (operation: OperationId | undefined): HttpHandler[] =>
  operation
    ? [broken(operation, noAnswer)]
    : [http.all('*/storage/*', noAnswer), ...operationIds.map((each) => broken(each, noAnswer))];

/** The server's own words for what it did not expect. */
export const serverError = (operation: OperationId): HttpHandler =>
  broken(operation, () => Response.json(refusal(copy.answers.serverError), { status: 500 }));

/** Half an answer, as from a connection that was cut. */
export const cutShort = (operation: OperationId): HttpHandler =>
  broken(
    operation,
    () =>
      new Response('{"success":true,"data":[{"id":1,"na', {
        headers: { 'Content-Type': 'application/json' },
      }),
  );

/** A page of a proxy in front of the backend. */
export const proxyPage = (operation: OperationId): HttpHandler =>
  broken(
    operation,
    () => new Response(page, { status: 502, headers: { 'Content-Type': 'text/html' } }),
  );

/** An answer that says 200 and is none. */
export const noSuccess = (operation: OperationId): HttpHandler =>
  broken(operation, () => Response.json({ success: false }));

/** A refusal without a word. */
export const silentRefusal = (operation: OperationId): HttpHandler =>
  broken(operation, () => Response.json({ success: false }, { status: 422 }));

/** A refusal that stands in `error` alone, as some backends send it. */
export const errorField = (operation: OperationId): HttpHandler =>
  broken(operation, () => Response.json({ error: copy.answers.errorField }, { status: 422 }));

/** Asks the real backend with a token that it does not know, so that the refusal is its own. */
export function expired(ask: AskBackend, whose: Bearer | undefined): HttpHandler[] {
  const asking = operationIds.filter((id) => {
    const [, , bearer] = places[id];
    return bearer !== undefined && (whose === undefined || bearer === whose);
  });
  return asking.map((operation) =>
    intercept(operation, (request) => {
      const headers = new Headers(request.headers);
      headers.set('Authorization', 'Bearer expired');
      return ask(new Request(request, { headers }));
    }),
  );
}

const waitSeconds = 120;

const tooMany = [
  'loginParticipant',
  'registerParticipant',
  'joinClub',
  'loginClub',
  'registerClub',
] as const satisfies Answering<429>[];
/** Everything that the server counts has been tried too often. */
export const rateLimited = (): HttpHandler[] =>
  tooMany.map((operation) =>
    fault(operation, 429, refusal(copy.answers.tooMany), { 'Retry-After': String(waitSeconds) }),
  );

const uploads = ['uploadPicture', 'updateClub'] as const satisfies Answering<413>[];
/** Every picture is too large for the server. */
export const uploadTooLarge = (): HttpHandler[] =>
  uploads.map((operation) => fault(operation, 413, refusal(copy.answers.tooLarge)));

/** No registration is accepted. */
export const registrationRejected = (): HttpHandler[] => [
  fault('registerTeam', 409, refusal(copy.answers.registrationClosed)),
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
] as const satisfies Answering<403>[];
/** A club that touches what is another's. */
export const notYours = (operation: (typeof clubOperations)[number]): HttpHandler =>
  fault(operation, 403, refusal(copy.answers.notYours));

/** A session that ends at the very moment of a removal. */
export const expiredAtRemoval = (): HttpHandler[] => [
  fault('removeClubParticipant', 401, refusal(copy.answers.clubExpired)),
];

const building = [
  'createTeam',
  'updateTeam',
  'createTeamWithMembers',
] as const satisfies (Answering<409> & Answering<422>)[];
/** The server counts more members than a team may have. */
export const teamFull = (): HttpHandler[] =>
  building.map((operation) => fault(operation, 422, refusal(copy.answers.teamFull)));
/** Somebody is in another team of the category meanwhile. */
export const memberTaken = (): HttpHandler[] =>
  building.map((operation) => fault(operation, 409, refusal(copy.answers.memberTaken)));
/** Another manager has changed the team meanwhile. */
export const teamChanged = (): HttpHandler[] => [
  fault('updateTeam', 412, refusal(copy.answers.teamChanged)),
];
/** Another manager has deleted the team meanwhile. */
export const teamGone = (): HttpHandler[] => [
  fault('getBuilderTeam', 404, refusal(copy.answers.teamGone)),
  fault('updateTeam', 404, refusal(copy.answers.teamGone)),
  fault('deleteTeam', 404, refusal(copy.answers.teamGone)),
];

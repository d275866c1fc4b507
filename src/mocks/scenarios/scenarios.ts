import { accountKinds } from '../../../openapi/accountKinds.ts';
import { allOperations } from '../../../openapi/allOperations.ts';
import { limitedOperations } from '../../../openapi/limitedOperations.ts';
import { clearStoredClub } from '../../session/storage.ts';
import { copy } from '../panel/copy.ts';
import { affectedOperations } from './affectedOperations.ts';
import { certificateInState, certificateStates } from './certificateDatasets.ts';
import { seasonChoices, seasonWith } from './seasonDatasets.ts';
import * as datasets from './datasets.ts';
import { laterMatchUndone, matchesInState, matchStates } from './matchDatasets.ts';
import { operationIds, respondWith } from './responseHandlers.ts';
import { resultsInState, resultsStates } from './resultsDatasets.ts';
import { scheduleInState, scheduleStates } from './scheduleDatasets.ts';
import * as factories from './scenario.ts';
import { data, each, errorResponse, fault, rejected, type Scenario, signedIn } from './scenario.ts';

const { responses } = copy;

const gatewayErrorHtml =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>Bad gateway</h1></body></html>';

/** About the round-trip time of a small response on a slow mobile network. */
const slowNetworkDelayMs = 2000;

/** What a server of an earlier release refuses: it still signs people in and out. */
export const savingOperations = operationIds.filter(
  (id) => allOperations[id].method !== 'get' && !/^(login|logout)/.test(id),
);

/** All scenarios by name: the only list, which the URL, the panel and the tests use. */
export const scenarios = {
  clock: {
    kind: 'time',
    description:
      'The page and the backend start at the given time; their clocks run on from there.',
    parameter: {
      hint: 'time, e.g. 2026-12-01T10:00Z',
      accepts: (value: string) => !Number.isNaN(Date.parse(value)),
    },
  },

  visitor: signedIn('nobody', 'Nobody is signed in.'),
  leader: signedIn('leader', 'Signed in as a participant who leads three teams.'),
  member: signedIn('member', 'Signed in as a participant who is a plain member of two teams.'),
  newcomer: signedIn('newcomer', 'Signed in as a participant without a club and without a team.'),
  club: signedIn('club', 'Signed in as the manager of a school club.'),
  organiser: signedIn('organiser', 'Signed in as an organiser, who runs the tournaments.'),

  'empty-everything': data(
    'The product has no data yet: every list is empty.',
    datasets.emptyEverything,
  ),
  'empty-board': data('The leaderboard has no scores in any category.', datasets.noScores),
  'no-teams': data('The participant is not in any team.', datasets.noTeams),
  'all-registered': data(
    "All of the participant's teams are registered in every tournament.",
    datasets.allRegistered,
  ),
  'registration-state': data(
    'Registration of every tournament is not open yet, open, closed, full, or on hold.',
    datasets.registrationInState,
    { hint: 'state', choices: Object.keys(datasets.registrationStates) },
  ),
  matches: data(
    'The results of every category are those of matches: a group with three equal teams, or a bracket with byes.',
    matchesInState,
    { hint: 'state', choices: matchStates },
  ),
  schedule: data(
    'Nothing is planned in any tournament; the first arena, and each team, is an hour late; or the next team is called three times.',
    scheduleInState,
    { hint: 'state', choices: scheduleStates },
  ),
  results: data(
    'The results of every category are frozen, provisional, objected to, or official in a second version.',
    resultsInState,
    { hint: 'state', choices: resultsStates },
  ),
  certificate: data(
    'Every code is that of one certificate: valid, replaced, withdrawn, with an outdated place or award, of another name; or of none.',
    certificateInState,
    { hint: 'state', choices: certificateStates },
  ),
  season: data(
    'The club has one season: with awkward names, or with 300 or 3,000 certificates.',
    seasonWith,
    { hint: 'rows', choices: seasonChoices },
  ),
  'large-club': data(
    'The club has 10,000 participants; they can be viewed but not changed.',
    datasets.largeClub,
  ),
  'gh-status': data(
    "The response about the participant's club has the given shape, with or without a club.",
    datasets.membershipWithShape,
    { hint: 'shape', choices: Object.keys(datasets.memberships) },
  ),
  'lost-session': {
    kind: 'data',
    description:
      'The stored token of the club was removed from the browser (as when another tab signs out), or its stored data.',
    parameter: { hint: 'what is lost', choices: ['token', 'user'] },
    clearStorage: (store, value) => clearStoredClub(store, value === 'user' ? 'user' : 'token'),
  },
  'lone-member': data(
    'Every team opened in the team builder has only its leader left.',
    datasets.loneMember,
  ),

  'server-500': fault('The server fails with an unexpected error and its message for that.', () =>
    errorResponse(500, responses.serverError),
  ),
  'malformed-json': fault(
    'The JSON of the response is cut off in the middle.',
    () =>
      new Response('{"success":true,"data":[{"id":1,"na', {
        headers: { 'Content-Type': 'application/json' },
      }),
  ),
  'html-error-page': fault(
    'A proxy returns an HTML error page with status 502.',
    () => new Response(gatewayErrorHtml, { status: 502, headers: { 'Content-Type': 'text/html' } }),
  ),
  'no-success': fault('The response has status 200, but contains only success: false.', () =>
    Response.json({ success: false }),
  ),
  'error-without-message': fault(
    'The server rejects the request with status 422 and without a message.',
    () => Response.json({ success: false }, { status: 422 }),
  ),
  'error-field': fault(
    'The server rejects the request with status 422 and a message in the field error only.',
    () => Response.json({ error: responses.errorField }, { status: 422 }),
  ),
  'not-offered': fault('The backend does not know the operation, which is an extension.', () =>
    errorResponse(404, 'Not found'),
  ),
  'server-outdated': fault(
    'The server is of an earlier release than its data: it reads, and saves nothing.',
    () => errorResponse(503, responses.serverOutdated),
    savingOperations,
  ),
  'mail-sent': {
    kind: 'response',
    description: 'The server sends mail with links to set a password; the demonstration cannot.',
    handlers: () => [
      respondWith('requestPasswordReset', 200, { success: true, message: responses.mailSent }),
      respondWith('requestOwnershipTransfer', 200, {
        success: true,
        message: responses.ownershipTransferSent,
      }),
    ],
  },
  'reset-accepted': {
    kind: 'response',
    description: 'The link to set a new password is valid, whatever its token.',
    handlers: () => [
      respondWith('checkPasswordReset', 200, { success: true, message: responses.linkValid }),
      respondWith('resetPassword', 200, {
        success: true,
        message: responses.passwordSaved,
        kind: 'participant',
      }),
    ],
  },
  'bad-club-code': {
    kind: 'response',
    description: "The club's code is not four capital letters, as the OpenAPI document requires.",
    handlers: datasets.badClubCode,
  },
  'expired-session': {
    kind: 'response',
    description: 'The backend rejects the token of one kind of account, or all tokens, as expired.',
    parameter: { hint: 'whose', choices: accountKinds, isOptional: true },
    handlers: factories.expiredToken,
  },
  'rate-limited': rejected(
    'There were too many attempts: every operation that has a limit is rejected, such as a sign-in, a link or an upload.',
    429,
    each(limitedOperations, responses.tooMany),
    { 'Retry-After': '120' },
  ),
  'registration-rejected': rejected('Every registration for a tournament is rejected.', 409, {
    registerTeam: responses.registrationClosed,
    registerClubTeam: responses.registrationClosed,
  }),
  'upload-too-large': rejected(
    'Every uploaded file is too large for the server.',
    413,
    each(affectedOperations.tooLarge, responses.tooLarge),
  ),
  'club-403': fault(
    'The requested data belongs to another club.',
    () => errorResponse(403, responses.forbiddenForClub),
    affectedOperations.otherClub,
  ),
  'club-401-on-remove': rejected(
    "The club's session expires at the moment it removes a participant.",
    401,
    { removeClubParticipant: responses.clubExpired },
  ),
  'team-full': rejected(
    'Saving a team fails because it has too many members.',
    422,
    each(affectedOperations.savesTeam, responses.teamFull),
  ),
  'member-taken': rejected(
    'Saving a team fails because a member has just joined another team of the category.',
    409,
    each(affectedOperations.savesTeam, responses.memberTaken),
  ),
  'team-changed': rejected('Another manager has just changed the team.', 412, {
    updateTeam: responses.teamChanged,
  }),
  'tournament-changed': rejected('Another organiser has just changed the tournament.', 412, {
    updateTournament: responses.tournamentChanged,
  }),
  'score-changed': rejected('Another desk has just corrected the run.', 412, {
    correctRun: responses.scoreChanged,
    deleteRun: responses.scoreChanged,
  }),
  'score-taken': rejected('Another desk has just added the run.', 409, {
    addRun: responses.scoreTaken,
  }),
  'call-overtaken': rejected('Another desk has just called the team.', 412, {
    recordCall: responses.callOvertaken,
  }),
  'called-elsewhere': rejected('The team is called to another arena.', 409, {
    recordCall: responses.calledElsewhere,
  }),
  'match-undoes': {
    kind: 'response',
    description: 'The result of a match, its correction or deletion, undoes that of the next one.',
    handlers: laterMatchUndone,
  },
  'plan-changed': rejected('Another organiser has just changed the plan of the day.', 412, {
    saveDayPlan: responses.planChanged,
    changeDayPlan: responses.planChanged,
  }),
  'certificate-changed': rejected(
    'Another organiser has just changed the certificate, or their design.',
    412,
    {
      saveCertificateDesign: responses.certificateDesignChanged,
      uploadCertificatePicture: responses.certificateDesignChanged,
      replaceCertificate: responses.certificateChanged,
      withdrawCertificate: responses.certificateChanged,
    },
  ),
  'category-changed': rejected('Another organiser has just changed the category.', 412, {
    updateCategory: responses.categoryChanged,
  }),
  'blog-changed': rejected('Another organiser has just changed the article.', 412, {
    updateBlog: responses.blogChanged,
  }),
  'media-changed': rejected(
    'Another organiser has just changed the banner, video or gallery item.',
    412,
    {
      updateBanner: responses.bannerChanged,
      updateVideo: responses.videoChanged,
      updateGalleryItem: responses.galleryItemChanged,
    },
  ),
  'team-gone': rejected(
    'Another manager has just deleted the team.',
    404,
    each(['getBuilderTeam', 'updateTeam', 'deleteTeam'], responses.teamGone),
  ),

  'slow-3g': {
    kind: 'network',
    passesThrough: true,
    description: `Every request is delayed by ${slowNetworkDelayMs / 1000} seconds, or by the given milliseconds.`,
    parameter: {
      hint: 'milliseconds',
      isOptional: true,
      accepts: (value: string) => /^[1-9]\d{0,4}$/.test(value),
    },
    handlers: (_, value) => factories.delayAll(Number(value ?? slowNetworkDelayMs)),
  },
  offline: {
    kind: 'network',
    description:
      'No request gets a response, those for pictures included; or only one operation gets none.',
    parameter: { hint: 'operation', choices: operationIds, isOptional: true },
    handlers: (_, value) => factories.offline(value),
  },
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

/** The names of all scenarios, in the order of the table. */
export const scenarioNames = Object.keys(scenarios) as ScenarioName[];

/** Returns a scenario with the general type, which has the optional fields too. */
export const getScenario = (name: ScenarioName): Scenario => scenarios[name];

import { accountKinds } from '../../openapi/accountKinds.ts';
import { isOperationId, operationIds } from './operations.ts';
import * as errors from './errorHandlers.ts';
import {
  oneOf,
  optionallyOneOf,
  perAnyOperation,
  perOperation,
  type Scenario,
} from './scenario.ts';
import { clearStoredClub } from '../session/storage.ts';
import * as datasets from './datasets.ts';

const isDelay = (value: string): boolean => /^[1-9]\d{0,4}$/.test(value);
const parseBearer = (value: string | undefined) => accountKinds.find((kind) => kind === value);

/** All scenarios by name: the only list, from which the panel, docs/qa.md and the tests are made. */
export const scenarios = {
  clock: {
    kind: 'time',
    description:
      'The page and the backend start at the given time; their clocks run on from there.',
    parameter: {
      hint: 'time, e.g. 2026-12-01T10:00Z',
      isRequired: true,
      accepts: (value: string) => !Number.isNaN(Date.parse(value)),
    },
  },

  visitor: { kind: 'account', account: 'nobody', description: 'Nobody is signed in.' },
  leader: {
    kind: 'account',
    account: 'leader',
    description: 'Signed in as a participant who leads three teams.',
  },
  member: {
    kind: 'account',
    account: 'member',
    description: 'Signed in as a participant who is a plain member of two teams.',
  },
  newcomer: {
    kind: 'account',
    account: 'newcomer',
    description: 'Signed in as a participant without a club and without a team.',
  },
  club: {
    kind: 'account',
    account: 'club',
    description: 'Signed in as the manager of a school club.',
  },
  organiser: {
    kind: 'account',
    account: 'organiser',
    description: 'Signed in as an organiser, who runs the tournaments.',
  },

  'empty-everything': {
    kind: 'data',
    description: 'The product has no data yet: every list is empty.',
    handlers: datasets.emptyEverything,
  },
  'empty-board': {
    kind: 'data',
    description: 'The leaderboard has no scores in any category.',
    handlers: datasets.noScores,
  },
  'no-teams': {
    kind: 'data',
    description: 'The participant is not in any team.',
    handlers: datasets.noTeams,
  },
  'all-registered': {
    kind: 'data',
    description: "All of the participant's teams are registered in every tournament.",
    handlers: datasets.allRegistered,
  },
  'registration-state': {
    kind: 'data',
    description:
      'Registration of every tournament is not open yet, open, closed, full, or on hold.',
    parameter: oneOf(datasets.registrationStates, 'state'),
    handlers: (backendFetch, value) =>
      datasets.registrationStates
        .filter((state) => state === value)
        .flatMap((state) => datasets.registrationInState(state)(backendFetch)),
  },
  'large-club': {
    kind: 'data',
    description: 'The club has 10,000 participants; they can be viewed but not changed.',
    handlers: datasets.largeClub,
  },
  'gh-status': {
    kind: 'data',
    description:
      "The response about the participant's club has the given shape, with or without a club.",
    parameter: oneOf(datasets.membershipShapes, 'shape'),
    handlers: (_, value) =>
      datasets.membershipShapes
        .filter((shape) => shape === value)
        .flatMap(datasets.membershipWithShape),
  },
  'lost-session': {
    kind: 'data',
    description:
      'The stored token of the club was removed from the browser (as when another tab signs out), or its stored data.',
    parameter: oneOf(['token', 'user'], 'what is lost'),
    clearStorage: (store, value) => clearStoredClub(store, value === 'user' ? 'user' : 'token'),
  },
  'lone-member': {
    kind: 'data',
    description: 'Every team opened in the team builder has only its leader left.',
    handlers: datasets.loneMember,
  },

  'server-500': perAnyOperation(
    'response',
    'The server fails with an unexpected error and its message for that.',
    errors.serverError,
  ),
  'malformed-json': perAnyOperation(
    'response',
    'The JSON of the response is cut off in the middle.',
    errors.truncatedJson,
  ),
  'html-error-page': perAnyOperation(
    'response',
    'A proxy returns an HTML error page with status 502.',
    errors.htmlErrorPage,
  ),
  'no-success': perAnyOperation(
    'response',
    'The response has status 200, but contains only success: false.',
    errors.unsuccessfulResponse,
  ),
  'error-without-message': perAnyOperation(
    'response',
    'The server rejects the request with status 422 and without a message.',
    errors.errorWithoutMessage,
  ),
  'error-field': perAnyOperation(
    'response',
    'The server rejects the request with status 422 and a message in the field error only.',
    errors.errorFieldOnly,
  ),
  'not-offered': perAnyOperation(
    'response',
    'The backend does not know the operation, which is an extension.',
    errors.notOffered,
  ),
  'mail-sent': {
    kind: 'response',
    description: 'The server sends mail with links to set a password; the demonstration cannot.',
    handlers: errors.mailSent,
  },
  'reset-accepted': {
    kind: 'response',
    description: 'The link to set a new password is valid, whatever its token.',
    handlers: errors.resetAccepted,
  },
  'bad-club-code': {
    kind: 'response',
    description: "The club's code is not four capital letters, as the OpenAPI document requires.",
    handlers: datasets.badClubCode,
  },
  'expired-session': {
    kind: 'response',
    description: 'The backend rejects the token of one kind of account, or all tokens, as expired.',
    parameter: optionallyOneOf(accountKinds, 'whose'),
    handlers: (backendFetch, value) => errors.expiredToken(backendFetch, parseBearer(value)),
  },
  'rate-limited': {
    kind: 'response',
    description:
      'There were too many attempts to sign in, sign up, join a club, change or reset a password, or delete an account.',
    handlers: errors.rateLimited,
  },
  'registration-rejected': {
    kind: 'response',
    description: 'Every registration for a tournament is rejected.',
    handlers: errors.registrationRejected,
  },
  'upload-too-large': {
    kind: 'response',
    description: 'Every uploaded file is too large for the server.',
    handlers: errors.uploadTooLarge,
  },
  'club-403': perOperation(
    'response',
    'The requested data belongs to another club.',
    errors.forbiddenForClub,
    errors.clubOperations,
  ),
  'club-401-on-remove': {
    kind: 'response',
    description: "The club's session expires at the moment it removes a participant.",
    handlers: errors.expiredAtRemoval,
  },
  'team-full': {
    kind: 'response',
    description: 'Saving a team fails because it has too many members.',
    handlers: errors.teamFull,
  },
  'member-taken': {
    kind: 'response',
    description:
      'Saving a team fails because a member has just joined another team of the category.',
    handlers: errors.memberTaken,
  },
  'team-changed': {
    kind: 'response',
    description: 'Another manager has just changed the team.',
    handlers: errors.teamChanged,
  },
  'tournament-changed': {
    kind: 'response',
    description: 'Another organiser has just changed the tournament.',
    handlers: errors.tournamentChanged,
  },
  'score-changed': {
    kind: 'response',
    description: 'Another desk has just corrected the score.',
    handlers: errors.scoreChanged,
  },
  'score-taken': {
    kind: 'response',
    description: 'Another desk has just given the team a score.',
    handlers: errors.scoreTaken,
  },
  'category-changed': {
    kind: 'response',
    description: 'Another organiser has just changed the category.',
    handlers: errors.categoryChanged,
  },
  'blog-changed': {
    kind: 'response',
    description: 'Another organiser has just changed the article.',
    handlers: errors.blogChanged,
  },
  'media-changed': {
    kind: 'response',
    description: 'Another organiser has just changed the banner, video or gallery item.',
    handlers: errors.mediaChanged,
  },
  'team-gone': {
    kind: 'response',
    description: 'Another manager has just deleted the team.',
    handlers: errors.teamGone,
  },

  'slow-3g': {
    kind: 'network',
    passesThrough: true,
    description: `Every request is delayed by ${errors.slowNetworkDelayMs / 1000} seconds, or by the given milliseconds.`,
    parameter: { hint: 'milliseconds', isRequired: false, accepts: isDelay },
    handlers: (_, value) => errors.delayAll(Number(value ?? errors.slowNetworkDelayMs)),
  },
  offline: {
    kind: 'network',
    description:
      'No request gets a response, those for pictures included; or only one operation gets none.',
    parameter: optionallyOneOf(operationIds, 'operation'),
    handlers: (_, value) => errors.offline(isOperationId(value) ? value : undefined),
  },
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

/** The names of all scenarios, in the order of the table. */
export const scenarioNames = Object.keys(scenarios) as ScenarioName[];

/** Returns a scenario with the general type, which has the optional fields too. */
export const getScenario = (name: ScenarioName): Scenario => scenarios[name];

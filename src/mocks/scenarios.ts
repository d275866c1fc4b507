import { isOperationId, operationIds } from './operations.ts';
import * as faults from './faults.ts';
import {
  oneOf,
  optionallyOneOf,
  perAnyOperation,
  perOperation,
  type Scenario,
} from './scenario.ts';
import { forgetClub } from '../session/storage.ts';
import * as worlds from './worlds.ts';

const isWait = (value: string): boolean => /^[1-9]\d{0,4}$/.test(value);
const isBearer = (value: string | undefined) =>
  value === 'participant' || value === 'club' ? value : undefined;

/**
 * Every scenario by its name, the only list of them: the panel, docs/qa.md and the tests take
 * theirs from here.
 */
export const scenarios = {
  clock: {
    kind: 'time',
    sentence: 'Both the page and the backend begin at a given time and go on from there.',
    parameter: {
      hint: 'time, e.g. 2026-12-01T10:00Z',
      isRequired: true,
      accepts: (value: string) => !Number.isNaN(Date.parse(value)),
    },
  },

  visitor: { kind: 'account', account: 'nobody', sentence: 'Nobody is signed in.' },
  leader: {
    kind: 'account',
    account: 'leader',
    sentence: 'Signed in as a participant who leads three teams.',
  },
  member: {
    kind: 'account',
    account: 'member',
    sentence: 'Signed in as a participant who is a plain member of two teams.',
  },
  newcomer: {
    kind: 'account',
    account: 'newcomer',
    sentence: 'Signed in as a participant without a club and without a team.',
  },
  club: {
    kind: 'account',
    account: 'club',
    sentence: 'Signed in as the manager of a school club.',
  },

  'empty-everything': {
    kind: 'world',
    sentence: 'Nobody has filled the product yet: every list is empty.',
    handlers: worlds.nothing,
  },
  'empty-board': {
    kind: 'world',
    sentence: 'The board has no score in any category.',
    handlers: worlds.noScores,
  },
  'no-teams': {
    kind: 'world',
    sentence: 'The participant is in no team.',
    handlers: worlds.noTeams,
  },
  'all-registered': {
    kind: 'world',
    sentence: "All of the participant's teams are registered in every tournament.",
    handlers: worlds.allRegistered,
  },
  'large-club': {
    kind: 'world',
    sentence: 'The club has 10,000 participants, who can be looked at but not changed.',
    handlers: worlds.largeClub,
  },
  'gh-status': {
    kind: 'world',
    sentence:
      "The answer about the participant's club comes in one of its shapes, with a club or with none.",
    parameter: oneOf(worlds.membershipShapes, 'shape'),
    handlers: (_, value) =>
      worlds.membershipShapes.filter((shape) => shape === value).flatMap(worlds.membershipIn),
  },
  'lost-session': {
    kind: 'world',
    sentence:
      "The browser has forgotten the club's token, as when another tab signs out, or what it knew of the club.",
    parameter: oneOf(['token', 'user'], 'what is lost'),
    lose: (store, value) => forgetClub(store, value === 'user' ? 'user' : 'token'),
  },
  'lone-member': {
    kind: 'world',
    sentence: 'Of every team that the builder looks at, only the leader is left.',
    handlers: worlds.loneMember,
  },

  'server-500': perAnyOperation(
    'answer',
    'The server fails unexpectedly, with its own words.',
    faults.serverError,
  ),
  'malformed-json': perAnyOperation(
    'answer',
    'The answer is cut off in the middle.',
    faults.cutShort,
  ),
  'html-error-page': perAnyOperation(
    'answer',
    'A proxy answers with a page of its own and status 502.',
    faults.proxyPage,
  ),
  'no-success': perAnyOperation(
    'answer',
    'The answer has status 200, but says success: false and nothing more.',
    faults.noSuccess,
  ),
  'silent-refusal': perAnyOperation(
    'answer',
    'The server refuses with status 422 and without a word.',
    faults.silentRefusal,
  ),
  'error-field': perAnyOperation(
    'answer',
    'The server refuses with status 422, and its words stand in the field error alone.',
    faults.errorField,
  ),
  'bad-club-code': {
    kind: 'answer',
    sentence: "The club's code is not one of four capital letters, as the document wants it.",
    handlers: worlds.badClubCode,
  },
  'expired-session': {
    kind: 'answer',
    sentence: 'The backend no longer knows the token of the participant, of the club, or of both.',
    parameter: optionallyOneOf(['participant', 'club'], 'whose'),
    handlers: (ask, value) => faults.expired(ask, isBearer(value)),
  },
  'rate-limited': {
    kind: 'answer',
    sentence: 'Signing in, signing up and joining a club have been tried too often.',
    handlers: faults.rateLimited,
  },
  'registration-rejected': {
    kind: 'answer',
    sentence: 'No registration for a tournament is accepted.',
    handlers: faults.registrationRejected,
  },
  'upload-too-large': {
    kind: 'answer',
    sentence: 'Every picture is too large for the server.',
    handlers: faults.uploadTooLarge,
  },
  'club-403': perOperation(
    'answer',
    "What the club asks for is another club's.",
    faults.notYours,
    faults.clubOperations,
  ),
  'club-401-on-remove': {
    kind: 'answer',
    sentence: "The club's session ends at the moment it removes a participant.",
    handlers: faults.expiredAtRemoval,
  },
  'team-full': {
    kind: 'answer',
    sentence: 'A team that is saved has too many members for the server.',
    handlers: faults.teamFull,
  },
  'member-taken': {
    kind: 'answer',
    sentence: 'Somebody in a team that is saved has joined another team of the category meanwhile.',
    handlers: faults.memberTaken,
  },
  'team-changed': {
    kind: 'answer',
    sentence: 'Another manager has changed the team meanwhile.',
    handlers: faults.teamChanged,
  },
  'team-gone': {
    kind: 'answer',
    sentence: 'Another manager has deleted the team meanwhile.',
    handlers: faults.teamGone,
  },

  'slow-3g': {
    kind: 'network',
    passesOn: true,
    sentence: `Every call waits ${faults.slowNetwork / 1000} seconds, or the given milliseconds.`,
    parameter: { hint: 'milliseconds', isRequired: false, accepts: isWait },
    handlers: (_, value) => faults.slow(Number(value ?? faults.slowNetwork)),
  },
  offline: {
    kind: 'network',
    sentence: 'Nothing answers: neither the server nor its pictures, or one operation does not.',
    parameter: optionallyOneOf(operationIds, 'operation'),
    handlers: (_, value) => faults.offline(isOperationId(value) ? value : undefined),
  },
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

/** Every scenario's name, in the order of the table. */
export const scenarioNames = Object.keys(scenarios) as ScenarioName[];

/** A scenario as everybody else sees it, whatever the table leaves out. */
export const scenarioOf = (name: ScenarioName): Scenario => scenarios[name];

import { expect } from 'vitest';
import { allOperations } from '../../openapi/allOperations.ts';
import type { PlanSlot, Schedule } from '../../openapi/schema.d.ts';
import { listOperations } from '../../openapi/document.ts';
import { readDocument } from '../../openapi/readDocument.ts';
import type { AccountKind, OperationId } from '../../openapi/types.ts';
import { copy } from '../../src/mocks/panel/copy.ts';
import { operationIds } from '../../src/mocks/scenarios/responseHandlers.ts';
import { affectedOperations } from '../../src/mocks/scenarios/affectedOperations.ts';
import { savingOperations, type ScenarioName } from '../../src/mocks/scenarios/scenarios.ts';

/** A response; the status is 0 if there is none. */
export type Answer = { status: number; wait: string | null; text: string; body: unknown };
type Expected = { [Field in keyof Answer]?: unknown };
type Answers = Partial<Record<OperationId, Expected>>;

export type Expectation = {
  /** Exactly the operations that the scenario answers, and how; none if it is left out. */
  answers?: Answers;
  /** What the accounts that are then signed in read from the backend. */
  reads?: Answers;
  /** Who is signed in. */
  session?: object;
};

const { responses } = copy;
const club = { id: 1, name: 'SMA Negeri 3 (Malang)' };

const each = (ids: readonly OperationId[], expected: Expected): Answers =>
  Object.fromEntries(ids.map((id) => [id, expected]));
const shows = (body: unknown): Expected => ({ status: 200, body });
const listOf = (length: number) => expect.toSatisfy((list: unknown[]) => list.length === length);
const rejected = (status: number, message: string, ...ids: OperationId[]): Expectation => ({
  answers: each(ids, { status, body: { success: false, message, error: message } }),
});
const tournament = (data: object): Expectation => ({ answers: { getTournament: shows({ data }) } });
const planned = (plan: object, turns: unknown): Expectation => ({
  answers: {
    getSchedule: shows({ data: plan }),
    getTeamDay: shows({
      data: {
        tournaments: expect.arrayContaining([expect.objectContaining({ turns })]) as unknown,
      },
    }),
    getDayPlan: shows({ data: plan }),
    getLiveSchedule: shows({ data: plan }),
  },
});
/** What is said of results to anybody and to organisers, and how many objections there are. */
const resultsIn = (state: object, managed: object, objections = 0): Expectation => ({
  answers: {
    listScores: shows({
      data: expect.arrayContaining([
        expect.objectContaining({ results_state: Object(state).state as unknown }),
      ]) as unknown,
    }),
    getCategoryResults: shows({ data: { state } }),
    listResultsStates: shows({
      data: expect.arrayContaining([expect.objectContaining(managed)]) as unknown,
    }),
    listObjections: shows({ data: listOf(objections) }),
  },
});
const matches = (data: object): Expectation => ({
  answers: { getCategoryResults: shows({ data }) },
});
const certificate = (data: object, matches = true): Expectation => ({
  answers: {
    getCertificate: shows({ data }),
    checkCertificateName: shows({ data: { matches } }),
  },
});
const season = (rows: number): Expectation => ({
  answers: {
    listClubCertificates: shows({ data: { certificates: [] } }),
    listClubSeasons: shows({ data: listOf(rows) }),
  },
});
const membership = (body: object): Expectation => ({
  answers: { getMembership: { status: 200, text: JSON.stringify(body) } },
});
const unauthorized = (kind?: AccountKind): Expectation => ({
  answers: each(
    operationIds.filter((id) => {
      const operation = allOperations[id];
      return 'bearer' in operation && (kind ?? operation.bearer) === operation.bearer;
    }),
    { status: 401 },
  ),
});
const participant = (name: string, level: string | null, teams: number): Expectation => ({
  session: { participant: { name }, club: null, organiser: null },
  reads: { getTeamRole: shows({ level }), listMyTeams: shows({ teams: listOf(teams) }) },
});
/** The same response to all operations, and to one. */
const faults = (name: ScenarioName, expected: Expected) => ({
  [name]: { answers: each(operationIds, expected) },
  [`${name}:listTeams`]: { answers: { listTeams: expected } },
});

const isEmpty = (body: object) =>
  Object.entries(body).every(([name, value]) =>
    Array.isArray(value) ? value.length === 0 : name !== 'total' || value === 0,
  );
/** Whether nothing begins in the first arena within an hour. */
const areHourLate = (turns: Pick<PlanSlot, 'expected_at'>[]) => {
  const times = turns.flatMap(({ expected_at: time }) => (time === null ? [] : Date.parse(time)));
  return times.length > 0 && Math.min(...times) - Date.now() >= 3_500_000;
};
const isHourLate = ({ arenas, slots }: Schedule) =>
  areHourLate(slots.filter(({ arena_id: id }) => id === arenas[0]?.id));
const withThirdCall = expect.arrayContaining([
  expect.objectContaining({
    call: expect.objectContaining({ state: 'called', count: 3 }) as unknown,
  }),
]) as unknown;
const invalidCode = expect.not.stringMatching(/^[A-Z]{4}$/) as unknown;
const anyTime = expect.any(String) as unknown;

/** What the name of each scenario promises. Scenarios of time are tested beside this table. */
export const expectations: Record<string, Expectation> = {
  visitor: { session: { participant: null, club: null, organiser: null } },
  leader: participant('Bagas Wicaksono', 'leader', 3),
  member: participant('Kirana Larasati', 'member', 2),
  newcomer: participant('Yosua Rumbiak', null, 0),
  club: {
    session: { participant: null, club: { user: { name: club.name } } },
    reads: { getClubSession: shows({ user: { id: club.id } }) },
  },
  organiser: {
    session: { participant: null, club: null, organiser: { user: { id: 1 } } },
    reads: { getOrganiserSession: shows({ user: { name: 'Wulan Prameswari' } }) },
  },
  'empty-everything': {
    answers: {
      ...each(
        operationIds.filter((id) => id.startsWith('list')),
        shows(expect.toSatisfy(isEmpty)),
      ),
      getClubStats: shows({ data: { participants: 0, teams: 0, tournaments: 0 } }),
    },
  },
  'empty-board': { answers: { listScores: shows({ data: [] }) } },
  'no-teams': {
    answers: { listMyTeams: shows({ teams: [] }), getTeamRole: shows({ level: null }) },
  },
  'all-registered': { answers: { checkRegistration: shows({ all_registered: true }) } },
  'registration-state:not-yet': tournament({ registration_opens_at: anyTime }),
  'registration-state:open': tournament({ registration_closes_at: anyTime }),
  'registration-state:closed': tournament({ registration_closes_at: anyTime }),
  'registration-state:postponed': tournament({ status: 'postponed' }),
  'registration-state:cancelled': tournament({ status: 'cancelled' }),
  'registration-state:full': tournament({
    categories: expect.arrayContaining([expect.objectContaining({ capacity: 8, registered: 8 })]),
  }),
  'schedule:none': planned({ arenas: [], slots: [] }, []),
  'schedule:late': planned(expect.toSatisfy(isHourLate) as object, expect.toSatisfy(areHourLate)),
  'schedule:third-call': planned({ slots: withThirdCall }, withThirdCall),
  'results:frozen': resultsIn({ state: 'frozen' }, { hidden: true }),
  'results:provisional': resultsIn({ state: 'provisional' }, { objections_until: anyTime }),
  'results:objection': resultsIn({ state: 'provisional' }, { open_objections: 1 }, 1),
  'results:official': resultsIn(
    { state: 'official', versions: listOf(2) },
    { versions: listOf(2) },
  ),
  'matches:three-way-tie': matches({
    rounds: [expect.objectContaining({ match_rule: expect.objectContaining({ kind: 'groups' }) })],
    match_rounds: [
      expect.objectContaining({
        groups: [
          expect.objectContaining({
            rows: [1, 1, 1, 4].map((rank) => expect.objectContaining({ rank }) as unknown),
          }),
        ],
      }),
    ],
  }),
  'matches:byes': matches({
    match_rounds: [
      expect.objectContaining({
        matches: expect.arrayContaining([
          expect.objectContaining({ stage: 1, away: { team_id: null } }),
        ]),
      }),
    ],
  }),
  'certificate:valid': certificate({ state: 'valid', reason: null }),
  'certificate:replaced': certificate({ state: 'replaced', ended_at: anyTime }),
  'certificate:withdrawn': certificate({ state: 'withdrawn', ended_at: anyTime }),
  'certificate:outdated': certificate({ state: 'valid', outdated: true }),
  'certificate:outdated-award': certificate({ kind: 'award', outdated: true }),
  'certificate:other-name': certificate({ state: 'valid' }, false),
  'certificate:not-found': rejected(
    404,
    responses.certificateMissing,
    'getCertificate',
    'checkCertificateName',
  ),
  'season:awkward': season(5),
  'season:300': season(300),
  'season:3000': season(3000),
  'large-club': {
    answers: {
      ...each(
        ['listClubParticipants', 'listTeamCandidates', 'listAvailableParticipants'],
        shows({ data: listOf(10_000) }),
      ),
      getClubStats: shows({ data: { participants: 10_000, teams: expect.any(Number) } }),
    },
  },
  'gh-status:by-id': membership({ has_gh: true, gh_id: club.id, gh_name: club.name }),
  'gh-status:by-id-none': membership({ has_gh: false, gh_id: null, gh_name: null }),
  'gh-status:has-gh-nested': membership({ has_gh: true, gh: club }),
  'gh-status:nested': membership({ success: true, gh: club }),
  'gh-status:nested-none': membership({ gh: null }),
  'gh-status:by-code': membership({ success: true, gh_name: club.name, gh_code: 'MLGT' }),
  'gh-status:by-code-none': membership({ success: false }),
  'lost-session:token': { session: { club: null } },
  'lost-session:user': { session: { club: { token: expect.any(String), user: null } } },
  'lone-member': {
    answers: {
      getBuilderTeam: shows({
        data: { members: [expect.objectContaining({ level: 'leader' })], member_count: 1 },
      }),
    },
  },
  ...faults('server-500', { status: 500, body: { message: responses.serverError } }),
  ...faults('malformed-json', {
    status: 200,
    text: expect.stringMatching(/^\{/),
    body: undefined,
  }),
  ...faults('html-error-page', { status: 502, text: expect.stringMatching(/^<!doctype html>/) }),
  ...faults('no-success', { status: 200, text: '{"success":false}' }),
  ...faults('error-without-message', { status: 422, text: '{"success":false}' }),
  ...faults('error-field', { status: 422, text: '{"error":"Permintaan ini ditolak."}' }),
  ...faults('not-offered', { status: 404, body: { message: 'Not found' } }),
  ...faults('offline', { status: 0 }),
  'server-outdated': {
    answers: each(savingOperations, { status: 503, body: { message: responses.serverOutdated } }),
  },
  'mail-sent': {
    answers: {
      requestPasswordReset: shows({ message: responses.mailSent }),
      requestOwnershipTransfer: shows({ message: responses.ownershipTransferSent }),
    },
  },
  'reset-accepted': {
    answers: {
      checkPasswordReset: shows({ message: responses.linkValid }),
      resetPassword: shows({ message: responses.passwordSaved }),
    },
  },
  'bad-club-code': {
    answers: {
      getClub: shows({ data: { code: invalidCode } }),
      getClubSession: shows({ user: { code: invalidCode } }),
    },
  },
  'expired-session': unauthorized(),
  'expired-session:participant': unauthorized('participant'),
  'expired-session:club': unauthorized('club'),
  'expired-session:organiser': unauthorized('organiser'),
  'rate-limited': {
    answers: each(
      listOperations(readDocument())
        .filter(({ operation }) => '429' in operation.responses)
        .map(({ operation }) => operation.operationId as OperationId),
      { status: 429, wait: '120', body: { message: responses.tooMany } },
    ),
  },
  'registration-rejected': rejected(
    409,
    responses.registrationClosed,
    'registerTeam',
    'registerClubTeam',
  ),
  'upload-too-large': rejected(413, responses.tooLarge, ...affectedOperations.tooLarge),
  'club-403': rejected(403, responses.forbiddenForClub, ...affectedOperations.otherClub),
  'club-403:deleteTeam': rejected(403, responses.forbiddenForClub, 'deleteTeam'),
  'club-401-on-remove': rejected(401, responses.clubExpired, 'removeClubParticipant'),
  'team-full': rejected(422, responses.teamFull, ...affectedOperations.savesTeam),
  'member-taken': rejected(409, responses.memberTaken, ...affectedOperations.savesTeam),
  'team-changed': rejected(412, responses.teamChanged, 'updateTeam'),
  'certificate-changed': {
    answers: {
      ...rejected(
        412,
        responses.certificateDesignChanged,
        'saveCertificateDesign',
        'uploadCertificatePicture',
      ).answers,
      ...rejected(412, responses.certificateChanged, 'replaceCertificate', 'withdrawCertificate')
        .answers,
    },
  },
  'category-changed': rejected(412, responses.categoryChanged, 'updateCategory'),
  'blog-changed': rejected(412, responses.blogChanged, 'updateBlog'),
  'media-changed': {
    answers: {
      ...rejected(412, responses.bannerChanged, 'updateBanner').answers,
      ...rejected(412, responses.videoChanged, 'updateVideo').answers,
      ...rejected(412, responses.galleryItemChanged, 'updateGalleryItem').answers,
    },
  },
  'match-undoes': {
    answers: each(['saveMatchResult', 'deleteMatchResult'], {
      status: 409,
      body: { message: responses.matchUndone, undoes: [2] },
    }),
  },
  'plan-changed': rejected(412, responses.planChanged, 'saveDayPlan', 'changeDayPlan'),
  'tournament-changed': rejected(412, responses.tournamentChanged, 'updateTournament'),
  'score-changed': rejected(412, responses.scoreChanged, 'correctRun', 'deleteRun'),
  'call-overtaken': rejected(412, responses.callOvertaken, 'recordCall'),
  'called-elsewhere': rejected(409, responses.calledElsewhere, 'recordCall'),
  'score-taken': rejected(409, responses.scoreTaken, 'addRun'),
  'team-gone': rejected(404, responses.teamGone, 'getBuilderTeam', 'updateTeam', 'deleteTeam'),
};

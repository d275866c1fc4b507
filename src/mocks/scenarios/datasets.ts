import type { HttpHandler } from 'msw';
import type {
  ClubParticipant,
  MembershipByCode,
  MembershipById,
  MembershipNested,
} from '../../../openapi/schema.d.ts';
import type { OperationId, OperationWithStatus } from '../../../openapi/types.ts';
import {
  type BackendFetch,
  modifyResponse,
  operationIds,
  respondWith,
} from './responseHandlers.ts';

type ListOperation = Extract<OperationWithStatus<200>, `list${string}`>;

const isListOperation = (id: OperationId): id is ListOperation => id.startsWith('list');

const withoutEntries = <Body extends object>(body: Body): Body =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      if (name === 'total') return [name, 0];
      return [name, Array.isArray(value) ? [] : value];
    }),
  ) as Body;

/** A product without data: every list is empty, every count is zero. */
export const emptyEverything = (backendFetch: BackendFetch): HttpHandler[] => [
  ...operationIds
    .filter(isListOperation)
    .map((id) => modifyResponse(id, backendFetch, withoutEntries)),
  respondWith('getClubStats', 200, { data: { participants: 0, teams: 0, tournaments: 0 } }),
];

const dayLength = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * dayLength).toISOString();

/** What an organiser may have set of a tournament, by the name of the state. */
export const registrationStates = {
  'not-yet': () => ({ registration_opens_at: inDays(1) }),
  open: () => ({ registration_opens_at: inDays(-1), registration_closes_at: inDays(1) }),
  closed: () => ({ registration_closes_at: inDays(-1) }),
  postponed: () => ({ status: 'postponed' as const }),
  cancelled: () => ({ status: 'cancelled' as const }),
  full: () => ({}),
};

/** Every tournament is in a state of its registration. */
export const registrationInState = (
  backendFetch: BackendFetch,
  state: string | undefined,
): HttpHandler[] => [
  modifyResponse('getTournament', backendFetch, (body) => ({
    ...body,
    data: {
      ...body.data,
      ...Object.entries(registrationStates).find(([name]) => name === state)?.[1](),
      categories: body.data.categories.map((category) => ({
        ...category,
        ...(state === 'full' && { capacity: 8, registered: 8 }),
      })),
    },
  })),
];

export const noScores = (): HttpHandler[] => [
  respondWith('listScores', 200, { success: true, data: [] }),
];

export const noTeams = (): HttpHandler[] => [
  respondWith('listMyTeams', 200, { success: true, teams: [] }),
  respondWith('getTeamRole', 200, { level: null }),
];

/** All teams of the participant are registered in every tournament. */
export const allRegistered = (backendFetch: BackendFetch): HttpHandler[] => [
  modifyResponse('checkRegistration', backendFetch, (response) => ({
    ...response,
    all_registered: true,
  })),
];

const participantCount = 10_000;
/** Far above every id in the demo data. */
const firstId = 1_000_000;
const names = 'Adi Bunga Cahya Dian Eka Fitri Gilang Hana Indra Joko'.split(' ');

const createParticipant = (_: unknown, index: number): ClubParticipant => ({
  id: firstId + index,
  name: `${names[index % names.length] ?? ''} ${String(index + 1).padStart(5, '0')}`,
  email: `peserta-${index + 1}@contoh.robolaga.id`,
  profile_picture: null,
});

/** A club with 10,000 participants. They are in its lists only; the backend does not know them. */
export function largeClub(backendFetch: BackendFetch): HttpHandler[] {
  const data = Array.from({ length: participantCount }, createParticipant).sort((a, b) =>
    a.name.localeCompare(b.name, 'id'),
  );
  return [
    modifyResponse('listClubParticipants', backendFetch, (body) => ({ ...body, data })),
    modifyResponse('listTeamCandidates', backendFetch, (body) => ({ ...body, data })),
    modifyResponse('listAvailableParticipants', backendFetch, (body) => ({ ...body, data })),
    modifyResponse('getClubStats', backendFetch, (body) => ({
      ...body,
      data: { ...body.data, participants: participantCount },
    })),
  ];
}

const club = { id: 1, name: 'SMA Negeri 3 (Malang)', code: 'MLGT' } as const;

/** All response shapes in which a backend may report a participant's club. */
export const memberships = {
  'by-id': { has_gh: true, gh_id: club.id, gh_name: club.name },
  'by-id-none': { has_gh: false, gh_id: null, gh_name: null },
  'has-gh-nested': { has_gh: true, gh: { id: club.id, name: club.name } },
  nested: { success: true, gh: { id: club.id, name: club.name } },
  'nested-none': { gh: null },
  'by-code': { success: true, gh_name: club.name, gh_code: club.code },
  'by-code-none': { success: false },
} as const satisfies Record<string, MembershipById | MembershipNested | MembershipByCode>;

/** The participant's club is reported in one of these shapes. */
export const membershipWithShape = (_: BackendFetch, shape: string | undefined): HttpHandler[] =>
  Object.entries(memberships)
    .filter(([name]) => name === shape)
    .map(([, body]) => respondWith('getMembership', 200, body));

/** A club whose code is not four capital letters, so that no team code can be derived from it. */
export const badClubCode = (backendFetch: BackendFetch): HttpHandler[] => [
  modifyResponse('getClubSession', backendFetch, ({ user, ...response }) => ({
    ...response,
    ...(user && { user: { ...user, code: 'ml3' } }),
  })),
  modifyResponse('getClub', backendFetch, ({ data, ...response }) => ({
    ...response,
    data: { ...data, code: 'ml3' },
  })),
];

/** Every opened team has only its leader, as if another manager had removed the other members. */
export const loneMember = (backendFetch: BackendFetch): HttpHandler[] => [
  modifyResponse('getBuilderTeam', backendFetch, ({ data, ...response }) => ({
    ...response,
    data: { ...data, members: data.members.slice(0, 1), member_count: 1 },
  })),
];

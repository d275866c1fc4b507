import type { HttpHandler } from 'msw';
import type {
  ClubParticipant,
  MembershipByCode,
  MembershipById,
  MembershipNested,
} from '../../openapi/schema.d.ts';
import { altered, type AskBackend, fault } from './fault.ts';

/** A product that nobody has filled yet: every list is empty, every count is nought. */
export const nothing = (): HttpHandler[] => [
  fault('listBanners', 200, { success: true, data: [] }),
  fault('listCategories', 200, { success: true, data: [] }),
  fault('listScores', 200, { success: true, data: [] }),
  fault('listTournaments', 200, { success: true, data: [] }),
  fault('listTournamentTeams', 200, { data: [] }),
  fault('listVideos', 200, { success: true, data: [] }),
  fault('listGalleryItems', 200, { success: true, data: [] }),
  fault('listBlogs', 200, { success: true, data: [] }),
  fault('listTeams', 200, { success: true, teams: [] }),
  fault('listMyTeams', 200, { success: true, teams: [] }),
  fault('listClubs', 200, { data: [] }),
  fault('getClubStats', 200, { data: { participants: 0, teams: 0, tournaments: 0 } }),
  fault('listClubTournaments', 200, { data: [] }),
  fault('listClubTeams', 200, { data: [] }),
  fault('listClubParticipants', 200, { data: [] }),
  fault('listBuilderTeams', 200, { data: [] }),
  fault('listAvailableParticipants', 200, { data: [] }),
  fault('listTeamCandidates', 200, { data: [] }),
];

/** A tournament board without a single score. */
export const noScores = (): HttpHandler[] => [
  fault('listScores', 200, { success: true, data: [] }),
];

/** A participant who is in no team. */
export const noTeams = (): HttpHandler[] => [
  fault('listMyTeams', 200, { success: true, teams: [] }),
  fault('getTeamRole', 200, { level: null }),
];

/** A participant all of whose teams are registered, in every tournament. */
export const allRegistered = (ask: AskBackend): HttpHandler[] => [
  altered('checkRegistration', ask, (answer) => ({ ...answer, all_registered: true })),
];

const crowd = 10_000;
/** Far above every number of the demonstration world. */
const firstId = 1_000_000;
const names = [
  'Adi',
  'Bunga',
  'Cahya',
  'Dian',
  'Eka',
  'Fitri',
  'Gilang',
  'Hana',
  'Indra',
  'Joko',
] as const;

const invented = (place: number): ClubParticipant => ({
  id: firstId + place,
  name: `${names[place % names.length] ?? ''} ${String(place + 1).padStart(5, '0')}`,
  email: `peserta-${place + 1}@contoh.robolaga.id`,
  profile_picture: null,
});

/**
 * A club with ten thousand participants, who stand in its lists only: the backend does not know
 * them.
 */
export function largeClub(ask: AskBackend): HttpHandler[] {
  const data = Array.from({ length: crowd }, (_, place) => invented(place)).sort((a, b) =>
    a.name.localeCompare(b.name, 'id'),
  );
  return [
    altered('listClubParticipants', ask, (answer) => ({ ...answer, data })),
    altered('listTeamCandidates', ask, (answer) => ({ ...answer, data })),
    altered('listAvailableParticipants', ask, (answer) => ({ ...answer, data })),
    altered('getClubStats', ask, ({ data: counts, ...answer }) => ({
      ...answer,
      data: { ...counts, participants: crowd },
    })),
  ];
}

const club = { id: 1, name: 'SMA Negeri 3 (Malang)', code: 'MLGT' } as const;

/** Every shape in which a backend may say whether a participant belongs to a club. */
export const memberships = {
  'by-id': { has_gh: true, gh_id: club.id, gh_name: club.name },
  'by-id-none': { has_gh: false, gh_id: null, gh_name: null },
  nested: { success: true, gh: { id: club.id, name: club.name } },
  'nested-none': { gh: null },
  'by-code': { success: true, gh_name: club.name, gh_code: club.code },
  'by-code-none': { success: false },
} as const satisfies Record<string, MembershipById | MembershipNested | MembershipByCode>;

export type MembershipShape = keyof typeof memberships;
export const membershipShapes = Object.keys(memberships) as MembershipShape[];

/** The answer about a participant's club in one of its shapes. */
export const membershipIn = (shape: MembershipShape): HttpHandler[] => [
  fault('getMembership', 200, memberships[shape]),
];

/** A club whose code is not one of four capital letters, so that it can make no team codes. */
export const badClubCode = (ask: AskBackend): HttpHandler[] => [
  altered('getClubSession', ask, ({ user, ...answer }) => ({
    ...answer,
    ...(user && { user: { ...user, code: 'ml3' } }),
  })),
  altered('getClub', ask, ({ data, ...answer }) => ({ ...answer, data: { ...data, code: 'ml3' } })),
];

/**
 * Of every team that is looked at, only the leader is left, as if another manager had taken the
 * others out.
 */
export const loneMember = (ask: AskBackend): HttpHandler[] => [
  altered('getBuilderTeam', ask, ({ data, ...answer }) => ({
    ...answer,
    data: { ...data, members: data.members.slice(0, 1), member_count: 1 },
  })),
];

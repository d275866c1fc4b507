import type { operations, paths } from '../../openapi/schema.d.ts';

export type OperationId = keyof operations;
type Method = 'get' | 'post' | 'put' | 'delete';
/** Whose bearer token an operation requires. */
export type Bearer = 'participant' | 'club';

type OperationRoute = {
  [M in Method]: readonly [M, PathsWith<M>] | readonly [M, PathsWith<M>, Bearer];
}[Method];
type PathsWith<M extends Method> = {
  [P in keyof paths]: paths[P][M] extends { responses: unknown } ? P : never;
}[keyof paths];

/**
 * Method, path and required bearer of each operation. A test checks that they match the OpenAPI
 * document.
 */
export const operationRoutes = {
  listBanners: ['get', '/api/banners'],
  listCategories: ['get', '/api/categories'],
  getCategory: ['get', '/api/categories/{id}'],
  listScores: ['get', '/api/scores'],
  listTournaments: ['get', '/api/tournaments'],
  getTournament: ['get', '/api/tournaments/{id}'],
  listTournamentTeams: ['get', '/api/tournaments/{id}/teams'],
  listMyTeams: ['get', '/api/participant/my-teams', 'participant'],
  checkRegistration: ['post', '/api/tournament/check-registration', 'participant'],
  registerTeam: ['post', '/api/tournament/register', 'participant'],
  listVideos: ['get', '/api/videos'],
  listGalleryItems: ['get', '/api/galleries'],
  listBlogs: ['get', '/api/blogs'],
  listTeams: ['get', '/api/teams'],
  getTeam: ['get', '/api/teams/{id}'],
  removeMember: ['delete', '/api/teams/remove-member/{participantId}', 'participant'],
  listClubs: ['get', '/api/gh-schools'],
  getClub: ['get', '/api/gh-schools/{id}', 'club'],
  updateClub: ['post', '/api/gh-schools/{id}', 'club'],
  getClubStats: ['get', '/api/gh-schools/{id}/stats'],
  listClubTournaments: ['get', '/api/gh-schools/{id}/tournaments', 'club'],
  listClubTeams: ['get', '/api/gh-schools/{id}/teams', 'club'],
  listClubParticipants: ['get', '/api/gh-schools/{id}/participants', 'club'],
  removeClubParticipant: ['delete', '/api/gh-schools/{id}/participants/{participantId}', 'club'],
  updateParticipant: ['put', '/api/participants/{id}', 'club'],
  getProfile: ['get', '/api/participant/profile', 'participant'],
  updateProfile: ['put', '/api/participant/profile', 'participant'],
  getTeamRole: ['get', '/api/participant/team-role', 'participant'],
  registerParticipant: ['post', '/api/participant/register'],
  loginParticipant: ['post', '/api/participant/login'],
  getMembership: ['get', '/api/participant/check-gh-status', 'participant'],
  joinClub: ['post', '/api/participant/join-gh/{ghId}', 'participant'],
  uploadPicture: ['post', '/api/participant/upload-profile-banner', 'participant'],
  checkToken: ['get', '/api/auth/check-token', 'participant'],
  logoutParticipant: ['post', '/api/auth/logout', 'participant'],
  registerClub: ['post', '/api/gh/register'],
  loginClub: ['post', '/api/gh/login'],
  getClubSession: ['get', '/api/gh/me', 'club'],
  logoutClub: ['post', '/api/gh/logout', 'club'],
  getClubBanner: ['get', '/api/schoolclub/banner', 'club'],
  listBuilderTeams: ['get', '/api/gh/teamsclub', 'club'],
  createTeam: ['post', '/api/gh/teamsclub', 'club'],
  getBuilderTeam: ['get', '/api/gh/teamsclub/{teamId}', 'club'],
  updateTeam: ['put', '/api/gh/teamsclub/{teamId}', 'club'],
  deleteTeam: ['delete', '/api/gh/teamsclub/{teamId}', 'club'],
  listAvailableParticipants: ['get', '/api/gh/available-participants', 'club'],
  listTeamCandidates: ['get', '/api/gh/{ghId}/participants', 'club'],
  createTeamWithMembers: ['post', '/api/participant/team/create', 'club'],
} as const satisfies Record<OperationId, OperationRoute>;

export const operationIds = Object.keys(operationRoutes) as OperationId[];

export function isOperationId(text: string | undefined): text is OperationId {
  return text !== undefined && Object.hasOwn(operationRoutes, text);
}

const routePatterns = operationIds.map((id) => {
  const [method, path] = operationRoutes[id];
  return {
    id,
    method: method.toUpperCase(),
    path: new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  };
});

/** Finds the operation of a request; undefined if the document has none for it. */
export function findOperation(method: string, pathname: string): OperationId | undefined {
  return routePatterns.find((route) => route.method === method && route.path.test(pathname))?.id;
}

import type { AccountKind } from '../../openapi/types.ts';

/** Who may send a request. */
type Caller = 'anyone' | AccountKind;

/** Every route of the two specifications, so that a test fails if the document loses one. */
export const specifiedRoutes: [route: string, operationId: string, caller: Caller][] = [
  ['GET /api/banners', 'listBanners', 'anyone'],
  ['GET /api/categories', 'listCategories', 'anyone'],
  ['GET /api/categories/{id}', 'getCategory', 'anyone'],
  ['GET /api/scores', 'listScores', 'anyone'],
  ['GET /api/tournaments', 'listTournaments', 'anyone'],
  ['GET /api/tournaments/{id}', 'getTournament', 'anyone'],
  ['GET /api/tournaments/{id}/teams', 'listTournamentTeams', 'anyone'],
  ['GET /api/participant/my-teams', 'listMyTeams', 'participant'],
  ['POST /api/tournament/check-registration', 'checkRegistration', 'participant'],
  ['POST /api/tournament/register', 'registerTeam', 'participant'],
  ['GET /api/videos', 'listVideos', 'anyone'],
  ['GET /api/galleries', 'listGalleryItems', 'anyone'],
  ['GET /api/blogs', 'listBlogs', 'anyone'],
  ['GET /api/teams', 'listTeams', 'anyone'],
  ['GET /api/teams/{id}', 'getTeam', 'anyone'],
  ['DELETE /api/teams/remove-member/{participantId}', 'removeMember', 'participant'],
  ['GET /api/gh-schools', 'listClubs', 'anyone'],
  ['GET /api/gh-schools/{id}', 'getClub', 'club'],
  ['POST /api/gh-schools/{id}', 'updateClub', 'club'],
  ['GET /api/gh-schools/{id}/stats', 'getClubStats', 'anyone'],
  ['GET /api/gh-schools/{id}/tournaments', 'listClubTournaments', 'club'],
  ['GET /api/gh-schools/{id}/teams', 'listClubTeams', 'club'],
  ['GET /api/gh-schools/{id}/participants', 'listClubParticipants', 'club'],
  ['DELETE /api/gh-schools/{id}/participants/{participantId}', 'removeClubParticipant', 'club'],
  ['PUT /api/participants/{id}', 'updateParticipant', 'club'],
  ['GET /api/participant/profile', 'getProfile', 'participant'],
  ['PUT /api/participant/profile', 'updateProfile', 'participant'],
  ['GET /api/participant/team-role', 'getTeamRole', 'participant'],
  ['POST /api/participant/register', 'registerParticipant', 'anyone'],
  ['POST /api/participant/login', 'loginParticipant', 'anyone'],
  ['GET /api/participant/check-gh-status', 'getMembership', 'participant'],
  ['POST /api/participant/join-gh/{ghId}', 'joinClub', 'participant'],
  ['POST /api/participant/upload-profile-banner', 'uploadPicture', 'participant'],
  ['GET /api/auth/check-token', 'checkToken', 'participant'],
  ['POST /api/gh/register', 'registerClub', 'anyone'],
  ['POST /api/gh/login', 'loginClub', 'anyone'],
  ['GET /api/gh/me', 'getClubSession', 'club'],
  ['GET /api/schoolclub/banner', 'getClubBanner', 'club'],
  ['GET /api/gh/teamsclub', 'listBuilderTeams', 'club'],
  ['GET /api/gh/teamsclub/{teamId}', 'getBuilderTeam', 'club'],
  ['POST /api/gh/teamsclub', 'createTeam', 'club'],
  ['PUT /api/gh/teamsclub/{teamId}', 'updateTeam', 'club'],
  ['DELETE /api/gh/teamsclub/{teamId}', 'deleteTeam', 'club'],
  ['GET /api/gh/available-participants', 'listAvailableParticipants', 'club'],
  ['GET /api/gh/{ghId}/participants', 'listTeamCandidates', 'club'],
  ['POST /api/participant/team/create', 'createTeamWithMembers', 'club'],
];

/** Routes that are not in the specifications and are optional for a backend. */
export const extensionRoutes: typeof specifiedRoutes = [
  ['POST /api/teams/restore-member/{participantId}', 'restoreMember', 'participant'],
  [
    'POST /api/gh-schools/{id}/participants/{participantId}/restore',
    'restoreClubParticipant',
    'club',
  ],
  ['POST /api/auth/logout', 'logoutParticipant', 'participant'],
  ['POST /api/gh/logout', 'logoutClub', 'club'],
  ['POST /api/gh/teamsclub/{teamId}/restore', 'restoreTeam', 'club'],
  ['PUT /api/participant/password', 'changeParticipantPassword', 'participant'],
  ['PUT /api/gh/password', 'changeClubPassword', 'club'],
  ['PUT /api/organiser/password', 'changeOrganiserPassword', 'organiser'],
  ['DELETE /api/participant/sessions', 'endParticipantSessions', 'participant'],
  ['DELETE /api/gh/sessions', 'endClubSessions', 'club'],
  ['DELETE /api/organiser/sessions', 'endOrganiserSessions', 'organiser'],
  ['POST /api/password-resets', 'requestPasswordReset', 'anyone'],
  ['PUT /api/password-resets', 'resetPassword', 'anyone'],
  ['POST /api/organiser/login', 'loginOrganiser', 'anyone'],
  ['GET /api/organiser/me', 'getOrganiserSession', 'organiser'],
  ['POST /api/organiser/logout', 'logoutOrganiser', 'organiser'],
  ['GET /api/organiser/organisers', 'listOrganisers', 'organiser'],
  ['POST /api/organiser/organisers', 'inviteOrganiser', 'organiser'],
  ['GET /api/version', 'getVersion', 'anyone'],
];

/** The `security` of an operation in the document. */
export const securityByCaller: Record<Caller, Record<string, string[]>[]> = {
  anyone: [],
  participant: [{ participantBearer: [] }],
  club: [{ clubBearer: [] }],
  organiser: [{ organiserBearer: [] }],
};

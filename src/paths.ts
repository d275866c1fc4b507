import type { AccountKind } from '../openapi/types.ts';

type ParameterNames<Pattern extends string> = Pattern extends `${infer Segment}/${infer Rest}`
  ? ParameterNames<Segment> | ParameterNames<Rest>
  : Pattern extends `:${infer Name}`
    ? Name
    : never;

type Parameters<Pattern extends string> = Record<ParameterNames<Pattern>, string | number>;

type Path<Pattern extends string> = {
  /** Route pattern, with ':name' for each parameter. */
  pattern: Pattern;
  /** Builds the path of a page; parameters are URL-encoded. */
  href: [ParameterNames<Pattern>] extends [never]
    ? () => string
    : (parameters: Parameters<Pattern>) => string;
  /**
   * The search parameters that the page of a visitor reads. The server renders and keeps its page
   * without any others.
   */
  search: readonly string[];
};

function path<const Pattern extends string>(
  pattern: Pattern,
  search: readonly string[] = [],
): Path<Pattern> {
  const href = (parameters: Record<string, string | number> = {}) =>
    pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(parameters[name])));
  return { pattern, href: href, search };
}

/** The pages of visitors, participants and clubs. Patterns are matched ignoring case. */
export const paths = {
  home: path('/'),
  board: path('/board', ['tournament', 'category', 'view']),
  tournaments: path('/tournaments', ['search', 'category', 'month', 'page']),
  tournament: path('/tournaments/:id'),
  schedule: path('/tournaments/:id/jadwal', ['search', 'category', 'page']),
  ceremony: path('/tournaments/:id/ceremony'),
  turns: path('/t'),
  teamTurns: path('/t/:code'),
  certificateCheck: path('/cek'),
  certificate: path('/cek/:code'),
  tournamentResult: path('/tournament-result/:tournamentId/:categoryId', ['search', 'page']),
  category: path('/category/:id'),
  blog: path('/blog/:slug'),
  content: path('/content/:slug'),
  mediaContent: path('/Media_Content', ['videos', 'media']),
  teams: path('/teams', ['search', 'page', 'category', 'region']),
  teamsDetails: path('/teams-details'),
  team: path('/teams/:id'),
  teamAlias: path('/team/:id'),
  school: path('/school', ['search', 'page', 'region']),
  schoolClub: path('/schoolclub'),
  schoolClubDashboard: path('/schoolclub/dashboard'),
  schoolClubLogin: path('/schoolclub/login', ['from']),
  schoolClubRegister: path('/schoolclub/register', ['from']),
  schoolClubParticipants: path('/schoolclub/participants'),
  schoolClubParticipantsInvite: path('/schoolclub/participants/invite'),
  schoolClubParticipantsImport: path('/schoolclub/participants/import'),
  schoolClubParticipantsCards: path('/schoolclub/participants/cards'),
  schoolClubTeams: path('/schoolclub/teams'),
  schoolClubTeam: path('/schoolclub/team'),
  schoolClubReadiness: path('/schoolclub/readiness'),
  schoolClubHelp: path('/schoolclub/help'),
  schoolClubTournamentFollowed: path('/schoolclub/tournament-followed'),
  schoolClubCertificates: path('/schoolclub/certificates'),
  schoolClubForgotPassword: path('/schoolclub/forgot-password'),
  schoolClubSecurity: path('/schoolclub/security'),
  schoolClubOwnershipTransfer: path('/schoolclub/hand-over', ['account']),
  schoolClubDetail: path('/schoolclub/detail/:slug', ['id']),
  signUp: path('/signup', ['from']),
  signIn: path('/signin', ['from']),
  forgotPassword: path('/forgot-password'),
  resetPassword: path('/reset-password', ['account']),
  profile: path('/profile'),
  profileSecurity: path('/profile/security'),
  table: path('/meja'),
  pupilCard: path('/kartu', ['from']),
  organiserLogin: path('/organiser/login', ['from']),
  organiserForgotPassword: path('/organiser/forgot-password'),
  organiser: path('/organiser'),
  chat: path('/chat'),
  faq: path('/faq'),
  termsCondition: path('/terms-condition'),
  privacy: path('/privacy'),
  pdfViewer: path('/pdf-viewer/:pdfUrl'),
  error: path('/error'),
};

/** The pages of signed-in organisers. */
export const organiserPaths = {
  tournaments: path('/organiser/tournaments'),
  newTournament: path('/organiser/tournaments/new'),
  tournament: path('/organiser/tournaments/:id'),
  scores: path('/organiser/scores'),
  scoreImport: path('/organiser/scores/import'),
  rounds: path('/organiser/scores/rounds'),
  registrations: path('/organiser/tournaments/:id/registrations'),
  registrationsPrint: path('/organiser/tournaments/:id/registrations/print'),
  tableCards: path('/organiser/tournaments/:id/table-cards'),
  dayPlan: path('/organiser/tournaments/:id/plan'),
  dayPlanPrint: path('/organiser/tournaments/:id/plan/print'),
  queue: path('/organiser/tournaments/:id/queue'),
  officialResults: path('/organiser/tournaments/:id/results'),
  objections: path('/organiser/tournaments/:id/objections'),
  ceremony: path('/organiser/tournaments/:id/ceremony'),
  certificates: path('/organiser/tournaments/:id/certificates'),
  categories: path('/organiser/categories'),
  newCategory: path('/organiser/categories/new'),
  category: path('/organiser/categories/:id'),
  media: path('/organiser/media'),
  banners: path('/organiser/media/banners'),
  newBanner: path('/organiser/media/banners/new'),
  banner: path('/organiser/media/banners/:id'),
  videos: path('/organiser/media/videos'),
  newVideo: path('/organiser/media/videos/new'),
  video: path('/organiser/media/videos/:id'),
  gallery: path('/organiser/media/gallery'),
  newGalleryItem: path('/organiser/media/gallery/new'),
  galleryItem: path('/organiser/media/gallery/:id'),
  blogs: path('/organiser/media/blogs'),
  newBlog: path('/organiser/media/blogs/new'),
  blog: path('/organiser/media/blogs/:id'),
  accounts: path('/organiser/accounts'),
  auditLog: path('/organiser/journal'),
  people: path('/organiser/people'),
  security: path('/organiser/security'),
};

/** All routes of the client. */
export const allPaths = [...Object.values(paths), ...Object.values(organiserPaths)];

/** The id of the part of a tournament's page that registers teams. */
export const registrationId = 'pendaftaran';

/** The search of the page of a club's participants that shows only those without a team. */
export const withoutTeam = '?team=none';

/** The search of the page of a club's readiness that shows only what is not ready. */
export const onlyUnready = '?show=unready';

/** The team builder with the teams that a text finds. */
export const builderSearch = (search: string): string =>
  `${paths.schoolClubTeam.href()}?${new URLSearchParams({ search }).toString()}`;

/** The school clubs of a province or city. */
export const clubsOfRegion = (region: string): string =>
  `${paths.school.href()}?${new URLSearchParams({ region }).toString()}`;

/** Where each kind of account signs in. */
export const signInPaths = {
  participant: paths.signIn,
  club: paths.schoolClubLogin,
  organiser: paths.organiserLogin,
} satisfies Record<AccountKind, { href: () => string }>;

import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import EmojiEventsIcon from '@mui/icons-material/EmojiEventsOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import LeaderboardIcon from '@mui/icons-material/LeaderboardOutlined';
import ErrorPage from '../../features/errors/ErrorPage.tsx';
import { paths } from '../../paths.ts';
import type { PageRoute } from './pageRoute.ts';

/**
 * The pages of visitors, participants and clubs; organiserRoutes.ts has those of organisers. A new
 * page needs a path in src/paths.ts and an entry.
 */
export const siteRoutes: PageRoute[] = [
  {
    path: paths.home,
    load: () => import('../pages/HomeRoutePage.tsx'),
    link: { label: 'Beranda', Icon: HomeIcon, in: ['sidebarTop'] },
  },
  {
    path: paths.board,
    load: () => import('../pages/BoardRoutePage.tsx'),
    handle: { layout: 'bare' },
    link: { label: 'Papan skor', Icon: LeaderboardIcon, in: ['sidebarTop'] },
  },
  {
    path: paths.tournaments,
    load: () => import('../../features/tournaments/list/TournamentsPage.tsx'),
    link: { label: 'Tournaments', Icon: EmojiEventsIcon, in: ['sidebar', 'footerExplore'] },
  },
  {
    path: paths.tournament,
    load: () => import('../../features/tournaments/page/TournamentPage.tsx'),
  },
  { path: paths.schedule, load: () => import('../../features/schedule/SchedulePage.tsx') },
  { path: paths.ceremony, load: () => import('../../features/ceremony/hall/HallPage.tsx') },
  {
    path: [paths.turns, paths.teamTurns],
    load: () => import('../../features/schedule/team/TeamTurnsPage.tsx'),
  },
  {
    path: [paths.certificateCheck, paths.certificate],
    load: () => import('../../features/certificates/check/CertificateCheckPage.tsx'),
  },
  {
    path: paths.tournamentResult,
    load: () => import('../../features/results/TournamentResultPage.tsx'),
  },
  { path: paths.category, load: () => import('../../features/categories/CategoryPage.tsx') },
  {
    path: paths.mediaContent,
    load: () => import('../../features/media/MediaContentPage.tsx'),
    link: { label: 'Media', Icon: ArticleIcon, in: ['sidebar', 'footerExplore'] },
  },
  { path: paths.content, load: () => import('../../features/media/articles/ContentPage.tsx') },
  { path: paths.blog, load: () => import('../../features/media/articles/BlogPage.tsx') },
  {
    path: paths.teams,
    load: () => import('../../features/teams/list/TeamsPage.tsx'),
    link: { label: 'Teams', Icon: GroupsIcon, in: ['sidebar', 'footerExplore'] },
  },
  { path: paths.teamsDetails, redirectTo: paths.teams.href() },
  {
    path: [paths.team, paths.teamAlias],
    load: () => import('../../features/teams/page/TeamPage.tsx'),
  },
  {
    path: paths.pdfViewer,
    load: () => import('../../features/pdf/PdfViewerPage.tsx'),
    handle: { smallFooter: true },
  },
  { path: paths.faq, load: () => import('../../features/info/FaqPage.tsx') },
  {
    path: paths.termsCondition,
    load: () => import('../../features/info/TermsPage.tsx'),
    link: { label: 'Terms & Conditions', in: ['footerLegal'] },
  },
  {
    path: paths.privacy,
    load: () => import('../../features/info/PrivacyPage.tsx'),
    link: { label: 'Privacy Policy', in: ['footerLegal'] },
  },
  { path: paths.error, Component: ErrorPage, handle: { layout: 'plain' } },

  // Participants
  {
    path: paths.signIn,
    load: () => import('../../features/account/signIn/SignInPage.tsx'),
    access: 'participantGuest',
    link: { label: 'Login Participant', in: ['loginMenu'] },
  },
  {
    path: paths.signUp,
    load: () => import('../../features/account/signUp/SignUpPage.tsx'),
    access: 'participantGuest',
  },
  {
    path: paths.forgotPassword,
    load: () => import('../../features/account/reset/ForgotPasswordPage.tsx'),
    handle: { smallFooter: true },
  },
  {
    path: [paths.resetPassword, paths.schoolClubOwnershipTransfer],
    load: () => import('../../features/account/reset/ResetPasswordPage.tsx'),
    handle: { smallFooter: true },
  },
  {
    path: paths.pupilCard,
    load: () => import('../../features/account/takeOver/TakeOverPage.tsx'),
    handle: { smallFooter: true },
  },
  {
    path: paths.profile,
    load: () => import('../../features/profile/ProfilePage.tsx'),
    access: 'participant',
    link: { label: 'Profile', in: ['footerAccount'] },
  },
  {
    path: paths.profileSecurity,
    load: () => import('../../features/account/security/SecurityPage.tsx'),
    access: 'participant',
    handle: { smallFooter: true },
  },
  {
    path: paths.chat,
    load: () => import('../../features/chat/ChatPage.tsx'),
    access: 'participant',
    handle: { smallFooter: true },
  },

  // School clubs
  {
    path: paths.school,
    load: () => import('../../features/clubs/list/ClubsPage.tsx'),
    link: { label: 'School Club', Icon: ImageIcon, in: ['sidebar', 'footerAccount'] },
  },
  { path: paths.schoolClubDetail, load: () => import('../../features/clubs/page/ClubPage.tsx') },
  {
    path: paths.schoolClubLogin,
    load: () => import('../../features/account/signIn/ClubSignInPage.tsx'),
    access: 'clubGuest',
    link: { label: 'Login School Club', in: ['loginMenu'] },
  },
  {
    path: paths.schoolClubRegister,
    load: () => import('../../features/account/clubRegister/ClubRegisterPage.tsx'),
    access: 'clubGuest',
  },
  {
    path: paths.schoolClubForgotPassword,
    load: () => import('../../features/account/reset/ClubForgotPasswordPage.tsx'),
    handle: { smallFooter: true },
  },
  {
    path: paths.schoolClub,
    load: () => import('../../features/dashboard/DashboardPage.tsx'),
    access: 'clubOrMember',
  },
  {
    path: paths.schoolClubDashboard,
    load: () => import('../../features/dashboard/DashboardPage.tsx'),
    access: 'club',
    link: { label: 'Dasbor', in: ['clubBar'] },
  },
  {
    path: paths.schoolClubParticipants,
    load: () => import('../../features/participants/ParticipantsPage.tsx'),
    access: 'club',
    link: { label: 'Peserta', in: ['clubBar'] },
  },
  {
    path: paths.schoolClubParticipantsInvite,
    load: () => import('../../features/participants/invite/InvitePage.tsx'),
    access: 'club',
  },
  {
    path: paths.schoolClubParticipantsImport,
    load: () => import('../../features/participants/import/ImportPage.tsx'),
    access: 'club',
  },
  {
    path: paths.schoolClubParticipantsCards,
    load: () => import('../../features/participants/cards/CardsPage.tsx'),
    access: 'club',
  },
  {
    path: paths.schoolClubTeam,
    load: () => import('../../features/builder/BuilderPage.tsx'),
    access: 'club',
    link: { label: 'Tim', in: ['clubBar'] },
  },
  {
    path: paths.schoolClubTeams,
    load: () => import('../../features/clubTeams/ClubTeamsPage.tsx'),
    access: 'club',
  },
  {
    path: paths.schoolClubReadiness,
    load: () => import('../../features/readiness/ReadinessPage.tsx'),
    access: 'club',
    link: { label: 'Siap lomba?', in: ['clubBar'] },
  },
  {
    path: paths.schoolClubTournamentFollowed,
    load: () => import('../../features/followedTournaments/FollowedTournamentsPage.tsx'),
    access: 'club',
    link: { label: 'Lomba diikuti', in: ['clubBar'] },
  },
  {
    path: paths.schoolClubCertificates,
    load: () => import('../../features/certificates/club/ClubCertificatesPage.tsx'),
    access: 'club',
  },
  {
    path: paths.schoolClubHelp,
    load: () => import('../../features/clubHelp/ClubHelpPage.tsx'),
    access: 'club',
    link: { label: 'Panduan', in: ['clubBar'] },
  },
  {
    path: paths.schoolClubSecurity,
    load: () => import('../../features/account/security/SecurityPage.tsx'),
    access: 'club',
  },

  // Organisers
  {
    path: paths.table,
    load: () => import('../pages/TableRoutePage.tsx'),
    handle: { layout: 'bare' },
  },
  {
    path: paths.organiserLogin,
    load: () => import('../../features/account/organiser/OrganiserSignInPage.tsx'),
    access: 'organiserGuest',
    handle: { layout: 'bare' },
  },
  {
    path: paths.organiserForgotPassword,
    load: () => import('../../features/account/organiser/OrganiserForgotPasswordPage.tsx'),
    access: 'organiserGuest',
    handle: { smallFooter: true },
  },
];

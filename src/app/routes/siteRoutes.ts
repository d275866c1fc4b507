import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import EmojiEventsIcon from '@mui/icons-material/EmojiEventsOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import LeaderboardIcon from '@mui/icons-material/LeaderboardOutlined';
import ErrorPage from '../../features/errors/ErrorPage.tsx';
import { paths } from '../../paths.ts';
import { copy } from '../layouts/copy.ts';
import type { PageRoute } from './pageRoute.ts';

/** The pages of visitors, participants and clubs; organiserRoutes.ts has those of organisers. */
export const siteRoutes: PageRoute[] = [
  {
    path: paths.home,
    load: () => import('../pages/HomeRoutePage.tsx'),
    link: { label: copy.sidebar.home, Icon: HomeIcon, in: ['sidebarTop'] },
  },
  {
    path: paths.board,
    load: () => import('../../features/leaderboard/fullScreen/BoardPage.tsx'),
    handle: { layout: 'bare' },
    link: { label: copy.links.board, Icon: LeaderboardIcon, in: ['sidebarTop'] },
  },
  {
    path: paths.tournaments,
    load: () => import('../../features/tournaments/list/TournamentsPage.tsx'),
    link: {
      label: copy.links.tournaments,
      Icon: EmojiEventsIcon,
      in: ['sidebar', 'footerExplore'],
    },
  },
  {
    path: paths.tournament,
    load: () => import('../../features/tournaments/page/TournamentPage.tsx'),
  },
  {
    path: paths.tournamentResult,
    load: () => import('../../features/results/TournamentResultPage.tsx'),
  },
  { path: paths.category, load: () => import('../../features/categories/CategoryPage.tsx') },
  {
    path: paths.mediaContent,
    load: () => import('../../features/media/MediaContentPage.tsx'),
    link: { label: copy.links.media, Icon: ArticleIcon, in: ['sidebar', 'footerExplore'] },
  },
  { path: paths.content, load: () => import('../../features/media/ContentPage.tsx') },
  { path: paths.blog, load: () => import('../../features/media/BlogPage.tsx') },
  {
    path: paths.teams,
    load: () => import('../../features/teams/TeamsPage.tsx'),
    link: { label: copy.links.teams, Icon: GroupsIcon, in: ['sidebar', 'footerExplore'] },
  },
  { path: paths.teamsDetails, redirectTo: paths.teams.href() },
  { path: [paths.team, paths.teamAlias], load: () => import('../../features/teams/TeamPage.tsx') },
  {
    path: paths.pdfViewer,
    load: () => import('../../features/pdf/PdfViewerPage.tsx'),
    handle: { smallFooter: true },
  },
  { path: paths.faq, load: () => import('../../features/info/FaqPage.tsx') },
  {
    path: paths.termsCondition,
    load: () => import('../../features/info/TermsPage.tsx'),
    link: { label: copy.links.termsCondition, in: ['footerLegal'] },
  },
  { path: paths.error, Component: ErrorPage, handle: { layout: 'plain' } },

  // Participants
  {
    path: paths.signIn,
    load: () => import('../../features/account/SignInPage.tsx'),
    access: 'participantGuest',
    link: { label: copy.header.loginParticipant, in: ['loginMenu'] },
  },
  {
    path: paths.signUp,
    load: () => import('../../features/account/SignUpPage.tsx'),
    access: 'participantGuest',
  },
  {
    path: paths.forgotPassword,
    load: () => import('../../features/account/reset/ForgotPasswordPage.tsx'),
  },
  {
    path: [paths.resetPassword, paths.schoolClubOwnershipTransfer],
    load: () => import('../../features/account/reset/ResetPasswordPage.tsx'),
  },
  {
    path: paths.profile,
    load: () => import('../../features/profile/ProfilePage.tsx'),
    access: 'participant',
    link: { label: copy.links.profile, in: ['footerAccount'] },
  },
  {
    path: paths.profileSecurity,
    load: () => import('../../features/account/security/SecurityPage.tsx'),
    access: 'participant',
  },
  {
    path: paths.chat,
    load: () => import('../../features/chat/ChatPage.tsx'),
    access: 'participant',
  },

  // School clubs
  {
    path: paths.school,
    load: () => import('../../features/clubs/ClubsPage.tsx'),
    link: { label: copy.links.schoolClub, Icon: ImageIcon, in: ['sidebar', 'footerAccount'] },
  },
  { path: paths.schoolClubDetail, load: () => import('../../features/clubs/ClubPage.tsx') },
  {
    path: paths.schoolClubLogin,
    load: () => import('../../features/account/ClubSignInPage.tsx'),
    access: 'clubGuest',
    link: { label: copy.header.loginSchoolClub, in: ['loginMenu'] },
  },
  {
    path: paths.schoolClubRegister,
    load: () => import('../../features/account/ClubRegisterPage.tsx'),
    access: 'clubGuest',
  },
  {
    path: paths.schoolClubForgotPassword,
    load: () => import('../../features/account/reset/ClubForgotPasswordPage.tsx'),
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
    link: { label: copy.club.dashboard, in: ['clubBar'] },
  },
  {
    path: paths.schoolClubParticipants,
    load: () => import('../../features/participants/ParticipantsPage.tsx'),
    access: 'club',
    link: { label: copy.club.participants, in: ['clubBar'] },
  },
  {
    path: paths.schoolClubParticipantsInvite,
    load: () => import('../../features/participants/InvitePage.tsx'),
    access: 'club',
  },
  {
    path: paths.schoolClubTeam,
    load: () => import('../../features/builder/BuilderPage.tsx'),
    access: 'club',
    link: { label: copy.club.builder, in: ['clubBar'] },
  },
  {
    path: paths.schoolClubTeams,
    load: () => import('../../features/clubTeams/ClubTeamsPage.tsx'),
    access: 'club',
    link: { label: copy.club.teams, in: ['clubBar'] },
  },
  {
    path: paths.schoolClubTournamentFollowed,
    load: () => import('../../features/followedTournaments/FollowedTournamentsPage.tsx'),
    access: 'club',
    link: { label: copy.club.followed, in: ['clubBar'] },
  },
  {
    path: paths.schoolClubSecurity,
    load: () => import('../../features/account/security/SecurityPage.tsx'),
    access: 'club',
  },

  // Organisers
  {
    path: paths.organiserLogin,
    load: () => import('../../features/account/organiser/OrganiserSignInPage.tsx'),
    access: 'organiserGuest',
  },
  {
    path: paths.organiserForgotPassword,
    load: () => import('../../features/account/organiser/OrganiserForgotPasswordPage.tsx'),
    access: 'organiserGuest',
  },
];

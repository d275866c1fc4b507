import {
  createBrowserRouter,
  createHashRouter,
  createMemoryRouter,
  Navigate,
  type RouteObject,
} from 'react-router-dom';
import { ErrorBoundary } from '../features/errors/ErrorBoundary.tsx';
import ErrorPage from '../features/errors/ErrorPage.tsx';
import NotFoundPage from '../features/errors/NotFoundPage.tsx';
import { routesInFragment } from '../lib/pageAddress.ts';
import { paths } from '../paths.ts';
import {
  checkClubOnEntry,
  checkTokenOnNavigation,
  clubGuestOnly,
  clubOnly,
  clubOrMember,
  participantGuestOnly,
  participantOnly,
} from './guards.ts';
import type { LayoutName } from './layouts/layoutOf.ts';
import { RootErrorBoundary } from './layouts/RootErrorBoundary.tsx';
import { RootLayout } from './layouts/RootLayout.tsx';
import { StartingScreen } from './layouts/StartingScreen.tsx';
import type { AppStore } from './store.ts';

/** What a route says about itself. */
export type RouteHandle = {
  /**
   * Which frame it stands in; by default the one with header, sidebar and footer. 'bare' is none at
   * all.
   */
  layout?: LayoutName;
  /** One of a signed-in club's screens, which have a navigation of their own. */
  clubScreen?: true;
};

type PageModule = { default: React.ComponentType };

const page = (
  path: { pattern: string },
  load: () => Promise<PageModule>,
  handle?: RouteHandle,
): RouteObject => ({
  path: path.pattern,
  lazy: async () => ({ Component: (await load()).default }),
  handle,
});

const clubScreen: RouteHandle = { clubScreen: true };

/** The whole route table. */
export function createRoutes(store: AppStore): RouteObject[] {
  return [
    {
      Component: RootLayout,
      ErrorBoundary: RootErrorBoundary,
      HydrateFallback: StartingScreen,
      middleware: [checkTokenOnNavigation(store)],
      children: [
        // A page that breaks leaves header and sidebar in their place.
        { ErrorBoundary, children: createPages(store) },
        {
          path: paths.error.pattern,
          Component: ErrorPage,
          handle: { layout: 'plain' } satisfies RouteHandle,
        },
        { path: '*', Component: NotFoundPage, handle: { layout: 'plain' } satisfies RouteHandle },
      ],
    },
  ];
}

/** The pages that stand between header and footer. */
function createPages(store: AppStore): RouteObject[] {
  return [
    page(paths.home, () => import('./pages/HomeRoutePage.tsx')),
    page(paths.board, () => import('../features/leaderboard/BoardPage.tsx'), { layout: 'bare' }),
    page(paths.tournaments, () => import('../features/tournaments/TournamentsPage.tsx')),
    page(paths.tournament, () => import('../features/tournaments/TournamentPage.tsx')),
    page(paths.tournamentResult, () => import('../features/results/TournamentResultPage.tsx')),
    page(paths.category, () => import('../features/categories/CategoryPage.tsx')),
    page(paths.mediaContent, () => import('../features/media/MediaContentPage.tsx')),
    page(paths.content, () => import('../features/media/ContentPage.tsx')),
    page(paths.blog, () => import('../features/media/BlogPage.tsx')),
    page(paths.teams, () => import('../features/teams/TeamsPage.tsx')),
    { path: paths.teamsDetails.pattern, element: <Navigate replace to={paths.teams.href()} /> },
    page(paths.team, () => import('../features/teams/TeamPage.tsx')),
    page(paths.teamAlias, () => import('../features/teams/TeamPage.tsx')),
    page(paths.school, () => import('../features/clubs/ClubsPage.tsx')),
    page(paths.schoolClubDetail, () => import('../features/clubs/ClubPage.tsx')),
    page(paths.pdfViewer, () => import('../features/pdf/PdfViewerPage.tsx')),
    page(paths.faq, () => import('../features/info/FaqPage.tsx')),
    page(paths.termsCondition, () => import('../features/info/TermsPage.tsx')),
    {
      middleware: [participantGuestOnly(store)],
      children: [
        page(paths.signIn, () => import('../features/account/SignInPage.tsx')),
        page(paths.signUp, () => import('../features/account/SignUpPage.tsx')),
      ],
    },
    {
      middleware: [participantOnly(store)],
      children: [
        page(paths.profile, () => import('../features/profile/ProfilePage.tsx')),
        page(paths.chat, () => import('../features/chat/ChatPage.tsx')),
      ],
    },
    {
      middleware: [clubGuestOnly(store)],
      children: [
        page(paths.schoolClubLogin, () => import('../features/account/ClubSignInPage.tsx')),
        page(paths.schoolClubRegister, () => import('../features/account/ClubRegisterPage.tsx')),
      ],
    },
    {
      middleware: [clubOrMember(store), checkClubOnEntry(store)],
      handle: clubScreen,
      children: [page(paths.schoolClub, () => import('../features/dashboard/DashboardPage.tsx'))],
    },
    {
      middleware: [clubOnly(store), checkClubOnEntry(store)],
      handle: clubScreen,
      children: [
        page(paths.schoolClubDashboard, () => import('../features/dashboard/DashboardPage.tsx')),
        page(
          paths.schoolClubParticipants,
          () => import('../features/participants/ParticipantsPage.tsx'),
        ),
        page(
          paths.schoolClubParticipantsInvite,
          () => import('../features/participants/InvitePage.tsx'),
        ),
        page(paths.schoolClubTeams, () => import('../features/clubteams/ClubTeamsPage.tsx')),
        page(paths.schoolClubTeam, () => import('../features/builder/BuilderPage.tsx')),
        page(
          paths.schoolClubTournamentFollowed,
          () => import('../features/followed/FollowedTournamentsPage.tsx'),
        ),
      ],
    },
  ];
}

const options = { future: { v8_middleware: true } };

/** The router of a browser tab. */
export const createTabRouter = (store: AppStore) =>
  routesInFragment
    ? createHashRouter(createRoutes(store), options)
    : createBrowserRouter(createRoutes(store), options);

/** A router without an address bar, standing at one address. */
export const createStandingRouter = (store: AppStore, address: string) =>
  createMemoryRouter(createRoutes(store), { ...options, initialEntries: [address] });

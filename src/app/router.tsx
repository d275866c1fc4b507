import {
  createBrowserRouter,
  createHashRouter,
  Navigate,
  type RouteObject,
  type RouterProviderProps,
} from 'react-router-dom';
import { ErrorBoundary } from '../features/errors/ErrorBoundary.tsx';
import ErrorPage from '../features/errors/ErrorPage.tsx';
import NotFoundPage from '../features/errors/NotFoundPage.tsx';
import { usesHashRouting } from '../lib/urls/pageUrl.ts';
import { paths } from '../paths.ts';
import {
  checkClubSessionOnEntry,
  checkTokenOnNavigation,
  clubGuestOnly,
  clubOnly,
  clubOrMember,
  organiserGuestOnly,
  organiserOnly,
  participantGuestOnly,
  participantOnly,
} from './guards.ts';
import type { LayoutName } from './layouts/routeHandle.ts';
import { RootErrorBoundary } from './layouts/RootErrorBoundary.tsx';
import { RootLayout } from './layouts/RootLayout.tsx';
import { InitialLoadingScreen } from './layouts/InitialLoadingScreen.tsx';
import type { AppStore } from './store.ts';

type DataRouter = RouterProviderProps['router'];

type RouteHandle = {
  /**
   * Layout of the page; the default is 'main' with header, sidebar and footer. 'bare' has no layout
   * at all.
   */
  layout?: LayoutName;
  /** A page of a signed-in club; these pages share a navigation bar. */
  clubScreen?: true;
  /** Somebody signs in or reads: the footer is as low as it can be. */
  smallFooter?: true;
  /** Source file of a page that the server renders: the browser preloads what it consists of. */
  file?: string;
};

const pageRoute = (
  path: { pattern: string },
  load: () => Promise<{ default: React.ComponentType }>,
  handle?: RouteHandle,
): RouteObject => ({
  path: path.pattern,
  lazy: async () => ({ Component: (await load()).default }),
  handle,
});

const clubScreen: RouteHandle = { clubScreen: true };
const smallFooter: RouteHandle = { smallFooter: true };

/**
 * Returns the whole route table.
 *
 * @param Root renders the layout around every page; tests of a single screen pass a cheaper one.
 */
export function createRoutes(
  store: AppStore,
  Root: React.ComponentType = RootLayout,
): RouteObject[] {
  return [
    {
      Component: Root,
      ErrorBoundary: RootErrorBoundary,
      HydrateFallback: InitialLoadingScreen,
      middleware: [checkTokenOnNavigation(store)],
      children: [
        // Inside the layout, so that header and sidebar stay if a page throws.
        { ErrorBoundary, children: [...publicRoutes, ...createAccountRoutes(store)] },
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

/** The pages that everybody may open. */
const publicRoutes: RouteObject[] = [
  pageRoute(paths.home, () => import('./pages/HomeRoutePage.tsx'), {
    file: 'src/app/pages/HomeRoutePage.tsx',
  }),
  pageRoute(paths.board, () => import('../features/leaderboard/fullScreen/BoardPage.tsx'), {
    layout: 'bare',
    file: 'src/features/leaderboard/fullScreen/BoardPage.tsx',
  }),
  pageRoute(paths.tournaments, () => import('../features/tournaments/list/TournamentsPage.tsx'), {
    file: 'src/features/tournaments/list/TournamentsPage.tsx',
  }),
  pageRoute(paths.tournament, () => import('../features/tournaments/page/TournamentPage.tsx'), {
    file: 'src/features/tournaments/page/TournamentPage.tsx',
  }),
  pageRoute(paths.tournamentResult, () => import('../features/results/TournamentResultPage.tsx'), {
    file: 'src/features/results/TournamentResultPage.tsx',
  }),
  pageRoute(paths.category, () => import('../features/categories/CategoryPage.tsx'), {
    file: 'src/features/categories/CategoryPage.tsx',
  }),
  pageRoute(paths.mediaContent, () => import('../features/media/MediaContentPage.tsx'), {
    file: 'src/features/media/MediaContentPage.tsx',
  }),
  pageRoute(paths.content, () => import('../features/media/ContentPage.tsx'), {
    file: 'src/features/media/ContentPage.tsx',
  }),
  pageRoute(paths.blog, () => import('../features/media/BlogPage.tsx'), {
    file: 'src/features/media/BlogPage.tsx',
  }),
  pageRoute(paths.teams, () => import('../features/teams/TeamsPage.tsx'), {
    file: 'src/features/teams/TeamsPage.tsx',
  }),
  { path: paths.teamsDetails.pattern, element: <Navigate replace to={paths.teams.href()} /> },
  pageRoute(paths.team, () => import('../features/teams/TeamPage.tsx'), {
    file: 'src/features/teams/TeamPage.tsx',
  }),
  pageRoute(paths.teamAlias, () => import('../features/teams/TeamPage.tsx'), {
    file: 'src/features/teams/TeamPage.tsx',
  }),
  pageRoute(paths.school, () => import('../features/clubs/ClubsPage.tsx'), {
    file: 'src/features/clubs/ClubsPage.tsx',
  }),
  pageRoute(paths.schoolClubDetail, () => import('../features/clubs/ClubPage.tsx'), {
    file: 'src/features/clubs/ClubPage.tsx',
  }),
  pageRoute(paths.pdfViewer, () => import('../features/pdf/PdfViewerPage.tsx'), {
    ...smallFooter,
    file: 'src/features/pdf/PdfViewerPage.tsx',
  }),
  pageRoute(paths.faq, () => import('../features/info/FaqPage.tsx'), {
    file: 'src/features/info/FaqPage.tsx',
  }),
  pageRoute(paths.termsCondition, () => import('../features/info/TermsPage.tsx'), {
    file: 'src/features/info/TermsPage.tsx',
  }),
  pageRoute(
    paths.forgotPassword,
    () => import('../features/account/reset/ForgotPasswordPage.tsx'),
    { file: 'src/features/account/reset/ForgotPasswordPage.tsx' },
  ),
  pageRoute(
    paths.schoolClubForgotPassword,
    () => import('../features/account/reset/ClubForgotPasswordPage.tsx'),
    { file: 'src/features/account/reset/ClubForgotPasswordPage.tsx' },
  ),
  pageRoute(paths.resetPassword, () => import('../features/account/reset/ResetPasswordPage.tsx'), {
    file: 'src/features/account/reset/ResetPasswordPage.tsx',
  }),
  pageRoute(
    paths.schoolClubOwnershipTransfer,
    () => import('../features/account/reset/ResetPasswordPage.tsx'),
    { file: 'src/features/account/reset/ResetPasswordPage.tsx' },
  ),
];

/** The pages of those who are signed in, and those that nobody else needs. */
function createAccountRoutes(store: AppStore): RouteObject[] {
  return [
    {
      middleware: [participantGuestOnly(store)],
      handle: smallFooter,
      children: [
        pageRoute(paths.signIn, () => import('../features/account/SignInPage.tsx'), {
          file: 'src/features/account/SignInPage.tsx',
        }),
        pageRoute(paths.signUp, () => import('../features/account/SignUpPage.tsx'), {
          file: 'src/features/account/SignUpPage.tsx',
        }),
      ],
    },
    {
      middleware: [participantOnly(store)],
      children: [
        pageRoute(paths.profile, () => import('../features/profile/ProfilePage.tsx')),
        pageRoute(
          paths.profileSecurity,
          () => import('../features/account/security/SecurityPage.tsx'),
        ),
        pageRoute(paths.chat, () => import('../features/chat/ChatPage.tsx')),
      ],
    },
    {
      middleware: [clubGuestOnly(store)],
      handle: smallFooter,
      children: [
        pageRoute(paths.schoolClubLogin, () => import('../features/account/ClubSignInPage.tsx'), {
          file: 'src/features/account/ClubSignInPage.tsx',
        }),
        pageRoute(
          paths.schoolClubRegister,
          () => import('../features/account/ClubRegisterPage.tsx'),
          { file: 'src/features/account/ClubRegisterPage.tsx' },
        ),
      ],
    },
    {
      middleware: [organiserGuestOnly(store)],
      handle: smallFooter,
      children: [
        pageRoute(
          paths.organiserLogin,
          () => import('../features/account/organiser/OrganiserSignInPage.tsx'),
          { file: 'src/features/account/organiser/OrganiserSignInPage.tsx' },
        ),
        pageRoute(
          paths.organiserForgotPassword,
          () => import('../features/account/organiser/OrganiserForgotPasswordPage.tsx'),
          { file: 'src/features/account/organiser/OrganiserForgotPasswordPage.tsx' },
        ),
      ],
    },
    {
      middleware: [organiserOnly(store)],
      children: [
        pageRoute(paths.organiser, () => import('./organiser/OrganiserAreaPage.tsx'), {
          layout: 'bare',
        }),
      ],
    },
    {
      middleware: [clubOrMember(store), checkClubSessionOnEntry(store)],
      handle: clubScreen,
      children: [
        pageRoute(paths.schoolClub, () => import('../features/dashboard/DashboardPage.tsx')),
      ],
    },
    {
      middleware: [clubOnly(store), checkClubSessionOnEntry(store)],
      handle: clubScreen,
      children: [
        pageRoute(
          paths.schoolClubDashboard,
          () => import('../features/dashboard/DashboardPage.tsx'),
        ),
        pageRoute(
          paths.schoolClubParticipants,
          () => import('../features/participants/ParticipantsPage.tsx'),
        ),
        pageRoute(
          paths.schoolClubParticipantsInvite,
          () => import('../features/participants/InvitePage.tsx'),
        ),
        pageRoute(paths.schoolClubTeams, () => import('../features/clubTeams/ClubTeamsPage.tsx')),
        pageRoute(paths.schoolClubTeam, () => import('../features/builder/BuilderPage.tsx')),
        pageRoute(
          paths.schoolClubTournamentFollowed,
          () => import('../features/followedTournaments/FollowedTournamentsPage.tsx'),
        ),
        pageRoute(
          paths.schoolClubSecurity,
          () => import('../features/account/security/SecurityPage.tsx'),
        ),
      ],
    },
  ];
}

/** Resolves when the first page's code is loaded and its guards have run. */
export const waitForRouter = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (!router.state.initialized) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = router.subscribe(check);
    check();
  });

export const routerOptions = { future: { v8_middleware: true } };

/** Returns a router that follows the browser's address bar. */
export const createAppRouter = (store: AppStore) =>
  usesHashRouting
    ? createHashRouter(createRoutes(store), routerOptions)
    : createBrowserRouter(createRoutes(store), routerOptions);

import { organiserPaths, paths } from '../../paths.ts';
import { copy } from '../organiser/copy.ts';
import type { PageRoute } from './pageRoute.ts';

/** The pages that only organisers may open, below the layout and the guard of their area. */
export const organiserRoutes: PageRoute[] = [
  { path: paths.organiser, redirectTo: organiserPaths.tournaments.href() },
  {
    path: organiserPaths.tournaments,
    load: () => import('../../features/organiser/tournaments/TournamentsPage.tsx'),
    link: { label: 'Turnamen', in: ['organiserBar'] },
  },
  {
    path: [organiserPaths.newTournament, organiserPaths.tournament],
    load: () => import('../../features/organiser/tournaments/TournamentPage.tsx'),
  },
  {
    path: organiserPaths.registrations,
    load: () => import('../../features/organiser/registrations/RegistrationsPage.tsx'),
  },
  {
    path: organiserPaths.registrationsPrint,
    load: () => import('../../features/organiser/registrations/PrintPage.tsx'),
  },
  {
    path: organiserPaths.tableCards,
    load: () => import('../../features/organiser/tableCards/TableCardsPage.tsx'),
  },
  {
    path: organiserPaths.scores,
    load: () => import('../../features/organiser/scores/ScoreEntryPage.tsx'),
    link: { label: 'Meja skor', in: ['organiserBar'] },
  },
  {
    path: organiserPaths.scoreImport,
    load: () => import('../../features/organiser/scores/import/ScoreImportPage.tsx'),
  },
  {
    path: organiserPaths.rounds,
    load: () => import('../../features/organiser/scores/rounds/RoundsPage.tsx'),
  },
  {
    path: organiserPaths.categories,
    load: () => import('../../features/organiser/categories/CategoriesPage.tsx'),
    link: { label: 'Kategori', in: ['organiserBar'] },
  },
  {
    path: [organiserPaths.newCategory, organiserPaths.category],
    load: () => import('../../features/organiser/categories/CategoryPage.tsx'),
  },
  {
    path: organiserPaths.media,
    redirectTo: organiserPaths.banners.href(),
    link: { label: 'Media', in: ['organiserBar'] },
  },
  {
    path: organiserPaths.banners,
    load: () => import('../../features/organiser/media/banners/BannersPage.tsx'),
  },
  {
    path: [organiserPaths.newBanner, organiserPaths.banner],
    load: () => import('../../features/organiser/media/banners/BannerPage.tsx'),
  },
  {
    path: organiserPaths.videos,
    load: () => import('../../features/organiser/media/videos/VideosPage.tsx'),
  },
  {
    path: [organiserPaths.newVideo, organiserPaths.video],
    load: () => import('../../features/organiser/media/videos/VideoPage.tsx'),
  },
  {
    path: organiserPaths.gallery,
    load: () => import('../../features/organiser/media/gallery/GalleryPage.tsx'),
  },
  {
    path: [organiserPaths.newGalleryItem, organiserPaths.galleryItem],
    load: () => import('../../features/organiser/media/gallery/GalleryItemPage.tsx'),
  },
  {
    path: organiserPaths.blogs,
    load: () => import('../../features/organiser/media/blogs/ArticlesPage.tsx'),
  },
  {
    path: [organiserPaths.newBlog, organiserPaths.blog],
    load: () => import('../../features/organiser/media/blogs/ArticlePage.tsx'),
  },
  {
    path: organiserPaths.accounts,
    load: () => import('../../features/organiser/accounts/AccountsPage.tsx'),
    link: { label: 'Akun', in: ['organiserBar'] },
  },
  {
    path: organiserPaths.people,
    load: () => import('../../features/organiser/people/PeoplePage.tsx'),
    link: { label: 'Penyelenggara', in: ['organiserBar'] },
  },
  {
    path: organiserPaths.auditLog,
    load: () => import('../../features/organiser/auditLog/AuditLogPage.tsx'),
    link: { label: 'Jurnal', in: ['organiserBar'] },
  },
  {
    path: organiserPaths.security,
    load: () => import('../../features/account/organiser/OrganiserSecurityPage.tsx'),
    link: { label: copy.security, in: ['organiserBar'] },
  },
];

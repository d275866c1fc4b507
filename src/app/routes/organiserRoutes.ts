import { organiserPaths, paths } from '../../paths.ts';
import { copy } from '../organiser/copy.ts';
import type { PageRoute } from './pageRoute.ts';

/** The pages that only organisers may open, below the layout and the guard of their area. */
export const organiserRoutes: PageRoute[] = [
  { path: paths.organiser, redirectTo: organiserPaths.tournaments.href() },
  {
    path: organiserPaths.tournaments,
    load: () => import('../../features/managed/tournaments/TournamentsPage.tsx'),
    link: { label: 'Lomba', in: ['organiserBar'] },
  },
  {
    path: [organiserPaths.newTournament, organiserPaths.tournament],
    load: () => import('../../features/managed/tournaments/TournamentPage.tsx'),
  },
  {
    path: organiserPaths.registrations,
    load: () => import('../../features/checkIn/RegistrationsPage.tsx'),
  },
  {
    path: organiserPaths.registrationsPrint,
    load: () => import('../../features/checkIn/print/PrintPage.tsx'),
  },
  {
    path: organiserPaths.tableCards,
    load: () => import('../../features/tableCards/TableCardsPage.tsx'),
  },
  {
    path: organiserPaths.dayPlan,
    load: () => import('../../features/dayPlan/DayPlanPage.tsx'),
  },
  {
    path: organiserPaths.dayPlanPrint,
    load: () => import('../../features/dayPlan/print/PlanPrintPage.tsx'),
  },
  {
    path: organiserPaths.queue,
    load: () => import('../../features/queue/QueuePage.tsx'),
  },
  {
    path: organiserPaths.officialResults,
    load: () => import('../../features/officialResults/OfficialResultsPage.tsx'),
  },
  {
    path: organiserPaths.objections,
    load: () => import('../../features/objections/ObjectionsPage.tsx'),
  },
  {
    path: organiserPaths.ceremony,
    load: () => import('../../features/ceremony/CeremonyPage.tsx'),
  },
  {
    path: organiserPaths.certificates,
    load: () => import('../../features/managed/certificates/CertificatesPage.tsx'),
  },
  {
    path: organiserPaths.scores,
    load: () => import('../../features/scoring/ScoreEntryPage.tsx'),
    link: { label: 'Meja skor', in: ['organiserBar'] },
  },
  {
    path: organiserPaths.scoreImport,
    load: () => import('../../features/scoring/import/ScoreImportPage.tsx'),
  },
  {
    path: organiserPaths.rounds,
    load: () => import('../../features/scoring/rounds/RoundsPage.tsx'),
  },
  {
    path: organiserPaths.categories,
    load: () => import('../../features/managed/categories/CategoriesPage.tsx'),
    link: { label: 'Kategori', in: ['organiserBar'] },
  },
  {
    path: [organiserPaths.newCategory, organiserPaths.category],
    load: () => import('../../features/managed/categories/CategoryPage.tsx'),
  },
  {
    path: organiserPaths.media,
    redirectTo: organiserPaths.banners.href(),
    link: { label: 'Media', in: ['organiserBar'] },
  },
  {
    path: organiserPaths.banners,
    load: () => import('../../features/managed/media/banners/BannersPage.tsx'),
  },
  {
    path: [organiserPaths.newBanner, organiserPaths.banner],
    load: () => import('../../features/managed/media/banners/BannerPage.tsx'),
  },
  {
    path: organiserPaths.videos,
    load: () => import('../../features/managed/media/videos/VideosPage.tsx'),
  },
  {
    path: [organiserPaths.newVideo, organiserPaths.video],
    load: () => import('../../features/managed/media/videos/VideoPage.tsx'),
  },
  {
    path: organiserPaths.gallery,
    load: () => import('../../features/managed/media/gallery/GalleryPage.tsx'),
  },
  {
    path: [organiserPaths.newGalleryItem, organiserPaths.galleryItem],
    load: () => import('../../features/managed/media/gallery/GalleryItemPage.tsx'),
  },
  {
    path: organiserPaths.blogs,
    load: () => import('../../features/managed/media/blogs/ArticlesPage.tsx'),
  },
  {
    path: [organiserPaths.newBlog, organiserPaths.blog],
    load: () => import('../../features/managed/media/blogs/ArticlePage.tsx'),
  },
  {
    path: organiserPaths.accounts,
    load: () => import('../../features/people/accounts/AccountsPage.tsx'),
    link: { label: 'Akun', in: ['organiserBar'] },
  },
  {
    path: organiserPaths.people,
    load: () => import('../../features/people/organisers/PeoplePage.tsx'),
    link: { label: 'Penyelenggara', in: ['organiserBar'] },
  },
  {
    path: organiserPaths.auditLog,
    load: () => import('../../features/people/auditLog/AuditLogPage.tsx'),
    link: { label: 'Jurnal', in: ['organiserBar'] },
  },
  {
    path: organiserPaths.security,
    load: () => import('../../features/account/organiser/OrganiserSecurityPage.tsx'),
    link: { label: copy.security, in: ['organiserBar'] },
  },
];

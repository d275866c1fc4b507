import { Navigate, Route, Routes } from 'react-router-dom';
import NotFoundPage from '../../features/errors/NotFoundPage.tsx';
import { organiserPaths } from '../../features/organiser/organiserPaths.ts';
import { lazyPage as page } from './lazyPage.tsx';
import { OrganiserLayout } from './OrganiserLayout.tsx';

const tournaments = page(() => import('../../features/organiser/tournaments/TournamentsPage.tsx'));
const tournament = page(() => import('../../features/organiser/tournaments/TournamentPage.tsx'));
const scores = page(() => import('../../features/organiser/scores/ScoreEntryPage.tsx'));
const scoreImport = page(
  () => import('../../features/organiser/scores/import/ScoreImportPage.tsx'),
);
const registrations = page(
  () => import('../../features/organiser/registrations/RegistrationsPage.tsx'),
);
const registrationsPrint = page(
  () => import('../../features/organiser/registrations/PrintPage.tsx'),
);
const categories = page(() => import('../../features/organiser/categories/CategoriesPage.tsx'));
const category = page(() => import('../../features/organiser/categories/CategoryPage.tsx'));
const banners = page(() => import('../../features/organiser/media/banners/BannersPage.tsx'));
const banner = page(() => import('../../features/organiser/media/banners/BannerPage.tsx'));
const videos = page(() => import('../../features/organiser/media/videos/VideosPage.tsx'));
const video = page(() => import('../../features/organiser/media/videos/VideoPage.tsx'));
const gallery = page(() => import('../../features/organiser/media/gallery/GalleryPage.tsx'));
const galleryItem = page(
  () => import('../../features/organiser/media/gallery/GalleryItemPage.tsx'),
);
const articles = page(() => import('../../features/organiser/media/blogs/ArticlesPage.tsx'));
const article = page(() => import('../../features/organiser/media/blogs/ArticlePage.tsx'));
const auditLog = page(() => import('../../features/organiser/auditLog/AuditLogPage.tsx'));
const accounts = page(() => import('../../features/organiser/accounts/AccountsPage.tsx'));
const people = page(() => import('../../features/organiser/people/PeoplePage.tsx'));
const security = page(() => import('../../features/account/organiser/OrganiserSecurityPage.tsx'));

/** The organisers' area, with its own route table: no other page loads any of it. */
export default function OrganiserAreaPage() {
  return (
    <Routes>
      <Route element={<OrganiserLayout />}>
        <Route index element={<Navigate replace to={organiserPaths.tournaments.href()} />} />
        <Route path="tournaments" element={tournaments} />
        <Route path="tournaments/new" element={tournament} />
        <Route path="tournaments/:id" element={tournament} />
        <Route path="scores" element={scores} />
        <Route path="scores/import" element={scoreImport} />
        <Route path="tournaments/:id/registrations" element={registrations} />
        <Route path="tournaments/:id/registrations/print" element={registrationsPrint} />
        <Route path="categories" element={categories} />
        <Route path="categories/new" element={category} />
        <Route path="categories/:id" element={category} />
        <Route path="media" element={<Navigate replace to={organiserPaths.banners.href()} />} />
        <Route path="media/banners" element={banners} />
        <Route path="media/banners/new" element={banner} />
        <Route path="media/banners/:id" element={banner} />
        <Route path="media/videos" element={videos} />
        <Route path="media/videos/new" element={video} />
        <Route path="media/videos/:id" element={video} />
        <Route path="media/gallery" element={gallery} />
        <Route path="media/gallery/new" element={galleryItem} />
        <Route path="media/gallery/:id" element={galleryItem} />
        <Route path="media/blogs" element={articles} />
        <Route path="media/blogs/new" element={article} />
        <Route path="media/blogs/:id" element={article} />
        <Route path="journal" element={auditLog} />
        <Route path="accounts" element={accounts} />
        <Route path="people" element={people} />
        <Route path="security" element={security} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

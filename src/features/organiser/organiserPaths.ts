import { path } from '../../paths.ts';

/** The pages of the organisers' area. */
export const organiserPaths = {
  tournaments: path('/organiser/tournaments'),
  newTournament: path('/organiser/tournaments/new'),
  tournament: path('/organiser/tournaments/:id'),
  scores: path('/organiser/scores'),
  scoreImport: path('/organiser/scores/import'),
  registrations: path('/organiser/tournaments/:id/registrations'),
  registrationsPrint: path('/organiser/tournaments/:id/registrations/print'),
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
  accounts: path('/organiser/accounts'),
  journal: path('/organiser/journal'),
  people: path('/organiser/people'),
  security: path('/organiser/security'),
};

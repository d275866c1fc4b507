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
  blogs: path('/organiser/media/blogs'),
  newBlog: path('/organiser/media/blogs/new'),
  blog: path('/organiser/media/blogs/:id'),
  accounts: path('/organiser/accounts'),
  journal: path('/organiser/journal'),
  people: path('/organiser/people'),
  security: path('/organiser/security'),
};

import {
  type Argument,
  type Operation,
  categoryId,
  otherTeamId,
  otherTournamentId,
  teamId,
  tournamentId,
} from './organiserStore.ts';

// The URLs that a change of an organiser makes stale, of the queries in organiserStore.ts.

export const newTournament = () => ['/api/organiser/tournaments', '/api/organiser/categories'];
const media = (name: string, publicName = name) => [`/api/organiser/${name}`, `/api/${publicName}`];
const banners = () => media('banners');
const videos = () => media('videos');
const gallery = () => media('gallery', 'galleries');
const blogs = () => media('blogs');
export const scoreUrls = ['/api/scores', '/api/scores?category=1'];
export const teamPage = `/api/teams/${teamId}`;
export const teamPages = [teamPage, `/api/teams/${otherTeamId}`];
/** How final the results of a tournament are, and the objections to them. */
export const resultsUrls = (id: number) => [
  `/api/organiser/tournaments/${id}/results-states`,
  `/api/organiser/tournaments/${id}/objections`,
];
/** The scores of a tournament for those who enter them, and what counts or shows runs. */
export const scoreEntryUrls = (id: number) => [
  `/api/organiser/tournaments/${id}/categories/${categoryId}/scores`,
  ...resultsUrls(id),
];
export const categoryUrls = ({ id }: Argument) => [
  '/api/organiser/categories',
  '/api/categories',
  `/api/categories/${id}`,
];
export const managedTournamentUrls = (id: number) => [
  '/api/organiser/tournaments',
  `/api/organiser/tournaments/${id}`,
];
export const tournamentUrls = [
  ...managedTournamentUrls(tournamentId),
  '/api/tournaments',
  `/api/tournaments/${tournamentId}`,
];
export const correctionUrls = [
  ...scoreUrls,
  ...teamPages,
  ...scoreEntryUrls(tournamentId),
  ...scoreEntryUrls(otherTournamentId),
];
export const people = () => ['/api/organiser/organisers'];
export const tableCards = ({ id }: Argument) => [`/api/organiser/tournaments/${id}/table-cards`];
export const certificates = () => [
  `/api/organiser/tournaments/${tournamentId}/certificate-design`,
  `/api/organiser/tournaments/${tournamentId}/certificate-summary`,
  `/api/organiser/tournaments/${tournamentId}/certificates?page=1`,
  '/api/gh/certificates',
  '/api/gh/seasons',
  `/api/gh/tournaments/${tournamentId}/certificate-names`,
  '/api/participant/certificates',
];

export type Row = [
  change: string,
  operation: Operation,
  expected: (argument: Argument) => string[],
  /** By default that of tests/support/organiserChanges.ts. */
  argument?: () => Promise<Argument>,
  /** The status of the error; undefined for a success. */
  status?: number,
];

export const contentRows: Row[] = [
  ['a banner is created', 'createBanner', banners],
  ['a banner is saved', 'updateBanner', banners],
  ['a banner is moved', 'moveBanner', banners],
  ['a banner gets a picture', 'uploadBannerPicture', banners],
  ['a banner is deleted', 'deleteBanner', banners],
  ['a video is created', 'createVideo', videos],
  ['a video is saved', 'updateVideo', videos],
  ['a video is deleted', 'deleteVideo', videos],
  ['an item of the gallery is created', 'createGalleryItem', gallery],
  ['an item of the gallery is saved', 'updateGalleryItem', gallery],
  ['an item of the gallery gets a picture', 'uploadGalleryPicture', gallery],
  ['an item of the gallery is deleted', 'deleteGalleryItem', gallery],
  ['an article is created', 'createBlog', blogs],
  ['an article is saved', 'updateBlog', blogs],
  ['an article is published', 'setBlogPublication', blogs],
  ['an article gets a picture', 'uploadBlogPicture', blogs],
  ['an article is deleted', 'deleteBlog', blogs],
];

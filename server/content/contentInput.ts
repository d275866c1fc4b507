import type {
  BannerInput,
  BlogInput,
  CategoryInput,
  GalleryItemInput,
  TournamentInput,
  VideoInput,
} from '../../openapi/schema.d.ts';
import { cleanArticleHtml, hasArticleContent } from '../../openapi/cleanArticleHtml.ts';
import type { BannerChanges } from './bannersManagedQueries.ts';
import type { BlogChanges } from './blogsManagedQueries.ts';
import type { GalleryItemChanges } from './galleryManagedQueries.ts';
import type { VideoChanges } from './videosManagedQueries.ts';
import { toBannerLink } from './bannerLink.ts';
import { fieldError } from '../httpError.ts';
import type { CategoryChanges } from './categoriesManagedQueries.ts';
import type { TournamentChanges } from '../tournaments/managedQueries.ts';

/** Returns what is stored of a category. */
export const toCategoryChanges = (body: CategoryInput): CategoryChanges => ({
  name: body.name.trim(),
  description: body.description.trim(),
  longDescription: body.longdec.trim(),
  ranking: body.ranking,
});

const toDate = (time: string | null) => (time === null ? null : new Date(time));

/** Returns what is stored of a tournament. */
export const toTournamentChanges = (body: TournamentInput): TournamentChanges => ({
  title: body.title.trim(),
  about: body.about.trim(),
  date: body.date,
  startTime: body.start_time,
  timeZone: body.time_zone,
  venue: body.venue.name.trim(),
  city: body.venue.city.trim(),
  province: body.venue.province.trim(),
  registrationOpensAt: toDate(body.registration_opens_at),
  registrationClosesAt: toDate(body.registration_closes_at),
});

type Window = Pick<TournamentInput, 'registration_opens_at' | 'registration_closes_at'>;

/** Whether a registration window ends before it begins. */
export const isWindowReversed = ({
  registration_opens_at: opensAt,
  registration_closes_at: closesAt,
}: Window): boolean =>
  opensAt !== null && closesAt !== null && new Date(closesAt) <= new Date(opensAt);

/**
 * Returns what is stored of a banner; throws 422 if its button has no text or no link, or one that may
 * lead to anything.
 */
export function toBannerChanges({
  title,
  subtitle,
  cta_text,
  cta_link,
}: BannerInput): BannerChanges {
  const text = cta_text.trim();
  const address = cta_link.trim();
  const texts = { title: title.trim(), subtitle: subtitle.trim() };
  if (text === '' && address === '') return { ...texts, ctaText: null, ctaLink: null };
  if (text === '') throw fieldError('cta_text', 'Tombol memerlukan teks dan tautan.');
  if (address === '') throw fieldError('cta_link', 'Tombol memerlukan teks dan tautan.');
  const link = toBannerLink(address);
  if (link === undefined)
    throw fieldError(
      'cta_link',
      'Tautan harus berupa alamat http(s) atau halaman situs ini, misalnya /tournaments.',
    );
  return { ...texts, ctaText: text, ctaLink: link };
}

/** Returns what is stored of a gallery item. */
export const toGalleryItemChanges = ({
  title,
  slug,
  description,
}: GalleryItemInput): GalleryItemChanges => ({
  title: title.trim(),
  slug,
  description: description.trim() || null,
});

/** Returns what is stored of a video. */
export const toVideoChanges = ({ title, video_id }: VideoInput): VideoChanges => ({
  title: title.trim(),
  videoId: video_id,
});

/** Returns what is stored of an article; throws 422 if nothing of its content may stay. */
export function toBlogChanges(body: BlogInput): BlogChanges {
  const content = cleanArticleHtml(body.content);
  if (content === undefined) throw fieldError('content', 'Isi artikel terlalu berlapis.');
  if (!hasArticleContent(content)) throw fieldError('content', 'Isi artikel wajib diisi.');
  return {
    title: body.title.trim(),
    slug: body.slug,
    content,
    metaTitle: body.meta_title.trim() || null,
    metaDescription: body.meta_description.trim() || null,
  };
}

import type { GalleryItemInput } from '../../../openapi/schema.d.ts';
import { galleryContent } from '../../../server/content/kinds/gallery.ts';
import { cellOf, isAllowed, isTime, textOrNull, timeOrNull, toFileName } from './cells.ts';
import { contentKind } from './contentKind.ts';

/** Items without a slug, which are known by their titles, have this one while they are checked. */
const noSlug = 'tanpa-alamat';

const keyOf = (slug: string | null, title: string) => (slug === null ? title : `/${slug}`);

/** Items of the gallery, by their slugs. Only a new one takes its time of creation. */
export const galleryKind = contentKind({
  content: galleryContent,
  shape: { name: 'gallery', columns: ['slug', 'title', 'description', 'created_at', 'picture'] },
  keyOf: ({ slug, title }) => keyOf(slug, title),
  describe: ({ title }) => `the gallery item ${title}`,
  fileName: ({ slug, title }) => `gallery/${toFileName(slug ?? title)}`,
  toCells: (item) => ({
    slug: item.slug ?? '',
    title: item.title,
    description: item.description ?? '',
    created_at: item.createdAt.toISOString(),
  }),
  read(context, row) {
    const slug = textOrNull(row, 'slug');
    const body = {
      slug: slug ?? noSlug,
      title: cellOf(row, 'title'),
      description: cellOf(row, 'description'),
    };
    const hasTime = isTime(context, row, 'created_at');
    if (!isAllowed<GalleryItemInput>(context, row, 'GalleryItemInput', body) || !hasTime)
      return undefined;
    const title = body.title.trim();
    return {
      key: keyOf(slug, title),
      name: title,
      columns: { ...galleryContent.toColumns(body), slug },
    };
  },
  createdAt: (row) => timeOrNull(row, 'created_at'),
});

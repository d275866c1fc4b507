import type { GalleryItemInput } from '../../../openapi/schema.d.ts';
import { galleryPicture } from '../../../server/content/contentFiles.ts';
import { toGalleryItemChanges } from '../../../server/content/contentInput.ts';
import {
  findManagedGalleryItems,
  type GalleryItemChanges,
  insertGalleryItem,
  replaceGalleryItem,
  setGalleryImage,
} from '../../../server/content/galleryManagedQueries.ts';
import { cellOf, isAllowed, isTime, mapByKey, textOrNull, toFileName } from './cells.ts';
import type { Kind } from '../plan.ts';
import { planThings } from './planThings.ts';

const shape = {
  name: 'gallery',
  columns: ['slug', 'title', 'description', 'created_at', 'picture'],
};

/** Items without a slug, which are known by their titles, have this one while they are checked. */
const noSlug = 'tanpa-alamat';

const keyOf = (slug: string | null, title: string) => (slug === null ? title : `/${slug}`);

/** Items of the gallery, by their slugs. Only a new one takes its time of creation. */
export const galleryKind: Kind = {
  shapes: [shape],
  async exportRows({ db, addFile }) {
    const rows = [];
    const found = await findManagedGalleryItems(db);
    for (const item of found.toSorted((one, other) => one.id - other.id))
      rows.push({
        slug: item.slug ?? '',
        title: item.title,
        description: item.description ?? '',
        created_at: item.createdAt.toISOString(),
        picture: await addFile(`gallery/${toFileName(item.slug ?? item.title)}`, item.image),
      });
    return { gallery: rows };
  },
  async plan(context) {
    const stored = mapByKey(
      await findManagedGalleryItems(context.db),
      ({ slug, title }) => keyOf(slug, title),
      ({ title }) => `the gallery item ${title}`,
    );
    return planThings(context, {
      table: shape.name,
      auditLogKind: 'gallery_item',
      stored,
      files: [
        {
          column: 'picture',
          kind: { size: galleryPicture.size },
          prefix: galleryPicture.prefix,
          storedPath: ({ image }) => image,
          save: setGalleryImage,
          operation: 'uploadGalleryPicture',
        },
      ],
      read(row) {
        const slug = textOrNull(row, 'slug');
        const body = {
          slug: slug ?? noSlug,
          title: cellOf(row, 'title'),
          description: cellOf(row, 'description'),
        };
        const hasTime = isTime(context, row, 'created_at');
        if (!isAllowed<GalleryItemInput>(context, row, 'GalleryItemInput', body) || !hasTime)
          return undefined;
        const columns = { ...toGalleryItemChanges(body), slug };
        return { key: keyOf(slug, columns.title), name: columns.title, columns };
      },
      insert: async (db, row, columns, now) => {
        const time = textOrNull(row, 'created_at');
        const item = columns as GalleryItemChanges;
        const createdAt = time === null ? now : new Date(time);
        return (await insertGalleryItem(db, { ...item, createdAt })).id;
      },
      update: (db, id, _row, columns) => replaceGalleryItem(db, id, columns as GalleryItemChanges),
      operations: { create: 'createGalleryItem', update: 'updateGalleryItem' },
    });
  },
};

import { eq } from 'drizzle-orm';
import type { BannerInput } from '../../../openapi/schema.d.ts';
import { bannerPicture } from '../../../server/content/contentFiles.ts';
import { toBannerChanges } from '../../../server/content/contentInput.ts';
import {
  type BannerChanges,
  findManagedBanners,
  insertBanner,
  replaceBanner,
  setBannerImage,
} from '../../../server/content/bannersManagedQueries.ts';
import type { Database } from '../../../server/db/database.ts';
import { banners } from '../../../server/db/schema.ts';
import { cellOf, isAllowed, mapByKey, numberOrNull, readChanges, toFileName } from './cells.ts';
import type { Kind } from '../plan.ts';
import { planThings } from './planThings.ts';

const shape = {
  name: 'banners',
  columns: ['title', 'subtitle', 'cta_text', 'cta_link', 'position', 'picture'],
};

const setPosition = (db: Database, id: number, position: number) =>
  db.update(banners).set({ position }).where(eq(banners.id, id));

/** Banners, by their titles; an empty position is the last one. */
export const bannerKind: Kind = {
  shapes: [shape],
  async exportRows({ db, addFile }) {
    const rows = [];
    const found = await findManagedBanners(db);
    for (const banner of found.toSorted((one, other) => one.id - other.id))
      rows.push({
        title: banner.title,
        subtitle: banner.subtitle,
        cta_text: banner.ctaText ?? '',
        cta_link: banner.ctaLink ?? '',
        position: String(banner.position),
        picture: await addFile(`banners/${toFileName(banner.title)}`, banner.image),
      });
    return { banners: rows };
  },
  async plan(context) {
    const stored = mapByKey(
      await findManagedBanners(context.db),
      ({ title }) => title,
      ({ title }) => `the banner ${title}`,
    );
    return planThings(context, {
      table: shape.name,
      auditLogKind: 'banner',
      stored,
      files: [
        {
          column: 'picture',
          kind: { size: bannerPicture.size },
          prefix: bannerPicture.prefix,
          storedPath: ({ image }) => image,
          save: setBannerImage,
          operation: 'uploadBannerPicture',
        },
      ],
      read(row, find) {
        const body = {
          title: cellOf(row, 'title'),
          subtitle: cellOf(row, 'subtitle'),
          cta_text: cellOf(row, 'cta_text'),
          cta_link: cellOf(row, 'cta_link'),
        };
        const position = numberOrNull(row, 'position');
        const isPosition =
          position === null || isAllowed<number>(context, row, 'Count', position, 'position');
        if (!isAllowed<BannerInput>(context, row, 'BannerInput', body) || !isPosition)
          return undefined;
        const columns = readChanges(context, row, () => toBannerChanges(body));
        if (!columns) return undefined;
        const isMoved = position !== null && find(columns.title)?.position !== position;
        return {
          key: columns.title,
          name: columns.title,
          columns,
          ownFields: isMoved
            ? [
                {
                  name: 'position',
                  operation: 'moveBanner',
                  detail: String(position),
                  save: (db, id) => setPosition(db, id, position),
                },
              ]
            : [],
        };
      },
      insert: async (db, _row, columns) => (await insertBanner(db, columns as BannerChanges)).id,
      update: (db, id, _row, columns) => replaceBanner(db, id, columns as BannerChanges),
      operations: { create: 'createBanner', update: 'updateBanner' },
    });
  },
};

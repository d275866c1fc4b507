import type { BannerInput } from '../../../openapi/schema.d.ts';
import { bannerContent } from '../../../server/content/kinds/banners.ts';
import { cellOf, isAllowed, numberOrNull, readChanges, toFileName } from './cells.ts';
import { contentKind } from './contentKind.ts';

/** Banners, by their titles; an empty position is the last one. */
export const bannerKind = contentKind({
  content: bannerContent,
  shape: {
    name: 'banners',
    columns: ['title', 'subtitle', 'cta_text', 'cta_link', 'position', 'picture'],
  },
  keyOf: ({ title }) => title,
  describe: ({ title }) => `the banner ${title}`,
  fileName: ({ title }) => `banners/${toFileName(title)}`,
  toCells: (banner) => ({
    title: banner.title,
    subtitle: banner.subtitle,
    cta_text: banner.ctaText ?? '',
    cta_link: banner.ctaLink ?? '',
    position: String(banner.position),
  }),
  read(context, row, find) {
    const body = {
      title: cellOf(row, 'title'),
      subtitle: cellOf(row, 'subtitle'),
      cta_text: cellOf(row, 'cta_text'),
      cta_link: cellOf(row, 'cta_link'),
    };
    const position = numberOrNull(row, 'position');
    const isPosition =
      position === null || isAllowed<number>(context, row, 'Count', position, 'position');
    if (!isAllowed<BannerInput>(context, row, 'BannerInput', body) || !isPosition) return undefined;
    const columns = readChanges(context, row, () => bannerContent.toColumns(body));
    if (!columns) return undefined;
    const title = body.title.trim();
    const isMoved = position !== null && find(title)?.position !== position;
    return {
      key: title,
      name: title,
      columns,
      ownFields: isMoved
        ? [
            {
              name: 'position',
              operation: 'moveBanner',
              detail: String(position),
              save: (db, id) => bannerContent.setColumns(db, id, { position }),
            },
          ]
        : [],
    };
  },
});

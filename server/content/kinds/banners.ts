import type { BannerInput } from '../../../openapi/schema.d.ts';
import type { Handler, Handlers } from '../../contract/mountOperations.ts';
import { banners } from '../../db/schema.ts';
import { fieldError } from '../../lib/httpError.ts';
import { toBannerLink } from '../bannerLink.ts';
import {
  createContentQueries,
  moveToPosition,
  takeLastPosition,
} from '../../managed/contentQueries.ts';
import { type ContentFile, defineContent, versionOf } from '../../managed/managedContent.ts';
import { bannerOrder } from '../mediaQueries.ts';

const { find, findAll } = createContentQueries(banners);

const picture: ContentFile = {
  column: 'image',
  field: 'picture',
  prefix: (id) => `banners/${id}-`,
  size: { width: 1600, height: 900 },
  operation: 'uploadBannerPicture',
  saved: 'Gambar banner telah disimpan.',
};

/** Throws 422 if the button of a banner has no text or no link, or one that may lead to anything. */
function readButton({ cta_text, cta_link }: BannerInput) {
  const text = cta_text.trim();
  const address = cta_link.trim();
  if (text === '' && address === '') return { ctaText: null, ctaLink: null };
  if (text === '') throw fieldError('cta_text', 'Tombol memerlukan teks dan tautan.');
  if (address === '') throw fieldError('cta_link', 'Tombol memerlukan teks dan tautan.');
  const link = toBannerLink(address);
  if (link === undefined)
    throw fieldError(
      'cta_link',
      'Tautan harus berupa alamat http(s) atau halaman situs ini, misalnya /tournaments.',
    );
  return { ctaText: text, ctaLink: link };
}

export const bannerContent = defineContent({
  table: banners,
  auditLogKind: 'banner',
  nameOf: ({ title }) => title,
  findAll: (db) => findAll(db, bannerOrder),
  findOne: find,
  toResponse: (banner) => ({
    id: banner.id,
    image: banner.image || null,
    title: banner.title,
    subtitle: banner.subtitle,
    cta_text: banner.ctaText,
    cta_link: banner.ctaLink,
    version: versionOf(banner),
  }),
  toColumns: (body: BannerInput) => ({
    title: body.title.trim(),
    subtitle: body.subtitle.trim(),
    ...readButton(body),
  }),
  newColumns: async (transaction) => ({
    image: '',
    position: await takeLastPosition(transaction, banners),
  }),
  files: [picture],
  operations: { create: 'createBanner', update: 'updateBanner', remove: 'deleteBanner' },
  messages: {
    notFound: 'Banner tidak ditemukan.',
    created: 'Banner telah disimpan. Unggah gambarnya agar tampil di halaman depan.',
    updated: 'Banner telah disimpan.',
    outdated: 'Banner ini baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
    removed: (title) => `Banner ${title} telah dihapus.`,
  },
});

const moveBanner: Handler<'moveBanner'> = async (
  { path: { id }, body: { position }, organiserId },
  { db, now },
) => {
  const { requireFound, record, toResponse } = bannerContent;
  const { moved, all, reached } = await db.transaction(async (transaction) => {
    const { from, to } = requireFound(await moveToPosition(transaction, banners, { id, position }));
    const rows = await findAll(transaction, bannerOrder);
    const row = requireFound(rows.find((banner) => banner.id === id));
    const change = { organiserId, at: now(), operation: 'moveBanner', detail: `${to}` } as const;
    if (to !== from) await record(transaction, row, change);
    return { moved: row, all: rows, reached: to };
  });
  return {
    success: true,
    message: `Banner ${moved.title} kini di urutan ${reached}.`,
    data: all.map((banner) => toResponse(banner, '')),
  };
};

export const bannerHandlers = {
  listManagedBanners: bannerContent.list,
  createBanner: bannerContent.create,
  updateBanner: bannerContent.update,
  moveBanner,
  deleteBanner: bannerContent.remove,
  uploadBannerPicture: bannerContent.upload(picture),
} satisfies Partial<Handlers>;

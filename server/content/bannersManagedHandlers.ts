import { bannerPicture } from './contentFiles.ts';
import { toBannerChanges } from './contentInput.ts';
import type { Handler } from '../contract/mountOperations.ts';
import { recordChange } from '../auditLog/queries.ts';
import {
  type BannerChanges,
  deleteBannerRow,
  findManagedBanner,
  findManagedBanners,
  insertBanner,
  lockBanner,
  moveBannerTo,
  replaceBanner,
  setBannerImage,
} from './bannersManagedQueries.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../httpError.ts';
import { rejectOtherVersion, versionOf } from './version.ts';
import { commitUpload, discardUpload, readPicture } from '../files/uploads.ts';

type Banner = BannerChanges & { id: number; image: string; version: number };

const toManaged = (banner: Banner) => ({
  id: banner.id,
  image: banner.image || null,
  title: banner.title,
  subtitle: banner.subtitle,
  cta_text: banner.ctaText,
  cta_link: banner.ctaLink,
  version: versionOf(banner),
});

/** A banner as the audit log names it. */
const changeOf = ({ id, title }: Pick<Banner, 'id' | 'title'>) => ({
  kind: 'banner' as const,
  id,
  name: title,
});

/** Returns what was found; throws 404 if nothing was. */
function requireFound<Found>(found: Found | undefined): Found {
  if (!found) throw new HttpError(404, 'Banner tidak ditemukan.');
  return found;
}

const requireLocked = async (transaction: Database, id: number) =>
  requireFound(await lockBanner(transaction, id));

export const listManagedBanners: Handler<'listManagedBanners'> = async (_request, { db }) => ({
  success: true,
  data: (await findManagedBanners(db)).map(toManaged),
});

export const createBanner: Handler<'createBanner'> = async ({ body, organiserId }, { db, now }) => {
  const changes = toBannerChanges(body);
  const created = await db.transaction(async (transaction) => {
    const inserted = await insertBanner(transaction, changes);
    const change = { ...changeOf(inserted), organiserId, at: now() };
    await recordChange(transaction, { ...change, operation: 'createBanner' });
    return inserted;
  });
  return {
    success: true,
    message: 'Banner telah disimpan. Unggah gambarnya agar tampil di halaman depan.',
    data: toManaged(created),
  };
};

export const updateBanner: Handler<'updateBanner'> = async (
  { path: { id }, header, body, organiserId },
  { db, now },
) => {
  const changes = toBannerChanges(body);
  const saved = await db.transaction(async (transaction) => {
    rejectOtherVersion(
      await requireLocked(transaction, id),
      header['if-match'],
      'Banner ini baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
    );
    const after = requireFound(await replaceBanner(transaction, id, changes));
    const change = { ...changeOf(after), organiserId, at: now() };
    await recordChange(transaction, { ...change, operation: 'updateBanner' });
    return after;
  });
  return { success: true, message: 'Banner telah disimpan.', data: toManaged(saved) };
};

export const moveBanner: Handler<'moveBanner'> = async (
  { path: { id }, body: { position }, organiserId },
  { db, now },
) => {
  const { moved, all, place } = await db.transaction(async (transaction) => {
    const found = requireFound(await moveBannerTo(transaction, id, position));
    const to = found.all.indexOf(found.moved) + 1;
    const change = { ...changeOf(found.moved), organiserId, at: now(), detail: `${to}` };
    await recordChange(transaction, { ...change, operation: 'moveBanner' });
    return { ...found, place: to };
  });
  return {
    success: true,
    message: `Banner ${moved.title} kini di urutan ${place}.`,
    data: all.map(toManaged),
  };
};

export const deleteBanner: Handler<'deleteBanner'> = async (
  { path: { id }, organiserId },
  { db, files, now },
) => {
  const { title, image } = await db.transaction(async (transaction) => {
    const deleted = requireFound(await deleteBannerRow(transaction, id));
    const change = { ...changeOf(deleted), organiserId, at: now() };
    await recordChange(transaction, { ...change, operation: 'deleteBanner' });
    return deleted;
  });
  await discardUpload(files, bannerPicture.prefix(id), image);
  return { success: true, message: `Banner ${title} telah dihapus.` };
};

export const uploadBannerPicture: Handler<'uploadBannerPicture'> = async (
  { path: { id }, body, organiserId },
  services,
) => {
  const { db, files, now } = services;
  const { size } = bannerPicture;
  requireFound(await findManagedBanner(db, id));
  const bytes = await readPicture(services, { name: 'picture', value: body.picture, size });
  const { banner } = await commitUpload(
    files,
    { prefix: bannerPicture.prefix(id), bytes },
    (image) =>
      db.transaction(async (transaction) => {
        const before = await requireLocked(transaction, id);
        const after = requireFound(await setBannerImage(transaction, id, image));
        const change = { ...changeOf(before), organiserId, at: now() };
        await recordChange(transaction, { ...change, operation: 'uploadBannerPicture' });
        return { previousPath: before.image, banner: after };
      }),
  );
  return {
    success: true,
    message: 'Gambar banner telah disimpan.',
    data: toManaged(banner),
  };
};

import { galleryPicture } from './contentFiles.ts';
import { toGalleryItemChanges } from './contentInput.ts';
import type { Handler } from '../contract/mountOperations.ts';
import { recordChange } from '../auditLog/queries.ts';
import {
  deleteGalleryItemRow,
  findManagedGalleryItem,
  findManagedGalleryItems,
  type GalleryItemChanges,
  insertGalleryItem,
  lockGalleryItem,
  replaceGalleryItem,
  setGalleryImage,
} from './galleryManagedQueries.ts';
import type { Database } from '../db/database.ts';
import { isUniqueViolation } from '../db/violations.ts';
import { fieldError, HttpError } from '../httpError.ts';
import { rejectOtherVersion, versionOf } from './version.ts';
import { commitUpload, discardUpload, readPicture } from '../files/uploads.ts';

type GalleryItem = GalleryItemChanges & {
  id: number;
  image: string;
  createdAt: Date;
  version: number;
};

const toManaged = (item: GalleryItem) => ({
  id: item.id,
  title: item.title,
  image: item.image || null,
  slug: item.slug,
  description: item.description,
  created_at: item.createdAt.toISOString(),
  version: versionOf(item),
});

/** A gallery item as the audit log names it. */
const changeOf = ({ id, title }: Pick<GalleryItem, 'id' | 'title'>) => ({
  kind: 'gallery_item' as const,
  id,
  name: title,
});

/** Returns what was found; throws 404 if nothing was. */
function requireFound<Found>(found: Found | undefined): Found {
  if (!found) throw new HttpError(404, 'Item galeri tidak ditemukan.');
  return found;
}

const requireLocked = async (transaction: Database, id: number) =>
  requireFound(await lockGalleryItem(transaction, id));

/** Runs what writes a slug in a transaction; throws 422 if another item has it. */
async function saveSlug<Saved>(
  db: Database,
  save: (transaction: Database) => Promise<Saved>,
): Promise<Saved> {
  try {
    return await db.transaction(save);
  } catch (error) {
    if (isUniqueViolation(error, 'gallery_items_slug_unique'))
      throw fieldError('slug', 'Alamat ini sudah dipakai item lain.');
    throw error;
  }
}

export const listManagedGalleryItems: Handler<'listManagedGalleryItems'> = async (
  _request,
  { db },
) => ({ success: true, data: (await findManagedGalleryItems(db)).map(toManaged) });

export const createGalleryItem: Handler<'createGalleryItem'> = async (
  { body, organiserId },
  { db, now },
) => {
  const created = await saveSlug(db, async (transaction) => {
    const at = now();
    const inserted = await insertGalleryItem(transaction, {
      ...toGalleryItemChanges(body),
      createdAt: at,
    });
    const change = { ...changeOf(inserted), organiserId, at };
    await recordChange(transaction, { ...change, operation: 'createGalleryItem' });
    return inserted;
  });
  return {
    success: true,
    message: 'Item galeri telah disimpan. Unggah gambarnya agar tampil di galeri.',
    data: toManaged(created),
  };
};

export const updateGalleryItem: Handler<'updateGalleryItem'> = async (
  { path: { id }, header, body, organiserId },
  { db, now },
) => {
  const saved = await saveSlug(db, async (transaction) => {
    rejectOtherVersion(
      await requireLocked(transaction, id),
      header['if-match'],
      'Item galeri ini baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
    );
    const after = requireFound(
      await replaceGalleryItem(transaction, id, toGalleryItemChanges(body)),
    );
    const change = { ...changeOf(after), organiserId, at: now() };
    await recordChange(transaction, { ...change, operation: 'updateGalleryItem' });
    return after;
  });
  return { success: true, message: 'Item galeri telah disimpan.', data: toManaged(saved) };
};

export const deleteGalleryItem: Handler<'deleteGalleryItem'> = async (
  { path: { id }, organiserId },
  { db, files, now },
) => {
  const { title, image } = await db.transaction(async (transaction) => {
    const deleted = requireFound(await deleteGalleryItemRow(transaction, id));
    const change = { ...changeOf(deleted), organiserId, at: now() };
    await recordChange(transaction, { ...change, operation: 'deleteGalleryItem' });
    return deleted;
  });
  await discardUpload(files, galleryPicture.prefix(id), image);
  return { success: true, message: `Item galeri ${title} telah dihapus.` };
};

export const uploadGalleryPicture: Handler<'uploadGalleryPicture'> = async (
  { path: { id }, body, organiserId },
  services,
) => {
  const { db, files, now } = services;
  const { size } = galleryPicture;
  requireFound(await findManagedGalleryItem(db, id));
  const bytes = await readPicture(services, { name: 'picture', value: body.picture, size });
  const { item } = await commitUpload(
    files,
    { prefix: galleryPicture.prefix(id), bytes },
    (image) =>
      db.transaction(async (transaction) => {
        const before = await requireLocked(transaction, id);
        const after = requireFound(await setGalleryImage(transaction, id, image));
        const change = { ...changeOf(before), organiserId, at: now() };
        await recordChange(transaction, { ...change, operation: 'uploadGalleryPicture' });
        return { previousPath: before.image, item: after };
      }),
  );
  return { success: true, message: 'Gambar galeri telah disimpan.', data: toManaged(item) };
};

import { toVideoChanges } from './contentInput.ts';
import type { Handler } from '../contract/mountOperations.ts';
import { recordChange } from '../auditLog/queries.ts';
import { findVideos } from './mediaQueries.ts';
import {
  deleteVideoRow,
  insertVideo,
  lockVideo,
  replaceVideo,
  type VideoChanges,
} from './videosManagedQueries.ts';
import { HttpError } from '../httpError.ts';
import { rejectOtherVersion, versionOf } from './version.ts';

type Video = VideoChanges & { id: number; version: number };

const toManaged = (video: Video) => ({
  id: video.id,
  title: video.title,
  video_id: video.videoId,
  version: versionOf(video),
});

/** A video as the audit log names it. */
const changeOf = ({ id, title }: Pick<Video, 'id' | 'title'>) => ({
  kind: 'video' as const,
  id,
  name: title,
});

/** Returns what was found; throws 404 if nothing was. */
function requireFound<Found>(found: Found | undefined): Found {
  if (!found) throw new HttpError(404, 'Video tidak ditemukan.');
  return found;
}

export const listManagedVideos: Handler<'listManagedVideos'> = async (_request, { db }) => ({
  success: true,
  data: (await findVideos(db)).map(toManaged),
});

export const createVideo: Handler<'createVideo'> = async ({ body, organiserId }, { db, now }) => {
  const created = await db.transaction(async (transaction) => {
    const inserted = await insertVideo(transaction, toVideoChanges(body));
    const change = { ...changeOf(inserted), organiserId, at: now() };
    await recordChange(transaction, { ...change, operation: 'createVideo' });
    return inserted;
  });
  return { success: true, message: 'Video telah ditambahkan.', data: toManaged(created) };
};

export const updateVideo: Handler<'updateVideo'> = async (
  { path: { id }, header, body, organiserId },
  { db, now },
) => {
  const saved = await db.transaction(async (transaction) => {
    rejectOtherVersion(
      requireFound(await lockVideo(transaction, id)),
      header['if-match'],
      'Video ini baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
    );
    const after = requireFound(await replaceVideo(transaction, id, toVideoChanges(body)));
    const change = { ...changeOf(after), organiserId, at: now() };
    await recordChange(transaction, { ...change, operation: 'updateVideo' });
    return after;
  });
  return { success: true, message: 'Video telah disimpan.', data: toManaged(saved) };
};

export const deleteVideo: Handler<'deleteVideo'> = async (
  { path: { id }, organiserId },
  { db, now },
) => {
  const { title } = await db.transaction(async (transaction) => {
    const deleted = requireFound(await deleteVideoRow(transaction, id));
    const change = { ...changeOf(deleted), organiserId, at: now() };
    await recordChange(transaction, { ...change, operation: 'deleteVideo' });
    return deleted;
  });
  return { success: true, message: `Video ${title} telah dihapus.` };
};

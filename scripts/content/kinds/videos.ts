import type { VideoInput } from '../../../openapi/schema.d.ts';
import { toVideoChanges } from '../../../server/content/contentInput.ts';
import { findVideos } from '../../../server/content/mediaQueries.ts';
import {
  insertVideo,
  replaceVideo,
  type VideoChanges,
} from '../../../server/content/videosManagedQueries.ts';
import { cellOf, isAllowed, mapByKey } from './cells.ts';
import type { Kind } from '../plan.ts';
import { planThings } from './planThings.ts';

const shape = { name: 'videos', columns: ['video_id', 'title'] };

/** Videos, by their ids at YouTube; the last row is the newest. */
export const videoKind: Kind = {
  shapes: [shape],
  async exportRows({ db }) {
    const found = (await findVideos(db)).toReversed();
    return { videos: found.map(({ videoId, title }) => ({ video_id: videoId, title })) };
  },
  async plan(context) {
    const stored = mapByKey(
      await findVideos(context.db),
      ({ videoId }) => videoId,
      ({ videoId }) => `the video ${videoId}`,
    );
    return planThings(context, {
      table: shape.name,
      auditLogKind: 'video',
      stored,
      files: [],
      read(row) {
        const body = { video_id: cellOf(row, 'video_id').trim(), title: cellOf(row, 'title') };
        if (!isAllowed<VideoInput>(context, row, 'VideoInput', body)) return undefined;
        const columns = toVideoChanges(body);
        return { key: columns.videoId, name: columns.title, columns };
      },
      insert: async (db, _row, columns) => (await insertVideo(db, columns as VideoChanges)).id,
      update: (db, id, _row, columns) => replaceVideo(db, id, columns as VideoChanges),
      operations: { create: 'createVideo', update: 'updateVideo' },
    });
  },
};

import type { VideoInput } from '../../../openapi/schema.d.ts';
import { videoContent } from '../../../server/content/kinds/videos.ts';
import { cellOf, isAllowed } from './cells.ts';
import { contentKind } from './contentKind.ts';

/** Videos, by their ids at YouTube; the last row is the newest. */
export const videoKind = contentKind({
  content: videoContent,
  shape: { name: 'videos', columns: ['video_id', 'title'] },
  keyOf: ({ videoId }) => videoId,
  describe: ({ videoId }) => `the video ${videoId}`,
  fileName: ({ videoId }) => videoId,
  toCells: ({ videoId, title }) => ({ video_id: videoId, title }),
  read(context, row) {
    const body = { video_id: cellOf(row, 'video_id').trim(), title: cellOf(row, 'title') };
    if (!isAllowed<VideoInput>(context, row, 'VideoInput', body)) return undefined;
    return {
      key: body.video_id,
      name: body.title.trim(),
      columns: videoContent.toColumns(body),
    };
  },
});

import type { ManagedVideo } from '../../../../../openapi/schema.d.ts';
import {
  useDeleteVideoMutation,
  useListManagedVideosQuery,
} from '../../../../api/managedContent.ts';
import { ManagedListPage } from '../../lists/ManagedListPage.tsx';
import type { ListKind } from '../../lists/ManagedTable.tsx';
import { ThumbnailFrame } from '../../lists/TitleCell.tsx';
import { organiserPaths } from '../../../../paths.ts';
import { copy } from './copy.ts';
import { VideoPicture } from './VideoPicture.tsx';

const videos: ListKind<ManagedVideo> = {
  texts: copy.texts,
  isMedia: true,
  createPath: organiserPaths.newVideo.href(),
  path: organiserPaths.video,
  thumbnail: ({ video_id: videoId }) => (
    <ThumbnailFrame>
      <VideoPicture videoId={videoId} />
    </ThumbnailFrame>
  ),
  columns: [{ field: 'video_id', headerName: copy.id, width: 180 }],
};

/** The videos of the media page. */
export default function VideosPage() {
  const list = useListManagedVideosQuery();
  const [remove] = useDeleteVideoMutation();
  return <ManagedListPage kind={videos} requests={{ list, remove }} />;
}

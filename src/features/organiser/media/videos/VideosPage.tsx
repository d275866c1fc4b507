import { useDeleteVideoMutation, useListManagedVideosQuery } from '../../../../api/managedMedia.ts';
import { organiserPaths } from '../../../../paths.ts';
import { MediaListPage } from '../MediaListPage.tsx';
import { copy } from './copy.ts';
import { VideoTable } from './VideoTable.tsx';

/** The videos of the media page. */
export default function VideosPage() {
  const query = useListManagedVideosQuery();
  const [remove] = useDeleteVideoMutation();
  return (
    <MediaListPage
      texts={copy.list}
      query={query}
      createPath={organiserPaths.newVideo.href()}
      remove={remove}
    >
      {(videos, onRemove) => <VideoTable videos={videos} onRemove={onRemove} />}
    </MediaListPage>
  );
}

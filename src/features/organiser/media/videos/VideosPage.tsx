import { useState } from 'react';
import type { OrganisedVideo } from '../../../../../openapi/schema.d.ts';
import {
  useDeleteVideoMutation,
  useListOrganisedVideosQuery,
} from '../../../../api/organisedMedia.ts';
import { organiserPaths } from '../../organiserPaths.ts';
import { MediaListPage } from '../MediaListPage.tsx';
import { RemoveDialog } from '../RemoveDialog.tsx';
import { copy } from './copy.ts';
import { VideoTable } from './VideoTable.tsx';

/** The videos of the media page. */
export default function VideosPage() {
  const query = useListOrganisedVideosQuery();
  const [remove] = useDeleteVideoMutation();
  const [removed, setRemoved] = useState<OrganisedVideo>();
  return (
    <>
      <MediaListPage texts={copy.list} query={query} createPath={organiserPaths.newVideo.href()}>
        {(videos) => <VideoTable videos={videos} onRemove={setRemoved} />}
      </MediaListPage>
      {removed && (
        <RemoveDialog
          entry={removed}
          texts={copy.list.removing}
          remove={remove}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  );
}

import { Container } from '@mui/material';
import { useParams } from 'react-router-dom';
import type { ManagedVideo } from '../../../../../openapi/schema.d.ts';
import { useListManagedVideosQuery } from '../../../../api/managedMedia.ts';
import { parseId } from '../../../../lib/text/parseId.ts';
import { organiserPaths } from '../../../../paths.ts';
import { MediaEntryPage, NewEntryPage } from '../MediaEntryPage.tsx';
import { copy } from './copy.ts';
import { VideoForm } from './VideoForm.tsx';

const fallback = organiserPaths.videos.href();

/** Adds a video, or changes the one in the URL. */
export default function VideoPage() {
  const { id } = useParams();
  if (id !== undefined) return <ExistingVideo key={id} id={parseId(id)} />;
  return (
    <NewEntryPage title={copy.page.new} fallback={fallback}>
      <VideoForm />
    </NewEntryPage>
  );
}

function ExistingVideo({ id }: { id: number | undefined }) {
  return (
    <MediaEntryPage<ManagedVideo>
      id={id}
      texts={{ ...copy.list, ...copy.page }}
      query={useListManagedVideosQuery()}
      fallback={fallback}
    >
      {(video) => (
        <Container maxWidth="md" disableGutters>
          <VideoForm video={video} />
        </Container>
      )}
    </MediaEntryPage>
  );
}

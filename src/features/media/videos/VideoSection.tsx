import { useState } from 'react';
import type { Video } from '../../../../openapi/schema.d.ts';
import { Card, Skeleton, Typography } from '@mui/material';
import { useListVideosQuery } from '../../../api/media.ts';
import { copy } from '../copy.ts';
import { MediaSection } from '../MediaSection.tsx';
import { sections } from '../sections.ts';
import { usePageParam } from '../usePageParam.ts';
import { row, titleBox, VideoCard } from './VideoCard.tsx';

const columns = {
  xs: 'minmax(0, 1fr)',
  sm: 'repeat(2, minmax(0, 1fr))',
  lg: 'repeat(4, minmax(0, 1fr))',
};

export function VideoSection() {
  const list = useListVideosQuery();
  const paging = usePageParam('videos');
  return (
    <MediaSection
      id={sections.videos}
      texts={copy.videos}
      query={list}
      pagination={paging}
      lead={copy.videos.privacy}
      columns={columns}
      skeleton={<VideoCardSkeleton />}
    >
      {(videos) => <Videos videos={videos} />}
    </MediaSection>
  );
}

/** Only one video plays at a time. */
function Videos({ videos }: { videos: Video[] }) {
  const [playing, setPlaying] = useState<number>();
  return videos.map((video) => (
    <li key={video.id}>
      <VideoCard video={video} playing={video.id === playing} onPlay={() => setPlaying(video.id)} />
    </li>
  ));
}

function VideoCardSkeleton() {
  return (
    <Card sx={{ height: '100%', ...row }}>
      <Skeleton
        variant="rectangular"
        sx={{ width: '100%', height: 'auto', aspectRatio: '16 / 9' }}
      />
      <Typography variant="h5" component="div" sx={titleBox}>
        <Skeleton width="85%" />
      </Typography>
    </Card>
  );
}

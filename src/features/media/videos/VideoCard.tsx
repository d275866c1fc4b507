import { useEffect, useId, useRef } from 'react';
import { Box, ButtonBase, Card, Typography } from '@mui/material';
import type { Video } from '../../../../openapi/schema.d.ts';
import { lineClamp, hoverCard } from '../../../ui/styles/cardStyles.ts';
import { copy } from '../copy.ts';
import { videoUrl } from './videoUrl.ts';
import { VideoThumbnail } from './VideoThumbnail.tsx';

/** Beside other cards always two lines, so that cards and their skeletons have the same height. */
export const titleBox = {
  alignSelf: 'center',
  m: { xs: 1.5, sm: 2 },
  mt: { sm: 1.75 },
  minHeight: { sm: 'calc(2 * 1.0625rem * 1.35)' },
};

/** On phones a video that does not play is a row with a small poster. */
export const row = {
  display: { xs: 'grid', sm: 'block' },
  gridTemplateColumns: '152px minmax(0, 1fr)',
};

type VideoCardProps = { video: Video; playing: boolean; onPlay: () => void };

/** A video: our own thumbnail until the visitor starts the third-party player. */
export function VideoCard({ video, playing, onPlay }: VideoCardProps) {
  const { title, video_id: videoId } = video;
  const titleId = useId();
  const url = videoUrl(videoId);
  const isPlayable = url !== undefined && !playing;
  return (
    <Card
      component="article"
      aria-labelledby={titleId}
      sx={(theme) => ({
        ...(isPlayable ? hoverCard(theme) : { height: '100%' }),
        ...(!playing && row),
      })}
    >
      {url !== undefined && playing ? (
        <VideoPlayer url={url} title={title} />
      ) : (
        <VideoThumbnail video={video} unavailable={url === undefined} />
      )}
      <Typography
        id={titleId}
        variant="h5"
        component="h3"
        sx={{ ...titleBox, ...lineClamp(2), WebkitLineClamp: { xs: '3', sm: '2' } }}
      >
        {title}
      </Typography>
      {isPlayable && (
        <ButtonBase
          aria-label={copy.videos.play(title)}
          onClick={onPlay}
          sx={{
            position: 'absolute',
            inset: 0,
            zIndex: 1,
            '&.Mui-focusVisible': { outline: 'none' },
          }}
        />
      )}
    </Card>
  );
}

function VideoPlayer({ url, title }: { url: string; title: string }) {
  const player = useRef<HTMLIFrameElement>(null);
  // The button that had the focus is unmounted.
  useEffect(() => player.current?.focus({ preventScroll: true }), []);
  return (
    <Box
      component="iframe"
      ref={player}
      src={url}
      title={title}
      allow="accelerometer; autoplay; clipboard-write; encrypted-media; fullscreen; gyroscope; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      sx={(theme) => ({
        display: 'block',
        width: '100%',
        aspectRatio: '16 / 9',
        border: 0,
        outlineOffset: -2,
        backgroundColor: theme.vars.palette.board.deep,
      })}
    />
  );
}

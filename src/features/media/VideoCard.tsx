import { useEffect, useId, useRef } from 'react';
import { Box, ButtonBase, Card, Typography } from '@mui/material';
import type { Video } from '../../../openapi/schema.d.ts';
import { lineClamp, hoverCard } from '../../ui/cardStyles.ts';
import { copy } from './copy.ts';
import { videoUrl } from './videoUrl.ts';
import { VideoThumbnail } from './VideoThumbnail.tsx';

/** Always two lines of title, so that cards and their skeletons have the same height. */
export const titleHeight = 'calc(2 * 1.0625rem * 1.35)';

type VideoCardProps = { video: Video; playing: boolean; onPlay: () => void };

/** A video: our own thumbnail until the visitor starts the third-party player. */
export function VideoCard({
  video: { id, title, video_id: videoId },
  playing,
  onPlay,
}: VideoCardProps) {
  const titleId = useId();
  const url = videoUrl(videoId);
  const isPlayable = url !== undefined && !playing;
  return (
    <Card
      component="article"
      aria-labelledby={titleId}
      sx={isPlayable ? hoverCard : { height: '100%' }}
    >
      {url !== undefined && playing ? (
        <VideoPlayer url={url} title={title} />
      ) : (
        <VideoThumbnail variant={id} unavailable={url === undefined} />
      )}
      <Typography
        id={titleId}
        variant="h5"
        component="h3"
        sx={{ m: 2, mt: 1.75, minHeight: titleHeight, ...lineClamp(2) }}
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

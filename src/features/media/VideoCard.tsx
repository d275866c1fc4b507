import { useEffect, useId, useRef } from 'react';
import { Box, ButtonBase, Card, Typography } from '@mui/material';
import type { Video } from '../../../openapi/schema.d.ts';
import { clamp, liftingCard } from '../../ui/cards.ts';
import { copy } from './copy.ts';
import { videoAddress } from './videoAddress.ts';
import { VideoScreen } from './VideoScreen.tsx';

/**
 * Two lines of title, whether they are needed or not, so that cards and their skeletons are alike.
 */
export const titleHeight = 'calc(2 * 1.0625rem * 1.35)';

type VideoCardProps = { video: Video; playing: boolean; onPlay: () => void };

/**
 * One video: a screen of our own until the visitor asks for the player, which is somebody else's.
 */
export function VideoCard({
  video: { id, title, video_id: videoId },
  playing,
  onPlay,
}: VideoCardProps) {
  const titleId = useId();
  const address = videoAddress(videoId);
  const resting = address !== undefined && !playing;
  return (
    <Card
      component="article"
      aria-labelledby={titleId}
      sx={resting ? liftingCard : { height: '100%' }}
    >
      {address !== undefined && playing ? (
        <Player address={address} title={title} />
      ) : (
        <VideoScreen number={id} unavailable={address === undefined} />
      )}
      <Typography
        id={titleId}
        variant="h5"
        component="h3"
        sx={{ m: 2, mt: 1.75, minHeight: titleHeight, ...clamp(2) }}
      >
        {title}
      </Typography>
      {resting && (
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

function Player({ address, title }: { address: string; title: string }) {
  const player = useRef<HTMLIFrameElement>(null);
  // The button that had the focus is gone.
  useEffect(() => player.current?.focus({ preventScroll: true }), []);
  return (
    <Box
      component="iframe"
      ref={player}
      src={address}
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

import { Box, Typography } from '@mui/material';
import VideocamOffIcon from '@mui/icons-material/VideocamOffOutlined';
import { KawungPattern } from '../../../ui/artwork/KawungPattern.tsx';
import { copy } from '../copy.ts';
import { videoMotif } from './videoMotifs.ts';

type VideoThumbnailProps = {
  video: { id: number; title: string };
  unavailable: boolean;
};

/** Poster of a video: a motif of its subject behind a play icon, or a message if it is unavailable. */
export function VideoThumbnail({ video: { id, title }, unavailable }: VideoThumbnailProps) {
  const { tint, path } = videoMotif(id, title);
  return (
    <Box
      data-color-scheme="dark"
      sx={(theme) => ({
        position: 'relative',
        isolation: 'isolate',
        overflow: 'hidden',
        // On phones as high as the words beside it.
        aspectRatio: { xs: 'auto', sm: '16 / 9' },
        minHeight: { xs: 86, sm: 0 },
        display: 'grid',
        placeItems: 'center',
        color: theme.vars.palette.board.contrastText,
        backgroundColor: tint,
        backgroundImage: `radial-gradient(circle at 50% 46%, transparent, rgb(${theme.vars.palette.board.deepChannel} / 65%) 90%)`,
      })}
    >
      <KawungPattern opacity={0.16} strongest="everywhere" />
      <Box
        component="svg"
        aria-hidden
        viewBox="0 0 320 180"
        preserveAspectRatio="xMidYMid slice"
        sx={{
          ...motifStyles,
          stroke: '#FFF3D6',
          opacity: unavailable ? 0.14 : 0.38,
          // Two of one subject are not quite the same.
          scale: id % 2 === 0 ? '-1.12 1.12' : undefined,
        }}
      >
        <path d={path} />
      </Box>
      {unavailable ? (
        <Box sx={(theme) => ({ textAlign: 'center', p: 2, color: theme.vars.palette.board.muted })}>
          <VideocamOffIcon sx={{ fontSize: { xs: 24, sm: 34 }, mb: 0.5 }} />
          <Typography variant="body2">{copy.videos.unavailable}</Typography>
        </Box>
      ) : (
        <PlayIcon />
      )}
    </Box>
  );
}

const motifStyles = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  zIndex: -1,
  fill: 'none',
  strokeWidth: 4,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;

/** Grows when the card is hovered. */
function PlayIcon() {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 72 72"
      sx={(theme) => ({
        width: { xs: 44, sm: 68 },
        fill: theme.vars.palette.gold.main,
        filter: 'drop-shadow(0 6px 14px rgb(0 0 0 / 0.4))',
        transition: 'transform 160ms',
        'article:hover &': { transform: 'scale(1.08)' },
      })}
    >
      <path d="M6 4h46l16 16v46a2 2 0 0 1-2 2H20L4 52V6a2 2 0 0 1 2-2z" />
      <Box
        component="path"
        d="M29 22l22 14-22 14z"
        sx={{ fill: (theme) => theme.vars.palette.gold.contrastText }}
      />
    </Box>
  );
}

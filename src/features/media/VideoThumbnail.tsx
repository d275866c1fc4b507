import { Box, Typography } from '@mui/material';
import VideocamOffIcon from '@mui/icons-material/VideocamOffOutlined';
import { KawungPattern } from '../../ui/KawungPattern.tsx';
import { copy } from './copy.ts';

const accents = ['gold', 'secondary', 'primary'] as const;
const traceTransforms = ['none', 'scaleX(-1)', 'scaleY(-1)', 'scale(-1)'];

type VideoThumbnailProps = {
  /** Selects one of the trace patterns, so that neighbouring thumbnails differ. */
  variant: number;
  unavailable: boolean;
};

/**
 * Thumbnail of a video: circuit traces around a play icon, or a message if the video is
 * unavailable.
 */
export function VideoThumbnail({ variant, unavailable }: VideoThumbnailProps) {
  const accent = accents[variant % accents.length] ?? 'gold';
  return (
    <Box
      data-color-scheme="dark"
      sx={(theme) => ({
        position: 'relative',
        isolation: 'isolate',
        overflow: 'hidden',
        aspectRatio: '16 / 9',
        display: 'grid',
        placeItems: 'center',
        color: theme.vars.palette.board.contrastText,
        background: `radial-gradient(circle at 50% 46%, color-mix(in oklab, ${theme.vars.palette[accent].main} 40%, ${theme.vars.palette.board.main}), ${theme.vars.palette.board.deep} 78%)`,
      })}
    >
      <KawungPattern opacity={0.2} strongest="everywhere" />
      <Traces
        accent={accent}
        transform={traceTransforms[variant % traceTransforms.length] ?? 'none'}
        dimmed={unavailable}
      />
      {unavailable ? (
        <Box sx={(theme) => ({ textAlign: 'center', p: 2, color: theme.vars.palette.board.muted })}>
          <VideocamOffIcon sx={{ fontSize: 34, mb: 0.5 }} />
          <Typography variant="body2">{copy.videos.unavailable}</Typography>
        </Box>
      ) : (
        <PlayIcon />
      )}
    </Box>
  );
}

type TracesProps = { accent: (typeof accents)[number]; transform: string; dimmed: boolean };

function Traces({ accent, transform, dimmed }: TracesProps) {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      sx={(theme) => ({
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        zIndex: -1,
        transform,
        opacity: dimmed ? 0.4 : 1,
        fill: 'none',
        strokeWidth: 2.5,
        stroke: theme.vars.palette.board.line,
      })}
    >
      <path d="M0 30h54l22 22h28M0 58h36l30 30h26M320 150h-60l-24-24h-20M320 122h-36l-24-24h-30M90 180v-24l24-24h14M232 0v22l-26 26h-10" />
      <circle cx="110" cy="52" r="5" />
      <circle cx="98" cy="88" r="5" />
      <circle cx="210" cy="126" r="5" />
      <circle cx="224" cy="98" r="5" />
      <Box component="g" sx={{ stroke: (theme) => theme.vars.palette[accent].main }}>
        <path d="M0 120h48l20-20h24M320 40h-74l-18 18h-12" />
        <circle cx="98" cy="100" r="5" />
        <circle cx="210" cy="58" r="5" />
      </Box>
    </Box>
  );
}

/** Grows when the card is hovered. */
function PlayIcon() {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 72 72"
      sx={(theme) => ({
        width: { xs: 76, sm: 68 },
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

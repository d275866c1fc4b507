import { Box, IconButton, Stack } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import type { Banner } from '../../../openapi/schema.d.ts';
import { copy } from './copy.ts';

type CarouselControlsProps = {
  banners: readonly Banner[];
  /** Place of the shown banner, from 0. */
  shown: number;
  playing: boolean;
  onToggle: () => void;
  onBack: () => void;
  onOn: () => void;
  onChoose: (place: number) => void;
};

/**
 * The bar under the banners. It stands before them in the reading order, so that the pause is met
 * first.
 */
export function CarouselControls({
  banners,
  shown,
  playing,
  onToggle,
  onBack,
  onOn,
  onChoose,
}: CarouselControlsProps) {
  return (
    <Stack direction="row" spacing={0.5} sx={bar}>
      <IconButton
        color="inherit"
        aria-label={playing ? copy.banners.pause : copy.banners.play}
        onClick={onToggle}
      >
        {playing ? <PauseIcon /> : <PlayIcon />}
      </IconButton>
      <Box
        role="group"
        aria-label={copy.banners.choose}
        sx={{ display: 'flex', flex: 1, minWidth: 0, overflow: 'clip' }}
      >
        {banners.map(({ id, title }, place) => (
          <Box
            key={id}
            component="button"
            type="button"
            aria-label={copy.banners.placeOf(place + 1, banners.length, title)}
            aria-current={place === shown}
            onClick={() => onChoose(place)}
            sx={dot}
          />
        ))}
      </Box>
      <IconButton
        color="inherit"
        data-step="back"
        aria-label={copy.banners.previous}
        onClick={onBack}
      >
        <ChevronLeftIcon />
      </IconButton>
      <IconButton color="inherit" data-step="on" aria-label={copy.banners.next} onClick={onOn}>
        <ChevronRightIcon />
      </IconButton>
    </Stack>
  );
}

function bar({ vars: { palette } }: Theme) {
  return {
    order: 1,
    alignItems: 'center',
    minHeight: 56,
    px: { xs: 0.75, sm: 1.5 },
    color: palette.board.contrastText,
    backgroundColor: palette.board.deep,
    borderTop: `1px solid ${palette.board.line}`,
  };
}

/** A solder pad that grows into a trace when its banner is shown. */
function dot({ vars: { palette } }: Theme) {
  return {
    appearance: 'none',
    border: 0,
    p: 0,
    background: 'none',
    cursor: 'pointer',
    height: 44,
    flex: '0 1 28px',
    minWidth: 24,
    display: 'grid',
    placeItems: 'center',
    '&::before': {
      content: '""',
      width: 10,
      height: 10,
      borderRadius: 5,
      border: `2px solid ${palette.board.muted}`,
      transition: 'width 200ms',
    },
    '&:hover::before': { borderColor: palette.gold.main },
    '&[aria-current="true"]::before': {
      width: 28,
      borderColor: palette.gold.main,
      backgroundColor: palette.gold.main,
    },
    '&[aria-current="true"]': { flexBasis: 44, minWidth: 36 },
    '&:focus-visible': { outlineOffset: -4 },
  };
}

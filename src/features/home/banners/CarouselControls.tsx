import { Box, IconButton, Stack } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import type { Banner } from '../../../../openapi/schema.d.ts';
import { copy } from '../copy.ts';

type CarouselControlsProps = {
  banners: readonly Banner[];
  /** From 0. */
  currentIndex: number;
  isPlaying: boolean;
  onToggle: () => void;
  onPrevious: () => void;
  onNext: () => void;
  onSelect: (index: number) => void;
};

/** Shown below the banners, but before them in the DOM: the pause button is then focused first. */
export function CarouselControls({
  banners,
  currentIndex,
  isPlaying,
  onToggle,
  onPrevious,
  onNext,
  onSelect,
}: CarouselControlsProps) {
  return (
    <Stack direction="row" spacing={0.5} sx={bar}>
      <IconButton
        color="inherit"
        aria-label={isPlaying ? copy.banners.pause : copy.banners.play}
        onClick={onToggle}
      >
        {isPlaying ? <PauseIcon /> : <PlayIcon />}
      </IconButton>
      <Box
        role="group"
        aria-label={copy.banners.choose}
        sx={{ display: 'flex', flex: 1, minWidth: 0, overflow: 'clip' }}
      >
        {banners.map(({ id, title }, index) => (
          <Box
            key={id}
            component="button"
            type="button"
            aria-label={copy.banners.positionWithTitle(index + 1, banners.length, title)}
            aria-current={index === currentIndex}
            onClick={() => onSelect(index)}
            sx={dot}
          />
        ))}
      </Box>
      <IconButton
        color="inherit"
        data-step="previous"
        aria-label={copy.banners.previous}
        onClick={onPrevious}
      >
        <ChevronLeftIcon />
      </IconButton>
      <IconButton color="inherit" data-step="next" aria-label={copy.banners.next} onClick={onNext}>
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

/** Looks like a solder pad that grows into a trace when its banner is shown. */
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

import { useEffect, useRef } from 'react';
import { Box, ButtonBase } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { scrollStripTo } from '../../../ui/lists/TabList.tsx';
import { preventFocusOnMouseDown } from '../../../ui/screen/ScreenControls.tsx';
import { ellipsis } from '../../../ui/styles/styles.ts';
import type { BoardCategory } from '../scores/boardSnapshot.ts';
import { copy } from '../copy.ts';
import { secondsPerCategory } from '../categories/rotation.ts';
import type { CategoryPlayback } from '../categories/useCategoryPlayback.ts';

type CategoryStripProps = { categories: readonly BoardCategory[]; playback: CategoryPlayback };

/**
 * One scrollable row of buttons, one per category; the current one shows its remaining time.
 * Pressing a category pins it, pressing it again unpins it.
 */
export function CategoryStrip({ categories, playback }: CategoryStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const { position, isPinned, isPlaying, secondsLeft, togglePin } = playback;

  useEffect(() => {
    const container = strip.current;
    const current = container?.children[position];
    if (container && current instanceof HTMLElement) scrollStripTo(container, current);
  }, [position, categories]);

  return (
    <Box
      ref={strip}
      role="group"
      aria-label={copy.fullScreen.pin}
      onMouseDown={preventFocusOnMouseDown}
      sx={stripStyle}
    >
      {categories.map(({ id, name }, index) => {
        const isCurrent = index === position;
        return (
          <ButtonBase
            key={id}
            aria-pressed={isPinned && isCurrent}
            aria-current={isCurrent}
            onClick={() => togglePin(index)}
          >
            <Box component="span" sx={ellipsis}>
              {name}
            </Box>
            {isCurrent && (
              <span
                className="progress"
                data-full={!isPlaying || secondsLeft === secondsPerCategory}
                style={{ scale: `${isPlaying ? 1 - (secondsLeft - 1) / secondsPerCategory : 1} 1` }}
              />
            )}
          </ButtonBase>
        );
      })}
    </Box>
  );
}

const progressHeight = 'max(3px, 0.16em)';

function stripStyle({ vars: { palette }, typography }: Theme) {
  return {
    display: 'flex',
    gap: '0.5em',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    position: 'relative',
    scrollBehavior: 'smooth',
    // Room for the focus ring.
    p: '3px',
    m: '-3px',
    // Phones show by a fade that there are more.
    pr: { xs: '32px', sm: '3px' },
    maskImage: {
      xs: 'linear-gradient(to right, #000 calc(100% - 40px), transparent)',
      sm: 'none',
    },
    '& > button': {
      ...typography.button,
      fontSize: '1em',
      flex: '1 0 auto',
      maxWidth: '20em',
      minHeight: 'max(44px, 2.4em)',
      px: '0.8em',
      position: 'relative',
      color: palette.board.muted,
      borderTop: `${progressHeight} solid rgb(${palette.board.lineChannel} / 70%)`,
    },
    '& > button:hover': { color: palette.board.contrastText },
    '& > button[aria-current="true"]': { color: palette.gold.main },
    '& .progress': {
      position: 'absolute',
      left: 0,
      right: 0,
      top: `calc(-1 * ${progressHeight})`,
      height: progressHeight,
      backgroundColor: palette.gold.main,
      transformOrigin: 'left',
      transition: 'scale 1s linear',
    },
    '& .progress[data-full="true"]': { transition: 'none' },
    '@media (prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' },
  } as const;
}

import { useEffect, useRef } from 'react';
import { Box, ButtonBase } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { oneLine } from '../../ui/oneLine.ts';
import type { BoardCategory } from './boardMemory.ts';
import { copy } from './copy.ts';
import { keepFocus } from './keepFocus.ts';
import { roundSeconds } from './rotation.ts';
import type { ScreenPlay } from './useScreenPlay.ts';

type CategoryStripProps = { categories: readonly BoardCategory[]; play: ScreenPlay };

/**
 * All categories in one line, the shown one with the rest of its time. Pressing one stays on it;
 * once more lets it go.
 */
export function CategoryStrip({ categories, play }: CategoryStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const { position, held, playing, secondsLeft, choose } = play;

  useEffect(() => {
    const line = strip.current;
    const shown = line?.children[position];
    if (line && shown instanceof HTMLElement)
      line.scrollLeft = shown.offsetLeft - (line.clientWidth - shown.offsetWidth) / 2;
  }, [position, categories]);

  return (
    <Box ref={strip} role="group" aria-label={copy.screen.hold} onMouseDown={keepFocus} sx={line}>
      {categories.map(({ id, name }, place) => {
        const shown = place === position;
        return (
          <ButtonBase
            key={id}
            aria-pressed={held && shown}
            aria-current={shown}
            onClick={() => choose(place)}
          >
            <Box component="span" sx={oneLine}>
              {name}
            </Box>
            {shown && (
              <span
                className="rest"
                data-full={!playing || secondsLeft === roundSeconds}
                style={{ scale: `${playing ? 1 - (secondsLeft - 1) / roundSeconds : 1} 1` }}
              />
            )}
          </ButtonBase>
        );
      })}
    </Box>
  );
}

/** Thickness of the line over a category. */
const mark = 'max(3px, 0.16em)';

function line({ vars: { palette }, typography }: Theme) {
  return {
    display: 'flex',
    gap: '0.5em',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    position: 'relative',
    scrollBehavior: 'smooth',
    // Room for the ring of the focus.
    p: '3px',
    m: '-3px',
    '& > button': {
      ...typography.button,
      fontSize: '1em',
      flex: '1 0 auto',
      maxWidth: '20em',
      minHeight: 'max(44px, 2.4em)',
      px: '0.8em',
      position: 'relative',
      color: palette.board.muted,
      borderTop: `${mark} solid color-mix(in srgb, ${palette.board.line} 70%, transparent)`,
    },
    '& > button:hover': { color: palette.board.contrastText },
    '& > button[aria-current="true"]': { color: palette.gold.main },
    '& .rest': {
      position: 'absolute',
      left: 0,
      right: 0,
      top: `calc(-1 * ${mark})`,
      height: mark,
      backgroundColor: palette.gold.main,
      transformOrigin: 'left',
      transition: 'scale 1s linear',
    },
    '& .rest[data-full="true"]': { transition: 'none' },
    '@media (prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' },
  } as const;
}

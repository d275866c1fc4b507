import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { Box, Container } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link, matchPath } from 'react-router-dom';
import { clubNavHeight, headerHeight } from '../../../ui/styles/styles.ts';

type WorkScreen = { to: string; label: string };

type WorkNavProps = {
  /** Accessible name. */
  label: string;
  screens: readonly WorkScreen[];
  /** Path of the current page, or of the screen that it belongs to. */
  currentPath: string;
};

/**
 * Navigation between the pages of a working area, always in view; narrow windows scroll it to the
 * current one. It is one stop of the Tab key: the arrow keys, Home and End move between its links.
 */
export function WorkNav({ label, screens, currentPath }: WorkNavProps) {
  const listRef = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const current = listRef.current?.querySelector<HTMLElement>('[aria-current]');
    if (listRef.current && current)
      listRef.current.scrollLeft =
        current.offsetLeft - (listRef.current.clientWidth - current.offsetWidth) / 2;
  }, [currentPath]);
  return (
    <Box component="nav" aria-label={label} data-club-nav data-color-scheme="dark" sx={navStyles}>
      <Container>
        <Box component="ul" ref={listRef} onKeyDown={moveBetweenLinks} sx={listStyles}>
          {screens.map(({ to, label: name }) => {
            const isCurrent = matchPath({ path: to, end: false }, currentPath) !== null;
            return (
              <li key={to}>
                <Box
                  component={Link}
                  to={to}
                  aria-current={isCurrent ? 'page' : undefined}
                  tabIndex={isCurrent ? 0 : -1}
                  sx={linkStyles}
                >
                  {name}
                </Box>
              </li>
            );
          })}
        </Box>
      </Container>
    </Box>
  );
}

const linkMoves: Partial<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => Math.min(index + 1, count - 1),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

function moveBetweenLinks(event: KeyboardEvent<HTMLUListElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const index = links.findIndex((link) => link === event.target);
  const next = linkMoves[event.key]?.(index, links.length);
  if (index === -1 || next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  links[next]?.focus();
}

function navStyles(theme: Theme) {
  return {
    position: 'sticky',
    top: headerHeight,
    // Below the menu that opens over it.
    zIndex: theme.zIndex.appBar - 3,
    backgroundColor: theme.vars.palette.board.deep,
    color: theme.vars.palette.board.contrastText,
    boxShadow: `inset 0 -1px 0 ${theme.vars.palette.board.line}`,
    '--focus-ring': theme.vars.palette.gold.main,
  };
}

/** Fades both ends, so that a cut-off label looks as if it continues. */
const listStyles = {
  position: 'relative',
  listStyle: 'none',
  m: 0,
  mx: -1.5,
  p: 0,
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  maskImage: 'linear-gradient(to right, transparent, black 12px calc(100% - 12px), transparent)',
} as const;

function linkStyles(theme: Theme) {
  const { board, gold } = theme.vars.palette;
  return {
    ...theme.typography.button,
    display: 'flex',
    alignItems: 'center',
    minHeight: clubNavHeight,
    px: 1.5,
    whiteSpace: 'nowrap',
    color: board.muted,
    textDecoration: 'none',
    // Only beneath the text: the ends of the bar, which fade, have none of it.
    background:
      'linear-gradient(var(--line), var(--line)) 50% 100% / calc(100% - 24px) 3px no-repeat',
    '--line': 'transparent',
    '&:hover': { color: board.contrastText, '--line': board.line },
    '&:focus-visible': { outlineOffset: -4 },
    '&[aria-current="page"]': { color: board.contrastText, '--line': gold.main },
  } as const;
}

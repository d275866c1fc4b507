import type { Theme } from '@mui/material/styles';
import { ellipsis } from '../../../ui/styles/styles.ts';
import { lineClamp } from '../../../ui/styles/cardStyles.ts';

/** Sizes are in em, and the font size depends on the screen, as on the board of scores. */
export const boardStyles = {
  fontSize: { xs: 'max(14px, min(2.2svh, 4svw))', sm: 'max(14px, min(2.2svh, 2.2svw))' },
  position: 'relative',
  minHeight: '100svh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  rowGap: '0.5em',
  pt: 'max(0.75em, env(safe-area-inset-top))',
  pb: 'max(0.25em, env(safe-area-inset-bottom))',
  px: { xs: '1em', sm: '1.5em' },
} as const;

export function headerStyles({ vars: { palette }, typography }: Theme) {
  return {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '1em',
    '& h1, & p': { m: 0 },
    '& h1': {
      ...typography.h1,
      fontSize: { xs: '1.6em', sm: '1.9em' },
      lineHeight: 1.15,
      minWidth: 0,
      ...lineClamp(2),
      overflowWrap: 'anywhere',
    },
    '& .clock': {
      ...typography.h1,
      fontSize: { xs: '1.6em', sm: '2.2em' },
      lineHeight: 1.1,
      flexShrink: 0,
      color: palette.gold.main,
      fontVariantNumeric: 'tabular-nums',
    },
    '& .clock span': { fontSize: '0.5em', color: palette.board.muted },
  } as const;
}

export const footerStyles = ({ vars: { palette } }: Theme) =>
  ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '0.5em',
    minHeight: 48,
    '& > p': {
      m: 0,
      display: 'flex',
      alignItems: 'center',
      gap: '0.5em',
      color: palette.board.muted,
    },
    '& > p[data-lost]': { color: palette.gold.main, fontWeight: 600, fontSize: '1.2em' },
  }) as const;

export const messageStyles = ({ vars: { palette }, typography }: Theme) =>
  ({
    ...typography.h2,
    fontSize: 'min(3em, 8svw)',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '0.5em',
    py: '2em',
    textAlign: 'center',
    textWrap: 'balance',
    color: palette.board.contrastText,
    '& small': { fontSize: '0.6em', color: palette.gold.main },
  }) as const;

/** Of the arena, who is called, who is there, and who gets ready. */
const columns = 'minmax(0, 1.7fr) minmax(0, 6.5fr) minmax(0, 2.9fr) minmax(0, 3.9fr)';

export function listStyles({ vars: { palette }, typography, breakpoints }: Theme) {
  const line = `1px solid rgb(${palette.board.lineChannel} / 60%)`;
  return {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    '& p, & h2, & ul': { m: 0, p: 0 },
    '& .lead': { fontSize: '1.3em', fontWeight: 600, color: palette.gold.main },
    '& .heads, & li': { display: 'grid', columnGap: '1em' },
    '& .heads': {
      gridTemplateColumns: columns,
      color: palette.board.muted,
      fontWeight: 600,
      [breakpoints.down('md')]: { display: 'none' },
    },
    '& .label': { color: palette.board.muted, [breakpoints.up('md')]: { display: 'none' } },
    '& ul': { listStyle: 'none' },
    '& h2': { ...typography.h2, lineHeight: 1.1, ...lineClamp(2), overflowWrap: 'anywhere' },
    '& li': { borderTop: line, alignItems: 'center' },
    '& .empty, & .over': { color: palette.board.muted },
    '& .over': { gridColumn: '2 / -1' },
    '& .name': { overflowWrap: 'anywhere' },
    // No higher than its line.
    '& .name > [role="img"]': { lineHeight: 1 },
    '& .versus': { color: palette.board.muted, fontWeight: 400, fontSize: '0.7em' },
    '& .players .name': { ...lineClamp(1), fontWeight: 600, lineHeight: 1.2 },
    '& .present': { ...ellipsis, color: palette.success.light },
    '& .wait': {
      color: palette.gold.main,
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
    },
    '& .waiting': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '0.6em',
      alignItems: 'baseline',
    },
    '& .call': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) fit-content(34%)',
      alignItems: 'center',
      columnGap: '0.5em',
      px: '0.2em',
      borderRadius: '0.1em',
      color: palette.gold.main,
    },
    // What hangs below a line is not cut, and needs no room of its own.
    '& .call .name': { fontWeight: 700, lineHeight: 1.05, pb: '0.14em', mb: '-0.14em' },
    '& .note': { lineHeight: 1.15, textAlign: 'right', '& > *': { display: 'block' } },
    '& .note span': { ...lineClamp(2), overflowWrap: 'anywhere', fontSize: '0.8em' },
    '& .call[data-newest]': {
      // Dark letters end where its background does.
      pb: '0.12em',
      color: palette.gold.contrastText,
      backgroundColor: palette.gold.main,
      '& .versus': { color: 'inherit' },
      '@media (prefers-reduced-motion: no-preference)': {
        animation: 'call 900ms ease-in-out 6 alternate',
      },
    },
    '@keyframes call': { to: { backgroundColor: palette.board.contrastText } },
    ...wide(breakpoints),
    ...narrow(breakpoints),
  } as const;
}

/** The rows share the height of the screen, and names are as large as they allow. */
const wide = (breakpoints: Theme['breakpoints']) => ({
  [breakpoints.up('md')]: {
    '& .rows': {
      flex: '1 0 auto',
      containerType: 'size',
      minHeight: 'calc(var(--rows) * 4.2rem)',
    },
    '& ul': { display: 'grid', gridAutoRows: 'calc(100cqh / var(--rows))' },
    '& li': {
      '--row': 'calc(100cqh / var(--rows))',
      // So that a name of 16 letters beside 'lawan' has one line.
      '--name': 'min(calc(var(--row) * 0.94 / max(2, var(--lines))), 3.2cqw)',
      '--small': 'min(calc(var(--row) * 0.25), 1.7cqw)',
      gridTemplateColumns: columns,
      // What is too high goes beyond both edges of its row, by half as much.
      gridTemplateRows: 'minmax(0, 1fr)',
      minHeight: 0,
      overflow: 'clip',
    },
    // A word of eight letters has one line. With `li`, as the heading's own size comes later.
    '& li h2': { fontSize: 'min(calc(var(--row) * 0.4), 2.2cqw)' },
    '& .call': { fontSize: 'calc(var(--name) / 1.06)' },
    '& .call .name': lineClamp(2),
    // A second line has room only where there is one name.
    '& .name:not(:only-child), & .call:not(:only-of-type) .name': lineClamp(1),
    '& .note': { fontSize: 'var(--small)' },
    '& .running, & .ready, & .empty, & .over': { fontSize: 'var(--small)' },
    // Two matches have four lines.
    '& .ready': { fontSize: 'min(var(--small), calc(var(--row) * 0.72 / var(--ready)))' },
    '& .ready .empty': { fontSize: 'inherit' },
  },
});

const narrow = (breakpoints: Theme['breakpoints']) => ({
  [breakpoints.down('md')]: {
    '& li': { rowGap: '0.5em', py: '0.9em' },
    '& h2': { fontSize: '1.4em' },
    '& .call': { fontSize: '1.9em', py: '0.15em', gridTemplateColumns: 'minmax(0, 1fr)' },
    '& .note': { fontSize: '0.55em', textAlign: 'left' },
    '& .over': { gridColumn: 'auto' },
  },
});

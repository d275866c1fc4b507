import type { Breakpoint, Theme } from '@mui/material/styles';
import { ellipsis } from '../../ui/styles/styles.ts';

/** Room between two stages, in which the lines are. */
const gap = '1.25em';

/** Returns the width of the window from which on the whole bracket is shown. */
export function wholeFrom(stageCount: number): Breakpoint {
  if (stageCount <= 3) return 'sm';
  return stageCount <= 5 ? 'md' : 'lg';
}

/**
 * The styles of a bracket: each stage a column, in which a match is as high as the two that lead to it, so
 * that it stands in the middle of them. Until `whole` only the selected stage is shown. Sizes are in em, so
 * that a bracket on the board is as large as the text there.
 */
export const bracketStyles =
  (whole: Breakpoint) =>
  ({ vars: { palette }, typography, breakpoints }: Theme) =>
    ({
      '@media print': { display: 'none' },
      py: 1,
      touchAction: 'pan-y',
      '& h3': {
        ...typography.caption,
        fontSize: '0.8125em',
        m: 0,
        mb: 0.5,
        color: palette.text.secondary,
      },
      '& ul': { listStyle: 'none', m: 0, p: 0 },
      '& .place': { position: 'relative', py: 0.75 },
      '& .match': {
        position: 'relative',
        boxSizing: 'border-box',
        width: '100%',
        pl: '2em',
        backgroundColor: palette.background.paper,
        border: `1px solid ${palette.outline}`,
        '&[data-lit]': {
          borderColor: palette.gold.main,
          boxShadow: `0 0 0 2px ${palette.gold.main}`,
        },
        '&[data-bye]': { borderStyle: 'dashed' },
      },
      '& .number': {
        ...typography.caption,
        fontSize: '0.8125em',
        position: 'absolute',
        inset: '0 auto 0 0',
        width: '2.46em',
        display: 'grid',
        placeItems: 'center',
        color: palette.text.secondary,
        borderRight: `1px solid ${palette.divider}`,
      },
      '& .side': {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        px: 1,
        minHeight: { xs: 44, [whole]: '2.3em' },
        fontSize: '0.875em',
        fontVariantNumeric: 'tabular-nums',
        '& + .side': { borderTop: `1px solid ${palette.divider}` },
        '& > :first-of-type': ellipsis,
        // The whole row is the link to the team.
        position: 'relative',
        '& a::after': { content: '""', position: 'absolute', inset: 0 },
        '& a:focus-visible': {
          outline: 'none',
          '&::after': { outline: '2px solid var(--focus-ring)', outlineOffset: '-2px' },
        },
        '&[data-winner]': { fontWeight: 700 },
        '&[data-loser], &[data-unknown]': { color: palette.text.secondary },
      },
      '& small': {
        ...ellipsis,
        display: 'block',
        px: 1,
        pb: 0.25,
        fontSize: '0.75em',
        color: palette.text.secondary,
      },
      '& .label': {
        ...typography.caption,
        fontSize: '0.8125em',
        m: 0,
        px: 1,
        pt: 0.5,
        color: palette.text.secondary,
      },
      // The tab has the name of the stage.
      [breakpoints.down(whole)]: {
        '& .stage:not([data-selected]), & h3': { display: 'none' },
      },
      [breakpoints.up(whole)]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(var(--stages), minmax(0, 1fr))',
        gridTemplateRows: 'auto',
        gridAutoRows: '1fr',
        columnGap: gap,
        '& .stage, & ul': { display: 'contents' },
        // Of so many columns the names have all the room.
        ...(whole === 'lg' && { '& .side [role=img]': { display: 'none' } }),
        '& h3': { gridRow: 1 },
        '& .place': { display: 'flex', alignItems: 'center' },
        '& .label': { position: 'absolute', top: '-1.5em', left: 0, p: 0, ...ellipsis },
        ...lineStyles(`1px solid ${palette.outline}`),
      },
    }) as const;

/** The lines between the matches of a bracket. */
const lineStyles = (line: string) =>
  ({
    // From a match to the right, and up or down to the middle of the pair.
    '& .place:not(.last)::after': {
      content: '""',
      position: 'absolute',
      left: '100%',
      width: `calc(${gap} / 2)`,
      top: '50%',
      bottom: 0,
      boxSizing: 'border-box',
      borderTop: line,
      borderRight: line,
    },
    '& .place.lower:not(.last)::after': { top: 0, bottom: '50%', borderTop: 0, borderBottom: line },
    // From the middle of the pair to the match that follows.
    '& .place.following::before': {
      content: '""',
      position: 'absolute',
      right: '100%',
      width: `calc(${gap} / 2)`,
      top: '50%',
      borderTop: line,
    },
  }) as const;

/** The tabs of the stages, which are otherwise for the dark board alone. */
export const tabStyles = ({ vars: { palette } }: Theme) =>
  ({
    '@media print': { display: 'none' },
    '& [role=tab], & [role=tab]:hover': { color: palette.text.secondary },
    '& [role=tab][aria-selected=true]': {
      color: palette.text.primary,
      borderColor: palette.gold.main,
    },
  }) as const;

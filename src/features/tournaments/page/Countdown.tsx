import { useId } from 'react';
import { Box, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { cutCorner } from '../../../ui/styles/styles.ts';
import { copy } from '../copy.ts';
import { countdown } from './countdown.ts';
import { useEachSecond } from '../../../ui/hooks/useEachSecond.ts';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

type CountdownProps = {
  /** In milliseconds. */
  start: number;
  /** On and after the day, when something else matters more; then for any background. */
  isSmall?: boolean;
};

/**
 * Counts down to the start of a tournament, for dark backgrounds: in four boxes on phones, elsewhere in
 * a low strip. Or as a small line.
 */
export function Countdown({ start, isSmall = false }: CountdownProps) {
  const titleId = useId();
  const remaining = countdown(
    start,
    useEachSecond((now) => now),
  );
  return (
    <Box sx={isSmall ? line : strip}>
      <Typography
        id={titleId}
        variant={isSmall ? 'inherit' : 'overline'}
        component={isSmall ? 'span' : 'h2'}
        lang="en"
        sx={
          isSmall
            ? undefined
            : { color: 'gold.main', mb: { xs: 0.5, md: 0 }, letterSpacing: { md: '0.04em' } }
        }
      >
        {copy.countdown.title}
      </Typography>
      {/* aria-live is off, or a screen reader would announce every second. */}
      <Box
        role="timer"
        aria-live="off"
        aria-labelledby={titleId}
        lang="en"
        sx={isSmall ? undefined : boxes}
      >
        {units.map((unit) => (
          <span key={unit}>
            <span className="digits">{remaining[unit]}</span>{' '}
            <span className="unit">{copy.countdown[unit]}</span>
          </span>
        ))}
      </Box>
    </Box>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: { xs: 0.5, sm: 1 },
  // One line on phones.
  fontSize: '0.75rem',
  letterSpacing: { xs: '-0.02em', sm: 0 },
  color: 'text.secondary',
  '& > [role=timer]': {
    display: 'flex',
    columnGap: { xs: 0.5, sm: 1 },
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
};

/** From tablets on as low as the strip of the own teams. */
function strip({ vars: { palette }, breakpoints }: Theme) {
  return {
    [breakpoints.up('md')]: {
      ...cutCorner(12),
      px: 1.5,
      py: 0.75,
      backgroundColor: `rgb(${palette.board.deepChannel} / 82%)`,
      border: `1px solid ${palette.board.line}`,
    },
  } as const;
}

function boxes({ vars: { palette }, typography, breakpoints }: Theme) {
  return {
    // Its digits are not equally wide, and nothing moves with the seconds.
    display: { xs: 'flex', md: 'grid' },
    gridTemplateColumns: { md: 'repeat(4, 1fr)' },
    maxWidth: { md: '25rem' },
    flexWrap: 'wrap',
    columnGap: 1,
    rowGap: 1,
    [breakpoints.down('md')]: {
      '& > span': {
        ...cutCorner(12),
        flexDirection: 'column',
        // With large text, two in a row.
        flex: '1 1 3.875rem',
        maxWidth: '6rem',
        py: 0.75,
        backgroundColor: `rgb(${palette.board.deepChannel} / 82%)`,
        border: `1px solid ${palette.board.line}`,
      },
    },
    '& > span': { display: 'flex', alignItems: { xs: 'center', md: 'baseline' }, columnGap: 0.5 },
    '& .digits': {
      fontFamily: typography.h1.fontFamily,
      fontWeight: 700,
      fontSize: { xs: '1.5rem', md: '1.0625rem' },
      lineHeight: 1.1,
    },
    '& .unit': { ...typography.caption, color: palette.board.muted },
  } as const;
}

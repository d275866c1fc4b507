import { useId } from 'react';
import { Box, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { cutCorner } from '../../../ui/styles/styles.ts';
import { copy } from '../copy.ts';
import { countdown } from './countdown.ts';
import { useEachSecond } from '../useEachSecond.ts';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

type CountdownProps = {
  /** In milliseconds. */
  start: number;
  /** On and after the day, when something else matters more; then for any background. */
  isSmall?: boolean;
};

/** Counts down to the start of a tournament: in four boxes for dark backgrounds, or as a small line. */
export function Countdown({ start, isSmall = false }: CountdownProps) {
  const titleId = useId();
  const remaining = countdown(
    start,
    useEachSecond((now) => now),
  );
  return (
    <Box sx={isSmall ? line : undefined}>
      <Typography
        id={titleId}
        variant={isSmall ? 'inherit' : 'overline'}
        component={isSmall ? 'span' : 'h2'}
        lang="en"
        sx={isSmall ? undefined : { color: 'gold.main', mb: 0.5 }}
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
  fontSize: { xs: '0.75rem', sm: '0.875rem' },
  letterSpacing: { xs: '-0.02em', sm: 0 },
  color: 'text.secondary',
  '& > [role=timer]': {
    display: 'flex',
    columnGap: { xs: 0.5, sm: 1 },
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
};

function boxes({ vars: { palette }, typography }: Theme) {
  return {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 1,
    '& > span': {
      ...cutCorner(12),
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      // With large text, two in a row.
      flex: '1 1 3.875rem',
      maxWidth: '6rem',
      py: 0.75,
      backgroundColor: `color-mix(in srgb, ${palette.board.deep} 82%, transparent)`,
      border: `1px solid ${palette.board.line}`,
    },
    '& .digits': {
      fontFamily: typography.h1.fontFamily,
      fontWeight: 700,
      fontSize: '1.5rem',
      lineHeight: 1.1,
      fontVariantNumeric: 'tabular-nums',
    },
    '& .unit': { ...typography.caption, color: palette.board.muted },
  } as const;
}

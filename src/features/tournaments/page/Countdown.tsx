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
  /** On and after the day, when something else matters more. */
  small: boolean;
};

/** Counts down to the start of a tournament. For dark backgrounds. */
export function Countdown({ start, small }: CountdownProps) {
  const titleId = useId();
  const remaining = countdown(
    start,
    useEachSecond((now) => now),
  );
  return (
    <Box sx={small ? inOneLine : undefined}>
      <Typography
        id={titleId}
        variant="overline"
        component="h2"
        lang="en"
        sx={{ color: 'gold.main', mb: small ? 0 : 1 }}
      >
        {copy.countdown.title}
      </Typography>
      {/* aria-live is off, or a screen reader would announce every second. */}
      <Box
        role="timer"
        aria-live="off"
        aria-labelledby={titleId}
        lang="en"
        data-small={small || undefined}
        sx={boxes}
      >
        {units.map((unit) => (
          <Box key={unit} sx={cell}>
            <Typography component="span" sx={digits}>
              {remaining[unit]}
            </Typography>{' '}
            <Typography
              component="span"
              variant="caption"
              sx={(theme) => ({ color: theme.vars.palette.board.muted })}
            >
              {copy.countdown[unit]}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** The boxes beside the title where there is room. */
const inOneLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  '& > [role=timer]': { flex: '0 1 20rem', minWidth: 'min(100%, 16rem)' },
};

const boxes = { display: 'flex', flexWrap: 'wrap', gap: { xs: 1, md: 1.5 } } as const;

function cell(theme: Theme) {
  return {
    ...cutCorner(14),
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    // With large text, two in a row.
    flex: '1 1 3.875rem',
    maxWidth: '6.5rem',
    py: { xs: 1, md: 1.5 },
    '[data-small] > &': { py: 0.5, maxWidth: '4.5rem' },
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.board.deep} 82%, transparent)`,
    border: `1px solid ${theme.vars.palette.board.line}`,
  } as const;
}

function digits(theme: Theme) {
  return {
    fontFamily: theme.typography.h1.fontFamily,
    fontWeight: 700,
    fontSize: { xs: '1.75rem', md: '2.25rem' },
    '[data-small] &': { fontSize: '1.125rem' },
    lineHeight: 1.1,
    fontVariantNumeric: 'tabular-nums',
  } as const;
}

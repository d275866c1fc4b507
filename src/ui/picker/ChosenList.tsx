import { useEffect, useId, useRef } from 'react';
import { Box, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { cut } from '../cut.ts';
import { takeLostFocus } from '../takeLostFocus.ts';
import { ChosenSeat, seatHeight } from './ChosenSeat.tsx';
import { copy } from './copy.ts';
import { ledBy, type Person, without } from './people.ts';

type ChosenListProps = {
  label: string;
  chosen: readonly Person[];
  limit: number;
  /** How often somebody was tried who had no room any more. */
  refusals: number;
  onChange: (next: Person[]) => void;
};

/**
 * The team as it stands: a seat for each member it may have, the leader's first. A row on narrow
 * screens, a column on wide ones.
 */
export function ChosenList({ label, chosen, limit, refusals, onChange }: ChosenListProps) {
  const labelId = useId();
  const section = useRef<HTMLElement>(null);
  const pressed = useRef<number>(undefined);
  // A button that was pressed goes with its seat, or becomes the leader's crown.
  useEffect(() => {
    if (pressed.current === undefined) return;
    const seats = section.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const next = seats[Math.min(pressed.current, seats.length - 1)] ?? section.current;
    if (next) takeLostFocus(next);
    pressed.current = undefined;
  }, [chosen]);

  return (
    <Box component="section" ref={section} tabIndex={-1} aria-labelledby={labelId} sx={panel}>
      <Box className="head" lang="en">
        <Typography id={labelId} variant="h5" component="p">
          {label}
        </Typography>
        <Typography role="status" className="count">
          {copy.count(chosen.length, limit)}
        </Typography>
      </Box>
      <Box component="ul" className="seats">
        {chosen.map((person, at) => (
          <ChosenSeat
            key={person.id}
            person={person}
            leads={at === 0}
            onRemove={() => {
              pressed.current = at;
              onChange(without(chosen, person.id));
            }}
            onLead={() => {
              pressed.current = 0;
              onChange(ledBy(chosen, person));
            }}
          />
        ))}
        {Array.from({ length: Math.max(0, limit - chosen.length) }, (_, place) => (
          <li key={`free ${chosen.length + place}`} aria-hidden className="free" />
        ))}
      </Box>
      {/* Another element each time, or a screen reader would keep silent about the second try. */}
      <Typography
        key={refusals}
        role={refusals > 0 ? 'alert' : undefined}
        className="note"
        data-refused={refusals > 0 || undefined}
      >
        {chosen.length >= limit && copy.full(limit)}
      </Typography>
    </Box>
  );
}

function panel({ vars: { palette }, typography, breakpoints }: Theme) {
  return {
    ...cut(16),
    gridArea: 'chosen',
    p: { xs: '10px 12px 6px', md: '16px' },
    border: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.default,
    '&:focus': { outline: 'none' },
    [breakpoints.up('md')]: { position: 'sticky', top: 0 },
    '& .head': {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '12px',
      mb: '8px',
    },
    '& .count': {
      ...typography.button,
      color: palette.secondary.main,
      fontVariantNumeric: 'tabular-nums',
    },
    '& .seats': {
      listStyle: 'none',
      m: 0,
      p: 0,
      display: 'grid',
      gap: { xs: '6px', md: '8px' },
      gridTemplateColumns: { xs: 'repeat(5, minmax(0, 1fr))', md: 'minmax(0, 1fr)' },
      gridAutoRows: { xs: seatHeight.narrow, md: seatHeight.wide },
    },
    '& .free': { ...cut(10), border: `1.5px dashed ${palette.divider}` },
    '& .note': {
      minHeight: 24,
      mt: '4px',
      fontSize: '0.8125rem',
      lineHeight: '24px',
      color: palette.text.secondary,
    },
    '& .note[data-refused]': { color: palette.error.main, fontWeight: 600 },
  };
}

import { useEffect, useId, useRef } from 'react';
import { Box, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { cutCorner, ellipsis } from '../../../ui/styles/styles.ts';
import { restoreFocus } from '../../../ui/dialogs/restoreFocus.ts';
import { maxTeamSize } from '../teamRules.ts';
import { memberHeight, SelectedMember } from './SelectedMember.tsx';
import { copy } from './copy.ts';
import { type Person, removePerson, withLeader } from './people.ts';

type SelectedMemberListProps = {
  label: string;
  selected: readonly Person[];
  /** How often a person was rejected because the limit is reached. */
  rejectedCount: number;
  onChange: (next: Person[]) => void;
};

/**
 * The selected team: a slot for each possible member, the leader first. A row on narrow screens, a
 * column on wide ones.
 */
export function SelectedMemberList({
  label,
  selected,
  rejectedCount,
  onChange,
}: SelectedMemberListProps) {
  const labelId = useId();
  const section = useRef<HTMLElement>(null);
  const pressedIndex = useRef<number>(undefined);
  // The pressed button is removed with its member, or replaced by the leader's crown.
  useEffect(() => {
    if (pressedIndex.current === undefined) return;
    const removeButtons = section.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const next =
      removeButtons[Math.min(pressedIndex.current, removeButtons.length - 1)] ?? section.current;
    if (next) restoreFocus(next);
    pressedIndex.current = undefined;
  }, [selected]);

  return (
    <Box component="section" ref={section} tabIndex={-1} aria-labelledby={labelId} sx={panelStyles}>
      <Box className="head">
        <Typography id={labelId} variant="h5" component="p">
          {label}
        </Typography>
        <Typography role="status" className="count">
          {copy.count(selected.length, maxTeamSize)}
        </Typography>
      </Box>
      <Box component="ul" className="slots">
        {selected.map((person, index) => (
          <SelectedMember
            key={person.id}
            person={person}
            isLeader={index === 0}
            onRemove={() => {
              pressedIndex.current = index;
              onChange(removePerson(selected, person.id));
            }}
            onMakeLeader={() => {
              pressedIndex.current = 0;
              onChange(withLeader(selected, person));
            }}
          />
        ))}
        {Array.from({ length: Math.max(0, maxTeamSize - selected.length) }, (_, index) => (
          <li key={`empty ${selected.length + index}`} aria-hidden className="empty" />
        ))}
      </Box>
      <Typography className="leader">
        {selected[0] && copy.leaderIs(selected[0].name)}
        {selected.length > 1 && <span>{copy.changeLeader}</span>}
      </Typography>
      {/* A new element each time; otherwise a screen reader would not announce the second attempt. */}
      <Typography
        key={rejectedCount}
        role={rejectedCount > 0 ? 'alert' : undefined}
        className="note"
        data-rejected={rejectedCount > 0 || undefined}
      >
        {selected.length >= maxTeamSize && copy.limitReached}
      </Typography>
    </Box>
  );
}

function panelStyles({ vars: { palette }, typography, breakpoints }: Theme) {
  return {
    ...cutCorner(16),
    gridArea: 'selected',
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
    '& .slots': {
      listStyle: 'none',
      m: 0,
      p: 0,
      display: 'grid',
      gap: { xs: '6px', md: '8px' },
      gridTemplateColumns: {
        xs: `repeat(${maxTeamSize}, minmax(0, 1fr))`,
        md: 'minmax(0, 1fr)',
      },
      gridAutoRows: { xs: memberHeight.narrow, md: memberHeight.wide },
    },
    '& .empty': { ...cutCorner(10), border: `1.5px dashed ${palette.divider}` },
    // Two lines, so that nothing moves when the second member makes a choice of leader possible.
    '& .leader': {
      ...ellipsis,
      minHeight: 40,
      mt: '8px',
      fontSize: '0.8125rem',
      lineHeight: '20px',
      fontWeight: 600,
      '& span': {
        display: 'block',
        whiteSpace: 'normal',
        fontWeight: 400,
        color: palette.text.secondary,
      },
    },
    '& .note': {
      minHeight: 24,
      mt: '4px',
      fontSize: '0.8125rem',
      lineHeight: '24px',
      color: palette.text.secondary,
    },
    '& .note[data-rejected]': { color: palette.error.main, fontWeight: 600 },
  };
}

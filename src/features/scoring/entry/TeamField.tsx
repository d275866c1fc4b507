import { type KeyboardEvent, useId, useState } from 'react';
import { Box, TextField } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type Control, useController } from 'react-hook-form';
import type { ScoreEntryTeam } from '../../../../openapi/schema.d.ts';
import { copy } from '../copy.ts';
import { findTeams } from '../../../lib/findTeams.ts';
import { copy as dayCopy } from '../../tournamentDay/copy.ts';
import { StartNumber } from '../../tournamentDay/StartNumber.tsx';
import type { EntryValues } from './useEntryDraft.ts';

const shownTeams = 6;

type TeamFieldProps = {
  control: Control<EntryValues>;
  teams: readonly ScoreEntryTeam[];
  /** Which runs a team has already, in words; undefined for none. */
  stateOf: (team: ScoreEntryTeam) => string | undefined;
  /** Whether a team has all its runs. */
  isComplete: (team: ScoreEntryTeam) => boolean;
  /** The chosen team. */
  team: ScoreEntryTeam | undefined;
  onChoose: (team: ScoreEntryTeam | undefined) => void;
};

/**
 * A combobox of the teams: Enter or Tab takes the marked one. At the start that is the team which can be
 * meant by what is typed; where several can, none is marked, and Enter says so.
 */
export function TeamField({ control, teams, stateOf, isComplete, team, onChoose }: TeamFieldProps) {
  const id = useId();
  /** By the arrows; otherwise it is the one that is meant. */
  const [moved, setMoved] = useState<number>();
  const [isRefused, setIsRefused] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const {
    field: { ref, ...field },
    fieldState: { error },
  } = useController({ control, name: 'team' });
  const { found, best, only } = findTeams(teams, field.value, isComplete);
  const options = isOpen && !team ? found.slice(0, shownTeams) : [];
  const marked = moved ?? (only ? 0 : undefined);
  const option = marked === undefined ? undefined : options[marked];
  const typed = field.value.trim();
  const hasNone = !team && found.length === 0 && typed !== '';
  const refusal = isRefused ? copy.form.rules.several(typed, best.length) : error?.message;
  const problem = hasNone ? copy.form.rules.noTeam : refusal;

  const change = (text: string) => {
    field.onChange(text);
    onChoose(undefined);
    setMoved(undefined);
    setIsRefused(false);
    setIsOpen(true);
  };
  const choose = (chosen: ScoreEntryTeam) => {
    setIsOpen(false);
    setIsRefused(false);
    field.onChange(chosen.name);
    onChoose(chosen);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && options.length > 0) {
      const from = marked ?? (step > 0 ? -1 : 0);
      setMoved((from + step + options.length) % options.length);
      setIsRefused(false);
      event.preventDefault();
    } else if (event.key === 'Escape') change('');
    else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) {
      if (!option && event.key === 'Tab') return;
      // The form is submitted from its last field.
      event.preventDefault();
      if (option) choose(option);
      else if (team) onChoose(team);
      else if (best.length > 1) {
        setIsOpen(true);
        setIsRefused(true);
      }
    }
  };
  return (
    <Box sx={{ position: 'relative' }}>
      <TextField
        {...field}
        fullWidth
        autoFocus
        inputRef={ref}
        label={copy.form.team}
        autoComplete="off"
        error={problem !== undefined}
        helperText={problem ?? describeTeam(team)}
        onChange={({ target }) => change(target.value)}
        onFocus={({ target }) => {
          // After a reload the team that was typed may be there.
          target.select();
          setIsOpen(true);
        }}
        onBlur={() => {
          setIsOpen(false);
          field.onBlur();
        }}
        onKeyDown={onKeyDown}
        slotProps={{
          htmlInput: {
            role: 'combobox',
            'aria-expanded': options.length > 0,
            'aria-controls': `${id}-teams`,
            'aria-activedescendant': option && `${id}-${option.id}`,
            'aria-autocomplete': 'list',
            autoCapitalize: 'none',
            spellCheck: false,
            enterKeyHint: 'next',
            maxLength: 100,
          },
          formHelperText: isRefused ? { role: 'alert' } : {},
        }}
      />
      <Box
        id={`${id}-teams`}
        role="listbox"
        aria-label={copy.form.teams}
        hidden={options.length === 0}
        // Under the message, which it would cover.
        sx={[listStyles, isRefused && { top: '100%' }]}
      >
        {options.map((each, index) => (
          <Box
            key={each.id}
            id={`${id}-${each.id}`}
            role="option"
            aria-selected={index === marked}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(each)}
          >
            <StartNumber number={each.start_number} />
            <b>{each.name}</b>
            <small>{[each.code, each.club, stateOf(each)].filter(Boolean).join(' · ')}</small>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Returns what the chosen team is, beside its name: 'Nomor peserta 12 · X-ABCD-00042'. */
function describeTeam(team: ScoreEntryTeam | undefined): string {
  if (!team) return copy.form.teamHint;
  const { start_number: number, code } = team;
  return number === undefined ? code : `${dayCopy.startNumber(number)} · ${code}`;
}

function listStyles({ vars: { palette }, zIndex, shadows }: Theme) {
  return {
    position: 'absolute',
    zIndex: zIndex.modal,
    top: 60,
    left: 0,
    right: 0,
    m: 0,
    p: 0.5,
    backgroundColor: palette.background.paper,
    border: `1px solid ${palette.divider}`,
    borderRadius: 1,
    boxShadow: shadows[4],
    '& [role=option]': {
      px: 1.5,
      py: 0.75,
      minHeight: 48,
      cursor: 'pointer',
      overflowWrap: 'anywhere',
    },
    '& small': { display: 'block', color: palette.text.secondary },
    '& [aria-selected=true], & [role=option]:hover': { backgroundColor: palette.action.hover },
    '& [aria-selected=true]': { boxShadow: `inset 3px 0 0 ${palette.primary.main}` },
  } as const;
}

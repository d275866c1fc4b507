import { type KeyboardEvent, useId, useState } from 'react';
import { Box, TextField } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type Control, useController } from 'react-hook-form';
import type { ScoreEntryTeam } from '../../../../openapi/schema.d.ts';
import { copy } from '../copy.ts';
import { findTeams } from './findTeams.ts';
import type { EntryValues } from './useEntryDraft.ts';

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

/** A combobox of the teams: Enter or Tab takes the marked one, which is the first at the start. */
export function TeamField({ control, teams, stateOf, isComplete, team, onChoose }: TeamFieldProps) {
  const id = useId();
  const [marked, setMarked] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const {
    field: { ref, ...field },
    fieldState: { error },
  } = useController({ control, name: 'team' });
  const found = findTeams(teams, field.value, isComplete);
  const options = isOpen && !team ? found : [];
  const hasNone = !team && found.length === 0 && field.value.trim() !== '';

  const change = (text: string) => {
    field.onChange(text);
    onChoose(undefined);
    setMarked(0);
    setIsOpen(true);
  };
  const choose = (chosen: ScoreEntryTeam) => {
    setIsOpen(false);
    field.onChange(chosen.name);
    onChoose(chosen);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const option = options[marked];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && options.length > 0) {
      setMarked((marked + step + options.length) % options.length);
      event.preventDefault();
    } else if (event.key === 'Escape') change('');
    else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) {
      if (!option && event.key === 'Tab') return;
      // The form is submitted from its last field.
      event.preventDefault();
      if (option) choose(option);
      else if (team) onChoose(team);
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
        error={error !== undefined || hasNone}
        helperText={
          (hasNone ? copy.form.rules.noTeam : error?.message) ?? team?.code ?? copy.form.teamHint
        }
        onChange={({ target }) => change(target.value)}
        onFocus={() => setIsOpen(true)}
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
            'aria-activedescendant': options[marked] && `${id}-${options[marked].id}`,
            'aria-autocomplete': 'list',
            autoCapitalize: 'none',
            spellCheck: false,
            enterKeyHint: 'next',
            maxLength: 100,
          },
        }}
      />
      <Box
        id={`${id}-teams`}
        role="listbox"
        aria-label={copy.form.teams}
        hidden={options.length === 0}
        sx={listStyles}
      >
        {options.map((option, index) => (
          <Box
            key={option.id}
            id={`${id}-${option.id}`}
            role="option"
            aria-selected={index === marked}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            <b>{option.name}</b>
            <small>{[option.code, option.club, stateOf(option)].filter(Boolean).join(' · ')}</small>
          </Box>
        ))}
      </Box>
    </Box>
  );
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

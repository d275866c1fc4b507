import { useId } from 'react';
import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import ArrowIcon from '@mui/icons-material/ExpandMore';
import { cutCorner } from '../styles/styles.ts';

type Option = { value: string; label: string; group?: string };

type SelectFilterProps = {
  label: string;
  /** The text of the choice that filters nothing. */
  allLabel: string;
  options: readonly Option[];
  /** Undefined for everything. */
  selected: string | undefined;
  onSelect: (value: string | undefined) => void;
};

/**
 * A list of which one entry filters what is shown. It looks as the buttons beside it; MUI's Select is
 * more than a public page should load for one filter.
 */
export function SelectFilter({ label, allLabel, options, selected, onSelect }: SelectFilterProps) {
  const id = useId();
  return (
    <Box sx={field}>
      <label htmlFor={id}>{label}</label>
      <div>
        <select
          id={id}
          value={selected ?? ''}
          onChange={(event) => onSelect(event.target.value || undefined)}
        >
          <option value="">{allLabel}</option>
          {[...Map.groupBy(options, ({ group }) => group)].map(([group, ofGroup]) => (
            <Options key={group ?? ''} group={group} options={ofGroup} />
          ))}
        </select>
        <ArrowIcon aria-hidden />
      </div>
    </Box>
  );
}

type OptionsProps = { group: string | undefined; options: readonly Option[] };

function Options({ group, options }: OptionsProps) {
  const entries = options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
  return group === undefined ? entries : <optgroup label={group}>{entries}</optgroup>;
}

function field({ vars: { palette }, typography }: Theme) {
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 1.5,
    minWidth: 0,
    '& label': { color: palette.text.secondary },
    '& > div': { position: 'relative', minWidth: 0 },
    '& svg': {
      position: 'absolute',
      insetBlock: 0,
      marginBlock: 'auto',
      right: 10,
      pointerEvents: 'none',
    },
    '& select': {
      ...typography.button,
      // Below 16 px phones zoom into the field.
      fontSize: '1rem',
      ...cutCorner(10),
      appearance: 'none',
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
      border: `1.5px solid ${palette.outline}`,
      minHeight: 44,
      maxWidth: '100%',
      pl: 2,
      pr: 5,
      textOverflow: 'ellipsis',
      cursor: 'pointer',
      '&:hover': { borderColor: palette.text.primary },
    },
  } as const;
}

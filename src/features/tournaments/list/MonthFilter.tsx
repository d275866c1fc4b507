import { useId } from 'react';
import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { formatMonth } from '../../../lib/calendarDate.ts';
import { copy } from '../copy.ts';

type MonthFilterProps = {
  /** As YYYY-MM; undefined while they are unknown. */
  months: string[] | undefined;
  /** Undefined for all months. */
  selected: string | undefined;
  onSelect: (month: string | undefined) => void;
};

export function MonthFilter({ months = [], selected, onSelect }: MonthFilterProps) {
  const id = useId();
  const options = selected && !months.includes(selected) ? [selected, ...months] : months;
  return (
    <Box sx={field}>
      <label htmlFor={id}>{copy.list.month}</label>
      <select
        id={id}
        value={selected ?? ''}
        onChange={(event) => onSelect(event.target.value || undefined)}
      >
        <option value="">{copy.list.allMonths}</option>
        {options.map((month) => (
          <option key={month} value={month}>
            {formatMonth(month)}
          </option>
        ))}
      </select>
    </Box>
  );
}

function field({ vars: { palette } }: Theme) {
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 1.5,
    '& label': { color: palette.text.secondary },
    '& select': {
      font: 'inherit',
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
      border: `1.5px solid ${palette.outline}`,
      borderRadius: '3px 9px 3px 9px',
      minHeight: 44,
      maxWidth: '100%',
      px: 1.5,
    },
  } as const;
}

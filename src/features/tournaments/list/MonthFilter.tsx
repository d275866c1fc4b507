import { formatMonth } from '../../../lib/calendarDate.ts';
import { SelectFilter } from '../../../ui/SelectFilter.tsx';
import { copy } from '../copy.ts';

type MonthFilterProps = {
  /** As YYYY-MM; undefined while they are unknown. */
  months: string[] | undefined;
  /** Undefined for all months. */
  selected: string | undefined;
  onSelect: (month: string | undefined) => void;
};

export function MonthFilter({ months = [], selected, onSelect }: MonthFilterProps) {
  const values = selected && !months.includes(selected) ? [selected, ...months] : months;
  return (
    <SelectFilter
      label={copy.list.month}
      allLabel={copy.list.allMonths}
      options={values.map((value) => ({ value, label: formatMonth(value) }))}
      selected={selected}
      onSelect={onSelect}
    />
  );
}

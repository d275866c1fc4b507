import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { FilterToggle } from '../../../ui/lists/FilterToggle.tsx';
import { SelectFilter } from '../../../ui/lists/SelectFilter.tsx';
import { copy } from '../copy.ts';
import type { useClassFilter } from './useClassFilter.ts';
import type { useWithoutTeamFilter } from './useWithoutTeamFilter.ts';

type ListFiltersProps = {
  withoutTeam: ReturnType<typeof useWithoutTeamFilter>;
  classes: ReturnType<typeof useClassFilter>;
};

/** By which the list shows fewer participants than match the search. */
export function ListFilters({
  withoutTeam,
  classes: { classes, selected, select },
}: ListFiltersProps) {
  return (
    <>
      <WithoutTeamFilter filter={withoutTeam} />
      {classes.length > 0 && (
        <SelectFilter
          label={copy.columns.class}
          allLabel={copy.list.allClasses}
          options={classes.map((name) => ({ value: name, label: name }))}
          selected={selected}
          onSelect={select}
        />
      )}
    </>
  );
}

/** Shows only the participants without a team; nothing if the backend does not send the teams. */
function WithoutTeamFilter({ filter }: { filter: ListFiltersProps['withoutTeam'] }) {
  return (
    filter.isKnown && (
      <FilterToggle value="withoutTeam" selected={filter.isOn} onChange={filter.set}>
        {copy.list.withoutTeamCount(formatNumber(filter.count))}
      </FilterToggle>
    )
  );
}

import type { Region } from '../../../openapi/schema.d.ts';
import { copy } from '../copy.ts';
import { SelectFilter } from './SelectFilter.tsx';

type RegionFilterProps = {
  /** Undefined while loading. */
  regions: readonly Region[] | undefined;
  /** A province or a city, which need not be in the list. */
  selected: string | undefined;
  onSelect: (region: string | undefined) => void;
};

/** Filters by province or city, each with how many entries it has. There is none where no club has named its city. */
export function RegionFilter({ regions, selected, onSelect }: RegionFilterProps) {
  if (regions?.length === 0 && selected === undefined) return null;
  const options = (regions ?? []).flatMap(({ province, cities, counts }) => [
    // With one city, its province would be the same choice once more.
    ...(cities.length > 1 || selected === province
      ? [
          {
            value: province,
            label: copy.region.counted(copy.region.wholeProvince(province), sum(counts)),
            group: province,
          },
        ]
      : []),
    ...cities.map((city, index) => ({
      value: city,
      label: copy.region.counted(city, counts?.[index]),
      group: province,
    })),
  ]);
  const isListed = selected === undefined || options.some(({ value }) => value === selected);
  return (
    <SelectFilter
      label={copy.region.label}
      allLabel={copy.region.all}
      options={isListed ? options : [...options, { value: selected, label: selected }]}
      selected={selected}
      onSelect={onSelect}
    />
  );
}

const sum = (counts: readonly number[] | undefined) =>
  counts?.reduce((total, count) => total + count, 0);

import { useMemo, useState } from 'react';
import { Box, Typography } from '@mui/material';
import { createTextSearch } from '../../../lib/text/createTextSearch.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { FilterToggle } from '../../../ui/lists/FilterToggle.tsx';
import { SearchField } from '../../../ui/lists/SearchField.tsx';
import { useListParams } from '../../../ui/lists/useListParams.ts';
import type { ManagedTexts } from './copy.ts';

/** What of a list says how its entries are searched. */
type SearchedList<Item> = {
  texts: ManagedTexts;
  searchText?: (item: Item) => string;
  filter?: { label: string; isIn: (item: Item) => boolean };
  secondGroup?: { isIn: (item: Item) => boolean; countOthers: (count: string) => string };
};

/** Returns the entries that match the search text in the URL and the filter, with the fields of both. */
export function useEntrySearch<Item>(kind: SearchedList<Item>, items: Item[]) {
  const { texts, searchText, filter } = kind;
  const listParams = useListParams();
  const { params, setQuery, commitQuery } = listParams;
  const [isFiltered, setIsFiltered] = useState(false);
  const canFilter = filter && items.some(filter.isIn) && !items.every(filter.isIn);
  const find = useMemo(
    () => createTextSearch(items.map((item) => ({ item, text: searchText?.(item) ?? '' }))),
    [items, searchText],
  );
  if (!searchText) return { listParams, found: items, searchBar: null };
  const matches = find(params.query).map(({ item }) => item);
  const found = canFilter && isFiltered ? matches.filter(filter.isIn) : matches;
  const searchBar = (
    <>
      <Box sx={searchStyles}>
        <SearchField
          label={texts.search ?? ''}
          value={params.query}
          onChange={setQuery}
          onCommit={commitQuery}
        />
        {canFilter && (
          <FilterToggle value="filter" selected={isFiltered} onChange={setIsFiltered}>
            {filter.label}
          </FilterToggle>
        )}
      </Box>
      <StatusText sx={{ my: 1 }}>{countText(kind, found, params.query)}</StatusText>
    </>
  );
  return { listParams, found, searchBar };
}

/** Returns how many entries are found; without a search, how many of the first table there are. */
function countText<Item>(
  { texts, secondGroup }: SearchedList<Item>,
  found: readonly Item[],
  query: string,
): string {
  if (!secondGroup || query.trim() !== '') return texts.count(formatNumber(found.length));
  return secondGroup.countOthers(
    formatNumber(found.filter((item) => !secondGroup.isIn(item)).length),
  );
}

export const StatusText = ({
  sx,
  children,
}: {
  sx: { mb?: number; my?: number };
  children: string;
}) => (
  <Typography role="status" variant="body2" sx={{ color: 'text.secondary', ...sx }}>
    {children}
  </Typography>
);

const searchStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  '& > form': { flex: '1 1 240px' },
};

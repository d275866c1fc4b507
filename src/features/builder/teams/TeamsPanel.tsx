import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Box, Button, TextField, Typography } from '@mui/material';
import type { BuilderTeam } from '../../../../openapi/schema.d.ts';
import { Link } from 'react-router-dom';
import { createTextSearch } from '../../../lib/text/createTextSearch.ts';
import { paginate } from '../../../lib/pagination.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { PagePicker } from '../../../ui/lists/PagePicker.tsx';
import { SearchField } from '../../../ui/lists/SearchField.tsx';
import { useListParams } from '../../../ui/lists/useListParams.ts';
import { copy } from '../copy.ts';
import { teamCategories, toTeamRows, sortRows, type TeamOrder } from './teamRows.ts';
import { TeamTable } from './TeamTable.tsx';

const pageSize = 15;

/** Of the search field and the category beside it. */
export const filters = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(180px, 280px)' },
};

/** Of the count and the link beside it; the loading state has the same height. */
export const summaryBar = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 32,
  my: 1,
};

type TeamsPanelProps = {
  teams: readonly BuilderTeam[];
  /** The team that has just been created or changed: it is shown, whatever the filter says. */
  changedId: number | undefined;
};

export function TeamsPanel({ teams, changedId }: TeamsPanelProps) {
  const {
    params: { query, page },
    setQuery,
    setPage,
    commitQuery,
  } = useListParams();
  const [categoryId, setCategoryId] = useState<number>();
  const [order, setOrder] = useState<TeamOrder>({ field: 'number', descending: false });
  const summaryRef = useRef<HTMLParagraphElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const categories = useMemo(() => teamCategories(teams), [teams]);
  // The last team of the selected category may have been deleted.
  const selectedCategoryId = categories.find(({ id }) => id === categoryId)?.id;
  const rows = useMemo(() => toTeamRows(teams), [teams]);
  const find = useMemo(() => createTextSearch(sortRows(rows, order)), [rows, order]);
  const matches = useMemo(
    () =>
      selectedCategoryId === undefined
        ? find(query)
        : find(query).filter(({ category_id: id }) => id === selectedCategoryId),
    [find, query, selectedCategoryId],
  );
  const currentPage = useMemo(() => paginate(matches, page, pageSize), [matches, page]);
  const showAll = () => {
    setQuery('');
    setCategoryId(undefined);
    // The clicked button disappears together with the empty message.
    inputRef.current?.focus();
  };
  const showTeam = useEffectEvent((id: number) => {
    const isMatch = matches.some((row) => row.id === id);
    if (!isMatch) {
      setQuery('');
      setCategoryId(undefined);
    }
    const shownRows = isMatch ? matches : sortRows(rows, order);
    const index = shownRows.findIndex((row) => row.id === id);
    const pageOfTeam = Math.floor(index / pageSize) + 1;
    if (index !== -1 && pageOfTeam !== currentPage.page) setPage(pageOfTeam);
  });
  useEffect(() => {
    if (changedId !== undefined) showTeam(changedId);
  }, [changedId]);
  return (
    <>
      <Box sx={filters}>
        <SearchField
          label={copy.table.search}
          value={query}
          onChange={setQuery}
          onCommit={commitQuery}
          inputRef={inputRef}
        />
        <TextField
          select
          label={copy.teamForm.category}
          value={selectedCategoryId ?? ''}
          onChange={({ target }) => {
            setCategoryId(target.value === '' ? undefined : Number(target.value));
            setPage(1);
          }}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">{copy.table.allCategories}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name || copy.table.unknownCategory}
            </option>
          ))}
        </TextField>
      </Box>
      <Box sx={summaryBar}>
        <Typography
          ref={summaryRef}
          tabIndex={-1}
          role="status"
          variant="body2"
          sx={{ color: 'text.secondary', outline: 'none' }}
        >
          {copy.table.count(matches.length, rows.length)}
        </Typography>
        <Button size="small" component={Link} to={paths.schoolClubTeams.href()}>
          {copy.table.registrations}
        </Button>
      </Box>
      {matches.length === 0 ? (
        <EmptyState
          message={copy.table.noneFound}
          action={
            <Button variant="outlined" onClick={showAll}>
              {copy.table.showAll}
            </Button>
          }
        />
      ) : (
        <TeamTable
          rows={currentPage.entries}
          highlightedId={changedId}
          order={order}
          onOrderChange={setOrder}
        />
      )}
      {currentPage.pageCount > 1 && (
        <PagePicker
          page={currentPage.page}
          pageCount={currentPage.pageCount}
          onChange={(next) => {
            setPage(next);
            // Moves screen reader and keyboard focus to the start of the new rows. The pressed
            // button may have become disabled.
            summaryRef.current?.focus();
          }}
        />
      )}
    </>
  );
}

import { useMemo, useRef, useState } from 'react';
import { Box, Button, TextField, Typography } from '@mui/material';
import type { BuilderTeam } from '../../../openapi/schema.d.ts';
import { pageOf } from '../../lib/paging.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PagePicker } from '../../ui/PagePicker.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { useListSelection } from '../../ui/useListSelection.ts';
import { copy } from './copy.ts';
import { categoriesOf, rowsMatching, rowsOf, rowsOrdered, type TeamOrder } from './teamRows.ts';
import { TeamTable } from './TeamTable.tsx';

const pageSize = 15;

/** The club's teams, searched, narrowed to a category and sorted. */
export function TeamDesk({ teams }: { teams: readonly BuilderTeam[] }) {
  const {
    selection: { query, page },
    type,
    turnTo,
    settle,
  } = useListSelection();
  const [categoryId, setCategoryId] = useState<number>();
  const [order, setOrder] = useState<TeamOrder>({ field: 'number', descending: false });
  const summary = useRef<HTMLParagraphElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const categories = useMemo(() => categoriesOf(teams), [teams]);
  // Its last team may have been deleted.
  const chosen = categories.find(({ id }) => id === categoryId)?.id;
  const rows = useMemo(() => rowsOf(teams), [teams]);
  const found = useMemo(
    () => rowsOrdered(rowsMatching(rows, { query, categoryId: chosen }), order),
    [rows, query, chosen, order],
  );
  const shown = useMemo(() => pageOf(found, page, pageSize), [found, page]);
  const showAll = () => {
    type('');
    setCategoryId(undefined);
    // The button goes with the message it stood under.
    field.current?.focus();
  };
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(180px, 280px)' },
        }}
      >
        <SearchField
          label={copy.table.search}
          value={query}
          onType={type}
          onSettle={settle}
          field={field}
        />
        <TextField
          select
          label={copy.table.category}
          value={chosen ?? ''}
          onChange={({ target }) => {
            setCategoryId(target.value === '' ? undefined : Number(target.value));
            turnTo(1);
          }}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true, lang: 'en' } }}
        >
          <option value="">{copy.table.allCategories}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name || copy.table.unknownCategory}
            </option>
          ))}
        </TextField>
      </Box>
      <Typography
        ref={summary}
        tabIndex={-1}
        role="status"
        variant="body2"
        sx={{ color: 'text.secondary', my: 1.5, minHeight: '1.6em', outline: 'none' }}
      >
        {copy.table.count(found.length, rows.length)}
      </Typography>
      {found.length === 0 ? (
        <EmptyState
          message={copy.table.noneFound}
          action={
            <Button variant="outlined" onClick={showAll}>
              {copy.table.showAll}
            </Button>
          }
        />
      ) : (
        <TeamTable rows={shown.entries} order={order} onOrder={setOrder} />
      )}
      {shown.pageCount > 1 && (
        <PagePicker
          page={shown.page}
          pageCount={shown.pageCount}
          onChange={(next) => {
            turnTo(next);
            // Takes reader and keyboard back to where the new rows begin; the button may have gone
            // grey under the finger.
            summary.current?.focus();
          }}
        />
      )}
    </>
  );
}

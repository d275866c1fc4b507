import { useCallback } from 'react';
import { Box } from '@mui/material';
import type { GridColDef } from '@mui/x-data-grid';
import { Link } from 'react-router-dom';
import type { ManagedCategory } from '../../../../openapi/schema.d.ts';
import { RowButton, rowIcons } from '../../../ui/grid/RowButton.tsx';
import { organiserPaths } from '../../../paths.ts';
import { OrganiserTable } from '../OrganiserTable.tsx';
import { copy } from './copy.ts';

type Column = GridColDef<ManagedCategory>;

type CategoryTableProps = {
  categories: ManagedCategory[];
  /** Called for a category that nothing uses. */
  onRemove: (category: ManagedCategory) => void;
};

const names = copy.list.columns;

const isUnused = ({ tournaments, teams }: ManagedCategory) => tournaments + teams === 0;

function NameLink({ id, name }: ManagedCategory) {
  return (
    <Box
      component={Link}
      to={organiserPaths.category.href({ id })}
      sx={{ fontWeight: 600, display: 'inline-block', py: 0.75 }}
    >
      {name}
    </Box>
  );
}

const nameColumn: Column = {
  field: 'name',
  headerName: names.name,
  flex: 3,
  rowHeader: true,
  renderCell: ({ row }) => <NameLink {...row} />,
};

/** Name, ranking rule and counts in one cell, for narrow windows. */
const narrowColumns: Column[] = [
  {
    ...nameColumn,
    renderCell: ({ row }) => (
      <Box sx={{ py: 0.75, lineHeight: 1.4 }}>
        <NameLink {...row} />
        <Box component="small" sx={{ display: 'block', color: 'text.secondary', pb: 0.5 }}>
          {copy.ranking[row.ranking]} · {copy.list.counts(row.tournaments, row.teams)}
        </Box>
      </Box>
    ),
  },
];

const countColumn = (field: 'tournaments' | 'teams'): Column => ({
  field,
  headerName: names[field],
  width: 110,
  align: 'right',
  headerAlign: 'right',
});

const wideColumns: Column[] = [
  nameColumn,
  {
    field: 'ranking',
    headerName: names.ranking,
    flex: 2,
    valueGetter: (_value, { ranking }) => copy.ranking[ranking],
  },
  {
    field: 'rule',
    headerName: names.rule,
    width: 130,
    valueGetter: (_value, { rule }) => (rule === null ? copy.list.noRule : copy.list.hasRule),
  },
  countColumn('tournaments'),
  countColumn('teams'),
];

export function CategoryTable({ categories, onRemove }: CategoryTableProps) {
  const render = useCallback(
    (category: ManagedCategory) =>
      isUnused(category) && (
        <RowButton
          danger
          label={copy.list.remove(category.name)}
          icon={rowIcons.remove}
          onClick={() => onRemove(category)}
        />
      ),
    [onRemove],
  );
  return (
    <OrganiserTable<ManagedCategory>
      label={copy.list.table}
      rows={categories}
      wideColumns={wideColumns}
      narrowColumns={narrowColumns}
      actions={categories.some(isUnused) ? { title: names.actions, render } : undefined}
    />
  );
}

import { useMemo } from 'react';
import { Box, useMediaQuery } from '@mui/material';
import { GridActionsCell, type GridColDef } from '@mui/x-data-grid';
import type { Organiser } from '../../../../openapi/schema.d.ts';
import { formatCalendarDate } from '../../../lib/calendarDate.ts';
import { DataTable } from '../../../ui/grid/DataTable.tsx';
import { RowButton, rowIcons } from '../../../ui/grid/RowButton.tsx';
import { copy } from '../copy.ts';

type PeopleTableProps = {
  people: Organiser[];
  /** Called for somebody who has not set a password yet. */
  onNewLink: (organiser: Organiser) => void;
};

const { columns: names } = copy.people;

const stateOf = ({ has_password }: Organiser) =>
  has_password ? copy.people.active : copy.people.invited;

const nameColumn: GridColDef<Organiser> = {
  field: 'name',
  headerName: names.name,
  flex: 3,
  rowHeader: true,
};

/** Name, e-mail address and state in one cell, for narrow windows. */
const narrowColumn: GridColDef<Organiser> = {
  ...nameColumn,
  renderCell: ({ row }) => (
    <Box sx={{ py: 1, lineHeight: 1.4 }}>
      <div>{row.name}</div>
      <Box component="small" sx={{ color: 'text.secondary' }}>
        {row.email} · {stateOf(row)}
      </Box>
    </Box>
  ),
};

const wideColumns: GridColDef<Organiser>[] = [
  nameColumn,
  { field: 'email', headerName: names.email, flex: 4 },
  {
    field: 'has_password',
    headerName: names.state,
    flex: 2,
    valueGetter: (_value, row) => stateOf(row),
  },
  {
    field: 'created_at',
    headerName: names.since,
    width: 170,
    valueFormatter: (time: string) => formatCalendarDate(time.slice(0, 10)),
  },
];

export function PeopleTable({ people, onNewLink }: PeopleTableProps) {
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const columns = useMemo((): GridColDef<Organiser>[] => {
    const actions: GridColDef<Organiser> = {
      field: 'actions',
      type: 'actions',
      headerName: names.actions,
      width: 104,
      renderCell: (cell) => (
        <GridActionsCell {...cell} suppressChildrenValidation>
          {!cell.row.has_password && (
            <RowButton
              label={copy.people.newLink(cell.row.name)}
              icon={rowIcons.link}
              onClick={() => onNewLink(cell.row)}
            />
          )}
        </GridActionsCell>
      ),
    };
    return [...(isNarrow ? [narrowColumn] : wideColumns), actions];
  }, [isNarrow, onNewLink]);
  return (
    <DataTable<Organiser>
      label={copy.people.table}
      rows={people}
      columns={columns}
      getRowHeight={() => 'auto'}
    />
  );
}

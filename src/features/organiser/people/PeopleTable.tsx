import { useCallback } from 'react';
import { Box } from '@mui/material';
import type { GridColDef } from '@mui/x-data-grid';
import type { Organiser } from '../../../../openapi/schema.d.ts';
import { formatCalendarDate } from '../../../lib/calendarDate.ts';
import { RowButton, rowIcons } from '../../../ui/grid/RowButton.tsx';
import { copy } from '../copy.ts';
import { OrganiserTable } from '../OrganiserTable.tsx';

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
const narrowColumns: GridColDef<Organiser>[] = [
  {
    ...nameColumn,
    renderCell: ({ row }) => (
      <Box sx={{ py: 1, lineHeight: 1.4 }}>
        <div>{row.name}</div>
        <Box component="small" sx={{ color: 'text.secondary' }}>
          {row.email} · {stateOf(row)}
        </Box>
      </Box>
    ),
  },
];

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
  const render = useCallback(
    (organiser: Organiser) =>
      !organiser.has_password && (
        <RowButton
          label={copy.people.newLink(organiser.name)}
          icon={rowIcons.link}
          onClick={() => onNewLink(organiser)}
        />
      ),
    [onNewLink],
  );
  return (
    <OrganiserTable<Organiser>
      label={copy.people.table}
      rows={people}
      wideColumns={wideColumns}
      narrowColumns={narrowColumns}
      actions={
        people.every((person) => person.has_password) ? undefined : { title: names.actions, render }
      }
    />
  );
}

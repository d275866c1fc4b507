import { Box } from '@mui/material';
import type { GridColDef } from '@mui/x-data-grid';
import { Link } from 'react-router-dom';
import type { ManagedTournament } from '../../../../openapi/schema.d.ts';
import { formatCalendarDate } from '../../../lib/dates/calendarDate.ts';
import { tournamentState } from '../../../lib/dates/tournamentDay.ts';
import { DayChip } from '../../tournamentDay/DayChip.tsx';
import { useEventDay } from '../../tournamentDay/useEventDay.ts';
import { organiserPaths } from '../../../paths.ts';
import { OrganiserTable } from '../OrganiserTable.tsx';
import { copy } from './copy.ts';
import { registrationText } from './registrationText.ts';
import { StatusChip } from './StatusChip.tsx';

type Column = GridColDef<ManagedTournament>;

const names = copy.list.columns;

function TitleLink({ id, title, date }: ManagedTournament) {
  const isToday = tournamentState(date, useEventDay()) === 'today';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
      <Box
        component={Link}
        to={organiserPaths.tournament.href({ id })}
        sx={{ fontWeight: 600, py: 0.75 }}
      >
        {title}
      </Box>
      {isToday && <DayChip date={date} />}
    </Box>
  );
}

const titleColumn: Column = {
  field: 'title',
  headerName: names.title,
  flex: 4,
  minWidth: 200,
  rowHeader: true,
  renderCell: ({ row }) => <TitleLink {...row} />,
};

const statusColumn: Column = {
  field: 'status',
  headerName: names.status,
  width: 124,
  renderCell: ({ row }) => <StatusChip status={row.status} />,
};

const wideColumns: Column[] = [
  titleColumn,
  {
    field: 'date',
    headerName: names.date,
    width: 170,
    valueFormatter: (date: string) => formatCalendarDate(date),
  },
  {
    field: 'place',
    headerName: names.place,
    flex: 2,
    minWidth: 110,
    valueGetter: (_value, { venue }) => venue.city || venue.name,
  },
  {
    field: 'registration',
    headerName: names.registration,
    width: 130,
    valueGetter: (_value, row) => registrationText(row, Date.now()),
  },
  {
    field: 'registrations',
    headerName: names.teams,
    width: 84,
    align: 'right',
    headerAlign: 'right',
  },
  statusColumn,
];

/** Title, date, place and status in one cell, for narrow windows. */
const narrowColumns: Column[] = [
  {
    ...titleColumn,
    minWidth: 0,
    renderCell: ({ row }) => (
      <Box sx={{ py: 0.75, lineHeight: 1.4 }}>
        <TitleLink {...row} />
        <Box component="small" sx={{ display: 'block', color: 'text.secondary', pb: 0.5 }}>
          {[formatCalendarDate(row.date), row.venue.city].filter(Boolean).join(' · ')}
        </Box>
        <StatusChip status={row.status} />
      </Box>
    ),
  },
];

export function TournamentTable({ tournaments }: { tournaments: ManagedTournament[] }) {
  return (
    <OrganiserTable<ManagedTournament>
      label={copy.list.table}
      rows={tournaments}
      wideColumns={wideColumns}
      narrowColumns={narrowColumns}
    />
  );
}

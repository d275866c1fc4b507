import { useMemo } from 'react';
import { Box } from '@mui/material';
import type { ManagedTournament } from '../../../../openapi/schema.d.ts';
import { useListManagedTournamentsQuery } from '../../../api/managedTournaments.ts';
import { formatCalendarDate } from '../../../lib/dates/calendarDate.ts';
import { sortByDay, tournamentState } from '../../../lib/dates/tournamentDay.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { organiserPaths, paths } from '../../../paths.ts';
import { DayChip } from '../../tournamentDay/DayChip.tsx';
import { useEventDay } from '../../tournamentDay/useEventDay.ts';
import { ManagedListPage } from '../managed/ManagedListPage.tsx';
import type { ListKind } from '../managed/ManagedTable.tsx';
import { copy } from './copy.ts';
import { StatusChip } from './StatusChip.tsx';

const { columns } = copy;

const tournaments: ListKind<ManagedTournament> = {
  texts: copy.texts,
  createPath: organiserPaths.newTournament.href(),
  path: organiserPaths.tournament,
  fallback: paths.home.href(),
  isSortable: true,
  searchText: ({ title, venue }) => `${title} ${venue.city}`,
  pageSize: 25,
  titleColumn: { flex: 4, minWidth: 200 },
  badge: ({ date }) => <TodayChip date={date} />,
  narrowDetail: (tournament) => (
    <>
      {[formatCalendarDate(tournament.date), tournament.venue.city].filter(Boolean).join(' · ')}
      <Box sx={narrowStateStyles}>
        <StatusChip status={tournament.status} />
        {copy.registration.detail(
          registrationText(tournament, Date.now()),
          formatNumber(tournament.registrations),
        )}
      </Box>
    </>
  ),
  columns: [
    {
      field: 'date',
      headerName: columns.date,
      width: 170,
      valueFormatter: (date: string) => formatCalendarDate(date),
    },
    {
      field: 'venue',
      headerName: columns.venue,
      flex: 2,
      minWidth: 110,
      valueGetter: (_value, { venue }) => venue.city || venue.name,
    },
    {
      field: 'registration',
      headerName: columns.registration,
      width: 130,
      valueGetter: (_value, row) => registrationText(row, Date.now()),
    },
    {
      field: 'registrations',
      headerName: columns.teams,
      width: 84,
      align: 'right',
      headerAlign: 'right',
    },
    {
      field: 'status',
      headerName: columns.status,
      width: 124,
      renderCell: ({ row }) => <StatusChip status={row.status} />,
    },
  ],
};

/** All tournaments, drafts among them: today's and coming ones first. */
export default function TournamentsPage() {
  const query = useListManagedTournamentsQuery();
  const today = useEventDay();
  const loaded = query.currentData?.data;
  const currentData = useMemo(() => loaded && { data: sortByDay(loaded, today) }, [loaded, today]);
  return <ManagedListPage kind={tournaments} requests={{ list: { ...query, currentData } }} />;
}

function TodayChip({ date }: { date: string }) {
  return tournamentState(date, useEventDay()) === 'today' && <DayChip date={date} />;
}

const narrowStateStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  mt: 0.5,
  mb: -0.5,
};

/** Returns whether teams can be registered at `now` (milliseconds), as a short text. */
function registrationText(
  { registration_opens_at: opensAt, registration_closes_at: closesAt }: ManagedTournament,
  now: number,
): string {
  if (opensAt !== null && now < Date.parse(opensAt)) return copy.registration.notYet;
  if (closesAt === null) return copy.registration.always;
  return now < Date.parse(closesAt) ? copy.registration.open : copy.registration.closed;
}

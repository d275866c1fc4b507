import { useMemo } from 'react';
import { Box } from '@mui/material';
import type { GridColDef } from '@mui/x-data-grid';
import type { ManagedTournament } from '../../../../openapi/schema.d.ts';
import { useListNewClubsQuery } from '../../../api/managedAccounts.ts';
import { useListManagedTournamentsQuery } from '../../../api/managedTournaments.ts';
import { currentTime } from '../../../lib/dates/clock.ts';
import { formatCalendarDate } from '../../../lib/dates/calendarDate.ts';
import { sortByDay, tournamentState } from '../../../lib/dates/tournamentDay.ts';
import { formatHour } from '../../../lib/dates/formatLocalTime.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { organiserPaths, paths } from '../../../paths.ts';
import { DayChip } from '../../tournamentDay/DayChip.tsx';
import { useEventDay } from '../../tournamentDay/useEventDay.ts';
import { NewClubsNotice } from '../NewClubsNotice.tsx';
import { ManagedListPage } from '../lists/ManagedListPage.tsx';
import type { ListKind } from '../lists/ManagedTable.tsx';
import { copy } from './copy.ts';
import { EventPanels } from './EventPanels.tsx';
import { RegistrationChip } from './RegistrationChip.tsx';
import { registrationText } from './registrationText.ts';
import { TournamentStatusChip } from './TournamentStatusChip.tsx';

const { columns } = copy;

const hour = ({ start_time: time, time_zone: zone }: ManagedTournament) =>
  time === null ? '' : formatHour(time, zone);

const joinFacts = (facts: string[]): string => facts.filter(Boolean).join(' · ');

const isPast = (tournament: ManagedTournament) =>
  tournamentState(tournament, currentTime()) === 'after';

const whenAndWhere: GridColDef<ManagedTournament>[] = [
  {
    field: 'date',
    headerName: columns.date,
    width: 190,
    valueFormatter: (date: string, { end_date: end }) => formatCalendarDate(date, { end }),
  },
  {
    field: 'hour',
    headerName: columns.hour,
    width: 120,
    sortable: false,
    valueGetter: (_value, row) => hour(row),
  },
  {
    field: 'venue',
    headerName: columns.venue,
    flex: 2,
    minWidth: 110,
    valueGetter: (_value, { venue }) => venue.city || venue.name,
  },
];

/** In pixels. */
const registrationWidth = 160;

const teamsColumn = {
  field: 'registrations',
  headerName: columns.teams,
  width: 84,
  align: 'right',
  headerAlign: 'right',
} as const;

const tournaments: ListKind<ManagedTournament> = {
  texts: copy.texts,
  createPath: organiserPaths.newTournament.href(),
  path: organiserPaths.tournament,
  fallback: paths.home.href(),
  isSortable: true,
  secondGroup: {
    label: copy.past,
    isIn: isPast,
    countOthers: copy.coming,
    // Its registration is over; the other columns stay beneath those of the first table.
    columns: [...whenAndWhere, { ...teamsColumn, width: teamsColumn.width + registrationWidth }],
  },
  searchText: ({ title, venue }) => `${title} ${venue.city}`,
  pageSize: 15,
  titleColumn: { flex: 4, minWidth: 200 },
  badge: (tournament) => <StateChips {...tournament} />,
  above: (items) => (
    <>
      <EventPanels tournaments={items} />
      <NewClubsNotice />
    </>
  ),
  narrowDetail: (tournament) => {
    const { date, end_date: end, venue, registrations } = tournament;
    const teams = copy.registration.teams(formatNumber(registrations));
    const facts = [formatCalendarDate(date, { end }), hour(tournament), venue.city];
    if (isPast(tournament)) return joinFacts([...facts, teams]);
    return (
      <>
        {joinFacts(facts)}
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.5 }}>
          <RegistrationChip tournament={tournament} isNamed />
          {teams}
        </Box>
      </>
    );
  },
  columns: [
    ...whenAndWhere,
    {
      field: 'registration',
      headerName: columns.registration,
      width: registrationWidth,
      valueGetter: (_value, row) => registrationText(row, currentTime()),
      renderCell: ({ row }) => <RegistrationChip tournament={row} />,
    },
    teamsColumn,
  ],
};

/** All tournaments, drafts among them: today's and coming ones first. */
export default function TournamentsPage() {
  const query = useListManagedTournamentsQuery();
  const today = useEventDay();
  const newClubs = useListNewClubsQuery(undefined, { refetchOnMountOrArgChange: true });
  // A notice about them that came later would move the list.
  const loaded = newClubs.isLoading ? undefined : query.currentData?.data;
  const currentData = useMemo(() => loaded && { data: sortByDay(loaded, today) }, [loaded, today]);
  const isFetching = query.isFetching || newClubs.isLoading;
  return (
    <ManagedListPage
      kind={tournaments}
      requests={{ list: { ...query, isFetching, currentData } }}
    />
  );
}

/** Marks the tournament of the day, and those that are not simply published. */
function StateChips({ date, end_date, status }: ManagedTournament) {
  const days = { date, end_date };
  return (
    <>
      {tournamentState(days, useEventDay()) === 'today' && <DayChip tournament={days} />}
      {status !== 'published' && <TournamentStatusChip status={status} />}
    </>
  );
}

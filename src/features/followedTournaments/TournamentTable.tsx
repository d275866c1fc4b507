import { Box, Card, Skeleton } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { ClubTournament } from '../../../openapi/schema.d.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { paths } from '../../paths.ts';
import { cutCorner, visuallyHidden } from '../../ui/styles/styles.ts';
import { plainTableStyles, tableHeadHeight } from '../../ui/lists/plainTable.ts';
import { Picture } from '../../ui/artwork/Picture.tsx';
import defaultBanner from '../../ui/pictures/defaultTournamentBanner.svg';
import { DayChip } from '../tournamentDay/DayChip.tsx';
import { WhenWhereText } from '../tournamentDay/WhenWhereText.tsx';
import { copy } from './copy.ts';

type TournamentTableProps = {
  /** Accessible name. */
  label: string;
  tournaments: readonly ClubTournament[];
  /** How many tournaments are in the table before this one; the numbers continue. */
  precedingCount?: number;
};

export function TournamentTable({ label, tournaments, precedingCount = 0 }: TournamentTableProps) {
  return (
    <Card sx={{ containerType: 'inline-size' }}>
      <Box component="table" sx={[plainTableStyles, columns]}>
        <Box component="caption" sx={visuallyHidden}>
          {label}
        </Box>
        <thead lang="en">
          <tr>
            <th scope="col">{copy.number}</th>
            <th scope="col">{copy.name}</th>
            <th scope="col">{copy.date}</th>
            <th scope="col">{copy.image}</th>
          </tr>
        </thead>
        <tbody>
          {tournaments.map((tournament, index) => (
            <tr key={tournament.id}>
              <td>{precedingCount + index + 1}</td>
              <th scope="row">
                <Link to={paths.tournament.href({ id: tournament.id })}>{tournament.title}</Link>
                <Teams teams={tournament.registered_teams} />
              </th>
              <td>
                <WhenAndWhere tournament={tournament} />
              </td>
              <td>
                <Picture
                  path={tournament.image}
                  fallback={defaultBanner}
                  alt={copy.imageOf(tournament.title)}
                  ratio="16 / 9"
                  sizes="(min-width: 600px) 144px, 84px"
                />
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Card>
  );
}

/** How many teams a row names. */
const shownTeams = 6;

/** Which of the club's teams go there; nothing if the backend does not say it. */
function Teams({ teams = [] }: { teams: ClubTournament['registered_teams'] }) {
  if (teams.length === 0) return null;
  const others = teams.length - shownTeams;
  return (
    <ul>
      {teams.slice(0, shownTeams).map(({ id, name, category }) => (
        <li key={id}>
          <Link to={paths.team.href({ id })}>{name}</Link>
          <span>{category}</span>
        </li>
      ))}
      {others > 0 && <li>{copy.others(formatNumber(others))}</li>}
    </ul>
  );
}

function WhenAndWhere({ tournament }: { tournament: ClubTournament }) {
  const { date, status } = tournament;
  if (typeof date !== 'string' || date === '') return '-';
  return (
    <>
      <WhenWhereText tournament={{ ...tournament, date }} isStacked />
      <Box component="span" sx={{ display: 'block', mt: 0.5 }}>
        <DayChip date={date} status={status} />
      </Box>
    </>
  );
}

export function TournamentTableSkeleton() {
  return (
    <Card aria-hidden sx={{ pt: { sm: `${tableHeadHeight}px` } }}>
      {Array.from({ length: 6 }, (_, row) => (
        <Box
          key={row}
          sx={{
            height: { xs: 160, sm: 120 },
            px: { xs: 1, sm: 2 },
            display: 'flex',
            alignItems: 'center',
            gap: 3,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Skeleton width={20} />
          <Skeleton width={`${46 - row * 4}%`} />
          <Skeleton
            variant="rounded"
            sx={{ ml: 'auto', width: { xs: 84, sm: 144 }, height: 'auto', aspectRatio: '16 / 9' }}
          />
        </Box>
      ))}
    </Card>
  );
}

function columns({ vars: { palette }, breakpoints }: Theme) {
  return {
    '& thead th:nth-of-type(3)': { width: '17rem' },
    '& thead th:last-of-type': { width: '11rem' },
    '& tbody td': { color: palette.text.secondary },
    '& tbody a': {
      display: 'inline-flex',
      color: palette.primary.main,
      textDecoration: 'underline',
    },
    '& ul': {
      listStyle: 'none',
      m: 0,
      p: 0,
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 3,
      fontSize: '0.875rem',
      fontWeight: 400,
    },
    '& ul li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 1,
      color: palette.text.secondary,
    },
    '& ul a': { minHeight: 32 },
    '& img': { ...cutCorner(10), display: 'block', maxWidth: 144 },
    // On phones the date is under the title, beside a larger picture.
    [breakpoints.down('sm')]: {
      '& thead': visuallyHidden,
      '& tbody tr': {
        display: 'grid',
        gridTemplateColumns: 'minmax(1.5rem, auto) minmax(0, 1fr) min(84px, 22vw)',
        columnGap: '8px',
        height: 'auto',
        p: '12px',
      },
      '& tbody tr > *': { p: 0 },
      '& tbody td:first-of-type': { gridRow: 'span 2' },
      '& tbody td:nth-of-type(2)': { gridRow: 2, gridColumn: 2, fontSize: '0.875rem' },
      '& tbody td:last-of-type': { gridRow: '1 / span 2', gridColumn: 3 },
      '& tbody th > a': { minHeight: 32, alignItems: 'flex-start' },
      // With large text the picture is under the date.
      '@container (max-width: 15rem)': {
        '& tbody tr': { gridTemplateColumns: 'minmax(1.5rem, auto) minmax(0, 1fr)' },
        '& tbody td:last-of-type': { gridRow: 3, gridColumn: 2 },
      },
    },
  } as const;
}

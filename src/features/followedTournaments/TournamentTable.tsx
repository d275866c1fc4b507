import { Box, Card, Skeleton } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { paths } from '../../paths.ts';
import { cutCorner, quietLink, visuallyHidden } from '../../ui/styles/styles.ts';
import { plainTableStyles, tableHeadHeight } from '../../ui/lists/plainTable.ts';
import { RankMedal } from '../../ui/artwork/RankMedal.tsx';
import { Picture } from '../../ui/artwork/Picture.tsx';
import defaultBanner from '../../ui/pictures/defaultTournamentBanner.svg';
import { ChangesNotice } from '../tournamentDay/changes/ChangesNotice.tsx';
import { DayChip } from '../tournamentDay/DayChip.tsx';
import { WhenWhereText } from '../tournamentDay/WhenWhereText.tsx';
import type { FollowedTeam, FollowedTournament } from './addResults.ts';
import { copy } from './copy.ts';

type TournamentTableProps = {
  /** Accessible name. */
  label: string;
  tournaments: readonly FollowedTournament[];
};

export function TournamentTable({ label, tournaments }: TournamentTableProps) {
  return (
    <Card sx={{ containerType: 'inline-size' }}>
      <Box component="table" sx={[plainTableStyles, columns]}>
        <Box component="caption" sx={visuallyHidden}>
          {label}
        </Box>
        <thead>
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
              <td>{index + 1}</td>
              <th scope="row">
                <Link to={paths.tournament.href({ id: tournament.id })}>{tournament.title}</Link>
                <Teams tournamentId={tournament.id} teams={tournament.teams} />
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

type TeamsProps = { tournamentId: number; teams: readonly FollowedTeam[] };

/** Which of the club's teams go there, and their places. */
function Teams({ tournamentId, teams }: TeamsProps) {
  if (teams.length === 0) return null;
  const others = teams.length - shownTeams;
  return (
    <ul>
      {teams.slice(0, shownTeams).map(({ id, name, category, result }) => (
        <li key={id}>
          {result && (
            <span
              className="rank"
              role="img"
              aria-label={copy.rank(result.rank, result.isProvisional)}
            >
              <RankMedal rank={result.rank} />
            </span>
          )}
          <div>
            <Link to={paths.team.href({ id })}>{name}</Link>
            <small>
              {result ? (
                <Link
                  to={paths.tournamentResult.href({ tournamentId, categoryId: result.categoryId })}
                >
                  {category}
                </Link>
              ) : (
                category
              )}
              {result?.isProvisional && ` · ${copy.provisional}`}
            </small>
          </div>
        </li>
      ))}
      {others > 0 && <li>{copy.others(formatNumber(others))}</li>}
    </ul>
  );
}

function WhenAndWhere({ tournament }: { tournament: FollowedTournament }) {
  const { date } = tournament;
  if (typeof date !== 'string' || date === '') return '-';
  return (
    <>
      <WhenWhereText tournament={{ ...tournament, date }} isStacked />
      <Box component="span" sx={{ display: 'block', mt: { xs: 0.5, sm: 1 } }}>
        <DayChip tournament={{ ...tournament, date }} />
      </Box>
      {tournament.changes && (
        <Box sx={{ mt: 1 }}>
          <ChangesNotice tournament={tournament} />
        </Box>
      )}
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
    '& thead th:nth-of-type(3)': { width: { sm: '13rem', md: '17rem' } },
    '& thead th:last-of-type': { width: '11rem' },
    '& tbody th, & tbody td': { py: 1.5 },
    '& tbody td': { fontSize: '0.9375rem', color: palette.text.secondary },
    '& tbody a': { display: 'inline-flex' },
    '& tbody th > a': { color: palette.primary.main },
    // The teams are in columns, each with its place before it.
    '& ul': {
      listStyle: 'none',
      m: 0,
      p: 0,
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
      columnGap: 2,
      rowGap: 1,
      fontSize: '0.9375rem',
      fontWeight: 400,
    },
    '& ul li': {
      display: 'flex',
      alignItems: 'center',
      columnGap: 1,
      minWidth: 0,
      color: palette.text.secondary,
    },
    '& ul a': { minHeight: 24, color: palette.text.primary },
    '& small': { display: 'block', fontSize: '0.8125rem' },
    '& small a': { ...quietLink, color: 'inherit' },
    '& .rank > span': {
      width: 30,
      height: 30,
      fontSize: '0.875rem',
      color: palette.text.primary,
      borderColor: palette.outline,
      boxShadow: 'none',
    },
    '& .rank [data-rank="1"], & .rank [data-rank="2"], & .rank [data-rank="3"]': {
      color: palette.gold.contrastText,
    },
    '& img': { ...cutCorner(10), display: 'block', maxWidth: 144 },
    // On phones the date is under the title, beside a larger picture, and the teams are under both.
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
      '& tbody th': { display: 'contents' },
      '& tbody td:nth-of-type(2)': { gridRow: 2, gridColumn: 2, fontSize: '0.875rem' },
      '& tbody td:last-of-type': { gridRow: '1 / span 2', gridColumn: 3 },
      '& tbody th > a': { alignItems: 'flex-start', minHeight: 0, py: '5px', my: '-5px' },
      '& ul': {
        gridRow: 3,
        gridColumn: '2 / -1',
        gridTemplateColumns: 'minmax(0, 1fr)',
        rowGap: 0,
        mt: 0.75,
      },
      '& ul li > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 },
      '& ul a': { minHeight: 40 },
      // With large text the picture is under the date.
      '@container (max-width: 15rem)': {
        '& tbody tr': { gridTemplateColumns: 'minmax(1.5rem, auto) minmax(0, 1fr)' },
        '& tbody td:last-of-type': { gridRow: 3, gridColumn: 2 },
        '& ul': { gridRow: 4 },
      },
    },
  } as const;
}

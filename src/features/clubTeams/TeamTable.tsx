import { Box, Card, Skeleton } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { ClubTeam, ClubTournament, Tournament } from '../../../openapi/schema.d.ts';
import { builderSearch, paths } from '../../paths.ts';
import { plainTableStyles, tableHeadHeight } from '../../ui/lists/plainTable.ts';
import { visuallyHidden } from '../../ui/styles/styles.ts';
import { WhenWhereText } from '../tournamentDay/WhenWhereText.tsx';
import { copy } from './copy.ts';
import type { NumberedEntry } from './splitInHalf.ts';

/** In pixels, of most rows. */
const teamRowHeight = { xs: 168, sm: 122 };

type TeamTableProps = {
  teams: NumberedEntry<ClubTeam>[];
  /** The next tournament of each team; undefined if it is not known. */
  nextTournaments: ReadonlyMap<number, ClubTournament> | undefined;
  /** The tournament, by category, in which a team can be registered next. */
  openTournaments: ReadonlyMap<number, Tournament>;
};

export function TeamTable({ teams, nextTournaments, openTournaments }: TeamTableProps) {
  return (
    <Card sx={{ containerType: 'inline-size' }}>
      <Box component="table" sx={[plainTableStyles, columns]}>
        <Box component="caption" sx={visuallyHidden}>
          {copy.part(teams[0]?.number ?? 0, teams.at(-1)?.number ?? 0)}
        </Box>
        <thead lang="en">
          <tr>
            <th scope="col">{copy.number}</th>
            <th scope="col">{copy.name}</th>
            <th scope="col">{copy.code}</th>
          </tr>
        </thead>
        <tbody>
          {teams.map(({ number, entry: { id, name, team_id: code, ...team } }) => (
            <tr key={id}>
              <td>{number}</td>
              <th scope="row">
                <div>
                  <Link to={paths.team.href({ id })}>{name}</Link>
                  <small>{describe(team)}</small>
                </div>
                {nextTournaments && (
                  <NextTournament
                    tournament={nextTournaments.get(id)}
                    open={openTournaments.get(team.category_id ?? 0)}
                  />
                )}
                <Link
                  className="no-print"
                  to={builderSearch(name)}
                  aria-label={copy.openBuilderFor(name)}
                >
                  {copy.openBuilder}
                </Link>
              </th>
              <td>{code || '-'}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Card>
  );
}

type NextTournamentProps = {
  /** In which the team is registered. */
  tournament: ClubTournament | undefined;
  /** In which it can be registered otherwise. */
  open: Tournament | undefined;
};

function NextTournament({ tournament, open }: NextTournamentProps) {
  const shown = tournament ?? open;
  return (
    <>
      {!tournament && <small>{open ? copy.open : copy.unregistered}</small>}
      {shown && (
        <div>
          <Link to={paths.tournament.href({ id: shown.id })}>{shown.title}</Link>
          <small>
            <WhenWhereText tournament={shown} isBrief />
          </small>
        </div>
      )}
    </>
  );
}

/** Returns the category and the number of members, as far as the server tells them. */
const describe = (team: Pick<ClubTeam, 'category_name' | 'member_count'>) =>
  [team.category_name, team.member_count !== undefined && copy.members(team.member_count)]
    .filter(Boolean)
    .join(' · ');

export function TeamTableSkeleton() {
  return (
    <Card aria-hidden sx={{ pt: `${tableHeadHeight}px` }}>
      {Array.from({ length: 4 }, (_, row) => (
        <Box
          key={row}
          sx={{
            height: teamRowHeight,
            px: { xs: 1, sm: 2 },
            display: 'flex',
            alignItems: 'center',
            gap: 3,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Skeleton width={20} />
          <Skeleton width={`${58 - row * 6}%`} />
          <Skeleton width={90} sx={{ ml: 'auto' }} />
        </Box>
      ))}
    </Card>
  );
}

function columns({ vars: { palette }, typography }: Theme) {
  return {
    '& thead th:first-of-type': { width: '3rem' },
    '& thead th:last-of-type': { width: '9.5rem' },
    '& tbody tr': { height: teamRowHeight.sm },
    // A link and what is known about it, below each other where both need more than a line.
    '& tbody th > div': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 1,
    },
    '& tbody a': { minHeight: 32, color: palette.primary.main, textDecoration: 'underline' },
    '& tbody a:not(th > div:first-of-type > a)': { fontSize: '0.8125rem', fontWeight: 400 },
    '& small': {
      display: 'block',
      fontSize: '0.8125rem',
      fontWeight: 400,
      color: palette.text.secondary,
    },
    '& tbody td:last-of-type': {
      ...typography.h6,
      fontSize: '0.9375rem',
      fontVariantNumeric: 'tabular-nums',
      color: palette.primary.main,
      userSelect: 'all',
    },
    '@media print': { '& tbody tr': { height: 'auto' }, '& tbody a': { minHeight: 0 } },
    // The code is in the last line, before the link that edits the team.
    '@container (max-width: 30rem)': {
      '& thead': visuallyHidden,
      '& tbody tr': {
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: 'minmax(1.5rem, auto) minmax(0, 1fr)',
        alignItems: 'center',
        columnGap: '4px',
        height: 'auto',
        p: '8px 12px',
      },
      '& tbody tr > *': { p: 0 },
      '& tbody td:first-of-type': { gridRow: 'span 2' },
      '& tbody a': { minHeight: 44 },
      '& tbody th > a': { position: 'absolute', right: 12, bottom: 8 },
      '& tbody td:last-of-type': { lineHeight: '44px' },
    },
  } as const;
}

import { Box, Button, Card, Skeleton } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { ClubTeam, ClubTournament, Tournament } from '../../../openapi/schema.d.ts';
import { builderSearch, onlyUnready, paths, registrationId } from '../../paths.ts';
import { StoredTeamLogo } from '../../ui/artwork/TeamLogo.tsx';
import { plainTableStyles, tableHeadHeight } from '../../ui/lists/plainTable.ts';
import { StatusChip } from '../../ui/states/StatusChip.tsx';
import { quietLink, visuallyHidden } from '../../ui/styles/styles.ts';
import { WhenWhereText } from '../tournamentDay/WhenWhereText.tsx';
import { copy } from './copy.ts';
import type { NumberedEntry } from './splitInHalf.ts';

/** In pixels, of most rows: on wide windows of all, so that those of both tables are in line. */
const teamRowHeight = { xs: 150, sm: 138 };

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
          {teams.map(({ number, entry: { id, name, team_id: code, logo_path: logo, ...team } }) => (
            <tr key={id}>
              <td>{number}</td>
              <th scope="row">
                <div className="logo">
                  <StoredTeamLogo path={logo} sizes="44px" />
                </div>
                <div className="team">
                  <Link to={paths.team.href({ id })}>{name}</Link>
                  <small>{describe(team)}</small>
                </div>
                {nextTournaments && (
                  <NextTournament
                    team={name}
                    tournament={nextTournaments.get(id)}
                    open={openTournaments.get(team.category_id ?? 0)}
                  />
                )}
              </th>
              <td>
                <span className="code">{code || '-'}</span>
                <Link
                  className="edit no-print"
                  to={builderSearch(name)}
                  aria-label={copy.openBuilderFor(name)}
                >
                  {copy.openBuilder}
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Card>
  );
}

type NextTournamentProps = {
  /** The name of the team. */
  team: string;
  /** In which the team is registered. */
  tournament: ClubTournament | undefined;
  /** In which it can be registered otherwise. */
  open: Tournament | undefined;
};

function NextTournament({ team, tournament, open }: NextTournamentProps) {
  if (!tournament && !open) return <small className="contest">{copy.unregistered}</small>;
  return (
    <div className="contest">
      {/* Where there is something to do is seen first. */}
      <StatusChip tone={tournament ? 'success' : 'attention'}>
        {tournament ? copy.registered : copy.notRegistered}
      </StatusChip>
      {tournament && (
        <>
          <Link to={paths.tournament.href({ id: tournament.id })}>{tournament.title}</Link>
          <small>
            <WhenWhereText tournament={withoutBuilding(tournament)} />
          </small>
        </>
      )}
      {!tournament && open && (
        <>
          <Button
            className="no-print"
            variant="outlined"
            size="small"
            component={Link}
            to={`${paths.schoolClubReadiness.href()}${onlyUnready}`}
            aria-label={copy.registerTeam(team)}
          >
            {copy.register}
          </Button>
          <small className="open">
            {copy.open}
            <Link to={`${paths.tournament.href({ id: open.id })}#${registrationId}`}>
              {open.title}
            </Link>
          </small>
        </>
      )}
    </div>
  );
}

/** With the hour and the city only: as short as a line on a phone. */
const withoutBuilding = (tournament: ClubTournament): ClubTournament => ({
  ...tournament,
  venue: tournament.venue && { ...tournament.venue, name: '' },
});

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
    '& tbody th, & tbody td': { verticalAlign: 'top' },
    '& tbody td:first-of-type': { lineHeight: '32px', color: palette.text.secondary },
    '& tbody th': { position: 'relative', pl: '68px' },
    '& .logo': { position: 'absolute', left: 12, top: 12, width: 44 },
    '& tbody a': { minHeight: 32 },
    '& .team > a': { ...typography.h5, color: palette.primary.main },
    '& .contest a, & .edit': { ...quietLink, fontSize: '0.8125rem', fontWeight: 400 },
    '& small': {
      display: 'block',
      fontSize: '0.8125rem',
      fontWeight: 400,
      color: palette.text.secondary,
    },
    '& .contest': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 1,
      pt: 0.75,
    },
    '& .contest a.MuiButton-root': {
      color: palette.primary.main,
      fontWeight: 600,
      textDecoration: 'none',
    },
    '& .open': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5 },
    '& .code': {
      ...typography.h6,
      display: 'block',
      fontSize: '0.9375rem',
      lineHeight: '32px',
      fontVariantNumeric: 'tabular-nums',
      color: palette.text.secondary,
      userSelect: 'all',
    },
    '@media print': { '& tbody tr': { height: 'auto' }, '& tbody a': { minHeight: 0 } },
    // The code is beside the name, the link that edits the team beside its category.
    '@container (max-width: 30rem)': {
      '& thead': visuallyHidden,
      '& tbody tr': {
        display: 'grid',
        gridTemplateColumns: '1.25rem 44px minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: '8px',
        height: 'auto',
        p: '8px 12px 12px',
      },
      '& tbody tr > *': { p: 0 },
      '& tbody th, & tbody th > .team, & tbody td:last-of-type': { display: 'contents' },
      '& tbody tr > td:first-of-type': { gridRow: 1 },
      '& .logo': { position: 'static', gridArea: '1 / 2 / span 2' },
      '& .team > a': { gridArea: '1 / 3' },
      // Beside the link that edits the team.
      '& .team > small': { gridArea: '2 / 3 / auto / span 2', pr: '68px' },
      '& .code': { gridArea: '1 / 4' },
      '& .edit': { gridArea: '2 / 4', justifySelf: 'end' },
      '& .contest': { gridArea: '3 / 2 / auto / span 3' },
      '& tbody a': { minHeight: 44 },
      // As high for a finger, but no further from the lines that belong to it.
      '& .contest a:not(.MuiButton-root), & .edit': { my: '-8px' },
    },
  } as const;
}

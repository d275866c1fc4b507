import { Box, Card, Skeleton } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { ClubTeam, ClubTournament, Tournament } from '../../../openapi/schema.d.ts';
import { builderSearch, paths, registrationId } from '../../paths.ts';
import { plainTableStyles, tableHeadHeight } from '../../ui/lists/plainTable.ts';
import { statusChip, visuallyHidden } from '../../ui/styles/styles.ts';
import { WhenWhereText } from '../tournamentDay/WhenWhereText.tsx';
import { copy } from './copy.ts';
import type { NumberedEntry } from './splitInHalf.ts';

/** In pixels, of most rows. */
const teamRowHeight = { xs: 140, sm: 104 };

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
                <div className="team">
                  <Link to={paths.team.href({ id })}>{name}</Link>
                  <small>{describe(team)}</small>
                </div>
                {nextTournaments && (
                  <NextTournament
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
  /** In which the team is registered. */
  tournament: ClubTournament | undefined;
  /** In which it can be registered otherwise. */
  open: Tournament | undefined;
};

function NextTournament({ tournament, open }: NextTournamentProps) {
  if (!tournament && !open) return <small className="contest">{copy.unregistered}</small>;
  return (
    <div className="contest">
      {tournament ? (
        <>
          <Box component="span" data-state="registered" sx={statusChip}>
            {copy.registered}
          </Box>
          <TournamentLink tournament={tournament} />
        </>
      ) : (
        open && (
          <>
            <Box component="span" data-state="open" sx={statusChip}>
              {copy.notRegistered}
            </Box>
            <small>{copy.open}</small>
            <TournamentLink tournament={open} hash={`#${registrationId}`} />
          </>
        )
      )}
    </div>
  );
}

type TournamentLinkProps = { tournament: ClubTournament | Tournament; hash?: string };

/** With the hour, but without the building: as short as a line on a phone. */
function TournamentLink({ tournament, hash = '' }: TournamentLinkProps) {
  const { venue } = tournament;
  return (
    <>
      <Link to={`${paths.tournament.href({ id: tournament.id })}${hash}`}>{tournament.title}</Link>
      <small>
        <WhenWhereText tournament={{ ...tournament, venue: venue && { ...venue, name: '' } }} />
      </small>
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
    '& tbody th, & tbody td': { verticalAlign: 'top' },
    '& tbody td:first-of-type': { lineHeight: '32px' },
    '& .team': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 },
    '& tbody a': { minHeight: 32, color: palette.primary.main, textDecoration: 'underline' },
    '& .contest > a, & .edit': { fontSize: '0.8125rem', fontWeight: 400 },
    '& small': {
      display: 'block',
      fontSize: '0.8125rem',
      fontWeight: 400,
      color: palette.text.secondary,
    },
    '& .contest': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 },
    '& .contest > a + small': { flexBasis: '100%' },
    '& [data-state=registered]': {
      color: palette.success.contrastText,
      backgroundColor: palette.success.main,
    },
    '& [data-state=open]': { color: palette.text.secondary, borderColor: palette.outline },
    '& .code': {
      ...typography.h6,
      display: 'block',
      fontSize: '0.9375rem',
      lineHeight: '32px',
      fontVariantNumeric: 'tabular-nums',
      color: palette.primary.main,
      userSelect: 'all',
    },
    '@media print': { '& tbody tr': { height: 'auto' }, '& tbody a': { minHeight: 0 } },
    // The link that edits the team is beside its name, its code beside its category.
    '@container (max-width: 30rem)': {
      '& thead': visuallyHidden,
      '& tbody tr': {
        display: 'grid',
        gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: '4px',
        height: 'auto',
        p: '4px 12px 12px',
      },
      '& tbody tr > *': { p: 0 },
      '& tbody th, & tbody th > .team, & tbody td:last-of-type': { display: 'contents' },
      '& tbody tr > td:first-of-type, & .edit': { gridRow: 1, lineHeight: '44px' },
      '& .team > a': { gridArea: '1 / 2' },
      '& .team > small': { gridArea: '2 / 2' },
      '& .code': { gridArea: '2 / 3', lineHeight: 'inherit' },
      '& .edit': { gridColumn: 3, justifySelf: 'end' },
      '& .contest': { gridArea: '3 / 2 / auto / span 2', pt: '4px' },
      '& tbody a': { minHeight: 44 },
      // As high for a finger, but no further from the lines that belong to it.
      '& .contest > a': { my: '-6px' },
    },
  } as const;
}

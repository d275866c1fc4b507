import { type ReactNode, useId } from 'react';
import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import CheckIcon from '@mui/icons-material/CheckCircle';
import WarningIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { Link } from 'react-router-dom';
import type { BuilderTeam, ClubTournament } from '../../../../openapi/schema.d.ts';
import { useListClubParticipantsQuery, useListClubTournamentsQuery } from '../../../api/clubs.ts';
import { useListBuilderTeamsQuery } from '../../../api/clubTeams.ts';
import { errorText } from '../../../api/errors.ts';
import { selectComing } from '../../../lib/dates/tournamentDay.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { paths, withoutTeam } from '../../../paths.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { DayChip } from '../../tournamentDay/DayChip.tsx';
import { useEventDay } from '../../tournamentDay/useEventDay.ts';
import { WhenWhereText } from '../../tournamentDay/WhenWhereText.tsx';
import { copy } from '../copy.ts';
import { findMissing } from './readiness.ts';

/** How many tournaments, and how many names of teams, are shown. */
const shownTournaments = 2;
const shownTeams = 4;

/** Which of the club's teams are registered for what, what they lack, and who has no team. */
export function TeamReadiness({ clubId }: { clubId: number }) {
  const headingId = useId();
  const teams = useListBuilderTeamsQuery();
  const tournaments = useListClubTournamentsQuery({ id: clubId });
  const unassigned = useListClubParticipantsQuery({ id: clubId, only_unassigned: 1 });
  const list = teams.currentData?.data;
  const followed = tournaments.currentData?.data;
  const hasFailed = !list && !teams.isFetching;
  // The first steps of a new club come instead.
  if (list?.length === 0) return null;
  return (
    <Card component="section" aria-labelledby={headingId} aria-busy={!list && !hasFailed} sx={card}>
      <Typography id={headingId} variant="h3" component="h2">
        {copy.readiness.title}
      </Typography>
      {hasFailed ? (
        <ErrorState
          inline
          message={errorText(teams.error, { failed: copy.readiness.failed })}
          onRetry={() => void teams.refetch()}
        />
      ) : (
        <Box sx={columns}>
          {list && !(tournaments.isFetching && !followed) && !unassigned.isLoading ? (
            <>
              <Missing
                teams={list}
                tournaments={followed}
                unassigned={unassigned.currentData?.data.length}
              />
              {/* The list of them, below, says when they cannot be loaded. */}
              {followed && <NextTournaments tournaments={followed} />}
            </>
          ) : (
            <Box role="status" aria-label={copy.readiness.loading} sx={{ gridColumn: '1 / -1' }}>
              <Skeleton variant="rounded" sx={{ height: { xs: 470, md: 232 } }} />
            </Box>
          )}
        </Box>
      )}
    </Card>
  );
}

type MissingProps = {
  teams: readonly BuilderTeam[];
  tournaments: readonly ClubTournament[] | undefined;
  /** How many participants have no team; undefined if it is not known. */
  unassigned: number | undefined;
};

/** What is to be done before the next tournaments. */
function Missing({ teams, tournaments, unassigned }: MissingProps) {
  const today = useEventDay();
  const { leaderless, unregistered } = findMissing(teams, tournaments, today);
  const tasks = [
    {
      ...copy.readiness.unregistered,
      count: unregistered?.length ?? 0,
      names: namesOf(unregistered ?? []),
      to: paths.tournaments.href(),
    },
    {
      ...copy.readiness.leaderless,
      count: leaderless.length,
      names: namesOf(leaderless),
      to: paths.schoolClubTeam.href(),
    },
    {
      ...copy.readiness.unassigned,
      count: unassigned ?? 0,
      names: '',
      to: `${paths.schoolClubParticipants.href()}${withoutTeam}`,
    },
  ].filter(({ count }) => count > 0);
  return (
    <Column title={copy.readiness.tasks}>
      {tasks.length === 0 && unassigned !== undefined && unregistered && (
        <li className="done">
          <CheckIcon color="success" />
          {copy.readiness.complete}
        </li>
      )}
      {tasks.map(({ text, names, count, action, to }) => (
        <li key={action}>
          <WarningIcon color="warning" />
          <div>
            <strong>{text(formatNumber(count))}</strong>
            {names && <small>{names}</small>}
          </div>
          <Button variant="outlined" size="small" component={Link} to={to}>
            {action}
          </Button>
        </li>
      ))}
    </Column>
  );
}

/** Returns the first names of teams, and how many there are besides. */
function namesOf(teams: readonly { name: string }[]): string {
  const names = teams.slice(0, shownTeams).map(({ name }) => name);
  const others = teams.length - names.length;
  return [...names, ...(others > 0 ? [copy.readiness.others(formatNumber(others))] : [])].join(
    ', ',
  );
}

/** The next tournaments, with the teams that go there. */
function NextTournaments({ tournaments }: { tournaments: readonly ClubTournament[] }) {
  const today = useEventDay();
  const coming = selectComing(tournaments, today);
  return (
    <Column title={copy.readiness.next}>
      {coming.length === 0 && <li className="done">{copy.readiness.noneNext}</li>}
      {coming.slice(0, shownTournaments).map(({ id, title, ...tournament }) => (
        <li key={id}>
          <div>
            <Link to={paths.tournament.href({ id })}>{title}</Link>
            <small>
              <WhenWhereText tournament={tournament} />
            </small>
            {tournament.registered_teams && (
              <small className="teams">{namesOf(tournament.registered_teams)}</small>
            )}
          </div>
          <DayChip date={tournament.date} status={tournament.status} />
        </li>
      ))}
      {coming.length > shownTournaments && (
        <li className="done">
          <Link to={paths.schoolClubTournamentFollowed.href()}>
            {copy.readiness.allNext(formatNumber(coming.length))}
          </Link>
        </li>
      )}
    </Column>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <Typography id={id} variant="overline" component="h3" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  );
}

const card = ({ spacing, breakpoints }: Theme) => ({
  p: spacing(2),
  [breakpoints.up('md')]: { p: spacing(3) },
});

function columns({ vars: { palette } }: Theme) {
  return {
    display: 'grid',
    columnGap: 4,
    rowGap: 2,
    mt: 1,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    '& ul': { listStyle: 'none', m: 0, p: 0 },
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 1.5,
      rowGap: 0.5,
      py: 1.25,
      overflowWrap: 'anywhere',
    },
    '& li + li': { borderTop: `1px solid ${palette.divider}` },
    '& li > div': { flex: '1 1 9rem', minWidth: 0 },
    '& li.done': { color: palette.text.secondary },
    '& li button, & li > a': { flexShrink: 0 },
    '& a:not([class])': { color: palette.primary.main, fontWeight: 600 },
    '& strong, & small': { display: 'block' },
    '& strong': { fontWeight: 600 },
    '& small': { fontSize: '0.875rem', color: palette.text.secondary },
    '& small.teams': { color: palette.text.primary },
  } as const;
}

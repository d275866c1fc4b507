import { type ReactNode, useId } from 'react';
import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import CheckIcon from '@mui/icons-material/CheckCircle';
import WarningIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { Link } from 'react-router-dom';
import type { BuilderTeam, ClubTournament } from '../../../../openapi/schema.d.ts';
import { useListClubReadinessQuery } from '../../../api/clubRegistrations.ts';
import { useListClubParticipantsQuery, useListClubTournamentsQuery } from '../../../api/clubs.ts';
import { useListBuilderTeamsQuery } from '../../../api/clubTeams.ts';
import { errorText } from '../../../api/errors.ts';
import { groupByReadiness } from '../../../lib/clubs/teamReadiness.ts';
import { selectComing } from '../../../lib/dates/tournamentDay.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { nameSome } from '../../../lib/text/nameSome.ts';
import { onlyUnready, paths, withoutTeam } from '../../../paths.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { DayChip } from '../../tournamentDay/DayChip.tsx';
import { useEventDay } from '../../tournamentDay/useEventDay.ts';
import { WhenWhereText } from '../../tournamentDay/WhenWhereText.tsx';
import { copy } from '../copy.ts';
import { findMissing } from './readiness.ts';
import { card, columns, head } from './readinessStyles.ts';

/** How many tournaments, and how many names of teams, are shown. */
const shownTournaments = 2;
const shownTeams = 4;

/** Which of the club's teams are registered for what, what they lack, and who has no team. */
export function TeamReadiness({ clubId }: { clubId: number }) {
  const headingId = useId();
  const teams = useListBuilderTeamsQuery();
  const { isLoading, tournaments, unassigned, readyTeams } = useClubPlans(clubId);
  const list = teams.currentData?.data;
  const hasFailed = !list && !teams.isFetching;
  // The first steps of a new club come instead.
  if (list?.length === 0) return null;
  return (
    <Card component="section" aria-labelledby={headingId} aria-busy={!list && !hasFailed} sx={card}>
      <Box sx={head}>
        <Typography id={headingId} variant="h3" component="h2">
          {copy.readiness.title}
        </Typography>
        {readyTeams && <ReadyCounts {...readyTeams} />}
      </Box>
      {hasFailed ? (
        <ErrorState
          inline
          message={errorText(teams.error, { failed: copy.readiness.failed })}
          onRetry={() => void teams.refetch()}
        />
      ) : (
        <Box sx={columns}>
          {list && !isLoading ? (
            <>
              <Missing
                teams={list}
                tournaments={tournaments}
                unassigned={unassigned}
                canRegister={readyTeams !== undefined}
              />
              {/* The list of them, below, says when they cannot be loaded. */}
              {tournaments && <NextTournaments tournaments={tournaments} />}
            </>
          ) : (
            <Box role="status" aria-label={copy.readiness.loading} sx={{ gridColumn: '1 / -1' }}>
              <Skeleton variant="rounded" sx={{ height: { xs: 574, md: 240 } }} />
            </Box>
          )}
        </Box>
      )}
    </Card>
  );
}

/** Which teams lack something before the next tournaments. */
function useMissing(
  teams: readonly BuilderTeam[],
  tournaments: readonly ClubTournament[] | undefined,
) {
  return findMissing(teams, tournaments, useEventDay());
}

/** Whether something is due, so that its button is the main one of the page. */
export function useHasTasks(
  teams: readonly BuilderTeam[] = [],
  {
    tournaments,
    unassigned = 0,
  }: Pick<ReturnType<typeof useClubPlans>, 'tournaments' | 'unassigned'>,
): boolean {
  const { leaderless, unregistered = [] } = useMissing(teams, tournaments);
  return teams.length > 0 && leaderless.length + unregistered.length + unassigned > 0;
}

/** What is known of the club's teams besides themselves; undefined for what could not be loaded. */
export function useClubPlans(clubId: number) {
  const tournaments = useListClubTournamentsQuery({ id: clubId });
  const unassigned = useListClubParticipantsQuery({ id: clubId, only_unassigned: 1 });
  const readiness = useListClubReadinessQuery();
  return {
    isLoading:
      (tournaments.isFetching && !tournaments.currentData) ||
      unassigned.isLoading ||
      readiness.isLoading,
    tournaments: tournaments.currentData?.data,
    unassigned: unassigned.currentData?.data.length,
    /** Not there either where the backend lets no club register teams. */
    readyTeams: readiness.currentData && groupByReadiness(readiness.currentData.data.teams),
  };
}

function ReadyCounts({ ready, unready }: ReturnType<typeof groupByReadiness>) {
  return (
    <Link to={`${paths.schoolClubReadiness.href()}${unready.length > 0 ? onlyUnready : ''}`}>
      {copy.readiness.counts(formatNumber(ready.length), formatNumber(unready.length))}
    </Link>
  );
}

type MissingProps = {
  teams: readonly BuilderTeam[];
  tournaments: readonly ClubTournament[] | undefined;
  /** How many participants have no team; undefined if it is not known. */
  unassigned: number | undefined;
  /** Whether the backend lets clubs register their teams. */
  canRegister: boolean;
};

/** What is to be done before the next tournaments. */
function Missing({ teams, tournaments, unassigned, canRegister }: MissingProps) {
  const { leaderless, unregistered } = useMissing(teams, tournaments);
  const tasks = [
    {
      ...copy.readiness.unregistered,
      count: unregistered?.length ?? 0,
      names: namesOf(unregistered ?? []),
      ...(canRegister
        ? {
            action: copy.readiness.unregistered.registerAction,
            to: `${paths.schoolClubReadiness.href()}${onlyUnready}`,
          }
        : { to: paths.tournaments.href() }),
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
      {tasks.map(({ text, names, count, action, to }, index) => (
        <li key={action}>
          <WarningIcon color="warning" />
          <div>
            <strong>{text(formatNumber(count))}</strong>
            {names && <small>{names}</small>}
          </div>
          <Button {...(index === 0 ? firstTask : { variant: 'outlined' })} component={Link} to={to}>
            {action}
          </Button>
        </li>
      ))}
    </Column>
  );
}

/** What is due comes before everything else on the page. */
const firstTask = { variant: 'contained', color: 'gold' } as const;

const namesOf = (teams: readonly { name: string }[]) =>
  nameSome(teams, shownTeams, copy.readiness.others);

/** The next tournaments, with the teams that go there. */
function NextTournaments({ tournaments }: { tournaments: readonly ClubTournament[] }) {
  const today = useEventDay();
  const coming = selectComing(tournaments, today);
  return (
    <Column
      title={copy.readiness.next}
      more={
        coming.length > shownTournaments && (
          <Link to={paths.schoolClubTournamentFollowed.href()}>
            {copy.readiness.allNext(formatNumber(coming.length))}
          </Link>
        )
      }
    >
      {coming.length === 0 && <li className="done">{copy.readiness.noneNext}</li>}
      {coming.slice(0, shownTournaments).map(({ id, title, ...tournament }) => (
        <li key={id}>
          <div>
            <span className="title">
              <Link to={paths.tournament.href({ id })}>{title}</Link>
              <DayChip tournament={tournament} />
            </span>
            <small>
              <WhenWhereText tournament={tournament} isStacked />
            </small>
            {tournament.registered_teams && (
              <small className="teams">{namesOf(tournament.registered_teams)}</small>
            )}
          </div>
        </li>
      ))}
    </Column>
  );
}

type ColumnProps = { title: string; children: ReactNode; more?: ReactNode };

function Column({ title, children, more }: ColumnProps) {
  const id = useId();
  return (
    <div>
      <Typography id={id} variant="overline" component="h3" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <ul aria-labelledby={id}>{children}</ul>
      {more}
    </div>
  );
}

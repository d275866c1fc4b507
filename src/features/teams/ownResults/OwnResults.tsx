import { useId } from 'react';
import type { Team, TimeZone } from '../../../../openapi/schema.d.ts';
import { errorText, isStatus } from '../../../api/errors.ts';
import { useListBuilderTeamsQuery } from '../../../api/clubTeams.ts';
import { useListMyTeamsQuery } from '../../../api/teams.ts';
import { useListClubTeamRunsQuery, useListTeamRunsQuery } from '../../../api/teamRuns.ts';
import { SectionHeading } from '../../../ui/page/headings/SectionHeading.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { copy } from './copy.ts';
import { OwnTournament } from './OwnTournament.tsx';
import type { Side } from './side.ts';

/** How often new results, states and decisions are asked for, in milliseconds. */
const options = { pollingInterval: 15_000, skipPollingIfUnfocused: true } as const;

export type OwnResultsProps = { team: Team; side: Side };

/** What a team sees of its own results in tournaments of the last days, and its objections to them. */
export function OwnResults({ team, side }: OwnResultsProps) {
  const teamId = useTeamId(team, side);
  return teamId === undefined ? null : <Results team={team} teamId={teamId} side={side} />;
}

/** Returns the id of a team that is one's own; its public page has only the code. */
function useTeamId({ team_id: code }: Team, side: Side): number | undefined {
  const own = useListMyTeamsQuery(undefined, { skip: side !== 'participant' });
  const ofClub = useListBuilderTeamsQuery(undefined, { skip: side !== 'club' });
  const teams = side === 'club' ? ofClub.currentData?.data : own.currentData?.teams;
  return teams?.find((each) => each.team_id === code)?.id;
}

function Results({ team, teamId, side }: OwnResultsProps & { teamId: number }) {
  const headingId = useId();
  const { currentData, error, isFetching, refetch } = useRuns(teamId, side);
  const zoneOf = (tournamentId: number): TimeZone | undefined =>
    team.registrations?.find(({ tournament }) => tournament.id === tournamentId)?.tournament
      .time_zone;
  const list = currentData?.data ?? [];
  // A backend may not offer them; somebody else is not told of them.
  const hasFailed = !currentData && !isFetching && !isStatus(error, 403, 404, 405);
  if (list.length === 0 && !hasFailed) return null;
  return (
    <section aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={copy.title} lead={copy.lead} />
      {hasFailed && <ErrorState message={errorText(error, copy)} onRetry={() => void refetch()} />}
      {list.map((each) => (
        <OwnTournament
          key={`${each.tournament.id}-${each.category.id}`}
          teamId={teamId}
          side={side}
          own={each}
          zone={zoneOf(each.tournament.id)}
        />
      ))}
    </section>
  );
}

function useRuns(teamId: number, side: Side) {
  const participant = useListTeamRunsQuery(
    { teamId },
    { ...options, skip: side !== 'participant' },
  );
  const club = useListClubTeamRunsQuery({ teamId }, { ...options, skip: side !== 'club' });
  return side === 'club' ? club : participant;
}

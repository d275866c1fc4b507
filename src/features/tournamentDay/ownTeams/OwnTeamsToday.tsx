import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import type { MyTeam, Tournament } from '../../../../openapi/schema.d.ts';
import { useGetTeamQuery } from '../../../api/teams.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { paths } from '../../../paths.ts';
import { StatusChip } from '../../../ui/states/StatusChip.tsx';
import { copy } from '../copy.ts';
import type { OwnTeams } from './ownTeams.ts';

type OwnTeamsTodayProps = { tournament: Tournament; teams: OwnTeams };

/** The own teams in a tournament of today: whether they have come, their points and rank. */
export function OwnTeamsToday({ tournament, teams }: OwnTeamsTodayProps) {
  return (
    <Box component="ul" aria-label={copy.own.teams(tournament.title)} sx={list}>
      {teams.registered.map((team) => (
        <OwnTeam
          key={team.id}
          tournament={tournament}
          team={team}
          isCheckedIn={teams.checkedIn.includes(team)}
        />
      ))}
    </Box>
  );
}

type OwnTeamProps = { tournament: Tournament; team: MyTeam; isCheckedIn: boolean };

function OwnTeam({ tournament, team, isCheckedIn }: OwnTeamProps) {
  const { isLoaded, result, score } = useOwnResult(tournament, team);
  // Whoever has a score has come, even if nobody has checked the team in.
  const isExpected = !isCheckedIn && isLoaded && !result;
  const category = tournament.categories.find(({ id }) => id === team.category_id)?.name;
  return (
    <li>
      <Link to={paths.teamAlias.href({ id: team.team_id })}>{team.name}</Link>
      {isCheckedIn && <StatusChip tone="success">{copy.own.checkedIn}</StatusChip>}
      {isExpected && <StatusChip>{copy.own.expected}</StatusChip>}
      <p>{[category, score].filter(Boolean).join(' · ')}</p>
      {isExpected && <p>{copy.own.report(tournament.venue?.name)}</p>}
    </li>
  );
}

/** Returns the result of a team in a tournament, if it has one, and what is said of its score. */
export function useOwnResult({ id: tournamentId }: Tournament, team: MyTeam) {
  const { currentData, isFetching } = useGetTeamQuery({ id: team.team_id });
  // A backend may not say what a team is registered for.
  const registrations = currentData?.team?.registrations;
  const result = registrations?.find(
    ({ tournament, category }) =>
      tournament.id === tournamentId && category.id === team.category_id,
  )?.result;
  const score = result
    ? copy.own.score(formatNumber(result.points), copy.own.rank(result.rank, result.provisional))
    : registrations && copy.own.noScore;
  return { isLoaded: !isFetching || currentData !== undefined, result, score };
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25 },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 32,
    color: 'inherit',
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  '& p': { flexBasis: '100%', m: 0, fontSize: '0.9375rem', lineHeight: 1.5 },
};

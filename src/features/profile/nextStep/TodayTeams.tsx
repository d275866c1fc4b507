import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { MyTeam, Tournament } from '../../../../openapi/schema.d.ts';
import { useGetTeamQuery } from '../../../api/teams.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { paths } from '../../../paths.ts';
import { statusChip } from '../../../ui/styles/styles.ts';
import { copy } from './copy.ts';

type TodayTeamsProps = {
  tournament: Tournament;
  /** The own teams that are registered. */
  teams: readonly MyTeam[];
  checkedIn: readonly MyTeam[];
};

/** The own teams in a tournament of today: whether they are checked in, their points and rank. */
export function TodayTeams({ tournament, teams, checkedIn }: TodayTeamsProps) {
  return (
    <Box component="ul" aria-label={copy.today.teams(tournament.title)} sx={list}>
      {teams.map((team) => (
        <li key={team.id}>
          <Box component="span" sx={chip} data-checked-in={checkedIn.includes(team) || undefined}>
            {checkedIn.includes(team) ? copy.today.checkedIn : copy.today.expected}
          </Box>
          <Link to={paths.teamAlias.href({ id: team.team_id })}>{team.name}</Link>
          <TeamResult team={team} tournamentId={tournament.id} />
        </li>
      ))}
    </Box>
  );
}

function TeamResult({ team, tournamentId }: { team: MyTeam; tournamentId: number }) {
  const { currentData } = useGetTeamQuery({ id: team.team_id });
  // A backend may not say what a team is registered for.
  if (!currentData?.team?.registrations) return null;
  const result = currentData.team.registrations.find(
    ({ tournament, category }) =>
      tournament.id === tournamentId && category.id === team.category_id,
  )?.result;
  return (
    <span>
      {result ? copy.today.score(formatNumber(result.points), result.rank) : copy.today.noScore}
    </span>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  mt: 0.5,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 1.25,
    minHeight: 36,
  },
  '& a': { color: 'inherit', fontWeight: 600, overflowWrap: 'anywhere' },
};

const chip = ({ vars: { palette } }: Theme) => ({
  ...statusChip,
  borderColor: palette.outline,
  '&[data-checked-in]': {
    color: palette.success.contrastText,
    backgroundColor: palette.success.main,
    borderColor: 'transparent',
  },
});

import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { StartNumber } from '../tournamentDay/StartNumber.tsx';
import { copy } from './copy.ts';
import type { MatchTeams } from './matchText.ts';

type TeamLinkProps = { id: number; teams: MatchTeams };

/** The name of a team with its start number, linked to its page. */
export function TeamLink({ id, teams }: TeamLinkProps) {
  const team = teams.get(id);
  return (
    <Box component={Link} to={paths.team.href({ id })} title={team?.name} sx={link}>
      <StartNumber number={team?.start_number} />
      {team?.name ?? copy.unknownTeam(id)}
    </Box>
  );
}

const link = {
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline' },
} as const;

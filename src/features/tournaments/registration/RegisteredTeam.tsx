import { Box, Button } from '@mui/material';
import CheckIcon from '@mui/icons-material/Check';
import type { MyTeam } from '../../../../openapi/schema.d.ts';
import { useListTournamentTeamsQuery } from '../../../api/tournaments.ts';
import { statusChip } from '../../../ui/styles/styles.ts';
import { copy } from '../copy.ts';

/**
 * Returns the own team that is registered in a category, of the own teams of that category;
 * undefined while it is unknown. Somebody in several of them is in one that the tournament lists.
 */
export function useRegisteredTeam(
  tournamentId: number,
  teams: readonly MyTeam[] | undefined,
  isRegistered: boolean,
): MyTeam | undefined {
  const isOpen = isRegistered && teams !== undefined && teams.length > 1;
  const { currentData } = useListTournamentTeamsQuery({ id: tournamentId }, { skip: !isOpen });
  if (!isRegistered) return undefined;
  if (teams?.length === 1) return teams[0];
  return teams?.find((team) => currentData?.data.some(({ id }) => id === team.id));
}

type RegisteredTeamRowProps = {
  tournamentId: number;
  /** The user's teams of the category; undefined while they are unknown. */
  teams: MyTeam[] | undefined;
  /** Id of the category's heading. */
  describedBy: string;
};

/** Once nothing can be registered any more: which team is, in one line. */
export function RegisteredTeamRow({ tournamentId, teams, describedBy }: RegisteredTeamRowProps) {
  const team = useRegisteredTeam(tournamentId, teams, true);
  return (
    <Box sx={rowStyles}>
      <span>{team && copy.registration.registeredTeam(team.name)}</span>
      <RegisteredButton describedBy={describedBy} size="small" />
    </Box>
  );
}

const rowStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  '& > span': { fontWeight: 600, overflowWrap: 'anywhere' },
};

type RegisteredButtonProps = { describedBy: string; size?: 'small' };

export function RegisteredButton({ describedBy, size }: RegisteredButtonProps) {
  return (
    <Button
      type="submit"
      size={size}
      disabled
      startIcon={<CheckIcon />}
      aria-describedby={describedBy}
      sx={registeredStyle}
    >
      {copy.registration.registered}
    </Button>
  );
}

/** The button is disabled for ever: it looks as the state that it says. */
const registeredStyle = {
  ...statusChip,
  display: 'inline-flex',
  cornerShape: 'round',
  justifySelf: 'start',
  minHeight: 0,
  '&.Mui-disabled': { color: 'success.main' },
};

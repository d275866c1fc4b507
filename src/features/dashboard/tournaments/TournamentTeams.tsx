import {
  Box,
  Button,
  Card,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { Theme } from '@mui/material/styles';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { Link } from 'react-router-dom';
import { serverMessage } from '../../../api/errors.ts';
import { useGetTournamentQuery, useListTournamentTeamsQuery } from '../../../api/tournaments.ts';
import { scheduleOf } from '../../../lib/urls/scheduleUrl.ts';
import { useClub } from '../../../session/useSession.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { visuallyHidden } from '../../../ui/styles/styles.ts';
import { copy } from '../copy.ts';

type TournamentTeamsProps = { tournamentId: number; title: string };

export function TournamentTeams({ tournamentId, title }: TournamentTeamsProps) {
  return (
    <Card>
      <Typography variant="h5" component="h4" sx={{ px: 2, py: 1.5, overflowWrap: 'anywhere' }}>
        {copy.tournaments.teamsOf(title)}
      </Typography>
      <ScheduleLink tournamentId={tournamentId} />
      <TeamList tournamentId={tournamentId} title={title} />
    </Card>
  );
}

/** To when and where the club's teams play, the next one first; nothing without a plan. */
function ScheduleLink({ tournamentId }: Pick<TournamentTeamsProps, 'tournamentId'>) {
  const club = useClub();
  const { currentData } = useGetTournamentQuery({ id: tournamentId });
  if (!club || !currentData?.data.has_schedule) return null;
  return (
    <Button
      component={Link}
      // Not its name, which other clubs may have.
      to={scheduleOf(tournamentId, `X-${club.code}-`)}
      endIcon={<ArrowForwardIcon />}
      sx={{ mx: 1, mb: 1 }}
    >
      {copy.tournaments.ownSchedule}
    </Button>
  );
}

function TeamList({ tournamentId, title }: TournamentTeamsProps) {
  const { currentData, error, isFetching, refetch } = useListTournamentTeamsQuery({
    id: tournamentId,
  });
  const teams = currentData?.data;
  if (!teams && isFetching) {
    return (
      <Box sx={{ px: 2, pb: 2 }}>
        <Box role="status" sx={visuallyHidden}>
          {copy.tournaments.teamsLoading}
        </Box>
        <Skeleton height={40} />
        <Skeleton height={40} />
        <Skeleton height={40} width="70%" />
      </Box>
    );
  }
  if (!teams) {
    return (
      <Box sx={{ px: 2, pb: 2 }}>
        <ErrorState
          inline
          message={serverMessage(error) ?? copy.tournaments.teamsFailed}
          onRetry={() => void refetch()}
        />
      </Box>
    );
  }
  if (teams.length === 0)
    return (
      <Typography role="status" variant="body2" sx={{ px: 2, pb: 2, color: 'text.secondary' }}>
        {copy.tournaments.noTeams}
      </Typography>
    );
  return (
    // Long lists scroll inside the card; tabIndex makes that possible by keyboard.
    <TableContainer
      role="region"
      tabIndex={0}
      aria-label={copy.tournaments.teamsOf(title)}
      sx={tableContainer}
    >
      <Table size="small" stickyHeader aria-label={copy.tournaments.teamsOf(title)}>
        <TableHead>
          <TableRow lang="en">
            <TableCell align="right" className="number">
              {copy.tournaments.number}
            </TableCell>
            <TableCell>{copy.tournaments.teamName}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {teams.map(({ id, name }, index) => (
            <TableRow key={id}>
              <TableCell align="right" className="number">
                {index + 1}
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{name}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const tableContainer = ({ vars: { palette }, typography }: Theme) => ({
  maxHeight: 380,
  borderTop: `1px solid ${palette.divider}`,
  '&:focus-visible': { outlineOffset: -2 },
  '& .number': { width: 56, color: palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  '& th': { ...typography.button, backgroundColor: palette.background.paper },
  '& tr:last-child td': { borderBottom: 0 },
});

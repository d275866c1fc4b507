import { Box, Button, Container, Typography } from '@mui/material';
import BuildIcon from '@mui/icons-material/HandymanOutlined';
import { Link } from 'react-router-dom';
import type { ClubTeam } from '../../../openapi/schema.d.ts';
import { useListClubTeamsQuery } from '../../api/clubs.ts';
import { serverMessage } from '../../api/errors.ts';
import { formatNumber } from '../../lib/formatNumber.ts';
import { paths } from '../../paths.ts';
import { useClub } from '../../session/useSession.ts';
import { CountBadge } from '../../ui/CountBadge.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { WorkHeader } from '../../ui/WorkHeader.tsx';
import { copy } from './copy.ts';
import { splitInHalf } from './splitInHalf.ts';
import { TeamTable, TeamTableSkeleton } from './TeamTable.tsx';

export default function ClubTeamsPage() {
  usePageTitle(copy.title, copy.lead);
  const club = useClub();
  const { teams, errorText, retry } = useClubTeams(club?.id);
  return (
    <>
      <WorkHeader
        title={copy.title}
        detail={club?.name}
        badge={teams && <CountBadge>{formatNumber(teams.length)}</CountBadge>}
        fallback={paths.schoolClubDashboard.href()}
        action={<TeamBuilderButton />}
      />
      <Container sx={{ pt: 2, pb: 3 }}>
        {errorText === undefined ? (
          <Teams teams={teams} />
        ) : (
          <ErrorState message={errorText} onRetry={retry} />
        )}
      </Container>
    </>
  );
}

function Teams({ teams }: { teams: ClubTeam[] | undefined }) {
  if (teams?.length === 0) return <EmptyState message={copy.none} action={<TeamBuilderButton />} />;
  return (
    <>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {teams ? copy.count(formatNumber(teams.length)) : copy.loading}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 3 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {teams ? (
          splitInHalf(teams).map(
            (half) => half.length > 0 && <TeamTable key={half[0]?.number} teams={half} />,
          )
        ) : (
          <>
            <TeamTableSkeleton />
            <TeamTableSkeleton />
          </>
        )}
      </Box>
    </>
  );
}

function TeamBuilderButton() {
  return (
    <Button
      variant="contained"
      color="gold"
      startIcon={<BuildIcon />}
      lang="en"
      component={Link}
      to={paths.schoolClubTeam.href()}
    >
      {copy.builder}
    </Button>
  );
}

function useClubTeams(clubId: number | undefined) {
  // `currentData`, unlike `data`, never belongs to another club.
  const { currentData, error, isFetching, refetch } = useListClubTeamsQuery(
    { id: clubId ?? 0 },
    { skip: clubId === undefined },
  );
  const hasFailed = !currentData && !isFetching && error !== undefined;
  return {
    teams: currentData?.data,
    errorText: hasFailed ? (serverMessage(error) ?? copy.failed) : undefined,
    retry: () => void refetch(),
  };
}

import { Box, Button, Container, Skeleton, Typography } from '@mui/material';
import PersonAddIcon from '@mui/icons-material/PersonAddAltOutlined';
import { Link } from 'react-router-dom';
import { useListClubParticipantsQuery } from '../../api/clubs.ts';
import { serverMessage } from '../../api/errors.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { paths } from '../../paths.ts';
import { useClub } from '../../session/useSession.ts';
import { CountBadge } from '../../ui/lists/CountBadge.tsx';
import { TableSkeleton } from '../../ui/grid/TableSkeleton.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { WorkHeader } from '../../ui/page/headings/WorkHeader.tsx';
import { copy } from './copy.ts';
import { ImportButton } from './import/ImportButton.tsx';
import { ParticipantsPanel } from './ParticipantsPanel.tsx';

export default function ParticipantsPage() {
  const club = useClub();
  usePageTitle(copy.list.title);
  const { currentData } = useListClubParticipantsQuery({ id: club?.id ?? 0 }, { skip: !club });
  return (
    <>
      <WorkHeader
        title={copy.list.title}
        detail={club?.name}
        badge={currentData && <CountBadge>{formatNumber(currentData.data.length)}</CountBadge>}
        fallback={paths.schoolClubDashboard.href()}
        action={<InviteButton />}
      />
      <Container sx={{ pt: { xs: 2, md: 3 }, pb: 2 }}>
        {club && <Participants key={club.id} club={club} />}
      </Container>
    </>
  );
}

function Participants({ club }: { club: { id: number; name: string } }) {
  // `currentData`, unlike `data`, never belongs to another club.
  const { currentData, error, isFetching, refetch } = useListClubParticipantsQuery({ id: club.id });
  const participants = currentData?.data;
  if (!participants) {
    return isFetching ? (
      <LoadingSkeleton />
    ) : (
      <ErrorState
        message={serverMessage(error) ?? copy.list.failed}
        onRetry={() => void refetch()}
      />
    );
  }
  return participants.length === 0 ? (
    <EmptyState
      message={copy.list.empty}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
          <InviteButton />
          <ImportButton />
        </Box>
      }
    />
  ) : (
    <ParticipantsPanel club={club} participants={participants} />
  );
}

function InviteButton() {
  return (
    <Button
      variant="contained"
      color="gold"
      component={Link}
      to={paths.schoolClubParticipantsInvite.href()}
      startIcon={<PersonAddIcon />}
    >
      {copy.list.invite}
    </Button>
  );
}

function LoadingSkeleton() {
  return (
    <>
      <Skeleton variant="rounded" sx={{ height: { xs: 56, sm: 44 }, maxWidth: 560 }} />
      <Typography
        role="status"
        lang="en"
        variant="body2"
        sx={{ color: 'text.secondary', minHeight: 44, my: 1.5, lineHeight: '44px' }}
      >
        {copy.list.loading}
      </Typography>
      <TableSkeleton rows={10} height={{ xs: 78, md: 52 }} />
    </>
  );
}

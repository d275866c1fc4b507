import { Box, Container, GlobalStyles, Typography } from '@mui/material';
import { useListClubParticipantsQuery } from '../../../api/clubs.ts';
import { paths } from '../../../paths.ts';
import { useClub } from '../../../session/useSession.ts';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { PointList } from '../../../ui/lists/PointList.tsx';
import { WorkHeader } from '../../../ui/page/headings/WorkHeader.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { printStyle } from '../../../ui/styles/printStyle.ts';
import { CardMaker } from './CardMaker.tsx';
import { findPupils } from './cardStates.ts';
import { copy } from './copy.ts';
import { SampleCard } from './SampleCard.tsx';

/** Makes cards with which pupils take over the accounts that the club manages, and prints them. */
export default function CardsPage() {
  const club = useClub();
  usePageTitle(copy.title, copy.description);
  return (
    <>
      <GlobalStyles styles={printStyle} />
      <WorkHeader
        title={copy.title}
        detail={club?.name}
        fallback={paths.schoolClubParticipants.href()}
      />
      <Container sx={{ py: { xs: 2, md: 3 } }}>
        {club && <Cards key={club.id} club={club} />}
      </Container>
    </>
  );
}

function Cards({ club }: { club: { id: number; name: string } }) {
  // Pupils use their cards meanwhile.
  const { currentData, isFetching, refetch } = useListClubParticipantsQuery(
    { id: club.id },
    { refetchOnMountOrArgChange: true },
  );
  if (!currentData)
    return isFetching ? (
      <Typography role="status">{copy.loading}</Typography>
    ) : (
      <ErrorState message={copy.failed} onRetry={() => void refetch()} />
    );
  return findPupils(currentData.data, new Set()).length === 0 ? (
    <>
      <SampleCard club={club.name} />
      <Points />
    </>
  ) : (
    <>
      <Points />
      <CardMaker club={club} participants={currentData.data} />
    </>
  );
}

const Points = () => (
  <Box className="no-print" sx={{ mb: 3 }}>
    <PointList points={copy.points} />
  </Box>
);

import { Card, Container, GlobalStyles, Typography } from '@mui/material';
import { useListClubParticipantsQuery } from '../../../api/clubs.ts';
import { paths } from '../../../paths.ts';
import { useClub } from '../../../session/useSession.ts';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { WorkHeader } from '../../../ui/page/WorkHeader.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { printStyle } from '../../../ui/styles/printStyle.ts';
import { CardMaker } from './CardMaker.tsx';
import { copy } from './copy.ts';
import { SampleCard } from './SampleCard.tsx';

/** Makes cards with which pupils take over the accounts that the club manages, and prints them. */
export default function CardsPage() {
  const club = useClub();
  usePageTitle(copy.title, copy.summary);
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
  const { currentData, isFetching, refetch } = useListClubParticipantsQuery({ id: club.id });
  if (!currentData)
    return isFetching ? (
      <Typography role="status">{copy.loading}</Typography>
    ) : (
      <ErrorState message={copy.failed} onRetry={() => void refetch()} />
    );
  const managed = currentData.data.filter((each) => each.managed);
  return managed.length === 0 ? (
    <>
      <SampleCard club={club.name} />
      <Points />
    </>
  ) : (
    <>
      <Points />
      <CardMaker club={club} managed={managed} />
    </>
  );
}

const Points = () => (
  <Card component="ul" className="no-print" sx={points}>
    {copy.points.map((text) => (
      <Typography key={text} component="li">
        {text}
      </Typography>
    ))}
  </Card>
);

const points = {
  m: 0,
  mb: 3,
  p: { xs: 2, md: 3 },
  pl: { xs: 4, md: 5 },
  display: 'grid',
  columnGap: 6,
  rowGap: 1,
  gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
  color: 'text.secondary',
};

import { Box, Card, Skeleton, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { useListClubsQuery } from '../../../api/clubs.ts';
import { paths } from '../../../paths.ts';
import { BoardSection } from '../../../ui/page/BoardSection.tsx';
import { quietLink } from '../../../ui/styles/styles.ts';
import { copy } from '../copy.ts';
import { JoinClubForm } from './JoinClubForm.tsx';

type JoinClubCardProps = {
  /** The id of the club whose invitation has led here, if one has. */
  initialClubId: number | undefined;
};

export function JoinClubCard({ initialClubId }: JoinClubCardProps) {
  const { currentData, isFetching } = useListClubsQuery(undefined, {
    skip: initialClubId === undefined,
  });
  const club = currentData?.data.find(({ id }) => id === initialClubId)?.name;
  const isInvitation = club !== undefined || (initialClubId !== undefined && isFetching);
  return (
    <Card
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <BoardSection component="div">
        <Stack
          // On a phone, the form below is to be in the first window.
          spacing={{ xs: 0.75, md: 1.5 }}
          sx={{
            height: '100%',
            px: { xs: 2.5, md: 4 },
            py: { xs: 1.5, md: 4 },
            justifyContent: 'center',
            alignItems: 'flex-start',
          }}
        >
          {isInvitation ? <Invitation club={club} /> : <ClubSuggestion />}
        </Stack>
      </BoardSection>
      <Box sx={{ p: { xs: 2.5, md: 4 }, alignSelf: 'center' }}>
        <JoinClubForm key={initialClubId} initialClubId={initialClubId} />
      </Box>
    </Card>
  );
}

/** Without a club while its name is loading. */
function Invitation({ club }: { club: string | undefined }) {
  return (
    <>
      <Typography variant="overline" component="p" sx={{ color: 'gold.main' }}>
        {copy.membership.invited}
      </Typography>
      <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        {club === undefined ? <Skeleton width="12em" /> : copy.membership.invitedBy(club)}
      </Typography>
      <Typography sx={(theme) => ({ color: theme.vars.palette.board.muted, maxWidth: '46ch' })}>
        {copy.membership.invitedText}
      </Typography>
    </>
  );
}

const clubsLink = { ...quietLink, py: 1.25, color: 'inherit', fontWeight: 600 };

function ClubSuggestion() {
  return (
    <>
      <Typography variant="overline" component="p" sx={{ color: 'gold.main' }}>
        {copy.membership.nextStep}
      </Typography>
      <Typography variant="h4" component="h3" sx={{ maxWidth: '24ch' }}>
        {copy.membership.invitationTitle}
      </Typography>
      <Typography sx={(theme) => ({ color: theme.vars.palette.board.muted, maxWidth: '46ch' })}>
        {copy.membership.invitation}
      </Typography>
      <Box component={Link} to={paths.school.href()} sx={clubsLink}>
        {copy.membership.clubs}
      </Box>
    </>
  );
}

import { Box, Button, Container, Stack } from '@mui/material';
import GroupAddIcon from '@mui/icons-material/GroupAddOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import PersonAddIcon from '@mui/icons-material/PersonAddAltOutlined';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import type { ClubUser } from '../../session/storage.ts';
import { useClub } from '../../session/useSession.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { pictureSizes } from '../../ui/pictureSizes.ts';
import defaultLogo from '../../ui/pictures/defaultTeamLogo.svg';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { ClubSection } from './ClubSection.tsx';
import { copy } from './copy.ts';
import { CreateTeamDialog } from './CreateTeamDialog.tsx';
import { DashboardStats } from './DashboardStats.tsx';
import { TournamentsSection } from './TournamentsSection.tsx';
import { useCreateDialog } from './useCreateDialog.ts';

/** Shows the stored club data at once, then the server's. */
export default function DashboardPage() {
  usePageTitle(copy.page.title, copy.page.summary);
  const club = useClub();
  // The club is null after signing out, until the route guard redirects.
  return club && <Dashboard key={club.id} club={club} />;
}

function Dashboard({ club }: { club: ClubUser }) {
  const createDialog = useCreateDialog(club.id);
  return (
    <>
      <PageHeading
        eyebrow={copy.page.eyebrow}
        title={copy.page.welcome(club.name)}
        lead={copy.page.lead}
        picture={
          <Picture
            path={club.logo}
            fallback={defaultLogo}
            alt=""
            ratio="1"
            sizes={pictureSizes.heading}
            fit="contain"
            eager
          />
        }
        actions={<Actions onCreate={createDialog.open} />}
      />
      <Container sx={{ pb: { xs: 5, md: 8 } }}>
        <Box sx={{ position: 'relative', mt: { xs: -2, md: -4 }, mb: { xs: 4, md: 6 } }}>
          <DashboardStats clubId={club.id} />
        </Box>
        <Stack spacing={{ xs: 5, md: 7 }}>
          <ClubSection club={club} />
          <TournamentsSection clubId={club.id} />
        </Stack>
      </Container>
      <CreateTeamDialog club={club} open={createDialog.isOpen} onClose={createDialog.close} />
    </>
  );
}

function Actions({ onCreate }: { onCreate: () => void }) {
  return (
    <>
      <Button
        lang="en"
        variant="contained"
        color="gold"
        startIcon={<GroupAddIcon />}
        onClick={onCreate}
      >
        {copy.page.createTeam}
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<PersonAddIcon />}
        component={Link}
        to={paths.schoolClubParticipantsInvite.href()}
      >
        {copy.page.invite}
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<LockIcon />}
        component={Link}
        to={paths.schoolClubSecurity.href()}
      >
        {copy.page.security}
      </Button>
    </>
  );
}

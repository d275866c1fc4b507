import { Box, Button, Container, Stack } from '@mui/material';
import GroupAddIcon from '@mui/icons-material/GroupAddOutlined';
import PersonAddIcon from '@mui/icons-material/PersonAddAltOutlined';
import { Link } from 'react-router-dom';
import { useListClubReadinessQuery } from '../../api/clubRegistrations.ts';
import { useGetClubStatsQuery } from '../../api/clubs.ts';
import { useListBuilderTeamsQuery } from '../../api/clubTeams.ts';
import { paths } from '../../paths.ts';
import type { ClubUser } from '../../session/storage.ts';
import { useClub } from '../../session/useSession.ts';
import { CompactHeading } from '../../ui/page/headings/PageHeading.tsx';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { ClubSection } from './ClubSection.tsx';
import { copy } from './copy.ts';
import { CreateTeamDialog } from './CreateTeamDialog.tsx';
import { DashboardStats } from './DashboardStats.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { TeamReadiness, useClubPlans, useHasTasks } from './readiness/TeamReadiness.tsx';
import { TournamentsSection } from './tournaments/TournamentsSection.tsx';
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
  const stats = useGetClubStatsQuery({ id: club.id });
  const counts = stats.currentData?.data;
  const readiness = useListClubReadinessQuery();
  const teams = useListBuilderTeamsQuery();
  const plans = useClubPlans(club.id);
  const hasTasks = useHasTasks(teams.currentData?.data, plans);
  const isNew = teams.currentData?.data.length === 0;
  // What is first has another height for each club: until it is known, nothing stands below it.
  const isFirstKnown =
    (teams.currentData !== undefined || !teams.isFetching) &&
    !plans.isLoading &&
    (!isNew || counts !== undefined || !stats.isFetching);
  const below = isFirstKnown ? undefined : { visibility: 'hidden' };
  return (
    <>
      <CompactHeading
        title={copy.page.welcome(club.name)}
        actions={
          <Actions
            onCreate={createDialog.open}
            invitesFirst={counts?.participants === 0}
            hasTasks={hasTasks}
          />
        }
      />
      <Container sx={{ pb: { xs: 5, md: 8 } }}>
        <Stack useFlexGap spacing={2} sx={firstBlocks}>
          <TeamReadiness clubId={club.id} />
          <Box sx={below}>
            <DashboardStats clubId={club.id} />
          </Box>
        </Stack>
        <Stack spacing={{ xs: 4, md: 7 }} sx={below}>
          {counts && !readiness.isLoading && (
            <FirstSteps
              counts={counts}
              hasLogo={Boolean(club.logo)}
              isExtended={!readiness.isError}
              onCreateTeam={createDialog.open}
            />
          )}
          <ClubSection club={club} />
          <TournamentsSection clubId={club.id} />
        </Stack>
      </Container>
      <CreateTeamDialog club={club} open={createDialog.isOpen} onClose={createDialog.close} />
    </>
  );
}

const firstBlocks = { mt: { xs: 2, md: 3 }, mb: { xs: 4, md: 6 } };

type ActionsProps = { onCreate: () => void; invitesFirst: boolean; hasTasks: boolean };

/** Without participants there is nobody for a team: inviting comes first. What is due below has the main button then. */
function Actions({ onCreate, invitesFirst, hasTasks }: ActionsProps) {
  const buttons = [
    <Button
      key="create"
      lang="en"
      {...(invitesFirst || hasTasks ? second : first)}
      startIcon={<GroupAddIcon />}
      onClick={onCreate}
    >
      {copy.page.createTeam}
    </Button>,
    <Button
      key="invite"
      {...second}
      startIcon={<PersonAddIcon />}
      component={Link}
      to={paths.schoolClubParticipantsInvite.href()}
    >
      {copy.page.invite}
    </Button>,
  ];
  return invitesFirst ? buttons.toReversed() : buttons;
}

const first = { variant: 'contained', color: 'gold' } as const;
const second = { variant: 'outlined', color: 'inherit' } as const;

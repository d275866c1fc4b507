import { Box, Button, Container, Skeleton, Stack } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import type { Team } from '../../../../openapi/schema.d.ts';
import { errorText, isStatus } from '../../../api/errors.ts';
import { useGetTeamQuery } from '../../../api/teams.ts';
import { paths } from '../../../paths.ts';
import { BackButton } from '../../../ui/page/BackButton.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { PageHeading } from '../../../ui/page/headings/PageHeading.tsx';
import { StatePage } from '../../../ui/states/StatePage.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { visuallyHidden } from '../../../ui/styles/styles.ts';
import { Changes } from '../../tournamentDay/Changes.tsx';
import { copy } from '../copy.ts';
import { MemberList, MemberListSkeleton } from './MemberList.tsx';
import { TeamTournaments } from './TeamTournaments.tsx';
import { TeamHeading } from './TeamHeading.tsx';

export default function TeamPage() {
  const { id = '' } = useParams();
  return <TeamById key={id} id={id} />;
}

function TeamById({ id }: { id: string }) {
  const { currentData, error, isFetching, refetch } = useGetTeamQuery({ id });
  const team = currentData?.team?.name ? currentData.team : undefined;
  // Checked before the cached team, which may have been deleted since.
  if (!isFetching && isStatus(error, 404)) {
    return (
      <StatePage title={copy.detail.missingTitle} fallback={paths.teams.href()}>
        <EmptyState
          message={errorText(error, { failed: copy.detail.missing })}
          action={<AllTeamsLink />}
        />
      </StatePage>
    );
  }
  if (team) return <TeamContent team={team} />;
  if (isFetching) return <TeamSkeleton />;
  return (
    <StatePage title={copy.detail.failedTitle} fallback={paths.teams.href()}>
      <ErrorState message={errorText(error, copy.detail)} onRetry={() => void refetch()} />
      <AllTeamsLink />
    </StatePage>
  );
}

function TeamContent({ team }: { team: Team }) {
  usePageTitle(
    team.name,
    copy.detail.summary(team.name, team.category_name || copy.list.unknownCategory),
  );
  return (
    <>
      <TeamHeading team={team} />
      <Container sx={{ py: { xs: 4, md: 6 } }}>
        <Stack useFlexGap spacing={{ xs: 4, md: 6 }}>
          {team.withdrawn_from?.map((tournament) => (
            <Changes key={tournament.id} tournament={tournament} title={tournament.title} />
          ))}
          {team.registrations ? (
            <TeamTournaments
              registrations={team.registrations}
              category={team.category_name ?? undefined}
              members={<MemberList team={team} />}
            />
          ) : (
            <MemberList team={team} />
          )}
        </Stack>
      </Container>
    </>
  );
}

function TeamSkeleton() {
  usePageTitle(copy.detail.title);
  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {copy.detail.loading}
      </Box>
      <PageHeading
        title={undefined}
        eyebrow={copy.detail.title}
        back={<BackButton fallback={paths.teams.href()} />}
        picture={
          <Skeleton variant="rounded" sx={{ width: '100%', height: 'auto', aspectRatio: '1' }} />
        }
        lead={
          <Stack direction="row" spacing={4}>
            <Skeleton width={110} height={58} />
            <Skeleton width={170} height={58} />
          </Stack>
        }
      />
      <Container sx={{ py: { xs: 4, md: 6 } }}>
        <MemberListSkeleton />
      </Container>
    </>
  );
}

function AllTeamsLink() {
  return (
    <Button variant="outlined" component={Link} to={paths.teams.href()}>
      {copy.detail.toList}
    </Button>
  );
}

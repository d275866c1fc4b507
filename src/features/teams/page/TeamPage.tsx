import { Box, Button, Container, Skeleton, Stack } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import type { Team } from '../../../../openapi/schema.d.ts';
import { errorText, isStatus } from '../../../api/errors.ts';
import { useGetTeamQuery } from '../../../api/teams.ts';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../session/useSession.ts';
import { BackButton } from '../../../ui/page/BackButton.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { PageHeading } from '../../../ui/page/headings/PageHeading.tsx';
import { lazyPart } from '../../../ui/states/lazyPart.tsx';
import { StatePage } from '../../../ui/states/StatePage.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { visuallyHidden } from '../../../ui/styles/styles.ts';
import { Changes } from '../../tournamentDay/Changes.tsx';
import { copy } from '../copy.ts';
import type { OwnResultsProps } from '../ownResults/OwnResults.tsx';
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

// Of no use to anybody else.
const OwnResults = lazyPart<OwnResultsProps>(async () => ({
  default: (await import('../ownResults/OwnResults.tsx')).OwnResults,
}));

/** Whose results a team shows beyond those that are public: a member's, or its club's. */
function useOwnSide({ members, club }: Team): OwnResultsProps['side'] | undefined {
  const session = useSession();
  if (session.kind === 'visitor') return undefined;
  const isOwn =
    session.kind === 'club'
      ? club?.id === session.id
      : members.some((member) => member.participant_id === session.id);
  return isOwn ? session.kind : undefined;
}

function TeamContent({ team }: { team: Team }) {
  const side = useOwnSide(team);
  usePageTitle(
    team.name,
    copy.detail.summary(team.name, team.category_name || copy.list.unknownCategory),
  );
  return (
    <>
      <TeamHeading team={team} />
      <Container sx={{ py: { xs: 4, md: 6 } }}>
        <Stack useFlexGap spacing={{ xs: 4, md: 6 }}>
          {side && <OwnResults team={team} side={side} />}
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

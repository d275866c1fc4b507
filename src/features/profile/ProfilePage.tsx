import { Box, Container, Stack } from '@mui/material';
import { useSelector } from 'react-redux';
import type { ParticipantUser } from '../../../openapi/schema.d.ts';
import { useGetProfileQuery } from '../../api/participantAccount.ts';
import { useListMyTeamsQuery } from '../../api/teams.ts';
import type { SessionState } from '../../session/storage.ts';
import { lazyPart } from '../../ui/states/lazyPart.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { useReplacementFocus } from '../../ui/hooks/useReplacementFocus.ts';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { visuallyHidden } from '../../ui/styles/styles.ts';
import { copy } from './copy.ts';
import { MembershipSection } from './membership/MembershipSection.tsx';
import { MyTeamsSection } from './MyTeamsSection.tsx';
import { useMembership } from './membership/useMembership.ts';
import { NextStepSkeleton } from './nextStep/NextStepSkeleton.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';

/** Visitors, who are sent to the sign-in, do not need it. */
const NextStepSection = lazyPart(
  async () => ({ default: (await import('./nextStep/NextStepSection.tsx')).NextStepSection }),
  <NextStepSkeleton />,
);

const OwnCertificates = lazyPart(async () => ({
  default: (await import('../certificates/list/OwnCertificates.tsx')).OwnCertificates,
}));

const nameOf = (profile: { name: string } | undefined, stored: string | null) =>
  profile?.name ?? stored ?? undefined;

const noParticipant = { name: null, pictureUrl: null, bannerUrl: null };

/** What the participant signs in with: an e-mail address, or the name on the card of a pupil without one. */
const accountText = ({ email, sign_in_name: name }: ParticipantUser): string | null =>
  email || (name === undefined ? null : copy.page.signInName(name));

/** The profile of the signed-in participant: first from the session, then from the server. */
export default function ProfilePage() {
  usePageTitle(copy.page.title, copy.page.summary);
  const { currentData, isError, isFetching, refetch } = useGetProfileQuery();
  const { name, pictureUrl, bannerUrl } =
    useSelector(({ session }: { session: SessionState }) => session.participant) ?? noParticipant;
  const profile = currentData?.user;
  const hasFailed = isError && !profile;
  return (
    <>
      <ProfileHeader
        name={profile?.name ?? name ?? (hasFailed ? copy.page.nameless : undefined)}
        account={hasFailed ? null : profile && accountText(profile)}
        pictureUrl={pictureUrl}
        bannerUrl={bannerUrl}
      />
      <Box role="status" sx={visuallyHidden}>
        {isFetching && !profile ? copy.page.loading : ''}
      </Box>
      <Container sx={{ py: { xs: 2, md: 4 } }}>
        <Stack spacing={{ xs: 5, md: 7 }}>
          {hasFailed && (
            <ErrorState inline message={copy.page.failed} onRetry={() => void refetch()} />
          )}
          <Sections name={nameOf(profile, name)} />
        </Stack>
      </Container>
    </>
  );
}

/** What comes below the heading; only the membership tells which section is the first. */
function Sections({ name }: { name: string | undefined }) {
  const query = useMembership();
  const isMember = query.membership?.isMember;
  const nextStep = useReplacementFocus<HTMLDivElement>(isMember);
  // Two of the sections show the teams: they are loaded meanwhile.
  useListMyTeamsQuery();
  if (query.isLoading)
    return (
      <Box role="status" aria-label={copy.membership.loading}>
        <NextStepSkeleton />
      </Box>
    );
  return (
    <>
      {isMember && (
        <Box
          ref={nextStep}
          role="region"
          aria-label={copy.membership.nextStep}
          tabIndex={-1}
          sx={{ '&:focus': { outline: 'none' }, '&:empty': { display: 'none' } }}
        >
          <NextStepSection name={name} />
        </Box>
      )}
      <MembershipSection query={query} />
      <MyTeamsSection />
      <OwnCertificates />
    </>
  );
}

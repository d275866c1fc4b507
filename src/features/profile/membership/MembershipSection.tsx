import { useId } from 'react';
import { Box } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { serverMessage } from '../../../api/errors.ts';
import { parseId } from '../../../lib/text/parseId.ts';
import { lazyPart } from '../../../ui/states/lazyPart.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { useReplacementFocus } from '../../../ui/hooks/useReplacementFocus.ts';
import { SectionHeading } from '../../../ui/page/headings/SectionHeading.tsx';
import { copy } from '../copy.ts';
import { JoinClubCard } from './JoinClubCard.tsx';
import { MembershipCard } from './MembershipCard.tsx';
import type { useMembership } from './useMembership.ts';

const LeaveClub = lazyPart(async () => ({ default: (await import('./LeaveClub.tsx')).LeaveClub }));

/** The school club of the participant, or a form to join one; `?gh=` in the URL fills in its id. */
export function MembershipSection({
  query: { membership, error, isFetching, retry },
}: {
  query: ReturnType<typeof useMembership>;
}) {
  const headingId = useId();
  // The form takes the place of a club that was left.
  const section = useReplacementFocus(membership && !membership.isMember);
  const [search] = useSearchParams();
  return (
    <Box
      component="section"
      ref={section}
      tabIndex={-1}
      aria-labelledby={headingId}
      sx={{ '&:focus': { outline: 'none' } }}
    >
      <SectionHeading id={headingId} title={copy.membership.title} />
      {membership?.isMember === true && (
        <MembershipCard membership={membership}>
          <LeaveClub clubName={membership.clubName} />
        </MembershipCard>
      )}
      {membership?.isMember === false && <JoinClubCard initialClubId={parseId(search.get('gh'))} />}
      {!membership && (
        <ErrorState
          inline
          message={serverMessage(error) ?? copy.membership.unknown}
          onRetry={retry}
          retrying={isFetching}
        />
      )}
    </Box>
  );
}

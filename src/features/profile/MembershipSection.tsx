import { useEffect, useId, useRef } from 'react';
import { Box, Skeleton } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { serverMessage } from '../../api/errors.ts';
import { readId } from '../../lib/readId.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { takeLostFocus } from '../../ui/takeLostFocus.ts';
import { copy } from './copy.ts';
import { JoinClubCard } from './JoinClubCard.tsx';
import { MembershipCard } from './MembershipCard.tsx';
import { useMembership } from './useMembership.ts';

/**
 * The school club of the signed-in participant, or the way into one; `?gh=` in the address names
 * it.
 */
export function MembershipSection() {
  const headingId = useId();
  const { membership, error, isFetching, retry } = useMembership();
  const section = useFocusKept(membership?.isMember);
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
      {membership?.isMember === true && <MembershipCard membership={membership} />}
      {membership?.isMember === false && <JoinClubCard knownId={readId(search.get('gh'))} />}
      {!membership && isFetching && (
        <Box role="status">
          <Skeleton
            variant="rounded"
            aria-label={copy.membership.loading}
            sx={{ height: { xs: 300, md: 210 } }}
          />
        </Box>
      )}
      {!membership && !isFetching && (
        <ErrorState
          inline
          message={serverMessage(error) ?? copy.membership.unknown}
          onRetry={retry}
        />
      )}
    </Box>
  );
}

/** The section that takes the focus when the form that had it makes way for the club. */
function useFocusKept(isMember: boolean | undefined) {
  const section = useRef<HTMLElement>(null);
  const before = useRef(isMember);
  useEffect(() => {
    // With scrolling: the club is so much lower than the form that it may stand above the window.
    if (before.current === false && isMember && section.current) takeLostFocus(section.current, {});
    before.current = isMember;
  }, [isMember]);
  return section;
}

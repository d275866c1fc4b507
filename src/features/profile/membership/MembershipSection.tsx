import { useEffect, useId, useRef } from 'react';
import { Box } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { serverMessage } from '../../../api/errors.ts';
import { parseId } from '../../../lib/text/parseId.ts';
import { lazyPart } from '../../../ui/states/lazyPart.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { SectionHeading } from '../../../ui/page/headings/SectionHeading.tsx';
import { restoreFocus } from '../../../ui/dialogs/restoreFocus.ts';
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
  const section = useFocusRestoration(membership?.isMember);
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

/** Returns the ref of the section that gets the focus when club and form replace each other. */
function useFocusRestoration(isMember: boolean | undefined) {
  const section = useRef<HTMLElement>(null);
  const wasMember = useRef(isMember);
  useEffect(() => {
    // With scrolling: the club card is much lower than the form and may be above the window.
    if (wasMember.current === !isMember && section.current) restoreFocus(section.current, {});
    wasMember.current = isMember;
  }, [isMember]);
  return section;
}

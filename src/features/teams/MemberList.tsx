import { useEffect, useId, useRef } from 'react';
import { Box, Skeleton } from '@mui/material';
import type { Team } from '../../../openapi/schema.d.ts';
import { useGetTeamRoleQuery } from '../../api/teams.ts';
import { useSession } from '../../session/useSession.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { takeLostFocus } from '../../ui/takeLostFocus.ts';
import { copy } from './copy.ts';
import { MemberRow } from './MemberRow.tsx';
import { isLeader } from './members.ts';
import { useRemoval } from './useRemoval.ts';

/** A team's members. Its leader, signed in, may remove the others. */
export function MemberList({ team }: { team: Team }) {
  const headingId = useId();
  const ownId = useOwnId();
  const mayRemove = useMayRemove(team, ownId);
  const { rows, question, busy, ask, cancel, confirm } = useRemoval(team, mayRemove);
  const section = useFocusKept(rows.length, mayRemove);
  const staying = rows.filter(({ leaving }) => !leaving).length;
  return (
    <Box
      component="section"
      ref={section}
      tabIndex={-1}
      aria-labelledby={headingId}
      sx={{ '&:focus': { outline: 'none' } }}
    >
      <SectionHeading
        id={headingId}
        title={copy.detail.members}
        lead={rows.length > 0 && copy.detail.memberCount(staying)}
      />
      {rows.length === 0 && <EmptyState message={copy.detail.noMembers} />}
      <Box component="ul" sx={grid}>
        {rows.map(({ member, leaving }) => (
          <MemberRow
            key={member.participant_id}
            member={member}
            leads={isLeader(team, member)}
            isOwn={member.participant_id === ownId}
            leaving={leaving}
            onRemove={mayRemove && member.participant_id !== ownId ? () => ask(member) : undefined}
          />
        ))}
      </Box>
      <ConfirmDialog
        open={question.open}
        title={copy.removal.title}
        confirmLabel={copy.removal.confirm}
        danger
        busy={busy}
        onConfirm={confirm}
        onCancel={cancel}
      >
        <Box lang="en" sx={{ overflowWrap: 'anywhere' }}>
          {copy.removal.question(question.member?.name ?? '')}
        </Box>
      </ConfirmDialog>
    </Box>
  );
}

/** The place of a list that is on its way. */
export function MemberListSkeleton() {
  return (
    <>
      <SectionHeading title={copy.detail.members} lead={<Skeleton width={90} />} />
      <Box aria-hidden sx={grid}>
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} variant="rounded" height={98} />
        ))}
      </Box>
    </>
  );
}

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: { xs: 1.5, md: 2 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};

function useOwnId(): number | undefined {
  const session = useSession();
  return session.kind === 'participant' && session.id !== null ? session.id : undefined;
}

/** Whether the signed-in participant leads this team, not merely some team. */
function useMayRemove({ leader_id: leader }: Team, ownId: number | undefined): boolean {
  const { currentData } = useGetTeamRoleQuery(undefined, { skip: ownId === undefined });
  return currentData?.level === 'leader' && ownId !== undefined && ownId === leader;
}

/**
 * The section that takes the focus when the button that had it is gone: its row, or the right to
 * remove.
 */
function useFocusKept(count: number, mayRemove: boolean) {
  const section = useRef<HTMLElement>(null);
  const before = useRef({ count, mayRemove });
  useEffect(() => {
    const isLess = count < before.current.count || (before.current.mayRemove && !mayRemove);
    before.current = { count, mayRemove };
    if (isLess && section.current) takeLostFocus(section.current);
  }, [count, mayRemove]);
  return section;
}

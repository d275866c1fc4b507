import { useEffect, useId, useRef } from 'react';
import { Box, Skeleton, Typography } from '@mui/material';
import type { Team, TeamMember } from '../../../../openapi/schema.d.ts';
import { useGetTeamRoleQuery, useListMyTeamsQuery } from '../../../api/teams.ts';
import { useSession } from '../../../session/useSession.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { lazyPart } from '../../../ui/states/lazyPart.tsx';
import { SectionHeading } from '../../../ui/page/headings/SectionHeading.tsx';
import { restoreFocus } from '../../../ui/dialogs/restoreFocus.ts';
import { useEventDay } from '../../tournamentDay/useEventDay.ts';
import { copy } from '../copy.ts';
import { MemberRow } from './MemberRow.tsx';
import { isLeader, keepsMembers } from './members.ts';
import { useMemberRemoval } from './useMemberRemoval.ts';

/** Only the leader of the team needs it. */
const ConfirmDialog = lazyPart(async () => ({
  default: (await import('../../../ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
}));

/** The leader of the team can remove the other members. */
export function MemberList({ team }: { team: Team }) {
  const headingId = useId();
  const own = useParticipant();
  const ownId = own?.id ?? undefined;
  const leads = useLeads(team, ownId);
  const today = useEventDay();
  const isFixed = team.registrations?.some((one) => keepsMembers(one, today)) === true;
  const canRemove = leads && !isFixed;
  const nameOf = useNames(team, ownId);
  const { rows, confirmation, busy, askToRemove, cancel, confirm } = useMemberRemoval(
    team,
    canRemove,
  );
  const section = useFocusRestoration(rows.length, canRemove);
  const memberCount = rows.filter(({ isLeaving }) => !isLeaving).length;
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
        lead={rows.length > 0 && copy.detail.memberCount(memberCount)}
      />
      {leads && isFixed && (
        <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
          {copy.removal.fixed}
        </Typography>
      )}
      {rows.length === 0 && <EmptyState message={copy.detail.noMembers} />}
      <Box component="ul" sx={grid}>
        {rows.map(({ member, isLeaving }) => (
          <MemberRow
            key={member.participant_id}
            name={nameOf(member)}
            // The club may hide pictures from everybody else.
            picture={member.participant_id === ownId ? own?.pictureUrl : member.profile_picture}
            isLeader={isLeader(team, member)}
            isOwn={member.participant_id === ownId}
            isLeaving={isLeaving}
            onRemove={
              canRemove && member.participant_id !== ownId ? () => askToRemove(member) : undefined
            }
          />
        ))}
      </Box>
      {canRemove && (
        <ConfirmDialog
          open={confirmation.isOpen}
          title={copy.removal.title}
          confirmLabel={copy.removal.confirm}
          cancelLabel={copy.removal.cancel}
          danger
          busy={busy}
          onConfirm={confirm}
          onCancel={cancel}
        >
          <Box lang="en" sx={{ overflowWrap: 'anywhere' }}>
            {copy.removal.confirmation(confirmation.member ? nameOf(confirmation.member) : '')}
          </Box>
        </ConfirmDialog>
      )}
    </Box>
  );
}

export function MemberListSkeleton() {
  return (
    <>
      <SectionHeading title={copy.detail.members} lead={<Skeleton width={90} />} />
      <Box aria-hidden sx={grid}>
        {[1, 2, 3, 4].map((index) => (
          <Skeleton key={index} variant="rounded" height={98} />
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
  // One beside the tournaments, two where it has the whole width.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
};

function useParticipant() {
  const session = useSession();
  return session.kind === 'participant' ? session : undefined;
}

/** Returns the names that the signed-in participant sees: in an own team the full ones. */
function useNames(team: Team, ownId: number | undefined): (member: TeamMember) => string {
  const isOwn = team.members.some((member) => member.participant_id === ownId);
  const { currentData } = useListMyTeamsQuery(undefined, { skip: !isOwn });
  const own = currentData?.teams.find((mine) => mine.team_id === team.team_id);
  return ({ participant_id: id, name }) =>
    own?.member_names?.find((mate) => mate.participant_id === id)?.name ?? name;
}

/** Whether the signed-in participant leads this team. The role alone may be for another team. */
function useLeads({ leader_id: leaderId }: Team, ownId: number | undefined): boolean {
  const { currentData } = useGetTeamRoleQuery(undefined, { skip: ownId === undefined });
  return currentData?.level === 'leader' && ownId !== undefined && ownId === leaderId;
}

/**
 * Returns the ref of the section that gets the focus when the focused button disappears, with its
 * row or because the user may no longer remove members.
 */
function useFocusRestoration(count: number, canRemove: boolean) {
  const section = useRef<HTMLElement>(null);
  const previous = useRef({ count, canRemove });
  useEffect(() => {
    const hasLostButton =
      count < previous.current.count || (previous.current.canRemove && !canRemove);
    previous.current = { count, canRemove };
    if (hasLostButton && section.current) restoreFocus(section.current);
  }, [count, canRemove]);
  return section;
}

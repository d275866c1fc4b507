import { useState } from 'react';
import type { Team, TeamMember } from '../../../../openapi/schema.d.ts';
import { errorText, serverMessage } from '../../../api/errors.ts';
import { useRemoveMemberMutation, useRestoreMemberMutation } from '../../../api/teams.ts';
import { useSingleFlight } from '../../../ui/hooks/useSingleFlight.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { copy } from '../copy.ts';
import { visibleMembers, type Removal } from './members.ts';

const highlightMilliseconds = 600;

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Removes members of a team after a confirmation, and shows the result as a toast. Returns the rows
 * to show and the state of the confirmation dialog. The dialog closes if the user may no longer
 * remove members (`canRemove`), for example after signing out in another tab.
 */
export function useMemberRemoval(team: Team, canRemove: boolean) {
  const [removeMember] = useRemoveMemberMutation();
  const [restoreMember] = useRestoreMemberMutation();
  const toast = useToast();
  const [removals, setRemovals] = useState<Removal[]>([]);
  // The member stays set while the closing dialog fades out.
  const [confirmation, setConfirmation] = useState<{ isOpen: boolean; member?: TeamMember }>({
    isOpen: false,
  });
  const rows = visibleMembers(team, removals);
  const close = () => setConfirmation(({ member }) => ({ isOpen: false, member }));
  if (confirmation.isOpen && !canRemove) close();

  const removeRow = async (member: TeamMember, position: number) => {
    const removal = { member, position, team, isLeaving: true };
    setRemovals((current) => [...current, removal]);
    await wait(highlightMilliseconds);
    setRemovals((current) =>
      current.map((other) => (other === removal ? { ...removal, isLeaving: false } : other)),
    );
  };
  const restore = async ({ participant_id: participantId, name }: TeamMember) => {
    const { data, error } = await restoreMember({ participantId });
    if (data) toast.success(data.message || copy.removal.restored(name));
    else toast.error(errorText(error, { ...copy.removal.restoring }));
  };
  const remove = async (member: TeamMember) => {
    const position = rows.findIndex((row) => row.member.participant_id === member.participant_id);
    const { data, error } = await removeMember({
      participantId: member.participant_id,
      team_id: team.team_id,
    });
    close();
    if (!data) {
      toast.error(`❌ ${serverMessage(error) ?? copy.removal.failed}`);
      return;
    }
    void removeRow(member, position).then(() =>
      toast.success(`✅ ${data.message || copy.removal.removed(member.name)}`, {
        ...(data.restorable && { undo: () => void restore(member) }),
      }),
    );
  };

  const { run, busy } = useSingleFlight(remove);
  return {
    rows,
    confirmation,
    busy,
    askToRemove: (member: TeamMember) => setConfirmation({ isOpen: true, member }),
    cancel: close,
    // A dialog that is fading out can still be clicked.
    confirm: () => {
      if (confirmation.isOpen && confirmation.member) void run(confirmation.member);
    },
  };
}

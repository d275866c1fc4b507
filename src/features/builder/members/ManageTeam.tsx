import { useEffect, useEffectEvent, useState } from 'react';
import type { BuilderTeam } from '../../../../openapi/schema.d.ts';
import { useGetBuilderTeamQuery } from '../../../api/clubTeams.ts';
import { isStatus, serverMessage } from '../../../api/errors.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { copy } from '../copy.ts';
import { loadFailure, useErrorToast } from '../useErrorToast.ts';
import { ManageDialog } from './ManageDialog.tsx';
import { RemovedMember } from './RemovedMember.tsx';
import { useMemberChanges } from './useMemberChanges.ts';

type ManageTeamProps = {
  /** The team as listed in the table. */
  team: BuilderTeam;
  open: boolean;
  onClose: () => void;
  /** Called when the server no longer has the team. */
  onDeleted: () => void;
  /** Called when the dialog is closed and no change or undo is pending. */
  onIdle: () => void;
};

/**
 * Dialog for a team's members. After it is closed, removals that can still be undone are shown on
 * the page.
 */
export function ManageTeam({
  team: listedTeam,
  open,
  onClose,
  onDeleted,
  onIdle,
}: ManageTeamProps) {
  const toast = useToast();
  const teamQuery = useGetBuilderTeamQuery(
    { teamId: listedTeam.id },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData, error, isFetching } = teamQuery;
  const team = currentData?.data;
  const isDeleted = !isFetching && isStatus(error, 404);
  useErrorToast(isDeleted ? undefined : error, copy.manage.failed);
  const changes = useMemberChanges(listedTeam.id, team);
  const errorText = serverMessage(error) ?? copy.manage.deleted;
  useWhenTrue(isDeleted, () => {
    // A change that failed for this reason has already shown the error.
    if (changes.announcement !== errorText) toast.error(errorText);
    onDeleted();
  });
  const [hasExited, setHasExited] = useState(false);
  if (open && hasExited) setHasExited(false);
  useWhenTrue(!open && hasExited && !changes.isBusy && changes.removals.length === 0, onIdle);
  return (
    <>
      {!open &&
        hasExited &&
        changes.removals.map((removal) => (
          <RemovedMember
            key={removal.member.id}
            removal={removal}
            onUndo={() => changes.undo(removal)}
            onExpire={() => changes.dismissRemoval(removal.member)}
          />
        ))}
      <ManageDialog
        open={open}
        team={team ?? listedTeam}
        isLoaded={team !== undefined}
        failure={loadFailure(teamQuery, copy.manage.failed)}
        changes={changes}
        onClose={onClose}
        onExited={() => setHasExited(true)}
      />
    </>
  );
}

/** Calls the latest `callback` whenever `condition` becomes true. */
function useWhenTrue(condition: boolean, callback: () => void): void {
  const handleTrue = useEffectEvent(callback);
  useEffect(() => {
    if (condition) handleTrue();
  }, [condition]);
}

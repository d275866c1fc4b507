import { useEffect, useEffectEvent, useState } from 'react';
import type { BuilderTeam } from '../../../openapi/schema.d.ts';
import { useGetBuilderTeamQuery } from '../../api/clubTeams.ts';
import { serverMessage } from '../../api/errors.ts';
import { useToast } from '../../ui/useToast.ts';
import { copy } from './copy.ts';
import { isMissing } from './failureText.ts';
import { loadFailure } from './loadFailure.ts';
import { ManageDialog } from './ManageDialog.tsx';
import { RemovedMember } from './RemovedMember.tsx';
import { useFailureToast } from './useFailureToast.ts';
import { useMemberChanges } from './useMemberChanges.ts';

type ManageTeamProps = {
  /** The team as the table has it. */
  team: BuilderTeam;
  open: boolean;
  onClose: () => void;
  /** The team is gone from the server. */
  onGone: () => void;
  /** It is closed and has nothing left to do or to take back. */
  onIdle: () => void;
};

/**
 * The dialog with a team's members; once closed, what can still be taken back stands in its place
 * on the page.
 */
export function ManageTeam({ team: listed, open, onClose, onGone, onIdle }: ManageTeamProps) {
  const toast = useToast();
  const reading = useGetBuilderTeamQuery(
    { teamId: listed.id },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData, error, isFetching } = reading;
  const team = currentData?.data;
  const missing = !isFetching && isMissing(error);
  useFailureToast(missing ? undefined : error, copy.manage.failed);
  const changes = useMemberChanges(listed.id, team);
  const text = serverMessage(error) ?? copy.manage.gone;
  useMissing(missing, () => {
    // A change that was refused for it has said so.
    if (changes.said !== text) toast.error(text);
    onGone();
  });
  const [exited, setExited] = useState(false);
  if (open && exited) setExited(false);
  useIdle(!open && exited && !changes.busy && changes.removals.length === 0, onIdle);
  return (
    <>
      {!open &&
        exited &&
        changes.removals.map((removal) => (
          <RemovedMember
            key={removal.member.id}
            removal={removal}
            onUndo={() => changes.undo(removal)}
            onEnd={() => changes.forget(removal.member)}
          />
        ))}
      <ManageDialog
        open={open}
        team={team ?? listed}
        loaded={team !== undefined}
        failure={loadFailure(reading, copy.manage.failed)}
        changes={changes}
        onClose={onClose}
        onExited={() => setExited(true)}
      />
    </>
  );
}

function useMissing(missing: boolean, onMissing: () => void): void {
  const leave = useEffectEvent(onMissing);
  useEffect(() => {
    if (missing) leave();
  }, [missing]);
}

function useIdle(idle: boolean, onIdle: () => void): void {
  const end = useEffectEvent(onIdle);
  useEffect(() => {
    if (idle) end();
  }, [idle]);
}

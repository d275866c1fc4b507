import { useState } from 'react';
import { isSessionExpired } from '../../api/errors.ts';
import { useSingleFlight } from '../../ui/hooks/useSingleFlight.ts';
import { useToast } from '../../ui/toasts/useToast.ts';
import type { TeamDraft } from './draft.ts';
import type { TeamDialogHandlers } from './TeamDialog.tsx';

/** Why a team was not saved. */
export type SaveFailure = { message: string; hint?: string };

/** What all requests have in common. */
type TeamFields = { team_name: string; category_id: number };

type TeamSaveOptions<Draft> = TeamDialogHandlers & {
  /** Returns why a draft is not sent; undefined if it is. */
  check: (draft: Draft) => string | undefined;
  send: (
    fields: TeamFields,
    memberIds: number[],
    draft: Draft,
  ) => Promise<{ data?: unknown; error?: unknown }>;
  /** Returns the text of the toast for the saved team. */
  doneText: (teamName: string) => string;
  toFailure: (error: unknown) => SaveFailure;
  onSaved?: () => void;
  /** Takes the saved change back. */
  onUndo?: (saved: TeamFields & { participant_ids: number[] }) => void;
  /** Not called if the session expired. */
  onFailed: (message: string, error: unknown) => void;
};

/** Saves a team, one request at a time. Closes the dialog, or returns a failure. */
export function useTeamSave<Draft extends TeamDraft>({
  check,
  send,
  doneText,
  toFailure,
  onClose,
  onSaved,
  onUndo,
  onFailed,
  onBusy,
}: TeamSaveOptions<Draft>) {
  const toast = useToast();
  const [failure, setFailure] = useState<SaveFailure>();
  const { run, busy } = useSingleFlight(async (draft: Draft) => {
    const message = check(draft);
    setFailure(message === undefined ? undefined : { message });
    if (message !== undefined) return;
    onBusy(true);
    const fields = { team_name: draft.name.trim(), category_id: draft.categoryId ?? 0 };
    const memberIds = draft.members.map(({ id }) => id);
    const { data, error } = await send(fields, memberIds, draft).finally(() => onBusy(false));
    if (data) {
      const saved = { ...fields, participant_ids: memberIds };
      toast.success(doneText(fields.team_name), {
        ...(onUndo && { undo: () => onUndo(saved) }),
      });
      onSaved?.();
      onClose();
    } else if (!isSessionExpired(error)) {
      const newFailure = toFailure(error);
      setFailure(newFailure);
      onFailed(newFailure.message, error);
    }
  });
  return {
    save: (draft: Draft) => void run(draft),
    busy,
    failure,
    clearFailure: () => setFailure(undefined),
  };
}

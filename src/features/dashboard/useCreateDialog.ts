import { useState } from 'react';
import { readStoredDraft, storeDraft } from '../../ui/forms/useDraft.ts';
import { emptyTeamDraft, readNewTeamDraft } from '../teamForm/draft.ts';

export const createDraftName = (clubId: number) => `dashboard-create/${clubId}`;

/**
 * Tracks whether the dialog that creates a team is open. It opens again after a reload and after
 * signing in again.
 */
export function useCreateDialog(clubId: number) {
  const draftName = createDraftName(clubId);
  const [isOpen, setIsOpen] = useState(
    () => readNewTeamDraft(readStoredDraft(draftName)) !== undefined,
  );
  return {
    isOpen,
    open: () => {
      storeDraft(draftName, emptyTeamDraft);
      setIsOpen(true);
    },
    close: () => setIsOpen(false),
  };
}

import { useCallback } from 'react';
import { useDraft } from '../../ui/useDraft.ts';
import { emptyTeamDraft, readTeamDraft, type TeamDraft } from './teamRules.ts';

/**
 * The stored draft of a new team; null while the dialog is closed. It survives signing in again.
 */
export function useTeamDraft(clubId: number) {
  const {
    value: draft,
    change,
    clear: close,
  } = useDraft<TeamDraft | null>({
    name: `dashboard-create/${clubId}`,
    initial: null,
    parse: readTeamDraft,
  });
  const open = useCallback(() => change(emptyTeamDraft), [change]);
  return { draft, change, open, close };
}

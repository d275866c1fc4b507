import { useCallback } from 'react';
import { useDraft } from '../../ui/useDraft.ts';
import { emptyTeam, readTeamDraft, type TeamDraft } from './teamRules.ts';

/**
 * The team that is being put together on the dashboard; nothing while its dialog is closed. It
 * outlives a sign-in in between.
 */
export function useTeamDraft(clubId: number) {
  const {
    value: draft,
    change,
    clear: close,
  } = useDraft<TeamDraft | null>({
    name: `dashboard-create/${clubId}`,
    initial: null,
    read: readTeamDraft,
  });
  const open = useCallback(() => change(emptyTeam), [change]);
  return { draft, change, open, close };
}

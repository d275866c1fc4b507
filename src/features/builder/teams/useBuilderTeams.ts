import { useEffect, useRef } from 'react';
import { useListBuilderTeamsQuery } from '../../../api/clubTeams.ts';
import { useClub } from '../../../session/useSession.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { copy } from '../copy.ts';
import { loadFailure, useErrorToast } from '../useErrorToast.ts';

/**
 * Returns the signed-in club's teams, or the failure to show. Shows a toast for each failed request
 * and for the first success of a visit.
 */
export function useBuilderTeams() {
  const club = useClub();
  const teamsQuery = useListBuilderTeamsQuery(undefined, { skip: !club });
  // `currentData`, unlike `data`, never belongs to another account.
  const teams = teamsQuery.currentData?.data;
  useErrorToast(teamsQuery.error, copy.table.failed);
  useLoadedToast(teams !== undefined);
  return { teams, failure: loadFailure(teamsQuery, copy.table.failed), reload: teamsQuery.refetch };
}

function useLoadedToast(isLoaded: boolean): void {
  const toast = useToast();
  const hasShown = useRef(false);
  useEffect(() => {
    if (!isLoaded || hasShown.current) return;
    hasShown.current = true;
    // At the bottom it would cover the rows that it reports.
    toast.success(copy.table.loaded);
  }, [toast, isLoaded]);
}

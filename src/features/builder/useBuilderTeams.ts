import { useEffect, useRef } from 'react';
import { useListBuilderTeamsQuery } from '../../api/clubTeams.ts';
import { useClub } from '../../session/useSession.ts';
import { useToast } from '../../ui/useToast.ts';
import { copy } from './copy.ts';
import { loadFailure } from './loadFailure.ts';
import { useFailureToast } from './useFailureToast.ts';

/**
 * The teams of the signed-in club, or why there are none to show. Says how loading ended: each
 * failure, and the first success of a visit.
 */
export function useBuilderTeams() {
  const club = useClub();
  const reading = useListBuilderTeamsQuery(undefined, { skip: !club });
  // `currentData`, unlike `data`, never belongs to another account.
  const teams = reading.currentData?.data;
  useFailureToast(reading.error, copy.table.failed);
  useLoadedToast(teams !== undefined);
  return { teams, failure: loadFailure(reading, copy.table.failed), reload: reading.refetch };
}

function useLoadedToast(loaded: boolean): void {
  const toast = useToast();
  const told = useRef(false);
  useEffect(() => {
    if (!loaded || told.current) return;
    told.current = true;
    toast.success(copy.table.loaded);
  }, [toast, loaded]);
}

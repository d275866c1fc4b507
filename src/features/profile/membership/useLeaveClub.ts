import { useCallback } from 'react';
import { errorText, isSessionExpired, isStatus } from '../../../api/errors.ts';
import { useLeaveClubMutation, useRejoinClubMutation } from '../../../api/participantAccount.ts';
import { useSingleFlight } from '../../../ui/hooks/useSingleFlight.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { copy } from '../copy.ts';

const { leave } = copy.membership;

/** Another backend may not offer the request. */
const textOf = (error: unknown, failed: string): string =>
  isStatus(error, 404, 405)
    ? leave.unsupported
    : errorText(error, { failed, unreachable: leave.unreachable });

/**
 * Returns a function that ends the membership, calls `onSettled` and shows what happened, with a
 * button that undoes it.
 */
export function useLeaveClub(onSettled: () => void) {
  const [leaveClub] = useLeaveClubMutation();
  const [rejoinClub] = useRejoinClubMutation();
  const toast = useToast();

  const undoRemoval = useCallback(async () => {
    const { data, error } = await rejoinClub();
    if (data) toast.success(data.message || leave.back);
    else if (!isSessionExpired(error))
      toast.error(errorText(error, { failed: leave.backFailed, unreachable: leave.unreachable }));
  }, [rejoinClub, toast]);

  const run = useCallback(async () => {
    const { data, error } = await leaveClub();
    if (isSessionExpired(error)) return;
    onSettled();
    if (data)
      toast.success(data.message || leave.done, {
        ...(data.restorable && { undo: () => void undoRemoval() }),
      });
    else toast.error(textOf(error, leave.failed));
  }, [leaveClub, onSettled, undoRemoval, toast]);

  return useSingleFlight(run);
}

import { useEffect, useRef } from 'react';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { copy } from '../copy.ts';

type QueryState = { requestId?: string; isFetching: boolean; isError: boolean };

/**
 * Shows a toast when the list has loaded for the first time, but not for cached data, and for each
 * request that fails while it is shown.
 */
export function useListToast({ requestId, isFetching, isError }: QueryState): void {
  const toast = useToast();
  const finishedRequestId = isFetching ? undefined : requestId;
  const reportedRequestId = useRef(finishedRequestId);
  const hasLoaded = useRef(finishedRequestId !== undefined && !isError);
  useEffect(() => {
    if (finishedRequestId === undefined || finishedRequestId === reportedRequestId.current) return;
    reportedRequestId.current = finishedRequestId;
    if (isError) toast.error(copy.list.failed);
    else if (!hasLoaded.current) toast.success(copy.list.loaded);
    hasLoaded.current ||= !isError;
  }, [toast, finishedRequestId, isError]);
}

import { useEffect, useRef } from 'react';
import { useToast } from '../../ui/useToast.ts';
import { copy } from './copy.ts';

type QueryState = { requestId?: string; isFetching: boolean; isError: boolean };

/** Shows a toast for each request that ends while the list is shown, but not for cached data. */
export function useListToast({ requestId, isFetching, isError }: QueryState): void {
  const toast = useToast();
  const finishedRequestId = isFetching ? undefined : requestId;
  const reportedRequestId = useRef(finishedRequestId);
  useEffect(() => {
    if (finishedRequestId === undefined || finishedRequestId === reportedRequestId.current) return;
    reportedRequestId.current = finishedRequestId;
    if (isError) toast.error(copy.list.failed);
    else toast.success(copy.list.loaded);
  }, [toast, finishedRequestId, isError]);
}

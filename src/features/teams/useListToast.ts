import { useEffect, useRef } from 'react';
import { useToast } from '../../ui/useToast.ts';
import { copy } from './copy.ts';

type Load = { requestId?: string; isFetching: boolean; isError: boolean };

/**
 * Says once of each load of the list that ends while it is shown how it ended. A list that was
 * there already is no load.
 */
export function useListToast({ requestId, isFetching, isError }: Load): void {
  const toast = useToast();
  const ended = isFetching ? undefined : requestId;
  const told = useRef(ended);
  useEffect(() => {
    if (ended === undefined || ended === told.current) return;
    told.current = ended;
    if (isError) toast.error(copy.list.failed);
    else toast.success(copy.list.loaded);
  }, [toast, ended, isError]);
}

import { useEffect, useRef } from 'react';
import { endsSession, serverMessage } from '../../api/errors.ts';
import { useToast } from '../../ui/useToast.ts';

/**
 * Says of each failure of a list or other reading, once, what the server says, else `text`. One
 * that was there before is no news: it is being tried again.
 */
export function useFailureToast(error: unknown, text: string): void {
  const toast = useToast();
  const told = useRef(error);
  useEffect(() => {
    if (error === undefined || error === told.current) return;
    told.current = error;
    if (!endsSession(error)) toast.error(serverMessage(error) ?? text);
  }, [toast, error, text]);
}

import { useEffect, useRef } from 'react';
import { isSessionExpired, serverMessage } from '../../api/errors.ts';
import { useToast } from '../../ui/toasts/useToast.ts';

/**
 * Shows one toast for each new query error: the server's message, else `fallback`. Ignores an error
 * that is present on mount, because it is being retried.
 */
export function useErrorToast(error: unknown, fallback: string): void {
  const toast = useToast();
  const shownError = useRef(error);
  useEffect(() => {
    if (error === undefined || error === shownError.current) return;
    shownError.current = error;
    if (!isSessionExpired(error)) toast.error(serverMessage(error) ?? fallback);
  }, [toast, error, fallback]);
}

import { useEffect, useRef } from 'react';
import { isSessionExpired, serverMessage } from '../../api/errors.ts';
import { useToast } from '../../ui/toasts/useToast.ts';
import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';

type QueryState = { error?: unknown; isFetching: boolean; refetch: () => unknown };

/**
 * Returns the message and retry function for an ErrorState; undefined if the query did not fail.
 */
export const loadFailure = ({ error, isFetching, refetch }: QueryState, fallback: string) =>
  error === undefined
    ? undefined
    : {
        message: serverMessage(error) ?? fallback,
        retry: () => void refetch(),
        retrying: isFetching,
      };

/**
 * Returns a function that shows an error toast in addition to the dialog's error. Not on phones,
 * where it would cover the dialog's title.
 */
export function useDialogErrorToast(): (text: string) => void {
  const toast = useToast();
  const isNarrow = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'), {
    noSsr: true,
  });
  return (text) => {
    if (!isNarrow) toast.error(text);
  };
}

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

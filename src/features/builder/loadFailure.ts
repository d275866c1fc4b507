import { serverMessage } from '../../api/errors.ts';

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

import { serverMessage } from '../../api/errors.ts';

type Reading = { error?: unknown; isFetching: boolean; refetch: () => unknown };

/**
 * What stands in place of a list that could not be read, with another try; nothing where it could.
 */
export const loadFailure = ({ error, isFetching, refetch }: Reading, text: string) =>
  error === undefined
    ? undefined
    : { message: serverMessage(error) ?? text, retry: () => void refetch(), retrying: isFetching };

import { useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { Club } from '../../../openapi/schema.d.ts';
import { useGetClubQuery } from '../../api/clubs.ts';
import { serverMessage } from '../../api/errors.ts';
import { clubUpdated, sessionExpired } from '../../session/sessionSlice.ts';
import { readClubUser } from '../../session/storage.ts';
import { copy } from './copy.ts';

/**
 * Answers after which the session is of no use any more: the club is gone, or another's. A 401 ends
 * it by itself.
 */
const endings: unknown[] = [403, 404];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The club in an answer; nothing where it has no number or no name, which the session could not
 * keep.
 */
function readClub(answered: Club | null | undefined): Club | undefined {
  const user = readClubUser(answered);
  if (!answered || !user) return undefined;
  return {
    ...answered,
    ...user,
    email: text(answered.email),
    phone: text(answered.phone),
    bio: text(answered.bio),
  };
}

/**
 * What the server knows of the signed-in club. A refusal ends the session, which leads to the
 * sign-in; a server that cannot be reached does not.
 */
export function useClubDetails(clubId: number) {
  const dispatch = useDispatch();
  const { currentData, error, isFetching, refetch } = useGetClubQuery({ id: clubId });
  const status = error && 'status' in error ? error.status : undefined;
  useEffect(() => {
    if (endings.includes(status)) dispatch(sessionExpired('club'));
  }, [dispatch, status]);
  const answered = currentData?.data;
  const details = useMemo(() => readClub(answered), [answered]);
  // Somebody may have changed the club in another browser.
  useEffect(() => {
    if (details)
      dispatch(
        clubUpdated({
          name: details.name,
          logo: details.logo,
          ...(details.code && { code: details.code }),
        }),
      );
  }, [details, dispatch]);
  return {
    details,
    failure: details || isFetching ? undefined : (serverMessage(error) ?? copy.club.failed),
    retry: () => void refetch(),
  };
}

import { useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { Club } from '../../../openapi/schema.d.ts';
import { useGetClubQuery } from '../../api/clubs.ts';
import { serverMessage } from '../../api/errors.ts';
import { clubUpdated, sessionExpired } from '../../session/sessionSlice.ts';
import { readClubUser } from '../../session/storage.ts';
import { copy } from './copy.ts';

/**
 * Statuses that make the session useless: the club is gone or belongs to somebody else. A 401
 * already ends the session in the API layer.
 */
const sessionEndingStatuses: unknown[] = [403, 404];

const textOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Returns the club with missing texts filled in; undefined without the id and name that the session
 * needs.
 */
function readClub(receivedClub: Club | null | undefined): Club | undefined {
  const user = readClubUser(receivedClub);
  if (!receivedClub || !user) return undefined;
  return {
    ...receivedClub,
    ...user,
    email: textOrEmpty(receivedClub.email),
    phone: textOrEmpty(receivedClub.phone),
    bio: textOrEmpty(receivedClub.bio),
  };
}

/**
 * Loads the signed-in club. A 403 or 404 ends the session, which redirects to the sign-in page; a
 * network error does not.
 */
export function useClubDetails(clubId: number) {
  const dispatch = useDispatch();
  const { currentData, error, isFetching, refetch } = useGetClubQuery({ id: clubId });
  const status = error && 'status' in error ? error.status : undefined;
  useEffect(() => {
    if (sessionEndingStatuses.includes(status)) dispatch(sessionExpired('club'));
  }, [dispatch, status]);
  const receivedClub = currentData?.data;
  const details = useMemo(() => readClub(receivedClub), [receivedClub]);
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

import type { ParticipantSession } from '../../../../openapi/schema.d.ts';
import { readClubUser } from '../../../session/storage.ts';

/** A backend must send the token; all fields of the user are optional. */
type SignInResponse = Partial<Pick<ParticipantSession, 'token'>> & {
  user?: Partial<ParticipantSession['user']> | null;
};

/**
 * Returns the session data of a sign-in or sign-up response; undefined if it has no token.
 * `typedName` is used if the response has no name.
 */
export function readParticipantSignIn(
  response: SignInResponse | null | undefined,
  typedName: string | null = null,
) {
  if (typeof response?.token !== 'string' || response.token === '') return undefined;
  const { user } = response;
  return {
    token: response.token,
    user: {
      id: user?.id ?? null,
      name: user?.name || typedName,
      profile_picture: user?.profile_picture ?? null,
      banner: user?.banner ?? null,
    },
  };
}

/**
 * Returns the session data of a club's sign-in or registration response; undefined if it has no
 * token or no valid club.
 */
export function readClubSignIn(response: { token?: unknown; user?: unknown } | null | undefined) {
  const user = readClubUser(response?.user);
  return user && typeof response?.token === 'string' && response.token !== ''
    ? { token: response.token, user }
    : undefined;
}

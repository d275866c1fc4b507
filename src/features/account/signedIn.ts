import type { ParticipantSession } from '../../../openapi/schema.d.ts';
import { readClubUser } from '../../session/storage.ts';

/** As it may come: a backend has to send the token, and of the user what it likes. */
type SignInAnswer = Partial<Pick<ParticipantSession, 'token'>> & {
  user?: Partial<ParticipantSession['user']> | null;
};

/**
 * What the session keeps of a sign-in or sign-up; nothing when the answer carries no token.
 * `typedName` is what the person called themselves.
 */
export function readSignIn(
  answer: SignInAnswer | null | undefined,
  typedName: string | null = null,
) {
  if (typeof answer?.token !== 'string' || answer.token === '') return undefined;
  const { user } = answer;
  return {
    token: answer.token,
    user: {
      id: user?.id ?? null,
      name: user?.name || typedName,
      profile_picture: user?.profile_picture ?? null,
      banner: user?.banner ?? null,
    },
  };
}

/**
 * What the session keeps of a club's sign-in or registration; nothing when the answer carries no
 * token, or no club that could be worked with.
 */
export function readClubSignIn(answer: { token?: unknown; user?: unknown } | null | undefined) {
  const user = readClubUser(answer?.user);
  return user && typeof answer?.token === 'string' && answer.token !== ''
    ? { token: answer.token, user }
    : undefined;
}

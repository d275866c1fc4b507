import type { AccountKind } from '../../openapi/types.ts';
import { unauthenticated } from '../auth/auth.ts';
import { toKnownClient } from '../lib/clientNetwork.ts';
import { findAccountWithPassword } from './queries.ts';
import { type HashOwner, replaceHash } from './hashQueries.ts';
import { fieldError, HttpError } from '../lib/httpError.ts';
import { countFailure, isKnown, type RateLimit, remember } from '../auth/rateLimit.ts';
import type { Services } from '../services/services.ts';
import { pinLimits, signInLimits } from '../auth/limits.ts';

type PasswordAttempt = {
  kind: AccountKind;
  /** As it was typed. */
  email: string;
  /** The network that the request came from. */
  clientIp: string;
  password: string;
  /** Undefined if no account has the e-mail address. */
  account: { id: number; email: string; passwordHash: string } | undefined;
};

/** The 401 of a sign-in. */
export const wrongCredentials = () => new HttpError(401, 'Email atau password salah.');

/**
 * Throws `error`, by default a 401, for a wrong password and for an unknown account, with the same
 * message after the same time, and 429 after too many failures, or 429 or 503 if the server has no
 * capacity to check it.
 */
export async function verifyPassword(
  services: Services,
  { kind, email, clientIp, password, account }: PasswordAttempt,
  error = wrongCredentials(),
): Promise<void> {
  const origin = `${kind}:${account?.id}:${clientIp}`;
  const isKnownHere = await isKnown(services, origin);
  await verifySecret(services, {
    limits: signInLimits({
      kind,
      // The database and JavaScript convert non-ASCII letters to lower case differently.
      // One without an address is counted by its id, however its sign-in name was typed.
      email: account ? account.email || `id:${account.id}` : email,
      clientIp,
      isKnown: isKnownHere,
    }),
    client: isKnownHere ? toKnownClient(clientIp) : clientIp,
    plain: password,
    owner: account && { column: `${kind} password`, id: account.id },
    // Nobody has set a password yet for a pupil whom a club has added.
    hash: account?.passwordHash || undefined,
    error,
  });
  await remember(services, origin);
}

/** The 422 for a wrong current password; a 401 would mean that the token is not valid. */
export const wrongPassword = () => fieldError('current_password', 'Password saat ini salah.');

/** As `verifyPassword`, of the account that is signed in. Throws 422 for a wrong password. */
export const verifyCurrentPassword = (
  services: Services,
  { body, clientIp }: { body: { current_password: string }; clientIp: string },
  { kind, row }: { kind: AccountKind; row: { id: number; email: string; passwordHash: string } },
): Promise<void> =>
  verifyPassword(
    services,
    { kind, email: row.email, clientIp, password: body.current_password, account: row },
    wrongPassword(),
  );

/** As `verifyCurrentPassword`, of the organiser who sends the request. */
export async function verifyOrganiserPassword(
  services: Services,
  request: { body: { current_password: string }; clientIp: string; organiserId: number },
): Promise<void> {
  const kind = 'organiser';
  const row = await findAccountWithPassword(services.db, { kind, id: request.organiserId });
  if (!row) throw unauthenticated(kind);
  await verifyCurrentPassword(services, request, { kind, row });
}

type PinAttempt = {
  participantId: number;
  clubId: number;
  clientIp: string;
  pin: string;
  /** Undefined if there is no club with that id that may be joined. */
  hash: string | undefined;
};

/**
 * Throws 422 for a wrong PIN and for an unknown club, with the same message after the same time,
 * and 429 after too many failures, or 429 or 503 if the server has no capacity to check it.
 */
export async function verifyPin(
  services: Services,
  { participantId, clubId, clientIp, pin, hash }: PinAttempt,
): Promise<void> {
  await verifySecret(services, {
    limits: pinLimits(participantId, clubId, clientIp),
    client: clientIp,
    plain: pin,
    owner: hash === undefined ? undefined : { column: 'club pin', id: clubId },
    hash,
    error: new HttpError(422, 'ID atau PIN salah.'),
  });
}

type SecretCheck = {
  limits: RateLimit[];
  /** Shares the capacity for hashing with the others. */
  client: string;
  plain: string;
  owner: HashOwner | undefined;
  hash: string | undefined;
  /** Thrown if the text does not match the hash. */
  error: HttpError;
};

/** Before its turn a request is not counted, so that it costs nothing if there is no capacity. */
const verifySecret = (
  services: Services,
  { limits, client, plain, owner, hash, error }: SecretCheck,
): Promise<void> =>
  services.passwords.takeTurn(client, async () => {
    const { db, passwords } = services;
    await countFailure(services, limits, async () => {
      const matches = await passwords.verify(plain, hash ?? (await placeholderHash(services)));
      if (hash === undefined || !matches) throw error;
    });
    if (owner && hash !== undefined && passwords.isOutdated(hash))
      await replaceHash(db, owner, { from: hash, to: await passwords.hash(plain) });
  });

const placeholders = new WeakMap<object, Promise<string>>();

/**
 * Returns a hash to check against if there is none, so that the response for an unknown account or
 * club takes as long as for a wrong password or PIN.
 */
function placeholderHash({ passwords }: Services): Promise<string> {
  let placeholder = placeholders.get(passwords);
  if (!placeholder)
    placeholders.set(passwords, (placeholder = passwords.hash('no account has this password')));
  return placeholder;
}

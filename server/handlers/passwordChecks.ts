import { fieldError, HttpError } from '../httpError.ts';
import { consumeAttempt, type RateLimit, refundAttempt } from '../rateLimit.ts';
import type { Services } from '../services.ts';

const attemptWindow = 15 * 60;

/**
 * About a hundred of the most frequent passwords in lists of leaked passwords, limited to those
 * that are long enough to be accepted.
 */
const commonPasswords = new Set(
  `
  password password1 password12 password123 password1234 passw0rd p@ssword p@ssw0rd pa55word mypassword
  12345678 123456789 1234567890 12345678910 123123123 87654321 987654321 0987654321 11111111 111111111 00000000
  22222222 55555555 66666666 77777777 88888888 99999999 12341234 11223344 12344321 123454321 147258369 1234qwer
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 zxcvbnm1 asdfghjk asdfghjkl
  asdf1234 abcd1234 abc12345 abcdefgh abcdefghi a1b2c3d4 aa123456 a1234567 a12345678 iloveyou iloveyou1 sunshine
  princess football baseball superman batman123 pokemon1 dragon123 monkey123 master123 welcome1 welcome123 letmein1
  letmein123 trustno1 whatever computer internet michelle jennifer starwars admin123 admin1234 administrator
  changeme changeme1 secret123 test1234 testtest user1234 guest123 login123 indonesia indonesia1 indonesia123
  bismillah bismillah1 bismillah123 alhamdulillah rahasia1 rahasia123 katasandi jakarta1 jakarta123 sayangku
  cintaku1 akucintakamu sekolah123 robotika robotika123 robolaga robolaga123 merdeka1 garuda123 persib1933
`
    .trim()
    .split(/\s+/),
);

/**
 * Throws a 422 `HttpError` if the password is a very common one or equals one of the texts in
 * `personal` (such as the e-mail address), ignoring case.
 */
export function rejectCommonPassword(password: string, personal: string[]): void {
  const plain = password.toLowerCase();
  if (commonPasswords.has(plain) || personal.some((text) => text.toLowerCase() === plain)) {
    throw fieldError('password', 'Password ini terlalu mudah ditebak. Silakan pilih yang lain.');
  }
}

/**
 * Counts a new account against the client's IP address. Throws 429 after 100 accounts in an hour:
 * a whole school may register from one address.
 */
export async function consumeRegistrationAttempt(
  services: Services,
  clientIp: string,
): Promise<void> {
  await consumeAttempt(services, [
    { key: `register:${clientIp}`, maxAttempts: 100, windowSeconds: 60 * 60 },
  ]);
}

type PasswordAttempt = {
  kind: 'participant' | 'club';
  /**
   * The address stored in the account if it exists: the database and JavaScript convert non-ASCII
   * letters to lower case differently.
   */
  email: string;
  clientIp: string;
  password: string;
  /** The stored hash; undefined if the account does not exist. */
  hash: string | undefined;
};

/**
 * Throws 401 for a wrong password and for an unknown account, with the same message after the same
 * time, and 429 after too many failures.
 */
export async function verifyPassword(
  services: Services,
  { kind, email, clientIp, password, hash }: PasswordAttempt,
): Promise<void> {
  const account = `login:${kind}:${email.toLowerCase()}`;
  const limits: RateLimit[] = [
    { key: `${account}:${clientIp}`, maxAttempts: 10, windowSeconds: attemptWindow },
    { key: account, maxAttempts: 100, windowSeconds: attemptWindow },
  ];
  await verifySecret(services, {
    limits,
    plain: password,
    hash,
    error: new HttpError(401, 'Email atau password salah.'),
  });
}

/** `hash` is the hash of the club's PIN; undefined if no club with this id may be joined. */
type PinAttempt = { participantId: number; clubId: number; pin: string; hash: string | undefined };

/**
 * Throws 422 for a wrong PIN and for an unknown club, with the same message after the same time,
 * and 429 after too many failures of one participant or for one club.
 */
export async function verifyPin(
  services: Services,
  { participantId, clubId, pin, hash }: PinAttempt,
): Promise<void> {
  const limits: RateLimit[] = [
    { key: `pin:participant:${participantId}`, maxAttempts: 10, windowSeconds: attemptWindow },
    { key: `pin:club:${clubId}`, maxAttempts: 50, windowSeconds: attemptWindow },
  ];
  await verifySecret(services, {
    limits,
    plain: pin,
    hash,
    error: new HttpError(422, 'ID atau PIN salah.'),
  });
}

type SecretCheck = {
  limits: RateLimit[];
  plain: string;
  hash: string | undefined;
  /** Thrown if the text does not match the hash. */
  error: HttpError;
};

async function verifySecret(
  services: Services,
  { limits, plain, hash, error }: SecretCheck,
): Promise<void> {
  await consumeAttempt(services, limits);
  const matches = await services.passwords.verify(plain, hash ?? (await placeholderHash(services)));
  if (hash === undefined || !matches) throw error;
  await refundAttempt(services, limits);
}

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

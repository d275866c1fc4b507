import { giveAttemptBack, type Limit, takeAttempt } from '../attempts.ts';
import { Refusal, refuseField } from '../refusal.ts';
import type { Services } from '../services.ts';

const window = 15 * 60;

/**
 * A hundred of the passwords that lists of leaked ones begin with, of those that are long enough to
 * be accepted.
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

/** Throws 422 for a password that a guesser would try first. */
export function refuseCommonPassword(password: string, own: string[]): void {
  const plain = password.toLowerCase();
  if (commonPasswords.has(plain) || own.some((text) => text.toLowerCase() === plain)) {
    throw refuseField('password', 'Password ini terlalu mudah ditebak. Silakan pilih yang lain.');
  }
}

/**
 * Counts a new account against its address; throws 429 after more of them in an hour than a school
 * class needs.
 */
export async function takeRegistration(services: Services, clientAddress: string): Promise<void> {
  await takeAttempt(services, [{ key: `register:${clientAddress}`, most: 100, seconds: 60 * 60 }]);
}

type Attempt = {
  kind: 'participant' | 'club';
  /**
   * As it stands in the account where there is one: the database and JavaScript fold case
   * differently beyond ASCII.
   */
  email: string;
  clientAddress: string;
  password: string;
  /** The stored hash; nothing when the account does not exist. */
  hash: string | undefined;
};

/**
 * Throws 401 for a wrong password or an unknown account, alike in text and time, and 429 after too
 * many of them.
 */
export async function checkPassword(
  services: Services,
  { kind, email, clientAddress, password, hash }: Attempt,
): Promise<void> {
  const account = `login:${kind}:${email.toLowerCase()}`;
  const limits: Limit[] = [
    { key: `${account}:${clientAddress}`, most: 10, seconds: window },
    { key: account, most: 100, seconds: window },
  ];
  await checkSecret(services, {
    limits,
    plain: password,
    hash,
    wrong: new Refusal(401, 'Email atau password salah.'),
  });
}

/** `hash` is that of the club's PIN; nothing when no club with this id may be joined. */
type PinAttempt = { participantId: number; clubId: number; pin: string; hash: string | undefined };

/**
 * Throws 422 for a wrong PIN or an unknown club, alike in text and time, and 429 after too many by
 * one participant or for one club.
 */
export async function checkPin(
  services: Services,
  { participantId, clubId, pin, hash }: PinAttempt,
): Promise<void> {
  const limits: Limit[] = [
    { key: `pin:participant:${participantId}`, most: 10, seconds: window },
    { key: `pin:club:${clubId}`, most: 50, seconds: window },
  ];
  await checkSecret(services, {
    limits,
    plain: pin,
    hash,
    wrong: new Refusal(422, 'ID atau PIN salah.'),
  });
}

type Secret = { limits: Limit[]; plain: string; hash: string | undefined; wrong: Refusal };

async function checkSecret(
  services: Services,
  { limits, plain, hash, wrong }: Secret,
): Promise<void> {
  await takeAttempt(services, limits);
  const matches = await services.passwords.verify(plain, hash ?? (await placeholderHash(services)));
  if (hash === undefined || !matches) throw wrong;
  await giveAttemptBack(services, limits);
}

const placeholders = new WeakMap<object, Promise<string>>();

/**
 * A hash of nothing in particular, so that an unknown account or club takes as long as a wrong
 * password or PIN.
 */
function placeholderHash({ passwords }: Services): Promise<string> {
  let placeholder = placeholders.get(passwords);
  if (!placeholder)
    placeholders.set(passwords, (placeholder = passwords.hash('no account has this password')));
  return placeholder;
}

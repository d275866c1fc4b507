import { fieldError } from '../lib/httpError.ts';

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

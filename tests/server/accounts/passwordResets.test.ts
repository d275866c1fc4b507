import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocument } from '../../../openapi/readDocument.ts';
import { runAccountCommand } from '../../../scripts/account.ts';
import { createApp } from '../../../server/app.ts';
import { demoAccounts, demoPassword } from '../../../server/seed/accounts.ts';
import { passwordResets } from '../../../server/db/schema.ts';
import { createSmtpMailer } from '../../../server/node/smtpMailer.ts';
import { useBackend } from '../../support/database/backend.ts';
import { runOperatorCommand } from '../../support/database/runOperatorCommand.ts';
import { type Mailbox, openMailbox, type ReceivedMail } from '../../support/servers/mailbox.ts';
import { testPasswords, testPictures } from '../../support/database/testDatabase.ts';

const backend = useBackend();
const origin = 'https://robolaga.example';
const errors: unknown[] = [];

let mailbox: Mailbox;
let app: ReturnType<typeof createApp>;
/** Asks with a mailer that never sends, and returns what it would have done. */
let appWithoutDelivery: ReturnType<typeof createApp>;
const held: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  mailbox = await openMailbox();
  const options = {
    db: backend.db,
    files: backend.files,
    passwords: testPasswords,
    pictures: testPictures,
    now: () => backend.clock.at ?? new Date(),
    document: readDocument(),
    publicUrl: origin,
    onContractViolation: (violation: string) => errors.push(violation),
    onError: (error: unknown) => errors.push(error),
  };
  const location = { url: mailbox.url, from: 'panitia@robolaga.example' };
  const mailer = await createSmtpMailer(location, (error) => errors.push(error));
  app = createApp({ ...options, mailer });
  appWithoutDelivery = createApp({
    ...options,
    mailer: { sendLater: (...writes) => void held.push(...writes) },
  });
});
afterAll(async () => {
  await mailbox.close();
  expect(errors).toEqual([]);
});

const json = (body: unknown) => ({
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});
const ask = (kind: string, email: string, to = app) =>
  to.request('/api/password-resets', { method: 'POST', ...json({ kind, email }) });
const reset = (token: string, password: string) =>
  app.request('/api/password-resets', { method: 'PUT', ...json({ token, password }) });

/** Asks for a link and returns the mail that arrives. */
async function receiveMail(kind: string, email: string): Promise<ReceivedMail> {
  const before = mailbox.mails.length;
  expect((await ask(kind, email)).status).toBe(200);
  return (await mailbox.waitFor(before + 1)).at(-1) as ReceivedMail;
}

const readToken = (mail: ReceivedMail) =>
  /https:\/\/robolaga\.example\/reset-password\?account=\w+#([\w-]{43})/.exec(mail.text)?.[1] ?? '';

const signIn = (who: 'member' | 'club', password: string) =>
  backend.request('POST', who === 'club' ? '/api/gh/login' : '/api/participant/login', {
    body: { email: demoAccounts[who].email, password },
  });
const checks = { member: '/api/auth/check-token', club: '/api/gh/me' };

describe.each([
  ['member', 'participant'],
  ['club', 'club'],
] as const)('a %s who forgot the password', (who, kind) => {
  const { email } = demoAccounts[who];

  it('sets a new one once with the link in the mail, and all sessions end', async () => {
    const session = await backend.signIn(who);
    const mail = await receiveMail(kind, email.toUpperCase());
    expect(mail).toMatchObject({ from: 'panitia@robolaga.example', to: [email] });
    const token = readToken(mail);
    expect(JSON.stringify(await backend.db.select().from(passwordResets))).not.toContain(token);

    const done = await reset(token, 'sirkuit-malam-31');
    expect(await done.json()).toEqual({
      success: true,
      message: 'Password baru telah disimpan.',
      kind,
    });
    expect((await backend.request('GET', checks[who], { token: session })).status).toBe(401);
    expect((await signIn(who, demoPassword)).status).toBe(401);
    expect((await signIn(who, 'sirkuit-malam-31')).status).toBeLessThan(300);

    const again = await reset(token, 'sirkuit-malam-32');
    expect(again.status).toBe(422);
    expect(await again.json()).toMatchObject({
      errors: { token: ['Tautan ini tidak berlaku lagi. Minta tautan baru.'] },
    });
    expect((await reset(readToken(await receiveMail(kind, email)), demoPassword)).status).toBe(200);
  });
});

describe('a link to set a new password', () => {
  const { email } = demoAccounts.member;

  it('is valid for 30 minutes', async () => {
    backend.clock.at = new Date(Date.now() + 2 * 60 * 60 * 1000);
    const token = readToken(await receiveMail('participant', email));
    backend.clock.at = new Date(backend.clock.at.getTime() + 30 * 60 * 1000);
    expect((await reset(token, demoPassword)).status).toBe(422);
  });

  it('is used by one of two requests, and not by one with a password against the rule', async () => {
    backend.clock.at = new Date(Date.now() + 4 * 60 * 60 * 1000);
    const token = readToken(await receiveMail('participant', email));
    for (const password of ['pendek1', 'password1', email])
      expect(await (await reset(token, password)).json()).toMatchObject({
        errors: { password: [expect.any(String)] },
      });
    const both = await Promise.all([reset(token, demoPassword), reset(token, demoPassword)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('ends when another link of the account is used, also at the same moment', async () => {
    backend.clock.at = new Date(Date.now() + 5 * 60 * 60 * 1000);
    const tokens = [
      readToken(await receiveMail('participant', email)),
      readToken(await receiveMail('participant', email)),
    ];
    const both = await Promise.all(tokens.map((token) => reset(token, demoPassword)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('lets somebody in again who has used up the attempts to sign in', async () => {
    // All at one time: otherwise the attempts would be over before the new password.
    backend.clock.at = new Date(Date.now() + 6 * 60 * 60 * 1000);
    for (let attempt = 0; attempt < 10; attempt += 1) await signIn('member', `tebakan-${attempt}`);
    expect((await signIn('member', demoPassword)).status).toBe(429);
    const token = readToken(await receiveMail('participant', email));
    expect((await signIn('member', demoPassword)).status).toBe(429);
    expect((await reset(token, demoPassword)).status).toBe(200);
    expect((await signIn('member', demoPassword)).status).toBe(200);
  });

  it('cannot be guessed for long', async () => {
    for (let attempt = 0; attempt < 30; attempt += 1)
      expect((await reset(`tebakan-${attempt}`, demoPassword)).status).toBe(422);
    expect((await reset('tebakan', demoPassword)).status).toBe(429);
  });
});

describe('whether an account exists', () => {
  it('is not told by the response, which is there before anybody looks', async () => {
    backend.clock.at = new Date(Date.now() + 8 * 60 * 60 * 1000);
    held.length = 0;
    const known = await ask('participant', demoAccounts.member.email, appWithoutDelivery);
    const unknown = await ask('participant', 'tidak.ada@surel.example', appWithoutDelivery);
    const ofOtherKind = await ask('club', demoAccounts.member.email, appWithoutDelivery);
    const body = await known.text();
    expect(JSON.parse(body)).toEqual({
      success: true,
      message:
        'Jika email ini terdaftar, kami mengirim tautan untuk membuat password baru. Tautan berlaku 30 menit.',
    });
    expect([await unknown.text(), await ofOtherKind.text()]).toEqual([body, body]);
    expect(await Promise.all(held.map((write) => write()))).toEqual([
      {
        to: demoAccounts.member.email,
        subject: 'Buat password baru RoboLaga',
        text: expect.stringMatching(
          new RegExp(
            [
              `^Ada permintaan untuk membuat password baru bagi akun peserta ${demoAccounts.member.email}.`,
              'Buka tautan ini dalam 30 menit. Tautan hanya dapat dipakai satu kali:',
              `${origin}/reset-password[?]account=participant#.{43}`,
              'Jika bukan Anda yang meminta, abaikan email ini. Password Anda tidak berubah.$',
            ].join('\n\n'),
          ),
        ),
      },
      undefined,
      undefined,
    ]);
  });

  it('is not told by the limit, which counts for both', async () => {
    backend.clock.at = new Date(Date.now() + 10 * 60 * 60 * 1000);
    const statuses = async (email: string) => {
      const seen: number[] = [];
      for (let attempt = 0; attempt < 6; attempt += 1)
        seen.push((await ask('club', email, appWithoutDelivery)).status);
      return seen;
    };
    const limited = [200, 200, 200, 200, 200, 429];
    expect(await statuses(demoAccounts.club.email)).toEqual(limited);
    expect(await statuses('tidak.ada@surel.example')).toEqual(limited);
  });
});

it('a server without mail says so, whatever the e-mail address', async () => {
  for (const email of [demoAccounts.member.email, 'tidak.ada@surel.example'])
    expect(
      await backend.request('POST', '/api/password-resets', {
        body: { kind: 'participant', email },
      }),
    ).toMatchObject({
      status: 409,
      body: {
        message: 'Server ini belum dapat mengirim email. Minta tautan kepada penyelenggara.',
      },
    });
});

it('a server says whether it can send mail', async () => {
  const read = async (server: typeof app) => {
    const response = await server.fetch(new Request(`${origin}/api/version`));
    return response.json();
  };
  expect(await read(app)).toMatchObject({ success: true, sends_mail: true });
  expect(await read(backend.app)).toMatchObject({ success: true, sends_mail: false });
});

it('an organiser makes a link without mail, for who has an account', async () => {
  const run = (email: string) =>
    runOperatorCommand(runAccountCommand, ['reset-link', email], backend.db, {
      PUBLIC_URL: origin,
    });
  const { email, name } = demoAccounts.club;
  const { code, stdout } = await run(email);
  expect(code).toBe(0);
  const [line = ''] = stdout.split('\n');
  const [account, token = ''] = line.split(`: ${origin}/reset-password?account=club#`);
  expect(account).toBe(`club ${name}`);
  expect((await reset(token, demoPassword)).status).toBe(200);
  expect(await run('tidak.ada@surel.example')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'No account has the e-mail address tidak.ada@surel.example.\n',
  });
});

import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readDocument } from '../../../openapi/readDocument.ts';
import { runAccountCommand } from '../../../scripts/account.ts';
import { createApp } from '../../../server/app.ts';
import { demoAccounts, demoPassword } from '../../../server/seed/accounts.ts';
import { attempts, clubs, passwordResets, sessions } from '../../../server/db/schema.ts';
import type { Mail } from '../../../server/services/mailer.ts';
import { useBackend } from '../../support/database/backend.ts';
import { runOperatorCommand } from '../../support/database/runOperatorCommand.ts';
import { testPasswords, testPictures } from '../../support/database/testDatabase.ts';

const backend = useBackend();
const origin = 'https://robolaga.example';
const newEmail = 'Pembina.Baru@surel.example';
const newPassword = 'sirkuit-malam-31';
const former = demoAccounts.club.email;

let app: ReturnType<typeof createApp>;
/** What the server does after its responses. */
const held: (() => Promise<Mail | undefined>)[] = [];

beforeAll(() => {
  app = createApp({
    db: backend.db,
    files: backend.files,
    passwords: testPasswords,
    pictures: testPictures,
    now: () => backend.clock.at ?? new Date(),
    document: readDocument(),
    publicUrl: origin,
    mailer: { sendLater: (...writes) => void held.push(...writes) },
    onContractViolation: (violation) => expect.fail(violation),
    onError: (error) => expect.fail(String(error)),
  });
});

beforeEach(() => backend.db.delete(attempts));

async function send(method: string, path: string, body: unknown, token?: string) {
  const response = await app.request(path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const ask = (token: string, email: string, password = demoPassword) =>
  send('POST', '/api/gh/ownership-transfer', { email, current_password: password }, token);
const accept = (token: string, password = newPassword) =>
  send('PUT', '/api/password-resets', { token, password });

/** Writes the mail that the server held back, and returns the first. */
async function writeMail(): Promise<Mail> {
  const [mail] = await Promise.all(held.splice(0).map((write) => write()));
  if (!mail) throw new Error('There is no mail');
  return mail;
}

const readToken = ({ text }: Mail) =>
  /https:\/\/robolaga\.example\/schoolclub\/hand-over#([\w-]{43})/.exec(text)?.[1] ?? '';

const login = async (email: string, password: string) =>
  (await send('POST', '/api/gh/login', { email, password })).status;

describe('a club', () => {
  it('passes to the new manager, who has used the link: e-mail, password and sessions', async () => {
    const session = await backend.signIn('club');
    expect(await ask(session, newEmail)).toEqual({
      status: 200,
      body: {
        success: true,
        message: `Tautan telah dikirim ke ${newEmail}. Tautan berlaku 3 hari.`,
      },
    });
    const mail = await writeMail();
    const token = readToken(mail);
    expect(mail).toEqual({
      to: newEmail,
      subject: 'Terima school club di RoboLaga',
      text: [
        'Pembina school club "SMA Negeri 3 (Malang)" menyerahkan akunnya kepada Anda.',
        'Buka tautan ini dalam 3 hari untuk membuat password. Tautan hanya dapat dipakai satu kali:',
        `${origin}/schoolclub/hand-over#${token}`,
        'Setelah itu Pembina.Baru@surel.example menjadi email akun, dan pembina lama tidak dapat masuk lagi. Jika Anda tidak mengenal school club ini, abaikan email ini.',
      ].join('\n\n'),
    });
    expect(JSON.stringify(await backend.db.select().from(passwordResets))).not.toContain(token);
    // Until then nothing has changed.
    expect(await login(former, demoPassword)).toBe(200);

    expect(await accept(token)).toMatchObject({ status: 200, body: { kind: 'club' } });
    expect(await writeMail()).toMatchObject({
      to: former,
      text: 'Akun school club "SMA Negeri 3 (Malang)" kini memakai email pembina baru. Jika Anda tidak menyerahkannya, segera hubungi penyelenggara.',
    });
    expect((await backend.request('GET', '/api/gh/me', { token: session })).status).toBe(401);
    expect(await login(former, demoPassword)).toBe(401);
    expect(await login(newEmail, newPassword)).toBe(200);
    expect((await accept(token)).status).toBe(422);
  });
});

describe('the link of a hand-over', () => {
  const openSession = async () => {
    const { body } = await send('POST', '/api/gh/login', {
      email: newEmail,
      password: newPassword,
    });
    return String(body.token);
  };

  it('is valid for three days, and until another one is asked for or the password changes', async () => {
    const session = await openSession();
    const tokenFor = async (email: string) => {
      expect((await ask(session, email)).status).toBe(422);
      expect((await ask(session, email, newPassword)).status).toBe(200);
      return readToken(await writeMail());
    };
    const first = await tokenFor('satu@surel.example');
    const second = await tokenFor('dua@surel.example');
    expect((await accept(first)).status).toBe(422);
    backend.clock.at = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000);
    expect((await accept(second)).status).toBe(422);
    backend.clock.at = undefined;
    const third = await tokenFor('tiga@surel.example');
    const change = { current_password: newPassword, password: newPassword };
    expect((await send('PUT', '/api/gh/password', change, session)).status).toBe(200);
    expect((await accept(third)).status).toBe(422);
  });

  it('is one, although four are asked for at the same moment', async () => {
    const session = await openSession();
    for (const name of ['a', 'b', 'c', 'd'])
      expect((await ask(session, `${name}@surel.example`, newPassword)).status).toBe(200);
    const mails = await Promise.all(held.splice(0).map((write) => write()));
    const tried: Record<string, unknown>[] = [];
    for (const mail of mails)
      tried.push((await accept(mail ? readToken(mail) : '', 'password1')).body);
    // Only who has a valid link is told that the password is against the rule.
    expect(tried.map(({ errors }) => Object.keys(errors ?? {})).sort()).toEqual([
      ['password'],
      ['token'],
      ['token'],
      ['token'],
    ]);
  });

  it('is mailed five times a day by a club', async () => {
    const session = await openSession();
    for (const tag of ['+a', '+b', '+c'])
      expect((await ask(session, `satu${tag}@surel.example`, newPassword)).status).toBe(200);
    for (const name of ['dua', 'tiga'])
      expect((await ask(session, `${name}@surel.example`, newPassword)).status).toBe(200);
    expect((await ask(session, 'empat@surel.example', newPassword)).status).toBe(429);
    backend.clock.at = new Date(Date.now() + 25 * 60 * 60 * 1000);
    await backend.db.update(sessions).set({ expiresAt: new Date(Date.now() + 1e9) });
    expect((await ask(session, 'empat@surel.example', newPassword)).status).toBe(200);
    backend.clock.at = undefined;
    held.splice(0);
  });

  it('comes with the name of the club, of which nothing can be opened', async () => {
    const session = await openSession();
    await backend.db
      .update(clubs)
      .set({ name: 'Anda menang! https://evil.example/hadiah' })
      .where(eq(sql`lower(${clubs.email})`, newEmail.toLowerCase()));
    expect((await ask(session, 'korban@surel.example', newPassword)).status).toBe(200);
    const { subject, text } = await writeMail();
    expect(subject).toBe('Terima school club di RoboLaga');
    expect(text).toContain(
      'Pembina school club "Anda menang! evil. example/hadiah" menyerahkan akunnya kepada Anda.',
    );
    expect(text.match(/https?:\S+/g)).toEqual([
      expect.stringMatching(/^https:\/\/robolaga\.example\/schoolclub\/hand-over#[\w-]{43}$/),
    ]);
  });

  it('needs the password of who hands over, and another address', async () => {
    const session = await openSession();
    expect(await ask(session, 'satu@surel.example', 'bukan-ini')).toMatchObject({
      status: 422,
      body: { errors: { current_password: ['Password saat ini salah.'] } },
    });
    expect(await ask(session, newEmail.toLowerCase(), newPassword)).toMatchObject({
      status: 422,
      body: { errors: { email: ['Ini email akun Anda sendiri.'] } },
    });
    expect(held).toEqual([]);
  });

  it('tells only who opens it that another club has the address', async () => {
    const session = await openSession();
    const { rows } = (await backend.db.execute(
      sql`select email from clubs where lower(email) <> lower(${newEmail}) order by id limit 1`,
    )) as { rows: { email: string }[] };
    const [{ email: taken } = { email: '' }] = rows;
    const [known, unknown] = [
      await ask(session, taken, newPassword),
      await ask(session, 'tidak.ada@surel.example', newPassword),
    ];
    expect(JSON.stringify(known).replace(taken, '…')).toBe(
      JSON.stringify(unknown).replace('tidak.ada@surel.example', '…'),
    );
    const [write] = held.splice(0);
    const mail = await write?.();
    expect(mail?.to).toBe(taken);
    expect(await accept(readToken(mail as Mail))).toMatchObject({
      status: 409,
      body: { message: 'Email ini sudah dipakai school club lain.' },
    });
    expect(await login(newEmail, newPassword)).toBe(200);
  });
});

it('an organiser makes the link of a hand-over without mail', async () => {
  const run = (...args: string[]) =>
    runOperatorCommand(runAccountCommand, ['hand-over', ...args], backend.db, {
      PUBLIC_URL: origin,
    });
  const { stdout } = await run(newEmail, former);
  const token = readToken({ to: '', subject: '', text: stdout });
  expect((await accept(token, demoPassword)).status).toBe(200);
  expect(await login(former, demoPassword)).toBe(200);
  expect(await run('tidak.ada@surel.example', newEmail)).toMatchObject({
    code: 1,
    stderr: 'No club has the e-mail address tidak.ada@surel.example.\n',
  });
});

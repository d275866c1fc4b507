import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { runOrganiserCommand } from '../../../scripts/organiser.ts';
import { runCommand } from '../../../scripts/lib/runCommand.ts';
import { demoAccounts, demoPassword } from '../../../server/seed/accounts.ts';
import { organisers, passwordResets } from '../../../server/db/schema.ts';
import { projectFolder } from '../../../server/node/projectFolder.ts';
import { useBackend } from '../../support/database/backend.ts';
import { runOperatorCommand, variablesFor } from '../../support/database/runOperatorCommand.ts';

const backend = useBackend();
const path = '/api/organiser/organisers';
const password = 'sirkuit-malam-31';

type Invited = { status: number; body: { link: string; message: string } };

const invite = async (name: string, email: string): Promise<Invited> =>
  (await backend.request('POST', path, {
    token: await backend.signIn('organiser'),
    body: { name, email, current_password: demoPassword },
  })) as unknown as Invited;
const tokenOf = (link: string) => link.split('/reset-password?account=organiser#')[1] ?? '';
const setPassword = (token: string) =>
  backend.request('PUT', '/api/password-resets', { body: { token, password } });
const login = async (email: string, typed = password) =>
  (
    await backend.request('POST', '/api/organiser/login', {
      body: { email, password: typed },
    })
  ).status;

describe('an invited organiser', () => {
  it('sets a password once by the link, and cannot sign in before', async () => {
    const email = 'dimas@panitia.example';
    backend.clock.at = new Date('2026-11-28T23:30:00Z');
    const { status, body } = await invite(' Dimas Nugroho ', email);
    expect(status).toBe(201);
    expect(body.message).toBe(
      'Tautan berlaku sampai Rabu, 2 Desember 2026 pukul 06.30 WIB dan hanya dapat dipakai satu kali.',
    );
    // Not with the Host of the request.
    expect(body.link).toMatch(/^\/reset-password\?account=organiser#[\w-]{43}$/);
    expect(await login(email, '')).toBe(422);
    expect(await login(email)).toBe(401);
    const token = tokenOf(body.link);
    expect(JSON.stringify(await backend.db.select().from(passwordResets))).not.toContain(token);
    expect(await setPassword(token)).toMatchObject({ status: 200, body: { kind: 'organiser' } });
    expect(await login(email.toUpperCase())).toBe(200);
    expect((await setPassword(token)).status).toBe(422);
  });

  it('has three days to use the link', async () => {
    const day = 24 * 60 * 60 * 1000;
    for (const [index, [days, status]] of [
      [0.02, 200],
      [1, 200],
      [2.99, 200],
      [3, 422],
      [3.1, 422],
    ].entries()) {
      backend.clock.at = new Date(Date.UTC(2026, 10, 1 + index * 5));
      const { body } = await invite('Tiga Hari', `hari-${index}@panitia.example`);
      backend.clock.at = new Date(backend.clock.at.getTime() + (days ?? 0) * day);
      expect([days, (await setPassword(tokenOf(body.link))).status]).toEqual([days, status]);
    }
  });

  it('gets another link, which ends the earlier one', async () => {
    const email = 'baru@panitia.example';
    const first = await invite('Baru', email);
    const second = await invite('Baru', email);
    expect((await setPassword(tokenOf(first.body.link))).status).toBe(422);
    expect((await setPassword(tokenOf(second.body.link))).status).toBe(200);
  });

  it('gets another link until there is a password, and is not added twice', async () => {
    const email = 'sari@panitia.example';
    const links = await Promise.all([invite('Sari', email), invite('Sari Dewi', email)]);
    expect(links.map(({ status }) => status)).toEqual([201, 201]);
    const rows = await backend.db.select().from(organisers);
    expect(rows.filter((row) => row.email === email)).toHaveLength(1);
    // Of two made at once, the later one works.
    const statuses: number[] = [];
    for (const { body } of links) statuses.push((await setPassword(tokenOf(body.link))).status);
    expect(statuses.sort()).toEqual([200, 422]);
    expect(await invite('Sari', email)).toMatchObject({
      status: 422,
      body: {
        errors: { email: ['Email ini sudah punya akun penyelenggara. Tulis email yang lain.'] },
      },
    });
  });
});

it('organisers see each other, and who has no password yet', async () => {
  await invite('Anggi', 'anggi@panitia.example');
  const { body } = await backend.request('GET', path, {
    token: await backend.signIn('organiser'),
  });
  const { name, email } = demoAccounts.organiser;
  expect((body as { data: unknown[] }).data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'Anggi', has_password: false }),
      expect.objectContaining({ name, email, has_password: true }),
    ]),
  );
});

it('organisers are in the order of their names in any letters, and of their ids', async () => {
  const added = [];
  for (const name of ['zaki', 'Yanti', 'yanti'])
    added.push(
      ...(await backend.db
        .insert(organisers)
        .values({ name, email: `${name}.${added.length}@panitia.example` })
        .returning()),
    );
  const [last, first, second] = added.map(({ id }) => id);
  // Its row is then the last one on the disk.
  await backend.db
    .update(organisers)
    .set({ name: 'Yanti' })
    .where(eq(organisers.id, first ?? 0));
  const { body } = await backend.request('GET', path, {
    token: await backend.signIn('organiser'),
  });
  const ids = (body as { data: { id: number }[] }).data.map(({ id }) => id);
  expect(ids.slice(-3)).toEqual([first, second, last]);
});

it('the first organiser is added by a command, which prints the link', async () => {
  const email = 'pertama@panitia.example';
  const args = ['add', 'Rini Astuti', email];
  const { code, stdout } = await runOperatorCommand(runOrganiserCommand, args, backend.db, {
    PUBLIC_URL: 'https://robolaga.example',
  });
  const [line = ''] = stdout.split('\n');
  expect(code).toBe(0);
  expect(line).toMatch(
    /^https:\/\/robolaga\.example\/reset-password\?account=organiser#[\w-]{43}$/,
  );
  expect((await setPassword(tokenOf(line))).status).toBe(200);
  expect(await login(email)).toBe(200);
  // As a process, for its arguments, variables, printing and exit code.
  const again = [process.execPath, 'scripts/organiser.ts', ...args];
  expect(await runCommand(projectFolder, again, await variablesFor(backend.db))).toEqual({
    code: 1,
    output: expect.stringContaining(`npm run account -- reset-link ${email}`),
  });
});

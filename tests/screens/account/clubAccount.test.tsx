import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import { copy } from '../../../src/mocks/panel/copy.ts';
import { addressOf, expectAddress } from '../../support/servers/addresses.ts';
import { field } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';
import { stored, storedClub } from '../../support/database/storedClub.ts';

const { renderApp, rememberClub, faults, applyScenarios } = useTestApp();

type App = Awaited<ReturnType<typeof renderApp>>;

const { email, password, name: clubName } = demoAccounts.club;
const loginCall = '*/api/gh/login';
const registerCall = '*/api/gh/register';

const form = async (name: string) => within(await screen.findByRole('form', { name }));
const submit = async ({ user }: App, name: string) =>
  user.click((await form(name)).getByRole('button', { name }));

/**
 * Puts a text into a field at once; typing it letter by letter tells no more here and takes its
 * time.
 */
async function enter(label: string, text: string) {
  fireEvent.change(await field(label), { target: { value: text } });
}

type Failure = [string, () => void | Promise<void>, RegExp];

/** A state that no scenario names. */
const answered =
  (call: string, body: JsonBodyType, status = 200) =>
  () =>
    faults(http.post(call, () => HttpResponse.json(body, { status })));
const unreachable = /failedServer tidak dapat dihubungi/;

describe('signing a school club in', () => {
  const login = 'Login School Club';
  const signIn = async (app: App, secret: string = password) => {
    await enter('Email', email);
    await enter('Password', secret);
    await submit(app, login);
  };

  it('keeps token and club, shows that it is under way, and goes to the dashboard', async () => {
    let calls = 0;
    const answer = Promise.withResolvers<void>();
    faults(
      http.post(loginCall, async () => {
        calls += 1;
        await answer.promise;
      }),
    );
    const app = await renderApp('/schoolclub/login', { withLayout: true });
    expect(await screen.findByRole('heading', { level: 1, name: login })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Login School Club · RoboLaga'));
    await enter('Email', email);
    await enter('Password', password);
    await app.user.type(await field('Password'), '{Enter}{Enter}');
    expect(await screen.findByRole('button', { name: 'Logging in...' })).toBeDisabled();
    answer.resolve();
    await expectAddress(app, '/schoolclub/dashboard');
    expect(calls).toBe(1);
    expect(stored('gh_token')).toMatch(/^[\w-]{40,}$/);
    expect(storedClub()).toEqual({
      id: expect.any(Number),
      code: 'MLGT',
      name: clubName,
      logo: expect.stringContaining('clubs/'),
    });
    expect(screen.getByRole('button', { name: `Akun ${clubName}` })).toBeVisible();
  });

  it('asks for what is missing, says the words of the server, and keeps what was typed', async () => {
    const app = await renderApp('/schoolclub/login');
    await submit(app, login);
    expect(await screen.findByText('Email is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(await field('Email')).toHaveFocus();
    await signIn(app, 'tebakan-salah');
    expect(await screen.findByRole('alert')).toHaveTextContent('Email atau password salah.');
    expect(await field('Email')).toHaveValue(email);
    expect(await field('Password')).toHaveValue('tebakan-salah');
    expect(addressOf(app)).toBe('/schoolclub/login');
  });

  it.each<Failure>([
    ['no server', () => applyScenarios('offline:loginClub'), unreachable],
    ['no JSON', () => applyScenarios('html-error-page:loginClub'), /failed$/],
    [
      'an answer without a token',
      answered(loginCall, { user: { id: 1, code: 'MLGT', name: clubName, logo: null } }),
      /failed$/,
    ],
    [
      'an answer without a club',
      answered(loginCall, { token: 'abc', user: { id: 1, name: null } }),
      /failed$/,
    ],
  ])('fails with %s, and signs nobody in', async (_, lay, message) => {
    await lay();
    const app = await renderApp('/schoolclub/login');
    await signIn(app);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^Login failed/);
    expect(alert).toHaveTextContent(message);
    expect(await field('Password')).toHaveValue(password);
    expect((await form(login)).getByRole('button', { name: login })).toBeEnabled();
    expect([stored('gh_token'), stored('gh_user')]).toEqual([null, null]);
  });

  it('leads to the page that was wanted, over registration and back', async () => {
    const app = await renderApp('/schoolclub/teams?page=2');
    await app.user.click(await screen.findByRole('link', { name: 'Daftarkan school club' }));
    await app.user.click(await screen.findByRole('link', { name: login }));
    await screen.findByRole('form', { name: login });
    expect(screen.getByRole('link', { name: 'Login Participant' })).toHaveAttribute(
      'href',
      '/signin',
    );
    expect(addressOf(app)).toBe('/schoolclub/login?from=%2Fschoolclub%2Fteams%3Fpage%3D2');
    await signIn(app);
    await expectAddress(app, '/schoolclub/teams?page=2');
  });

  it.each([
    ['/schoolclub/login', '/schoolclub/dashboard'],
    ['/schoolclub/register', '/schoolclub/dashboard'],
    ['/schoolclub/login?from=%2Fschoolclub%2Fteams', '/schoolclub/teams'],
    ['/schoolclub/login?from=%2F%2Fevil.example', '/schoolclub/dashboard'],
  ])('%s is for guests: a signed-in club goes to %s', async (address, page) => {
    await rememberClub();
    await expectAddress(await renderApp(address, { withLayout: true }), page);
    expect(await screen.findByRole('navigation', { name: 'Halaman school club' })).toBeVisible();
  });
});

describe('registering a school club', () => {
  const register = 'Daftarkan school club';
  const club = {
    'Nama sekolah atau klub': 'Klub Robotik Janayasa',
    Email: 'pengurus@janayasa.example',
    'Nomor telepon': '081234567890',
    Password: 'bengkel-robot-5',
    'Ulangi password': 'bengkel-robot-5',
    PIN: '204816',
  };
  const fill = async (typed: Partial<typeof club> = {}) => {
    for (const [label, text] of Object.entries({ ...club, ...typed })) await enter(label, text);
  };

  it('asks for everything before the call, at the fields', async () => {
    const app = await renderApp('/schoolclub/register');
    await field('Nama sekolah atau klub');
    await waitFor(() => expect(document.title).toBe('Daftarkan school club · RoboLaga'));
    expect(await field('Nama sekolah atau klub')).toHaveAccessibleDescription(
      'Semua orang melihat nama ini.',
    );
    await app.user.type(await field('Nama sekolah atau klub'), '  ');
    await submit(app, register);
    const wanted = {
      'Nama sekolah atau klub': 'Name is required',
      Email: 'Email is required',
      'Nomor telepon': 'Phone is required',
      Password: 'Password must be at least 8 characters',
      'Ulangi password': 'Please confirm your password',
      PIN: 'PIN must be exactly 6 numeric digits',
    };
    await screen.findByText(wanted.PIN);
    for (const [label, text] of Object.entries(wanted))
      expect(await field(label)).toHaveAccessibleDescription(text);
    expect(await field('Nama sekolah atau klub')).toHaveFocus();

    await fill({ Password: 'tujuh-7', 'Ulangi password': 'tujuh-8', PIN: '20481' });
    await submit(app, register);
    expect(await field('Password')).toHaveAccessibleDescription(wanted.Password);
    expect(await field('Ulangi password')).toHaveAccessibleDescription('Passwords do not match');
    expect(await field('PIN')).toHaveAccessibleDescription(wanted.PIN);
  });

  it('asks in groups, and says plainly that the PIN is shown only now', async () => {
    await renderApp('/schoolclub/register');
    for (const [group, label] of [
      ['Klub', 'Nomor telepon'],
      ['Akun', 'Email'],
      ['PIN untuk peserta', 'PIN'],
    ] as const)
      expect(
        within(await screen.findByRole('group', { name: group })).getByLabelText(label),
      ).toBeVisible();
    expect(screen.getByText(/PIN tidak dapat ditampilkan lagi/)).toBeVisible();
  });

  it('makes a PIN, which can be read, written down and changed', async () => {
    const app = await renderApp('/schoolclub/register');
    const pin = await field('PIN');
    await app.user.click(screen.getByRole('button', { name: 'Buatkan PIN' }));
    expect(pin).toHaveDisplayValue(/^\d{6}$/);
    expect(pin).toHaveFocus();
    await app.user.clear(pin);
    await app.user.type(pin, '204816');
    expect(pin).toHaveDisplayValue('204816');
  });

  it('takes six digits as the PIN and nothing else, which no browser is to fill in or keep', async () => {
    const app = await renderApp('/schoolclub/register');
    const pin = await field('PIN');
    expect(pin).toHaveAttribute('inputmode', 'numeric');
    expect(pin).toHaveAttribute('autocomplete', 'off');
    await app.user.type(pin, 'a1 2-3');
    expect(pin).toHaveValue('123');
    await app.user.paste('x4567');
    expect(pin).toHaveValue('123456');
    await app.user.type(pin, '9', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    expect(pin).toHaveValue('123456');
    await enter('PIN', '20 48 16');
    expect(pin).toHaveValue('204816');
  });

  it('says at the field what the server has against it, and keeps what was typed', async () => {
    const app = await renderApp('/schoolclub/register');
    await fill({ Email: email });
    await submit(app, register);
    await waitFor(async () =>
      expect(await field('Email')).toHaveAccessibleDescription('Email sudah digunakan.'),
    );
    expect(await field('Email')).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    for (const [label, text] of Object.entries({ ...club, Email: email }))
      expect(await field(label)).toHaveValue(text);
  });

  it.each<Failure>([
    ['no server', () => applyScenarios('offline:registerClub'), unreachable],
    [
      'the error of the server',
      () => applyScenarios('error-field:registerClub'),
      new RegExp(`^${copy.responses.errorField}$`),
    ],
    [
      'a message without an error',
      answered(registerCall, { success: false, message: 'Tidak' }, 409),
      /^Registration failed$/,
    ],
  ])('fails with %s, and signs nobody in', async (_, lay, message) => {
    await lay();
    const app = await renderApp('/schoolclub/register');
    await fill();
    await submit(app, register);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await field('PIN')).toHaveValue(club.PIN);
    expect([stored('gh_token'), stored('gh_user')]).toEqual([null, null]);
  });

  it('makes the club, shows that it is under way, and goes to the dashboard', async () => {
    const answer = Promise.withResolvers<void>();
    faults(http.post(registerCall, () => answer.promise));
    const app = await renderApp('/schoolclub/register');
    await fill();
    await submit(app, register);
    expect(await screen.findByRole('button', { name: 'Registering...' })).toBeDisabled();
    answer.resolve();
    await expectAddress(app, '/schoolclub/dashboard');
    expect(stored('gh_token')).toMatch(/^[\w-]{40,}$/);
    expect(storedClub()).toMatchObject({
      name: club['Nama sekolah atau klub'],
      code: expect.stringMatching(/^[A-Z]{4}$/),
    });
  });
});

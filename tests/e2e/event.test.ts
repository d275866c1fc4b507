import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useEmptyServer } from '../support/browser/emptyServer.ts';

// Along docs/organising.md, from a database with nothing in it.

const { environment, url, useNewProfile } = useEmptyServer();
const password = 'panitia-lomba-27';
const club = { name: 'Klub Robotik Samudra', email: 'pembina@samudra.example', pin: '204816' };
const organiser = { name: 'Wulan Prameswari', email: 'wulan@panitia.example' };
const tournament = 'Piala Samudra';
const category = 'Line Follower';
const pupils = ['Ayu', 'Bima', 'Citra'];
const teams = ['Samudra Satu', 'Samudra Dua', 'Samudra Tiga'];

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Sends a request as the screens do, for what other tests do by hand; returns the parsed JSON. */
async function send<Body>(path: string, body: object | undefined, token = ''): Promise<Body> {
  const response = await fetch(url() + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: body && JSON.stringify(body),
  });
  expect(response.status, path).toBeLessThan(300);
  return (await response.json()) as Body;
}

/** A day from now: teams are registered until a tournament starts. */
const tomorrow = () => new Date(Date.now() + 36 * 3_600_000).toISOString().slice(0, 10);

async function signIn(page: Page, path: string, email: string) {
  await page.goto(path);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
}

const emailOf = (name: string) => `${name.toLowerCase()}@surel.example`;

describe('an event from an empty database', () => {
  const office = useNewProfile(desktop);
  const coach = useNewProfile(desktop);
  const pupil = useNewProfile(phone);

  it('begins with an organiser, whom a command adds', async () => {
    const page = office();
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['scripts/organiser.ts', 'add', organiser.name, organiser.email],
      { env: { ...process.env, ...environment } },
    );
    const link = /http\S+#\S+/.exec(stdout)?.[0] ?? '';
    await page.goto(link);
    // The token is not left in the address.
    await page.waitForURL(/\/reset-password\?account=organiser$/);
    await page.reload();
    await page.getByText(/Buka lagi tautan yang Anda terima/).waitFor();
    await page.goto(link);
    await page.getByLabel('Password baru', { exact: true }).fill(password);
    await page.getByLabel(/^Ulangi/).fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/organiser/login');
    await signIn(page, '/organiser/login', organiser.email);
    await page.getByText('Belum ada lomba.').waitFor();
  });

  it('has a category with rules', async () => {
    const page = office();
    await page.goto('/organiser/categories/new');
    await page.getByRole('textbox', { name: 'Nama', exact: true }).fill(category);
    await page.getByRole('button', { name: 'Simpan' }).click();
    await page.getByText(/PDF/).first().waitFor();
    await page.locator('input[type=file][accept*=pdf]').setInputFiles({
      name: 'aturan.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    });
    await page.getByText('Aturan kategori telah disimpan.').waitFor();
  });

  it('has a tournament, which is published', async () => {
    const page = office();
    await page.goto('/organiser/tournaments/new');
    await page.getByLabel('Judul').fill(tournament);
    await page.getByLabel(/^Tanggal(?! selesai)/).fill(tomorrow());
    await page.getByLabel('Kota atau kabupaten').fill('Makassar');
    await page.getByRole('checkbox', { name: category }).check();
    await page.getByRole('button', { name: 'Simpan' }).click();
    await page.getByRole('button', { name: 'Terbitkan' }).click();
    await page.getByRole('button', { name: 'Tetap terbitkan' }).click();
    await page.getByText('Terbit', { exact: true }).waitFor();
  });

  it('is joined by a club, whose pupils sign up', async () => {
    const page = coach();
    await page.goto('/schoolclub/register');
    await page.getByLabel('Nama sekolah atau klub').fill(club.name);
    await page.getByLabel('Email').fill(club.email);
    await page.getByLabel('Nomor telepon').fill('081234567890');
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
    await page.getByRole('textbox', { name: 'Ulangi password' }).fill(password);
    await page.getByRole('textbox', { name: 'PIN' }).fill(club.pin);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/schoolclub/dashboard');

    const first = pupil();
    await first.goto('/signup');
    await first.getByLabel('Nama', { exact: true }).fill(pupils[0] ?? '');
    await first.getByRole('textbox', { name: 'Email' }).fill(emailOf(pupils[0] ?? ''));
    await first.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
    await first.getByRole('textbox', { name: 'Ulangi password' }).fill(password);
    await first.getByRole('button', { name: 'Sign Up' }).click();
    await first.waitForURL('**/profile');
    const form = first.getByRole('form', { name: 'Bergabung dengan school club' });
    await form.getByLabel('School Club ID').fill('1');
    await form.getByRole('textbox', { name: 'PIN' }).fill(club.pin);
    await form.getByRole('button', { name: 'Bergabung' }).click();
    await first.getByText('Berhasil bergabung dengan GH!').waitFor();
    for (const name of pupils.slice(1)) {
      const account = { name, email: emailOf(name), password };
      const { token } = await send<{ token: string }>('/api/participant/register', account);
      await send('/api/participant/join-gh/1', { pin: club.pin }, token);
    }
  });

  it('has teams, which the club builds and their leaders register', async () => {
    const page = coach();
    await page.goto('/schoolclub/team');
    for (const [index, name] of teams.entries()) {
      await page.getByRole('button', { name: 'Create Team' }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: 'Kategori' }).selectOption({ label: category });
      await dialog.getByRole('textbox', { name: 'Nama tim' }).fill(name);
      await page.keyboard.press('Enter');
      await dialog.getByRole('option', { name: new RegExp(`^${pupils[index]}`) }).click();
      await dialog.getByRole('button', { name: 'Save Team' }).click();
      await page.getByText(`Tim "${name}" berhasil dibuat!`).waitFor();
    }

    const first = pupil();
    await first.goto('/tournaments');
    await first.getByRole('link', { name: tournament }).first().click();
    const form = first.getByRole('form', { name: category });
    await form.getByLabel('Pilih tim').selectOption({ label: teams[0] ?? '' });
    await form.getByRole('button', { name: 'Daftar' }).click();
    await form.getByText('Berhasil terdaftar!').waitFor();

    for (const name of pupils.slice(1)) {
      const account = { email: emailOf(name), password };
      const { token } = await send<{ token: string }>('/api/participant/login', account);
      const { teams: own } = await send<{ teams: { id: number }[] }>(
        '/api/participant/my-teams',
        undefined,
        token,
      );
      const registration = { tournament_id: 1, category_id: 1, team_id: own[0]?.id };
      await send('/api/tournament/register', registration, token);
    }
  });

  it('checks the teams in, by tap and by code', async () => {
    const page = office();
    await page.goto('/organiser/tournaments/1');
    await page.getByRole('link', { name: 'Pendaftaran tim' }).click();
    await page.getByRole('button', { name: `${teams[0]} hadir` }).click();
    await page.getByText('1 dari 3 hadir').waitFor();
    const code = await page
      .getByRole('row', { name: teams[1] })
      .getByText(/X-[A-Z]{4}-\d{5}/)
      .textContent();
    await page.getByLabel('Nomor atau kode tim').fill(code ?? '');
    await page.keyboard.press('Enter');
    await page.getByText('2 dari 3 hadir').waitFor();
  });

  // Several desks, also without a network, are in scoreEntry.test.ts.
  it('gets its scores, which the board shows', async () => {
    const page = office();
    await page.goto('/organiser/scores?tournament=1&category=1');
    await page.getByLabel('Tim', { exact: true }).waitFor();
    await pupil().goto('/board?tournament=1');
    for (const [name = '', points] of [
      [teams[1], '90'],
      [teams[0], '70'],
    ]) {
      for (const typed of [name, points ?? '', '10738']) {
        await page.keyboard.type(typed);
        await page.keyboard.press('Enter');
      }
      await pupil().getByRole('rowheader', { name }).waitFor();
    }
  });

  it('ends with results, and an audit log of what the organiser did', async () => {
    await pupil().goto('/tournament-result/1/1');
    const ranked = pupil().getByRole('table').getByRole('rowheader');
    await expect
      .poll(() => ranked.allTextContents())
      .toEqual([expect.stringContaining(teams[1] ?? ''), expect.stringContaining(teams[0] ?? '')]);
    await office().goto('/organiser/journal');
    const rows = office().getByRole('row');
    for (const change of [
      'Membuat kategori',
      'Menerbitkan',
      'Mencatat kehadiran',
      'Memasukkan skor',
    ])
      await rows.filter({ hasText: change }).first().waitFor();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import type { ScenarioText } from '../../../src/mocks/scenarios/scenarioSelection.ts';
import { copy } from '../../../src/mocks/panel/copy.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';
import { teamCall } from '../../support/screens/teamDialogs.tsx';

const { renderApp, rememberClub, faults, applyScenarios, clearScenarios } = useTestApp();
const words = copy.responses;

const listCall = '*/api/gh/teamsclub';
const clubCall = '*/api/gh-schools/:id';
const loaded = 'Daftar tim berhasil dimuat!';

const answer = (call: string, data: JsonBodyType) =>
  faults(http.get(call, () => HttpResponse.json({ success: true, data })));
const grid = () => screen.findByRole('grid', { name: 'Registered Teams' });
const names = async () =>
  within(await grid())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const row = async (name: string) =>
  within(await grid()).findByRole('row', { name: new RegExp(name) });
const button = (name: string) => screen.findByRole('button', { name });
const banner = () => document.querySelector('main header img');

async function open() {
  await rememberClub();
  return renderApp('/schoolclub/team');
}

describe('the head of the team builder', () => {
  it('shows banner, name and code of the club, and remembers the banner', async () => {
    await open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Registered Teams' }),
    ).toBeVisible();
    expect(screen.getByText(demoAccounts.club.name)).toBeVisible();
    expect(screen.getByText('MLGT')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Registered Teams · RoboLaga'));
    await waitFor(() => expect(window.localStorage.getItem('ghBannerUrl')).toMatch(/^clubs\//));
    expect(banner()).toHaveAttribute(
      'src',
      `/storage/${window.localStorage.getItem('ghBannerUrl')}`,
    );
  });

  it('says what it does not know, and keeps the banner it knew', async () => {
    await applyScenarios('offline:getClub', 'server-500:getClubBanner');
    window.localStorage.setItem('ghBannerUrl', 'clubs/former.svg');
    await open();
    expect(await screen.findByText('Unknown School Club')).toBeVisible();
    expect(screen.getByText('XXXX')).toBeVisible();
    expect(await screen.findByText('Gagal mengambil data GH')).toBeVisible();
    expect(banner()).toHaveAttribute('src', '/storage/clubs/former.svg');
    expect(screen.queryByText(words.serverError)).not.toBeInTheDocument();
  });

  it('has a banner of its own for a club without one', async () => {
    faults(
      http.get('*/api/schoolclub/banner', () =>
        HttpResponse.json({ success: true, banner_url: null }),
      ),
    );
    window.localStorage.setItem('ghBannerUrl', 'clubs/former.svg');
    await open();
    await waitFor(() => expect(window.localStorage.getItem('ghBannerUrl')).toBeNull());
    expect(banner()?.getAttribute('src')).not.toContain('/storage/');
  });
});

describe('the table of teams', () => {
  it('has all that is known of each, and says once that it is there', async () => {
    const held = Promise.withResolvers<void>();
    faults(http.get(listCall, () => held.promise));
    await open();
    expect(await screen.findByText('Memuat daftar tim...')).toBeVisible();
    held.resolve();
    const heads = within(await grid())
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(heads).toEqual(['No', 'Team Name', 'Team ID', 'Kategori', 'Anggota', 'Aksi']);
    const cells = Array.from(
      (await row('Garuda Lintas')).querySelectorAll('[data-field]'),
      ({ textContent }) => textContent,
    );
    expect(cells).toEqual(['1', 'Garuda Lintas', 'X-MLGT-00001', 'Line Follower', '4', '']);
    for (const action of ['Atur anggota', 'Ubah', 'Hapus'])
      expect(await button(`${action} Garuda Lintas`)).toBeEnabled();
    expect(await screen.findAllByText(loaded)).toHaveLength(1);
    await expectAccessible();
  });

  it('is searched, narrowed to a category, and sorted', async () => {
    const { user } = await open();
    const all = await names();
    await user.type(
      await screen.findByPlaceholderText('Cari nama, ID, atau anggota tim'),
      'LENTERA',
    );
    await waitFor(async () => expect(await names()).toEqual(['Lentera Semeru']));
    expect(screen.getByText(`1 dari ${all.length} tim`)).toBeVisible();
    await user.clear(screen.getByPlaceholderText('Cari nama, ID, atau anggota tim'));
    await user.selectOptions(screen.getByLabelText('Kategori'), 'Sumo Robot');
    await waitFor(async () => expect(await names()).toEqual(['Banteng Ngarep', 'Singo Solder']));
    await user.click(screen.getByRole('columnheader', { name: /^Team Name/ }));
    await user.click(screen.getByRole('columnheader', { name: /^Team Name/ }));
    await waitFor(async () => expect(await names()).toEqual(['Singo Solder', 'Banteng Ngarep']));
    await user.type(screen.getByPlaceholderText('Cari nama, ID, atau anggota tim'), 'xyz');
    await user.click(await button('Tampilkan semua tim'));
    expect(await names()).toHaveLength(all.length);
  });

  it('says that there are none, with the way to the first', async () => {
    await applyScenarios('empty-everything');
    const { user } = await open();
    expect(await screen.findByText('Belum ada tim terdaftar di school club ini.')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Create Team' })[1] as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Create Team' })).toBeVisible();
  });

  it.each<[string, ScenarioText, string]>([
    ['no server', 'offline:listBuilderTeams', 'Gagal mengambil tim'],
    ['the words of the server', 'server-500:listBuilderTeams', words.serverError],
  ])('says when it cannot be had, and tries again: %s', async (_, failure, message) => {
    await applyScenarios(failure);
    const { user } = await open();
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
    expect(screen.queryByText(loaded)).not.toBeInTheDocument();
    clearScenarios();
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await row('Garuda Lintas')).toBeVisible();
    expect(screen.getByText(loaded)).toBeVisible();
  });

  it('bears teams that are half there, and pages that are many', async () => {
    const half = (id: number | null) => ({
      id,
      name: `Tim ${id} <b>${'x'.repeat(80)}`,
      team_id: id === 2 ? {} : null,
      category_id: null,
      category: null,
      members: null,
    });
    answer(clubCall, { id: 1, name: 5, code: {} });
    answer(listCall, [
      null,
      half(null),
      { id: 7 },
      ...Array.from({ length: 16 }, (_, at) => half(at + 1)),
    ]);
    const { user } = await open();
    expect(await names()).toHaveLength(15);
    expect(screen.getByText('Unknown School Club')).toBeVisible();
    const cells = Array.from(
      (await row('Tim 1 <b>x')).querySelectorAll('[data-field]'),
      ({ textContent }) => textContent,
    );
    expect(cells.slice(2, 5)).toEqual(['', 'Unknown Category', '0']);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(async () => expect(await names()).toEqual([expect.stringContaining('Tim 16')]));
    expect(screen.getByText('16 tim')).toHaveFocus();
    await user.type(screen.getByPlaceholderText('Cari nama, ID, atau anggota tim'), 'tim 2');
    await waitFor(async () => expect(await names()).toEqual([expect.stringContaining('Tim 2 ')]));
  });
});

describe('deleting a team', () => {
  const question = 'Are you sure you want to delete team Arek Servo?';
  async function ask(name = 'Arek Servo') {
    const app = await open();
    expect(await screen.findByText(loaded)).toBeVisible();
    await app.user.click(await button(`Hapus ${name}`));
    expect(await screen.findByText('This action cannot be undone!')).toBeVisible();
    expect(screen.getByText('Anda punya 8 detik untuk mengurungkan.')).toBeVisible();
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Batal' })).toHaveFocus();
    return app;
  }
  const confirm = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Hapus' });

  it('asks before, by the keyboard too, and leaves the team where the answer is no', async () => {
    const { user } = await open();
    const first = within(await row('Arek Servo')).getAllByRole('gridcell')[0] as HTMLElement;
    await user.click(first);
    for (const key of ['{End}', '{ArrowRight}', '{ArrowRight}']) await user.keyboard(key);
    const deletion = await button('Hapus Arek Servo');
    await waitFor(() => expect(deletion).toHaveFocus());
    await user.keyboard('{Enter}');
    const asked = await screen.findByRole('dialog', { name: question });
    expect(asked).toHaveTextContent(
      'This action cannot be undone!Anda punya 8 detik untuk mengurungkan.',
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(deletion).toHaveFocus());
  });

  it.each<[string, ScenarioText[], string, string]>([
    ['no server', ['offline:deleteTeam'], 'Arek Servo', 'Terjadi kesalahan, coba lagi nanti.'],
    ['no JSON', ['html-error-page:deleteTeam'], 'Arek Servo', 'Gagal hapus tim'],
    [
      'registered',
      [],
      'Garuda Lintas',
      'Tim yang sudah terdaftar dalam lomba tidak dapat dihapus.',
    ],
  ])('takes the row back where it is refused: %s', async (_, failure, team, message) => {
    const held = Promise.withResolvers<void>();
    await applyScenarios(...failure);
    faults(http.delete(teamCall, () => held.promise));
    const { user } = await ask(team);
    await user.click(confirm());
    await waitFor(async () => expect(await names()).not.toContain(team));
    held.resolve();
    expect(await screen.findByText(message)).toBeVisible();
    expect(await row(team)).toBeVisible();
  });

  it('takes it out at once, and the focus to the table', async () => {
    const { user } = await ask();
    await user.click(confirm());
    expect(await screen.findByText('Tim "Arek Servo" berhasil dihapus!')).toBeVisible();
    expect(await names()).not.toContain('Arek Servo');
    await waitFor(() =>
      expect(document.activeElement?.closest('section')).toHaveAccessibleName('Registered Teams'),
    );
    // It has left for the dialog, and does not come again.
    await waitFor(() => expect(screen.queryByText(loaded)).not.toBeInTheDocument());
  });
});

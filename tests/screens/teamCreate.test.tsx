import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import axe from 'axe-core';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../../server/db/seed/accounts.ts';
import type { ScenarioText } from '../../src/mocks/scenarioSelection.ts';
import { copy } from '../../src/mocks/copy.ts';
import { useTestApp } from '../support/renderApp.tsx';
import {
  button,
  dialog,
  list,
  type Named,
  options,
  seats,
  type User,
  useTeamDialogs,
} from '../support/teamDialogs.tsx';
import { act } from '../support/render.tsx';

const product = useTestApp();
const { faults, applyScenarios, clearScenarios, backend } = product;
const words = copy.responses;
const { open, data, teamNamed } = useTeamDialogs(product);

const count = (name: string) => within(list(name)).getByRole('status').textContent;
const heading = (name: string) => screen.findByRole('heading', { level: 3, name });

async function describeTeam(user: User, name: string, category: string) {
  const select = await within(await dialog()).findByLabelText(/^Category/);
  await within(select).findByRole('option', { name: category });
  await user.selectOptions(select, category);
  await user.click(within(await dialog()).getByLabelText(/^Team Name/));
  await user.paste(name);
  await user.keyboard('{Enter}');
}

async function openMembers(name: string, { everybody = false, category = 'Sumo Robot' } = {}) {
  const app = await open();
  await describeTeam(app.user, name, category);
  if (everybody)
    await app.user.click(
      await screen.findByRole('switch', { name: 'Sertakan anggota tim kategori lain' }),
    );
  await within(await dialog()).findByRole('listbox');
  return app;
}

describe('creating a team', () => {
  it('knows when there is no club or token to save with', async () => {
    const { user, currentPath } = await openMembers('Tim Yatim', { everybody: true });
    await user.click((await options())[0] as HTMLElement);
    const save = button('Save Team');
    await applyScenarios('lost-session:user');
    fireEvent.click(save);
    expect(
      within(screen.getByRole('dialog')).getByText('GH tidak dikenali. Silakan login ulang.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(save).toBeEnabled());
    window.localStorage.removeItem('gh_token');
    fireEvent.click(save);
    expect(
      await screen.findByText('Token GH tidak ditemukan. Silakan login ulang.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(currentPath()).toBe('/schoolclub/login'));
  });

  it('asks for name and category, then members, by the keyboard alone', async () => {
    const { user, token } = await open();
    const inDialog = within(await dialog());
    expect(inDialog.getByText('X-MLGT-xxxxx')).toBeVisible();
    await inDialog.findByRole('option', { name: 'Sumo Robot' });
    await user.click(button('Continue'));
    expect(inDialog.getByRole('alert')).toHaveTextContent('Isi nama tim dan pilih kategori!');
    expect(inDialog.getByLabelText(/^Category/)).toHaveFocus();
    expect(inDialog.getByLabelText(/^Team Name/)).toHaveAttribute('maxlength', '60');
    await describeTeam(user, '  Tim Papan Ketik ', 'Sumo Robot');
    await waitFor(async () => expect(await heading('Anggota tim')).toHaveFocus());
    expect(inDialog.queryByRole('alert')).not.toBeInTheDocument();

    const [first, second] = await options();
    expect(count('Choosed')).toBe('0 of 5');
    await user.click(button('Save Team'));
    expect(inDialog.getByRole('alert')).toHaveTextContent(
      'Pilih minimal 1 anggota untuk membuat tim!',
    );
    await act(() => first?.focus());
    await user.keyboard(' {ArrowRight}{Enter}');
    expect(second).toHaveFocus();
    expect(first).toHaveAttribute('aria-selected', 'true');
    expect(count('Choosed')).toBe('2 of 5');
    expect(within(list('Choosed')).getByTitle('Leader')).toBeInTheDocument();
    const [leader, member] = seats('Choosed');
    await user.click(button(`Jadikan ${member} ketua`));
    expect(seats('Choosed')).toEqual([member, leader]);
    expect(button(`Keluarkan ${member}`)).toHaveFocus();
    await user.click(button('Save Team'));
    expect(await screen.findByText('Tim "Tim Papan Ketik" berhasil dibuat!')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const team = await teamNamed(token, 'Tim Papan Ketik');
    expect(team?.members.map(({ name, level }) => [name, level])).toEqual([
      [member, 'leader'],
      [leader, 'member'],
    ]);
  });

  it('takes five at most, says so, and turns pages', async () => {
    const { user } = await openMembers('Tim Penuh', { everybody: true, category: 'Maze Solver' });
    const all = await options();
    expect(all).toHaveLength(12);
    await act(() => all[0]?.focus());
    await user.keyboard(' {ArrowRight} {ArrowRight} {ArrowRight} {ArrowRight} ');
    expect(count('Choosed')).toBe('5 of 5');
    const sixth = all[5] as HTMLElement;
    expect(sixth).toHaveAttribute('aria-disabled', 'true');
    expect(sixth).toHaveAccessibleDescription('Tim maksimal memiliki 5 anggota!');
    expect(within(list('Choosed')).queryByRole('alert')).not.toBeInTheDocument();
    await user.keyboard('{ArrowRight} ');
    expect(within(list('Choosed')).getByRole('alert')).toHaveTextContent(
      'Tim maksimal memiliki 5 anggota!',
    );
    expect(count('Choosed')).toBe('5 of 5');
    const { violations } = await axe.run(await dialog(), {
      runOnly: ['cat.aria', 'cat.name-role-value', 'cat.forms'],
    });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);

    await user.keyboard('{PageDown}');
    expect(within(await dialog()).getByText('Page 2 of 2')).toBeVisible();
    expect(document.activeElement).toHaveAttribute('role', 'option');
    expect(document.activeElement).toHaveAttribute(
      'aria-posinset',
      String(12 + Math.min(6, (await options()).length)),
    );
    await user.keyboard('{Home}{PageUp}');
    expect(all[0]).not.toBe(document.activeElement);
    expect((await options())[0]).toHaveFocus();

    const [gone] = seats('Choosed');
    await user.click(button(`Keluarkan ${gone}`));
    expect(count('Choosed')).toBe('4 of 5');
    expect(button(`Keluarkan ${seats('Choosed')[0]}`)).toHaveFocus();
    await user.click(within(await dialog()).getByRole('searchbox'));
    await user.paste(String(gone).toUpperCase());
    expect(await options()).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(await options()).toHaveLength(12);
    // Whoever sets out anew finds nothing of all this.
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(
      (await screen.findAllByRole('button', { name: 'Create Team' }))[0] as HTMLElement,
    );
    expect(within(await dialog()).getByLabelText(/^Team Name/)).toHaveValue('');
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('says what could not be fetched, and tries again', async () => {
    await applyScenarios('offline:getClubSession', 'offline:listCategories');
    const { user } = await open('Create Team', () =>
      window.localStorage.setItem(
        'gh_user',
        JSON.stringify({ id: 1, name: demoAccounts.club.name }),
      ),
    );
    const inDialog = within(await dialog());
    // The code is not known.
    expect(inDialog.getByText('X-XXXX-xxxxx')).toBeVisible();
    expect(await inDialog.findByRole('alert')).toHaveTextContent('Gagal mengambil kategori');
    expect(
      within(screen.getByRole('region', { name: 'Notifications', hidden: true })).getAllByText(
        'Gagal mengambil kategori',
      ),
    ).toHaveLength(1);
    clearScenarios();
    await applyScenarios('silent-refusal:listClubParticipants');
    await user.click(button('Try again'));
    await describeTeam(user, 'Tim Sabar', 'Sumo Robot');
    expect(await inDialog.findByRole('alert')).toHaveTextContent('Gagal mengambil anggota');
    await applyScenarios('server-500:listAvailableParticipants');
    await user.click(screen.getByRole('switch'));
    expect(await inDialog.findByText(words.serverError)).toBeVisible();
    clearScenarios();
    await user.click(button('Try again'));
    expect(await options()).toHaveLength(12);
  });

  it('says why it was refused, and keeps what was chosen', async () => {
    const { user } = await openMembers('Tim Tangguh');
    await user.click((await options())[0] as HTMLElement);
    const chosen = seats('Choosed');
    const isRefused = async (text: string) => {
      await user.click(button('Save Team'));
      await waitFor(() =>
        expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent(text),
      );
      await waitFor(() => expect(button('Save Team')).toBeEnabled());
    };
    // Two texts that differ, as no scenario has them.
    faults(
      http.post('*/api/gh/teamsclub', () =>
        HttpResponse.json({ message: 'Nama sudah dipakai.', error: 'x' }, { status: 422 }),
      ),
    );
    await isRefused('Nama sudah dipakai.');
    const refusals: [ScenarioText, string][] = [
      ['error-field:createTeam', words.errorField],
      ['html-error-page:createTeam', 'HTTP 502'],
      ['offline:createTeam', 'Terjadi kesalahan, coba lagi nanti.'],
    ];
    for (const [failure, text] of refusals) {
      await applyScenarios(failure);
      await isRefused(text);
    }
    expect(seats('Choosed')).toEqual(chosen);
    await user.click(button('Back'));
    expect(within(await dialog()).getByLabelText(/^Team Name/)).toHaveValue('Tim Tangguh');
  });

  it('shows who was taken by somebody else meanwhile, and goes on without them', async () => {
    const { user, token } = await openMembers('Tim Terlambat', {
      everybody: true,
      category: 'Soccer Bot',
    });
    const [first, second] = await options();
    await user.click(first as HTMLElement);
    await user.click(second as HTMLElement);
    const [taken, free] = seats('Choosed') as [string, string];
    const category = (await data<Named[]>(token, '/api/categories')).find(
      ({ name }) => name === 'Soccer Bot',
    )?.id;
    const people = await data<Named[]>(
      token,
      `/api/gh/available-participants?category_id=${category}`,
    );
    const body = {
      team_name: 'Tim Cepat',
      category_id: category,
      participant_ids: [people.find(({ name }) => name === taken)?.id],
      team_code: 'MLGT',
    };
    expect((await backend.request('POST', '/api/gh/teamsclub', { token, body })).status).toBe(201);
    await user.click(button('Save Team'));
    expect(
      await within(await dialog()).findByText(
        `${taken} sudah tergabung dalam tim lain di kategori ini.`,
      ),
    ).toBeVisible();
    await waitFor(() =>
      expect(button(`Keluarkan ${taken}`)).toHaveAccessibleDescription('Tidak tersedia lagi'),
    );
    await user.click(button(`Keluarkan ${taken}`));
    expect(seats('Choosed')).toEqual([free]);
    await user.click(button('Save Team'));
    expect(await screen.findByText('Tim "Tim Terlambat" berhasil dibuat!')).toBeInTheDocument();
  });

  it('waits while an ended session is begun anew', async () => {
    const { user, currentPath } = await openMembers('Tim Sesi');
    await user.click((await options())[0] as HTMLElement);
    const chosen = seats('Choosed');
    await applyScenarios('expired-session:club');
    await user.click(button('Save Team'));
    await waitFor(() => expect(currentPath()).toBe('/schoolclub/login'));
    expect(screen.queryByText('Terjadi kesalahan, coba lagi nanti.')).not.toBeInTheDocument();
    clearScenarios();
    await user.click(await screen.findByLabelText(/^Email/));
    await user.paste(demoAccounts.club.email);
    await user.click(screen.getByLabelText(/^Password/));
    await user.paste(demoAccounts.club.password);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(currentPath()).toBe('/schoolclub/team'));
    await within(await dialog()).findByRole('listbox');
    expect(seats('Choosed')).toEqual(chosen);
    await user.click(button('Save Team'));
    expect(await screen.findByText('Tim "Tim Sesi" berhasil dibuat!')).toBeInTheDocument();
    expect(window.sessionStorage).toHaveLength(0);
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import { copy } from '../../../src/mocks/panel/copy.ts';
import type { ScenarioText } from '../../../src/mocks/scenarios/scenarioSelection.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';
import {
  button,
  describeTeam,
  dialog,
  type Named,
  options,
  memberships,
  useTeamDialogs,
} from '../../support/screens/teamDialogs.tsx';

const product = useTestApp();
const { faults, applyScenarios, clearScenarios, backend } = product;
const words = copy.responses;
const { open, openMembers, data } = useTeamDialogs(product);

describe('errors while a team is created', () => {
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
    // The toasts are loaded when the first one is needed.
    const toasts = within(screen.getByRole('region', { name: 'Pemberitahuan', hidden: true }));
    expect(await toasts.findAllByText('Gagal mengambil kategori')).toHaveLength(1);
    clearScenarios();
    await applyScenarios('error-without-message:listClubParticipants');
    await user.click(button('Coba lagi'));
    await describeTeam(user, 'Tim Sabar', 'Sumo Robot');
    expect(await inDialog.findByRole('alert')).toHaveTextContent('Gagal mengambil anggota');
    await applyScenarios('server-500:listAvailableParticipants');
    await user.click(screen.getByRole('switch'));
    expect(await inDialog.findByText(words.serverError)).toBeVisible();
    clearScenarios();
    await user.click(button('Coba lagi'));
    expect(await options()).toHaveLength(12);
  });

  it('says why it was refused, and keeps what was chosen', async () => {
    const { user } = await openMembers('Tim Tangguh');
    await user.click((await options())[0] as HTMLElement);
    const chosen = memberships('Choosed');
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
    const failures: [ScenarioText, string][] = [
      ['error-field:createTeam', words.errorField],
      ['html-error-page:createTeam', 'HTTP 502'],
      ['offline:createTeam', 'Terjadi kesalahan, coba lagi nanti.'],
    ];
    for (const [failure, text] of failures) {
      await applyScenarios(failure);
      await isRefused(text);
    }
    expect(memberships('Choosed')).toEqual(chosen);
    await user.click(button('Kembali'));
    expect(within(await dialog()).getByLabelText(/^Nama tim/)).toHaveValue('Tim Tangguh');
  });

  it('shows who was taken by somebody else meanwhile, and goes on without them', async () => {
    const { user, token } = await openMembers('Tim Terlambat', {
      everybody: true,
      category: 'Soccer Bot',
    });
    const [first, second] = await options();
    await user.click(first as HTMLElement);
    await user.click(second as HTMLElement);
    const [taken, free] = memberships('Choosed') as [string, string];
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
    expect(memberships('Choosed')).toEqual([free]);
    await user.click(button('Save Team'));
    expect(await screen.findByText('Tim "Tim Terlambat" berhasil dibuat!')).toBeInTheDocument();
  });

  it('waits while an ended session is begun anew', async () => {
    const { user, currentPath } = await openMembers('Tim Sesi');
    await user.click((await options())[0] as HTMLElement);
    const chosen = memberships('Choosed');
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
    expect(memberships('Choosed')).toEqual(chosen);
    await user.click(button('Save Team'));
    expect(await screen.findByText('Tim "Tim Sesi" berhasil dibuat!')).toBeInTheDocument();
    expect(window.sessionStorage).toHaveLength(0);
  });
});

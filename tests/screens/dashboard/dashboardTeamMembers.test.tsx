import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { copy } from '../../../src/mocks/panel/copy.ts';
import type { ScenarioText } from '../../../src/mocks/scenarios/scenarioSelection.ts';
import { dialog, fillIn, useDashboardTeam } from '../../support/screens/dashboardTeam.ts';
import { haveMouse } from '../../support/browser/mediaQueries.ts';
import { button } from '../../support/screens/queries.ts';

const { open, openWithCode, openDialog, faults, applyScenarios, clearScenarios, backend } =
  useDashboardTeam();
const words = copy.responses;

const createCall = '*/api/participant/team/create';
const candidatesCall = '*/api/gh/1/participants';
const availableCall = '*/api/gh/available-participants';
const draftKey = 'robolaga-draft/dashboard-create/1';

const people = [
  { id: 901, name: 'Ayu', email: 'ayu@surel.example', profile_picture: null },
  { id: 902, name: 'Bima', email: 'bima@surel.example', profile_picture: null },
  { id: 903, name: 'Citra', email: 'citra@surel.example', profile_picture: null },
];
const listed = (call: string, data = people) => http.get(call, () => HttpResponse.json({ data }));
const option = (name: string) => screen.findByRole('option', { name: new RegExp(`^${name}`) });

async function reachMembers() {
  const app = await openDialog();
  await fillIn(app);
  await app.user.keyboard('{Enter}');
  await screen.findByRole('listbox', { name: 'Peserta klub' });
  return app;
}

describe('the members of a new team', () => {
  it('are two to five of the club, chosen by keyboard; the team is there at once', async () => {
    const sent: Request[] = [];
    faults(
      http.post(createCall, ({ request }) => {
        sent.push(request.clone() as Request);
        return backend.app.fetch(request);
      }),
    );
    const numbers = () => screen.getByRole('list', { name: 'Klub dalam angka', hidden: true });
    const { user } = await reachMembers();
    expect(screen.getByRole('heading', { name: 'Garuda Baja Muda' })).toHaveFocus();
    const before = (await within(numbers()).findByText(/^\d+$/, { selector: 'li:nth-child(2) *' }))
      .textContent;
    const options = screen.getAllByRole('option');
    const [first, second] = options.flatMap((entry, at) =>
      entry.getAttribute('aria-disabled') === 'true' ? [] : [at],
    );
    const leader = options[first ?? 0] as HTMLElement;
    await user.click(leader);
    await user.click(button('Simpan tim'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Pilih minimal 2 anggota untuk membuat tim!',
    );
    act(() => leader.focus());
    await user.keyboard(`${'{ArrowRight}'.repeat(Number(second) - Number(first))} `);
    await user.dblClick(button('Simpan tim'));
    expect(await screen.findByText('Tim "Garuda Baja Muda" berhasil dibuat!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(numbers()).toHaveTextContent(`${Number(before) + 1}Teams`));
    const form = await sent[0]?.formData();
    expect([...(form?.entries() ?? [])].map(([part]) => part)).toEqual([
      'team_name',
      'category_id',
      'team_code',
      'member_ids[]',
      'member_ids[]',
    ]);
    expect(form?.get('team_code')).toBe('MLGT');
    expect(sent).toHaveLength(1);
  });

  it('are searched by what is typed at once with a mouse; none of another team, nor more than five', async () => {
    haveMouse();
    const many = Array.from({ length: 6 }, (_, at) => ({
      id: 900 + at,
      name: `Peserta ${at}`,
      email: `p${at}@surel.example`,
      profile_picture: null,
    }));
    faults(
      listed(candidatesCall, [
        ...many,
        { id: 990, name: 'Zaki', email: 'zaki@surel.example', profile_picture: null },
      ]),
      listed(availableCall, many),
    );
    const { user } = await reachMembers();
    const search = screen.getByRole('combobox', { name: 'Cari nama atau email' });
    await user.keyboard('a');
    expect(search).toHaveValue('a');
    await user.clear(search);
    await user.click(await option('Zaki'));
    expect(await option('Zaki')).toHaveAttribute('aria-selected', 'false');
    expect(await option('Zaki')).toHaveTextContent('Sudah di tim lain');
    for (const { name } of many) await user.click(await option(name));
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(5);
    await user.click(await option('Peserta 0'));
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(4);
    await user.click(button('Kembali'));
    expect(await screen.findByLabelText('Nama tim')).toHaveValue('Garuda Baja Muda');
    await user.click(button('Selanjutnya'));
    await waitFor(() => expect(screen.getAllByRole('option', { selected: true })).toHaveLength(4));
  });

  it('are asked for again where they did not come', async () => {
    await applyScenarios('offline:listTeamCandidates');
    faults(listed(availableCall));
    const app = await openDialog();
    await fillIn(app);
    await app.user.click(button('Selanjutnya'));
    expect(await screen.findByText('Gagal mengambil anggota')).toBeVisible();
    faults(listed(candidatesCall));
    await app.user.click(button('Coba lagi'));
    expect(await option('Ayu')).toBeVisible();
  });

  it('stay chosen when the team cannot be saved, and why is said', async () => {
    faults(listed(candidatesCall), listed(availableCall));
    const { user } = await reachMembers();
    await user.click(await option('Ayu'));
    await user.click(await option('Bima'));
    const failures: [ScenarioText, string][] = [
      ['member-taken', words.memberTaken],
      ['error-field:createTeamWithMembers', words.errorField],
      ['error-without-message:createTeamWithMembers', 'Gagal membuat tim.'],
      ['offline:createTeamWithMembers', 'Terjadi kesalahan, coba lagi nanti.'],
    ];
    for (const [failure, said] of failures) {
      await applyScenarios(failure);
      await user.click(button('Simpan tim'));
      // Once as a toast, and once where an open dialog is read.
      await waitFor(() => expect(screen.getAllByText(said)).toHaveLength(2));
      expect(within(await dialog()).getByText(said)).toBeVisible();
      expect(screen.getAllByRole('option', { selected: true })).toHaveLength(2);
      await waitFor(() => expect(button('Simpan tim')).toBeEnabled());
    }
  });

  it('are asked for again after an error response, which marks who is taken meanwhile', async () => {
    await applyScenarios('member-taken');
    faults(listed(candidatesCall), listed(availableCall));
    const { user } = await reachMembers();
    await user.click(await option('Ayu'));
    await user.click(await option('Bima'));
    faults(listed(candidatesCall, people.slice(0, 2)), listed(availableCall, people.slice(1)));
    await user.click(button('Simpan tim'));
    expect(await within(await dialog()).findByText(words.memberTaken)).toBeVisible();
    await waitFor(async () => expect(await option('Ayu')).toHaveTextContent('Sudah di tim lain'));
    expect(screen.getByText('Tidak tersedia lagi')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('option', { name: /^Citra/ })).not.toBeInTheDocument(),
    );
  });

  it('wait for a session that is begun anew', async () => {
    const peopleAreThere = () => faults(listed(candidatesCall), listed(availableCall));
    peopleAreThere();
    const app = await reachMembers();
    await app.user.click(await option('Citra'));
    await app.user.click(await option('Ayu'));
    await applyScenarios('expired-session:club');
    await app.user.click(button('Simpan tim'));
    await waitFor(() => expect(app.currentPath()).toBe('/schoolclub/login'));
    app.dispose();
    document.body.replaceChildren();
    clearScenarios();
    peopleAreThere();
    await open();
    expect(await option('Citra')).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByRole('heading', { name: 'Garuda Baja Muda' })).toBeVisible();
  });

  it('are not sent under a club code that is none', async () => {
    window.sessionStorage.setItem(
      draftKey,
      JSON.stringify({ step: 2, categoryId: 2, name: 'Garuda', members: people.slice(0, 2) }),
    );
    faults(listed(candidatesCall), listed(availableCall));
    const { user } = await openWithCode('mlgt');
    expect(await option('Ayu')).toHaveAttribute('aria-selected', 'true');
    await user.click(button('Simpan tim'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Kode tim harus terdiri dari 4 huruf kapital (contoh: JNYS)',
    );
  });
});

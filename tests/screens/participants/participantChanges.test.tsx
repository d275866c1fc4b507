import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { ScenarioText } from '../../../src/mocks/scenarios/scenarioSelection.ts';
import {
  type RowDraft,
  useRowEditing,
} from '../../../src/features/participants/grid/useRowEditing.ts';
import { useParticipantRemoval } from '../../../src/features/participants/removal/useParticipantRemoval.ts';
import { copy } from '../../../src/mocks/panel/copy.ts';
import { endToday } from '../../support/database/endToday.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';
import {
  address,
  button,
  many,
  names,
  participantsOf,
  person,
} from '../../support/screens/participantsPage.ts';

const product = useTestApp();
const { renderApp, openHook, rememberClub, applyScenarios, clearScenarios, backend } = product;
const words = copy.responses;
const { open, openWith, readParticipants } = participantsOf(product);

type User = Awaited<ReturnType<typeof renderApp>>['user'];

async function edit(
  user: User,
  name: string,
  change: Partial<Record<'Nama' | 'Email' | 'Kelas', string>>,
) {
  await user.click(button(`Ubah ${name}`));
  const form = await screen.findByRole('form', { name: `Ubah data ${name}` });
  for (const [label, text] of Object.entries(change)) {
    await user.clear(within(form).getByLabelText(label));
    await user.click(within(form).getByLabelText(label));
    await user.paste(text);
  }
  return within(form);
}

describe('editing a participant', () => {
  it('takes the place of their row, saves with Enter and gives the focus back', async () => {
    const [first] = await readParticipants();
    if (!first) throw new Error('no participant');
    const { user } = await open();
    await screen.findByText('24 peserta');
    const form = await edit(user, first.name, { Nama: 'Aaa Ayu Baru' });
    expect(form.getByLabelText('Email')).toHaveValue(first.email);
    await user.keyboard('{ArrowLeft}{Home}{Enter}');
    expect(await screen.findByRole('rowheader', { name: 'Aaa Ayu Baru' })).toBeVisible();
    await waitFor(() =>
      expect(
        screen.queryByRole('form', { name: `Ubah data ${first.name}` }),
      ).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(button('Ubah Aaa Ayu Baru')).toHaveFocus());
    expect((await readParticipants()).find(({ id }) => id === first.id)).toMatchObject({
      name: 'Aaa Ayu Baru',
      email: first.email,
    });
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('changes the class of a pupil whom the club has added', async () => {
    const { user } = await openWith([
      { ...person(1, 'Ani'), email: '', class: '8A', managed: true },
    ]);
    const bodies: unknown[] = [];
    product.faults(
      http.put('*/api/participants/:id', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({
          success: true,
          message: 'Data peserta telah disimpan.',
          participant: { ...person(1, 'Ani'), email: '', class: '9A', managed: true },
        });
      }),
    );
    const form = await edit(user, 'Ani', { Kelas: '9A' });
    await user.click(form.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Data peserta telah disimpan.')).toBeVisible();
    expect(bodies).toEqual([{ name: 'Ani', email: '', class: '9A' }]);
  });

  it('begins in the name, and Escape and Cancel leave everything as it was', async () => {
    const { user } = await openWith([person(1, 'Ani'), person(2, 'Budi')]);
    await edit(user, 'Ani', { Nama: 'Lain' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('form', { name: /^Ubah/ })).not.toBeInTheDocument();
    expect(names()).toEqual(['Ani', 'Budi']);
    await waitFor(() => expect(button('Ubah Ani')).toHaveFocus());
    const form = await edit(user, 'Budi', {});
    expect(form.getByLabelText('Nama')).toHaveFocus();
    await user.click(form.getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(button('Ubah Budi')).toHaveFocus());
  });

  it('says that it failed and keeps what was typed', async () => {
    await applyScenarios('offline:updateParticipant');
    const { user } = await openWith([person(1, 'Ani'), person(2, 'Budi')]);
    const form = await edit(user, 'Ani', { Nama: 'Ani Baru', Email: 'ani@contoh.id' });
    await user.click(form.getByRole('button', { name: 'Simpan' }));
    const alert = await form.findByRole('alert');
    expect(within(alert).getByText('Error updating participant.')).toBeVisible();
    expect(alert).toHaveTextContent(
      'Error updating participant.Network error. Please check your connection.',
    );
    expect(form.getByLabelText('Nama')).toHaveValue('Ani Baru');
    expect(form.getByLabelText('Email')).toHaveValue('ani@contoh.id');
    // One row is finished before another is begun.
    await user.click(button('Ubah Budi'));
    expect(await screen.findByText('Simpan atau batalkan dulu perubahan data Ani.')).toBeVisible();
    expect(screen.getByLabelText('Nama')).toHaveValue('Ani Baru');
  });

  it.each<[string, ScenarioText, string | undefined]>([
    ['the words of the server', 'club-403:updateParticipant', words.forbiddenForClub],
    ['no words', 'html-error-page:updateParticipant', undefined],
  ])('says why it failed and keeps the draft: %s', async (_, failure, hint) => {
    await rememberClub();
    await applyScenarios(failure);
    const people = [person(1, 'Ani'), person(2, 'Budi')];
    const { current } = openHook(() => useRowEditing(1, people));
    act(() => current().startEditing(person(1, 'Ani')));
    const draft = current().draft as RowDraft;
    const typed = { ...draft, values: { ...draft.values, name: 'Ani Baru' } };
    act(() => current().change(typed));
    await act(() => current().save(typed));
    expect(current()).toMatchObject({ draft: typed, busy: false });
    expect(current().failure).toEqual({ fields: {}, hint });
  });

  it("shows the server's error at its field, once", async () => {
    const [first, second] = await readParticipants();
    if (!first || !second) throw new Error('no participants');
    const { user } = await open();
    await screen.findByText('24 peserta');
    const form = await edit(user, second.name, { Email: first.email });
    await user.click(form.getByRole('button', { name: 'Simpan' }));
    expect(await form.findByText('Error updating participant.')).toBeVisible();
    const said = form.getByLabelText('Email');
    expect(said).toBeInvalid();
    expect(said).toHaveAccessibleDescription(/email/i);
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('rowheader', { name: second.name })).toBeVisible();
  });

  it('stays over a new sign-in, wherever the row stands then', async () => {
    const first = await openWith(many(25), `${address}?page=3`);
    const form = await edit(first.user, 'Anggota 021', { Nama: 'Hampir hilang' });
    await applyScenarios('expired-session:club');
    await first.user.click(form.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(first.currentPath()).toBe('/schoolclub/login'));
    first.dispose();
    document.body.replaceChildren();
    clearScenarios();
    await openWith(many(25));
    expect(await screen.findByText('Perubahan data Anggota 021 belum disimpan.')).toBeVisible();
    expect(
      within(screen.getByRole('form', { name: 'Ubah data Anggota 021' })).getByLabelText('Nama'),
    ).toHaveValue('Hampir hilang');
  });
});

describe('removing a participant', () => {
  async function askFor(user: User, name: string) {
    await user.click(button(`Keluarkan ${name}`));
    return within(await screen.findByRole('dialog', { name: 'Are you sure?' }));
  }

  it('asks first, says what stays, and takes them out of the club alone', async () => {
    const token = await backend.signIn('club');
    const all = await readParticipants();
    const teams = (await backend.request('GET', '/api/gh/teamsclub', { token })).body as {
      data: { members: { id: number }[] }[];
    };
    const alone = new Set(
      teams.data
        .filter(({ members }) => members.length === 1)
        .flatMap(({ members }) => members.map(({ id }) => id)),
    );
    const leaving = all.slice(0, 10).find(({ id }) => !alone.has(id));
    if (!leaving) throw new Error('nobody can leave');
    const { user } = await open();
    await screen.findByText('24 peserta');
    let dialog = await askFor(user, leaving.name);
    expect(
      dialog.getByText(
        /"Urungkan" tampil selama 8 detik\. Sesudahnya, .* tidak dapat dibatalkan\.$/,
      ),
    ).toBeVisible();
    expect(
      dialog.getByText('Akunnya tetap ada: hanya keanggotaannya di klub ini yang berakhir.'),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(button(`Keluarkan ${leaving.name}`)).toHaveFocus());
    dialog = await askFor(user, leaving.name);
    await user.click(dialog.getByRole('button', { name: 'Keluarkan' }));
    expect(await screen.findByText('Removed!')).toBeVisible();
    expect(await screen.findByText('23 peserta')).toBeVisible();
    // Behind the dialog, which is still fading, no row is to be found.
    await waitFor(() => expect(names()).not.toContain(leaving.name));
    expect((await readParticipants()).map(({ id }) => id)).not.toContain(leaving.id);
  });

  it('says what becomes of a pupil without an account, whom it can erase at once', async () => {
    await rememberClub();
    const token = await backend.signIn('club');
    const imported = await backend.request('POST', '/api/gh-schools/1/participants/import', {
      token,
      body: { preview: false, rows: [{ line: 2, name: 'Aaa Murid Titipan', class: '7C' }] },
    });
    expect(imported.status).toBe(200);
    const before = await readParticipants();
    const { user } = await open();
    await screen.findByText(`${before.length} peserta`);
    const openQuestion = async () => {
      const dialog = await askFor(user, 'Aaa Murid Titipan');
      expect(
        dialog.getByText(
          'Peserta ini tidak memiliki akun sendiri: jika tidak diurungkan, datanya dihapus dua menit kemudian.',
        ),
      ).toBeVisible();
      await user.click(dialog.getByRole('button', { name: 'Hapus datanya sekarang' }));
      return within(await screen.findByRole('dialog', { name: 'Hapus data Aaa Murid Titipan?' }));
    };
    const question = await openQuestion();
    expect(question.getByText(/^Yang tetap ada: tempatnya di tim dan hasil lomba/)).toBeVisible();
    await waitFor(() => expect(question.getByRole('button', { name: 'Batal' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await readParticipants()).toEqual(before);

    await applyScenarios('server-500:eraseClubParticipant');
    await user.click((await openQuestion()).getByRole('button', { name: 'Hapus data' }));
    expect(await screen.findByText(words.serverError)).toBeVisible();
    clearScenarios();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click((await openQuestion()).getByRole('button', { name: 'Hapus data' }));
    expect(await screen.findByText('Data Aaa Murid Titipan telah dihapus.')).toBeVisible();
    expect(await screen.findByText(`${before.length - 1} peserta`)).toBeVisible();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  /** Removes somebody without the page. */
  async function removeAni() {
    await rememberClub();
    const hook = openHook(() => useParticipantRemoval(1));
    act(() => hook.current().openDialog(person(1, 'Ani')));
    await act(() => hook.current().confirm());
    return hook;
  }

  it('says why it failed, and the row is back', async () => {
    await applyScenarios('server-500:removeClubParticipant');
    const { user } = await openWith([person(1, 'Ani'), person(2, 'Budi')]);
    const dialog = await askFor(user, 'Ani');
    await user.click(dialog.getByRole('button', { name: 'Keluarkan' }));
    expect(await screen.findByText(words.serverError)).toBeVisible();
    expect(await screen.findByRole('rowheader', { name: 'Ani' })).toBeInTheDocument();
  });

  it.each<[string, ScenarioText, string]>([
    ['no server', 'offline:removeClubParticipant', 'Network error. Please check your connection.'],
    ['another club', 'club-403:removeClubParticipant', 'Access Denied'],
    ['no words', 'html-error-page:removeClubParticipant', 'Failed to remove participant from GH.'],
    ['the session is over', 'club-401-on-remove', 'Session Expired'],
  ])('says why it failed: %s', async (_, failure, message) => {
    await applyScenarios(failure);
    const { toasts } = await removeAni();
    expect(toasts).toMatchObject([{ variant: 'error', text: message }]);
  });

  it('says of several how many have no account', async () => {
    const { user } = await openWith([
      { ...person(1, 'Ani'), email: '', managed: true },
      person(2, 'Budi'),
    ]);
    for (const name of ['Ani', 'Budi'])
      await user.click(screen.getByRole('checkbox', { name: `Pilih ${name}` }));
    await user.click(button('Keluarkan 2'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure?' }));
    expect(
      dialog.getByText(
        'Akun mereka tetap ada. Yang tidak memiliki akun sendiri (1): jika tidak diurungkan, datanya dihapus dua menit kemudian.',
      ),
    ).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Hapus datanya sekarang' })).toBeNull();
  });

  it('takes out several at once, and keeps those who were refused', async () => {
    // Members of teams with runs of today stay.
    await endToday(backend.db);
    const all = await readParticipants();
    const { user } = await open();
    await screen.findByText(`${all.length} peserta`);
    const leaving = all.slice(0, 3);
    for (const { name } of leaving)
      await user.click(screen.getByRole('checkbox', { name: `Pilih ${name}` }));
    await applyScenarios('server-500:removeClubParticipant');
    await user.click(button('Keluarkan 3'));
    let dialog = within(await screen.findByRole('dialog', { name: 'Are you sure?' }));
    expect(dialog.getByText(/^3 peserta akan dikeluarkan/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keluarkan' }));
    await waitFor(() => expect(screen.getAllByText(words.serverError)).toHaveLength(3));
    expect(await screen.findByText(`${all.length} peserta`)).toBeVisible();
    clearScenarios();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(button('Keluarkan 3'));
    dialog = within(await screen.findByRole('dialog', { name: 'Are you sure?' }));
    await user.click(dialog.getByRole('button', { name: 'Keluarkan' }));
    expect(await screen.findByText('Removed!')).toBeVisible();
    expect(await screen.findByText(`${all.length - 3} peserta`)).toBeVisible();
    expect(screen.queryByText(/dipilih$/)).not.toBeInTheDocument();
  });

  it('names those who were taken out before the session was over', async () => {
    const all = [person(1, 'Ani'), person(2, 'Budi'), person(3, 'Cita')];
    const app = await openWith(all);
    const isOver = (id: unknown) => id !== '1';
    product.faults(
      http.delete('*/api/gh-schools/1/participants/:id', ({ params: { id } }) =>
        isOver(id)
          ? HttpResponse.json({ success: false, message: 'Unauthenticated.' }, { status: 401 })
          : HttpResponse.json({ success: true, message: 'Dikeluarkan.', restorable: true }),
      ),
    );
    for (const { name } of all)
      await app.user.click(screen.getByRole('checkbox', { name: `Pilih ${name}` }));
    await app.user.click(button('Keluarkan 3'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure?' }));
    await app.user.click(dialog.getByRole('button', { name: 'Keluarkan' }));
    expect(await screen.findByText('Session Expired')).toBeVisible();
    expect(await screen.findByText('1 dari 3 peserta dikeluarkan.')).toBeVisible();
    expect(
      screen.getByText(
        'Ani dikeluarkan dari klub. Untuk kembali, mereka bergabung lagi dengan ID dan PIN klub.',
      ),
    ).toBeVisible();
    // It could not be sent.
    expect(screen.queryByRole('button', { name: 'Urungkan' })).not.toBeInTheDocument();
    await waitFor(() => expect(app.currentPath()).toBe('/schoolclub/login'));
    expect(window.localStorage.getItem('gh_token')).toBeNull();
  });
});

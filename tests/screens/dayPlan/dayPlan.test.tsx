import { eq } from 'drizzle-orm';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DayPlan } from '../../../openapi/schema.d.ts';
import { dayPlans, tournaments } from '../../../server/db/schema.ts';
import { button, field, fillField } from '../../support/screens/queries.ts';
import { useRoundsPage } from '../../support/screens/roundsPage.ts';

const page = useRoundsPage();
const { renderApp, backend, target, send, addRun } = page;

/** A Friday. */
const day = '2031-05-09';

const path = () => `/api/organiser/tournaments/${target().tournamentId}/plan`;

const readPlan = async () => {
  const token = await backend.signIn('organiser');
  const { body } = await backend.request('GET', path(), { token });
  return (body as { data: DayPlan }).data;
};

/** Saves a plan as another organiser does. */
const savePlan = async (changes: object = {}) => {
  const { mode, days, breaks, durations, rest_minutes, late_clubs, arenas } = await readPlan();
  await send('PUT', path(), {
    preview: false,
    mode,
    days,
    breaks,
    durations,
    rest_minutes,
    late_clubs,
    arenas,
    ...changes,
  });
};

const setTournament = (changes: Partial<typeof tournaments.$inferInsert>) =>
  backend.db.update(tournaments).set(changes).where(eq(tournaments.id, target().tournamentId));

beforeEach(async () => {
  await backend.db.delete(dayPlans);
  await setTournament({ date: day, endDate: null, startTime: '08:30', timeZone: 'Asia/Makassar' });
});

const openPlan = async () => {
  const app = await renderApp(`/organiser/tournaments/${target().tournamentId}/plan`);
  await screen.findByRole('form', { name: 'Isian rencana' });
  return app;
};

const group = (name: string) => within(screen.getByRole('group', { name }));

const setTime = (label: string, time: string, of = 'Jumat, 9 Mei 2031') =>
  fireEvent.change(group(of).getByLabelText(label), { target: { value: time } });

const result = async (name = 'Rencana yang belum disimpan') =>
  within(await screen.findByRole('region', { name }));

describe('the plan of a day', () => {
  it('is proposed by the clock of the tournament, with what is to be done', async () => {
    await openPlan();
    const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps).toContainEqual(expect.stringMatching(/^Isi arena dan waktu/));
    const hours = group('Jumat, 9 Mei 2031');
    expect(hours.getByLabelText('Mulai')).toHaveValue('08:30');
    expect(hours.getByLabelText('Selesai')).toHaveValue('16:00');
    expect(screen.getByText(/^Jam menurut WITA\./)).toBeVisible();
    expect(screen.getByDisplayValue('Zuhur dan makan siang')).toBeVisible();
    expect(screen.getByLabelText(/^Line Follower \(menit\)/)).toHaveValue('4');
    expect(screen.getByRole('radio', { name: /^Antrean berjalan/ })).toBeChecked();
    const { unplanned } = await readPlan();
    const count = unplanned.reduce((sum, each) => sum + each.count, 0);
    expect(
      screen.getByText(new RegExp(`^Yang perlu direncanakan: ${count} giliran, `)),
    ).toBeVisible();
  });

  it('is shown by arena before it is saved, and takes the focus', async () => {
    const { user } = await openPlan();
    await user.click(button('Lihat rencana'));
    expect(await screen.findByText('Tambah paling sedikit satu arena.')).toBeVisible();
    await user.click(button('2 arena'));
    await user.click(button('Lihat rencana'));
    const plan = await result();
    expect(screen.getByRole('heading', { name: 'Rencana yang belum disimpan' })).toHaveFocus();
    expect(plan.getByText(/^Selesai pukul \d\d\.\d\d$/)).toBeVisible();
    const { name, start_number } = page.atStart().teams[0] ?? {};
    expect(
      plan.getByText(new RegExp(`^Line Follower: ${page.atStart().teams.length} tim, selesai `)),
    ).toBeVisible();
    const arena = within(plan.getByRole('region', { name: 'Arena 1' }));
    expect(arena.getAllByRole('listitem')[0]).toHaveTextContent(/^08\.30/);
    const [named] = await plan.findAllByText(name ?? '', { exact: false, selector: 'b' });
    expect(named?.closest('li')).toHaveTextContent(
      new RegExp(`^\\d\\d\\.\\d\\d${start_number} ${name}Line Follower · Percobaan 1$`),
    );
    expect(await readPlan()).toMatchObject({ version: '"0"', arenas: [] });
  });

  it('has places for those who advance, and names the rounds then', async () => {
    await page.saveRounds({}, { name: 'Final', team_count: 2 });
    await savePlan({ arenas: [{ name: 'Arena 1', category_ids: [] }] });
    await openPlan();
    const plan = await result('Rencana tersimpan');
    expect(await plan.findByText('Tim ke-2 di Final')).toBeVisible();
    expect(plan.getAllByText('Line Follower · Penyisihan · Percobaan 1')).not.toHaveLength(0);
  });

  it('is nothing without categories', async () => {
    const id = target().tournamentId;
    const [empty] = await backend.db
      .select()
      .from(tournaments)
      .where(eq(tournaments.id, id))
      .then((rows) => rows.map(({ id: _id, ...row }) => row));
    if (!empty) throw new Error('There is no tournament');
    const [added] = await backend.db.insert(tournaments).values(empty).returning();
    await renderApp(`/organiser/tournaments/${added?.id}/plan`);
    expect(await screen.findByText('Belum ada kategori')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ke lomba' })).toBeVisible();
  });

  it('says with a number what does not fit', async () => {
    const { user } = await openPlan();
    await user.click(button('Tambah arena'));
    setTime('Selesai', '08:38');
    await user.click(button('Lihat rencana'));
    const plan = await result();
    const alert = within(plan.getByRole('alert'));
    expect(alert.getByText(/^Kurang \d+(,\d)? jam arena$/)).toBeVisible();
    expect(alert.getByText(/^Line Follower: \d+ giliran tidak muat$/)).toBeVisible();
    expect(plan.getByText(/^Line Follower: \d+ tim, tidak semua muat$/)).toBeVisible();
    expect(plan.getByText('Yang muat: selesai pukul 08.38')).toBeVisible();
  });

  it('is saved with the breaks of a Friday and half minutes, and shown again', async () => {
    const { user } = await openPlan();
    await user.click(button('Tambah arena'));
    const arena = screen.getByLabelText(/^Nama arena/);
    await user.clear(arena);
    await user.type(arena, 'Meja A');
    await user.click(screen.getByRole('combobox', { name: 'Kategori' }));
    await user.click(await screen.findByRole('option', { name: 'Line Follower' }));
    await user.keyboard('{Escape}');
    await user.click(button('Salat Jumat'));
    await user.click(button('Pembukaan'));
    expect(screen.queryByRole('button', { name: 'Salat Jumat' })).not.toBeInTheDocument();
    await user.click(button('Hapus Zuhur dan makan siang'));
    const minutes = screen.getByLabelText(/^Line Follower \(menit\)/);
    await user.clear(minutes);
    await user.type(minutes, '4,2');
    await user.click(button('Simpan rencana'));
    expect(await screen.findByText('Isi 0,5 sampai 120 menit, misalnya 4 atau 4,5.')).toBeVisible();
    await user.clear(minutes);
    await user.type(minutes, '4,5');
    await user.click(button('Simpan rencana'));
    expect(await screen.findByText('Rencana telah disimpan.')).toBeVisible();
    const saved = await readPlan();
    expect(saved).toMatchObject({
      version: '"1"',
      arenas: [{ name: 'Meja A', category_ids: [target().categoryId] }],
      breaks: [
        { name: 'Salat Jumat', from: `${day}T03:30:00.000Z`, to: `${day}T05:00:00.000Z` },
        { name: 'Pembukaan', from: `${day}T00:30:00.000Z`, to: `${day}T01:00:00.000Z` },
      ],
    });
    expect(saved.durations).toContainEqual({ category_id: target().categoryId, seconds: 270 });
    const plan = await result('Rencana tersimpan');
    const [first] = within(plan.getByRole('region', { name: 'Meja A' })).getAllByRole('listitem');
    expect(first).toHaveTextContent(/^09\.00/);
    expect(screen.queryByText('Belum disimpan')).not.toBeInTheDocument();
  });

  it('does not replace what somebody else has saved meanwhile, and keeps what was typed', async () => {
    const { user } = await openPlan();
    await user.click(button('Tambah arena'));
    await savePlan({ arenas: [{ name: 'Meja lain', category_ids: [] }] });
    await user.click(button('Simpan rencana'));
    expect(
      await screen.findByText(
        'Rencana baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
      ),
    ).toBeVisible();
    await waitFor(() => expect(button('Simpan rencana')).toHaveFocus());
    const theirs = await result('Rencana tersimpan');
    expect(await theirs.findByRole('region', { name: 'Meja lain' })).toBeVisible();
    expect(screen.getByDisplayValue('Arena 1')).toBeVisible();
    await user.click(button('Simpan rencana'));
    expect(await screen.findByText('Rencana telah disimpan.')).toBeVisible();
    expect((await readPlan()).arenas).toMatchObject([{ name: 'Arena 1' }]);
  });

  it('puts an arena back that was used', async () => {
    await savePlan({
      arenas: [
        { name: 'Arena 1', category_ids: [target().categoryId] },
        { name: 'Arena 2', category_ids: [] },
      ],
    });
    const played = (await readPlan()).slots.find(
      (slot) => slot.category_id === target().categoryId,
    );
    await addRun(played?.team_id ?? 0, { points: 10 });
    const { arenas } = await readPlan();
    const used = arenas.find(({ id }) => id === played?.arena_id)?.name ?? '';
    const { user } = await openPlan();
    await user.click(button(`Hapus ${used}`));
    await user.click(button('Simpan rencana'));
    expect(
      await screen.findByText(`${used} sudah dipakai, jadi tidak dapat dihapus.`),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByDisplayValue(used)).toBeVisible());
    await user.click(button('Simpan rencana'));
    expect(await screen.findByText('Rencana telah disimpan.')).toBeVisible();
  });
});

describe('the capacity of a category', () => {
  const openTournament = async () => {
    const app = await renderApp(`/organiser/tournaments/${target().tournamentId}`);
    return { ...app, capacity: await field('Kapasitas Line Follower') };
  };

  it('says when the category ends with it, and how much time is missing', async () => {
    const arenas = [{ name: 'Arena 1', category_ids: [target().categoryId] }];
    await savePlan({ arenas, breaks: [] });
    const { capacity } = await openTournament();
    await fillField('Kapasitas Line Follower', '30');
    // A run of four minutes each from 08.30 on.
    await waitFor(() =>
      expect(capacity).toHaveAccessibleDescription(
        'Dengan 30 tim dan 1 arena kategori ini selesai 10.30.',
      ),
    );
    await fillField('Kapasitas Line Follower', '130');
    expect(
      await screen.findByText(
        'Dengan 130 tim dan 1 arena waktunya tidak cukup: kurang 1,2 jam arena.',
      ),
    ).toBeVisible();
  });

  it('leads to the plan as long as there is none', async () => {
    const { capacity } = await openTournament();
    const note = await screen.findByText(/Isi arena dan waktu di /);
    expect(within(note).getByRole('link', { name: 'Rencana hari' })).toHaveAttribute(
      'href',
      `/organiser/tournaments/${target().tournamentId}/plan`,
    );
    expect(capacity).not.toHaveAccessibleDescription();
  });
});

import { eq } from 'drizzle-orm';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DayPlan } from '../../../openapi/schema.d.ts';
import { dayPlans, planSlots, tournaments } from '../../../server/db/schema.ts';
import { api } from '../../../src/api/api.ts';
import { dayPlanTag } from '../../../src/api/tags.ts';
import { button } from '../../support/screens/queries.ts';
import { useRoundsPage } from '../../support/screens/roundsPage.ts';

const page = useRoundsPage();
const { renderApp, backend, target, send } = page;

const path = () => `/api/organiser/tournaments/${target().tournamentId}/plan`;

const readPlan = async () => {
  const token = await backend.signIn('organiser');
  const { body } = await backend.request('GET', path(), { token });
  return (body as { data: DayPlan }).data;
};

/** Saves a plan of two arenas for a day in years. */
const savePlan = async () => {
  const { mode, days, durations, rest_minutes, late_clubs } = await readPlan();
  const own = [target().categoryId];
  await send('PUT', path(), {
    preview: false,
    mode,
    days,
    breaks: [],
    durations,
    rest_minutes,
    late_clubs,
    arenas: ['Arena 1', 'Arena 2'].map((name) => ({ name, category_ids: own })),
  });
};

const showPlan = async () => {
  const app = await renderApp(`/organiser/tournaments/${target().tournamentId}/plan`);
  await screen.findByRole('region', { name: 'Rencana tersimpan' });
  return app;
};

const openPlan = async () => {
  await savePlan();
  return showPlan();
};

type Store = Awaited<ReturnType<typeof showPlan>>['store'];

/** Asks for the plan anew, as the page does from time to time. */
const reload = (store: Store) =>
  act(async () => {
    store.dispatch(api.util.invalidateTags([dayPlanTag(target().tournamentId)]));
  });

const arena = (name: string) => within(screen.getByRole('region', { name }));
const rows = (name: string) =>
  arena(name)
    .getAllByRole('button', { name: /^Ubah giliran / })
    .map(({ ariaLabel }) => ariaLabel?.replace('Ubah giliran ', '') ?? '');

beforeEach(async () => {
  await backend.db.delete(dayPlans);
  await backend.db
    .update(tournaments)
    .set({ date: '2031-05-09', endDate: null, startTime: '08:30', timeZone: 'Asia/Makassar' })
    .where(eq(tournaments.id, target().tournamentId));
});

describe('the plan on the day', () => {
  it('is changed by keyboard, and undone', async () => {
    const { user } = await openPlan();
    await waitFor(() => expect(rows('Arena 1')[0]).not.toBe('Tim'));
    const before = [rows('Arena 1'), rows('Arena 2')];
    const [first = '', second = ''] = before[0] ?? [];
    const menu = (name: string) =>
      arena('Arena 1').getAllByRole('button', { name: `Ubah giliran ${name}` })[0];
    act(() => menu(second)?.focus());
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('menuitem', { name: 'Naik' }));
    expect(await screen.findByText(`${second} telah dipindahkan.`)).toBeVisible();
    // The store tells the list of new data a little later than the toast is shown.
    await waitFor(() => expect(rows('Arena 1').slice(0, 2)).toEqual([second, first]));
    await waitFor(() => expect(menu(second)).toHaveFocus());
    await user.click(
      within(screen.getByRole('group', { name: 'Ubah rencana' })).getByRole('button', {
        name: 'Urungkan',
      }),
    );
    expect(await screen.findByText('Perubahan terakhir telah diurungkan.')).toBeVisible();
    await waitFor(() => expect([rows('Arena 1'), rows('Arena 2')]).toEqual(before));
    await user.click(menu(first) as HTMLElement);
    await user.click(await screen.findByRole('menuitem', { name: 'Pindah ke Arena 2' }));
    await waitFor(() => expect(rows('Arena 2').at(-1)).toBe(first));
  });

  it('shows a change also if an answer from before it comes later', async () => {
    const { user, store } = await openPlan();
    await waitFor(() => expect(rows('Arena 1')[0]).not.toBe('Tim'));
    const [first = '', second = ''] = rows('Arena 1');
    const answered = Promise.withResolvers<void>();
    const before = await readPlan();
    page.faults(
      http.get(`*${path()}`, async () => {
        await answered.promise;
        return HttpResponse.json({ success: true, message: 'Rencana hari.', data: before });
      }),
    );
    await reload(store);
    await user.click(
      arena('Arena 1').getAllByRole('button', { name: `Ubah giliran ${second}` })[0] as HTMLElement,
    );
    await user.click(await screen.findByRole('menuitem', { name: 'Naik' }));
    expect(await screen.findByText(`${second} telah dipindahkan.`)).toBeVisible();
    await waitFor(() => expect(rows('Arena 1').slice(0, 2)).toEqual([second, first]));
    const planQuery = () =>
      Object.values(store.getState().api.queries).find(
        (query) => query?.endpointName === 'getDayPlan',
      );
    const { data: changed, fulfilledTimeStamp: changedAt = 0 } = planQuery() ?? {};
    answered.resolve();
    await waitFor(() => expect(planQuery()?.fulfilledTimeStamp).toBeGreaterThan(changedAt));
    expect(planQuery()?.data).toEqual(changed);
  });

  it('waits from a slot on, and says why it cannot rest now', async () => {
    const { user } = await openPlan();
    await waitFor(() => expect(rows('Arena 1')[0]).not.toBe('Tim'));
    const [first = ''] = rows('Arena 1');
    await user.click(
      arena('Arena 1').getAllByRole('button', { name: `Ubah giliran ${first}` })[0] as HTMLElement,
    );
    await user.click(await screen.findByRole('menuitem', { name: 'Tunda dari sini' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Tunda mulai ${first}` }));
    const minutes = dialog.getByLabelText(/^Lama \(menit\)/);
    await user.clear(minutes);
    await user.click(dialog.getByRole('button', { name: 'Tunda' }));
    expect(await dialog.findByText('Isi angka 1 sampai 240.')).toBeVisible();
    await user.type(minutes, '20');
    await user.click(dialog.getByRole('button', { name: 'Tunda' }));
    expect(await screen.findByText(`Arena 1 ditunda 20 menit mulai ${first}.`)).toBeVisible();
    await waitFor(() =>
      expect(arena('Arena 1').getAllByRole('listitem')[0]).toHaveTextContent(/^08\.50/),
    );
    expect(screen.getByLabelText(/^Nama jeda \(hanya Arena 1\)/)).toHaveValue('Penundaan');
    expect(screen.queryByText('Belum disimpan')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(button('Istirahat sekarang'));
    const rest = within(await screen.findByRole('dialog', { name: 'Istirahat sekarang' }));
    await user.click(rest.getByRole('button', { name: 'Mulai istirahat' }));
    expect(
      await rest.findByText('Istirahat sekarang hanya dapat dibuat pada jam lomba.'),
    ).toBeVisible();
  });

  it('gets teams that came late, and shows calls and how late an arena is', async () => {
    await savePlan();
    const [one, two] = (await readPlan()).slots;
    await backend.db.delete(planSlots).where(eq(planSlots.id, two?.id ?? 0));
    await backend.db
      .update(planSlots)
      .set({ callState: 'called', callCount: 1, callAt: new Date() })
      .where(eq(planSlots.id, one?.id ?? 0));
    const { user } = await showPlan();
    expect(await screen.findByText(/ · Dipanggil$/)).toBeVisible();
    await user.click(
      await screen.findByRole('button', { name: /^Masukkan tim menyusul \(\d+ giliran\)$/ }),
    );
    expect(await screen.findByText(/^\d+ giliran telah dimasukkan/)).toBeVisible();
  });

  it('shows what another organiser has saved, as long as nothing was typed', async () => {
    const { user, store } = await openPlan();
    const plan = await readPlan();
    const arenas = plan.arenas.map(({ id, category_ids }) => ({
      id,
      name: `Meja ${id}`,
      category_ids,
    }));
    const { mode, days, breaks, durations, rest_minutes, late_clubs } = plan;
    const body = { preview: false, mode, days, breaks, durations, rest_minutes, late_clubs };
    await send('PUT', path(), { ...body, arenas });
    await reload(store);
    expect(await screen.findByDisplayValue(arenas[0]?.name ?? '')).toBeVisible();
    await user.click(button('Tambah arena'));
    await send('PUT', path(), { ...body, arenas: plan.arenas });
    await reload(store);
    expect(await screen.findByRole('region', { name: 'Arena 1' })).toBeVisible();
    expect(screen.getByDisplayValue(arenas[0]?.name ?? '')).toBeVisible();
    expect(screen.getByText('Belum disimpan')).toBeVisible();
  });

  it('cannot be changed while the form is not saved', async () => {
    const { user } = await openPlan();
    await user.click(button('Tambah arena'));
    expect(screen.queryByRole('button', { name: 'Istirahat sekarang' })).not.toBeInTheDocument();
    expect(screen.getByText(/^Simpan atau batalkan dulu isian yang berubah/)).toBeVisible();
  });

  it('says that not all wishes can be kept, with schools that come from far', async () => {
    const { user } = await openPlan();
    await user.click(await screen.findByRole('button', { name: 'Tambah sekolah' }));
    await user.click(button('Lihat rencana'));
    expect(await screen.findByText('Isi jamnya.')).toBeVisible();
    const time = screen.getByLabelText(/^Tidak sebelum/);
    await user.type(time, '15:58');
    await user.click(button('Lihat rencana'));
    expect(
      await screen.findByText(
        'Tidak semua jeda istirahat dan jam datang sekolah jauh dapat dipenuhi.',
      ),
    ).toBeVisible();
  });
});

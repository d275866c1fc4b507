import { cleanup, getConfig, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { TableCardKind } from '../../../openapi/schema.d.ts';
import { tournaments } from '../../../server/db/schema.ts';
import { button, heading } from '../../support/screens/queries.ts';
import { createTableCardRequests } from '../../support/screens/tableCards.ts';
import { comeBack, rowOf, stepButton, useQueuePage } from '../../support/screens/queuePage.ts';

const page = useQueuePage();
const { plan, openQueue, slotsIn, nameOf, take, expectCall, readSlot, place, backend } = page;
const { applyScenarios, clearScenarios, faults, onCall, renderApp } = page;
const { makeCard } = createTableCardRequests({ backend, target: place });

const waitingKeys = () => Object.keys(localStorage).filter((key) => key.includes('waiting'));
const find = (text: string, team: string) =>
  screen.findByRole('button', { name: `${text}, ${team}` });

it('without a network the desk goes on, over a reload, and its steps are sent once and in order', async () => {
  await plan();
  const [slot, second] = slotsIn();
  const name = nameOf(slot);
  const { user } = await openQueue();
  await applyScenarios('offline');
  await user.click(stepButton('Panggil', name));
  await user.click(await find('Hadir', name));
  await user.click(stepButton('Panggil', nameOf(second)));
  await user.click(await find('Masuk arena', name));
  await waitFor(() =>
    expect(rowOf(name)).toHaveTextContent(/^Di arena · baru saja.*Menunggu jaringan/),
  );
  expect(screen.getByText(/^4 langkah antrean menunggu jaringan\. Lanjutkan saja/)).toBeVisible();
  expect((await readSlot(slot))?.call).toBeNull();

  cleanup();
  await openQueue();
  expect(await screen.findByText(/^Tanpa jaringan: antrean ini dari kunjungan/)).toBeVisible();
  expect(rowOf(name)).toHaveTextContent(/^Di arena/);
  expect(rowOf(nameOf(second))).toHaveTextContent(/^Dipanggil/);

  clearScenarios();
  const sent: unknown[] = [];
  faults(
    onCall(async (request) => {
      const { action } = (await request.clone().json()) as { action: string };
      sent.push([action, request.headers.get('If-Match')]);
      return backend.app.fetch(request);
    }),
  );
  await comeBack();
  await expectCall(slot, { state: 'running', version: '"3"' });
  await expectCall(second, { state: 'called' });
  expect(sent).toEqual([
    ['call', '"0"'],
    ['arrive', '"1"'],
    ['call', '"0"'],
    ['start', '"2"'],
  ]);
  await waitFor(() => expect(screen.queryByText(/menunggu jaringan/)).toBeNull());
  expect(waitingKeys()).toEqual([]);
});

it('who is put last without a network stays there, and an undo brings it back', async () => {
  await plan();
  const [slot] = slotsIn();
  const name = nameOf(slot);
  await take(slot, 'call', 'call', 'call');
  const { user } = await openQueue();
  await applyScenarios('offline:recordCall');
  await user.click(stepButton('Tidak hadir: ke akhir antrean', name));
  await waitFor(() => expect(screen.queryByText(name)).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
  expect(await find('Hadir', name)).toBeVisible();
  clearScenarios();
  await comeBack();
  await expectCall(slot, { state: 'called', count: 3, version: '"5"' });
});

it('what another desk has overtaken meanwhile is shown with all that followed, and nothing is sent twice', async () => {
  await plan(2);
  const [slot] = slotsIn();
  const name = nameOf(slot);
  const { user } = await openQueue();
  await applyScenarios('offline:recordCall');
  await user.click(stepButton('Panggil', name));
  await user.click(await find('Hadir', name));
  // The step after it would follow from this one as well.
  await take(slot, 'call');
  await user.selectOptions(screen.getByLabelText('Arena'), 'Arena 2');
  clearScenarios();
  await comeBack();
  const alert = await screen.findByText(
    new RegExp(`^${name}: Langkah "Panggil" tidak dicatat\\. .* 1 langkah sesudahnya juga`),
  );
  expect(await readSlot(slot)).toMatchObject({ call: { count: 1, state: 'called' } });
  await user.click(
    within(alert.parentElement ?? alert).getByRole('button', { name: 'Ke Arena 1' }),
  );
  await waitFor(() =>
    expect(within(rowOf(name)).getByRole('alert')).toHaveTextContent(/Sekarang: dipanggil\./),
  );
  cleanup();
  const again = await openQueue();
  await again.user.click(within(rowOf(name)).getByRole('button', { name: 'Mengerti' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(waitingKeys()).toEqual([]);
});

it('what was not accepted of a plan that was made again can be put away', async () => {
  await plan();
  const [slot] = slotsIn();
  const { user } = await openQueue();
  await applyScenarios('offline:recordCall');
  await user.click(stepButton('Panggil', nameOf(slot)));
  const name = nameOf(slot);
  await plan();
  clearScenarios();
  await comeBack();
  const text = new RegExp(
    `^${name}: Langkah "Panggil" tidak dicatat\\. Giliran ini tidak ada lagi`,
  );
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Mengerti' }));
  expect(waitingKeys()).toEqual([]);
});

it('an undo of what was not accepted only puts it away', async () => {
  await plan();
  const [slot] = slotsIn();
  const { user } = await openQueue();
  await applyScenarios('call-overtaken');
  await user.click(stepButton('Panggil', nameOf(slot)));
  await within(rowOf(nameOf(slot))).findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Urungkan' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(waitingKeys()).toEqual([]);
});

it('a step waits while the server fails, and none after it is sent before', async () => {
  await plan();
  const [slot, second] = slotsIn();
  const { user } = await openQueue();
  await applyScenarios('server-500:recordCall');
  await user.click(stepButton('Panggil', nameOf(slot)));
  await user.click(await find('Hadir', nameOf(slot)));
  await waitFor(() => expect(rowOf(nameOf(slot))).toHaveTextContent(/Menunggu jaringan/));
  clearScenarios();
  await user.click(stepButton('Panggil', nameOf(second)));
  await expectCall(slot, { state: 'present', version: '"2"' });
  await expectCall(second, { state: 'called' });
  expect(waitingKeys()).toEqual([]);
});

it('a step of a card that cannot be used now waits with the reason, and is sent once it can', async () => {
  await plan();
  const [slot] = slotsIn();
  window.localStorage.clear();
  const { user } = await renderApp((await makeCard('queue', 'Meja 7')).link);
  await user.type(await screen.findByLabelText(/^Nama Anda/), 'Rina{Enter}');
  await heading('Meja 7 · Rina');
  // The page goes on meanwhile, as while a test asks the backend.
  const setStatus = (status: 'cancelled' | 'published') =>
    getConfig().asyncWrapper(() =>
      backend.db
        .update(tournaments)
        .set({ status })
        .where(eq(tournaments.id, place().tournamentId)),
    );
  await find('Panggil', nameOf(slot));
  await setStatus('cancelled');
  await user.click(await find('Panggil', nameOf(slot)));
  expect(
    await screen.findByText(
      /^1 langkah antrean belum diterima server: Lomba ini dibatalkan.* Tidak ada yang hilang/,
    ),
  ).toBeVisible();
  expect(rowOf(nameOf(slot))).toHaveTextContent(/^Dipanggil.*Belum diterima server/);
  expect(screen.queryByText(/menunggu jaringan/i)).toBeNull();
  await setStatus('published');
  await comeBack();
  await expectCall(slot, { state: 'called', version: '"1"' });
  await waitFor(() => expect(screen.queryByText(/belum diterima server/i)).toBeNull());
  expect(waitingKeys()).toEqual([]);
});

it('a table card for the queue works on it, and signing out asks while steps wait', async () => {
  await plan();
  const [slot] = slotsIn();
  window.localStorage.clear();
  const { link } = await makeCard('queue');
  const { user } = await renderApp(link);
  await user.type(await screen.findByLabelText(/^Nama Anda/), 'Rina{Enter}');
  await heading('Meja 4 · Rina');
  await user.click(await find('Panggil', nameOf(slot)));
  await expectCall(slot, { state: 'called' });
  await applyScenarios('offline:recordCall');
  await user.click(await find('Hadir', nameOf(slot)));
  await user.click(button('Keluar'));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Keluar sebelum semuanya terkirim?' }),
  );
  expect(dialog.getByText(/^1 langkah antrean belum terkirim\./)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Tetap keluar' }));
  await heading('Masuk dengan kartu meja');
  clearScenarios();

  cleanup();
  const signIn = async (kind: TableCardKind, label: string) => {
    const opened = await renderApp((await makeCard(kind, label)).link);
    const name = await screen.findByLabelText(/^Nama Anda/);
    await opened.user.clear(name);
    await opened.user.type(name, 'Rina{Enter}');
    await heading(`${label} · Rina`);
  };
  await signIn('check_in', 'Meja 5');
  expect(
    await screen.findByText(/^1 langkah antrean .* sampai kartu meja antrean lomba itu dipakai/),
  ).toBeVisible();
  expect(waitingKeys()).toHaveLength(1);
  // Its screen has code of its own; what arrives after the end of a page would be a change that no step has caused.
  await screen.findByLabelText(/^Cari/);
  cleanup();
  await signIn('queue', 'Meja 6');
  await expectCall(slot, { state: 'present' });
  expect(waitingKeys()).toEqual([]);
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ManagedResultsState } from '../../../openapi/schema.d.ts';
import { button, heading } from '../../support/screens/queries.ts';
import { answerStates, managedState } from '../../support/screens/officialResults.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, applyScenarios, faults } = useTestApp();
const address = '/organiser/tournaments/1/results';

const sumo = { id: 2, name: 'Sumo' };
const card = (name = 'Inspire') => within(screen.getByRole('listitem', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => applyScenarios('organiser', 'clock:2026-11-22T08:00:00Z'));

async function open(states: ManagedResultsState[], refuse?: Parameters<typeof answerStates>[1]) {
  const answers = answerStates(states, refuse);
  faults(...answers.handlers);
  const app = await renderApp(address);
  await screen.findByRole('list', { name: 'Kategori' });
  return { ...app, ...answers };
}

describe('a category', () => {
  it('is frozen after its page has said what everybody will see', async () => {
    const { user, changes } = await open([managedState({ missing_runs: 4 })]);
    expect(card().getByText('Langsung')).toBeVisible();
    expect(card().getByText('4 hasil belum masuk')).toBeVisible();
    await user.click(button('Bekukan papan, Inspire'));
    const asked = await dialog('Bekukan papan Inspire?');
    expect(asked.getByText(/^Semua orang tetap melihat hasil sampai saat ini/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Bekukan papan' }));
    expect(await screen.findByText('Status telah diubah.')).toBeVisible();
    expect(await card().findByText('Papan dibekukan sejak 14.30')).toBeVisible();
    expect(changes).toEqual([{ action: 'freeze', categoryId: 1, version: '"0"' }]);
    expect(button('Nyatakan sementara, Inspire')).toBeVisible();
  });

  it('takes steps that do not come next from a menu, by keyboard', async () => {
    const { user, changes } = await open([
      managedState({ state: 'frozen', hidden: true, frozen_at: '2026-11-22T07:30:00Z' }),
    ]);
    act(() => button('Lainnya, Inspire').focus());
    await user.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Buka papan' });
    await user.keyboard('{Enter}');
    const asked = await dialog('Buka papan Inspire?');
    await user.click(asked.getByRole('button', { name: 'Buka papan' }));
    expect(await card().findByText('Langsung')).toBeVisible();
    expect(changes).toMatchObject([{ action: 'open' }]);
  });

  it('says until when teams may object, and is official earlier only where that is confirmed', async () => {
    const { user, changes } = await open([
      managedState({
        state: 'provisional',
        version: '"2"',
        objections_until: '2026-11-22T08:12:30Z',
        missing_runs: 2,
      }),
    ]);
    expect(card().getByText('Sementara, keberatan sampai 15.12 (masih 12 menit)')).toBeVisible();
    await user.click(button('Resmikan, Inspire'));
    const asked = await dialog('Resmikan hasil Inspire?');
    expect(asked.getByText('2 hasil belum masuk')).toBeVisible();
    expect(asked.getByText('waktu keberatan sampai 15.12')).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Resmikan' }));
    expect(await asked.findByText(/^Centang jika hasilnya memang/)).toBeVisible();
    expect(changes).toEqual([]);
    await user.click(asked.getByLabelText('Resmikan walaupun belum selesai'));
    await user.click(asked.getByRole('button', { name: 'Resmikan' }));
    expect(await card().findByText('Resmi, versi 1')).toBeVisible();
    expect(changes).toMatchObject([{ action: 'make_official', early: true, version: '"2"' }]);
    expect(card().getByText('Versi 1, 22 November 2026, 16.05 WIB')).toBeVisible();
  });

  it('asks for decisions before it can be official', async () => {
    await open([managedState({ state: 'provisional', open_objections: 2 })]);
    expect(card().getByRole('link', { name: 'Putuskan keberatan (2)' })).toHaveAttribute(
      'href',
      '/organiser/tournaments/1/objections',
    );
    expect(card().queryByRole('button', { name: 'Resmikan, Inspire' })).toBeNull();
  });

  it('is corrected with a reason that everybody reads', async () => {
    const { user, changes } = await open([
      managedState({
        state: 'official',
        versions: [{ version: 1, published_at: '2026-11-22T09:05:00Z', reason: null }],
      }),
    ]);
    await user.click(button('Buka koreksi, Inspire'));
    const asked = await dialog('Buka koreksi Inspire?');
    await user.click(asked.getByRole('button', { name: 'Buka koreksi' }));
    expect(await asked.findByText('Isi alasan koreksi.')).toBeVisible();
    await user.type(asked.getByLabelText(/^Alasan koreksi/), ' Poin tertukar ');
    await user.click(asked.getByRole('button', { name: 'Buka koreksi' }));
    expect(await card().findByText('Koreksi disiapkan, umum melihat versi 1')).toBeVisible();
    expect(changes).toMatchObject([{ action: 'correct', reason: 'Poin tertukar' }]);
  });

  it('is corrected behind a frozen board, which is what everybody goes on seeing', async () => {
    const { user } = await open([
      managedState({
        state: 'official',
        hidden: true,
        frozen_at: '2026-11-22T08:00:00Z',
        provisional_at: '2026-11-22T08:30:00Z',
        versions: [{ version: 1, published_at: '2026-11-22T09:05:00Z', reason: null }],
      }),
    ]);
    await user.click(button('Lainnya, Inspire'));
    await user.click(await screen.findByRole('menuitem', { name: 'Buka koreksi' }));
    const asked = await dialog('Buka koreksi Inspire?');
    expect(asked.getByText(/tetap melihat papan yang dibekukan/)).toBeVisible();
    await user.type(asked.getByLabelText(/^Alasan koreksi/), 'Poin tertukar');
    await user.click(asked.getByRole('button', { name: 'Buka koreksi' }));
    expect(await card().findByText('Koreksi disiapkan')).toBeVisible();
    expect(card().getByText('Papan masih dibekukan sejak 15.00.')).toBeVisible();
  });

  it('shows the state that another organiser has brought about', async () => {
    const states = [managedState()];
    const { user } = await open(states, () => {
      Object.assign(states[0] ?? {}, { state: 'provisional', version: '"3"' });
      return [412, 'Status hasil ini baru saja diubah penyelenggara lain.'];
    });
    await user.click(button('Bekukan papan, Inspire'));
    const asked = await dialog('Bekukan papan Inspire?');
    await user.click(asked.getByRole('button', { name: 'Bekukan papan' }));
    expect(
      await screen.findByText('Status hasil ini baru saja diubah penyelenggara lain.'),
    ).toBeVisible();
    expect(await card().findByText('Sementara')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

it('freezes the boards of several categories, and names those that could not be', async () => {
  const { user, changes } = await open(
    [managedState(), managedState({ category: sumo, version: '"4"' })],
    ({ categoryId }) => (categoryId === 2 ? [409, 'Langkah ini tidak mungkin.'] : undefined),
  );
  await user.click(screen.getByLabelText('Pilih Inspire'));
  await user.click(screen.getByLabelText('Pilih Sumo'));
  await user.click(button('Bekukan papan (2)'));
  const asked = await dialog('Bekukan papan Inspire dan Sumo?');
  await user.click(asked.getByRole('button', { name: 'Bekukan papan' }));
  expect(await screen.findByText('Papan 1 kategori telah dibekukan.')).toBeVisible();
  expect(
    await screen.findByText('Belum dibekukan: Sumo (Langkah ini tidak mungkin.)'),
  ).toBeVisible();
  expect(changes.map(({ categoryId, version }) => [categoryId, version])).toEqual([
    [1, '"0"'],
    [2, '"4"'],
  ]);
});

describe('the page', () => {
  it('is one of those on which a tournament is run', async () => {
    faults(...answerStates([managedState()]).handlers);
    const { user, currentPath } = await renderApp('/organiser/tournaments/1');
    await user.click(await screen.findByRole('link', { name: 'Hasil resmi' }));
    await waitFor(() => expect(currentPath()).toBe(address));
  });

  it('says that it has failed, and tries again', async () => {
    await applyScenarios('server-500:listResultsStates');
    const { user } = await renderApp(address);
    await heading('Hasil resmi');
    const retry = await screen.findByRole('button', { name: 'Coba lagi' });
    faults(...answerStates([managedState()]).handlers);
    await user.click(retry);
    expect(await screen.findByRole('listitem', { name: 'Inspire' })).toBeVisible();
  });

  it('says that a backend does not have official results', async () => {
    await applyScenarios('not-offered:listResultsStates');
    await renderApp(address);
    expect(await screen.findByText('Server ini belum mendukung fitur ini.')).toBeVisible();
  });

  it('leads to the tournament as long as it has no category', async () => {
    faults(...answerStates([]).handlers);
    await renderApp(address);
    expect(await screen.findByText('Belum ada kategori')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ubah lomba' })).toBeVisible();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ManagedObjection } from '../../../openapi/schema.d.ts';
import { heading } from '../../support/screens/queries.ts';
import { answerObjections, managedObjection } from '../../support/screens/officialResults.ts';
import { createTableCardRequests } from '../../support/screens/tableCards.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, applyScenarios, faults, backend } = useTestApp();
const { makeCard } = createTableCardRequests({
  backend,
  target: () => ({ tournamentId: 1, categoryId: 1, teamIds: [] }),
});
const address = '/organiser/tournaments/1/objections';
const name = 'Garuda Baja, Penyisihan, percobaan 2';
const item = () => within(screen.getByRole('article', { name }));

beforeEach(() => applyScenarios('organiser', 'clock:2026-11-22T05:20:00Z'));

async function open(
  objections: ManagedObjection[],
  refuse?: Parameters<typeof answerObjections>[1],
) {
  const answers = answerObjections(objections, refuse);
  faults(...answers.handlers);
  const app = await renderApp(address);
  await screen.findByRole('article', { name });
  return { ...app, ...answers };
}

describe('an objection', () => {
  it('is shown with its run as it is now, and what happened to it', async () => {
    await open([managedObjection()]);
    expect(screen.getByRole('region', { name: 'Belum diputuskan (1)' })).toBeVisible();
    expect(item().getByText('Waktu dihentikan sebelum robot melewati garis.')).toBeVisible();
    expect(item().getByText('Raka Pratama, 12.10')).toBeVisible();
    expect(item().getByText('Inspire · Klub Robotik Janayasa')).toBeVisible();
    expect(item().getByText(/^455 poin · 00:12:50$/)).toBeVisible();
    expect(
      item().getByText('12.02 Meja 4, Rina: dimasukkan, 455 poin, 00:12:50'),
    ).toBeInTheDocument();
  });

  it('says what a match is now, and that a run is gone', async () => {
    const match = {
      round: 'Gugur',
      number: 3,
      group: null,
      stage_teams: 4,
      opponent: { id: 7, name: 'Komodo Lintas' },
      result: { outcome: 'lost', own: 1, other: 2 },
    } as const;
    await open([
      managedObjection({ run: null, match }),
      managedObjection({ id: 6, run: null, subject: 'Penyisihan, percobaan 1' }),
    ]);
    expect(item().getByText('lawan Komodo Lintas: Kalah 1 : 2')).toBeVisible();
    const gone = screen.getByRole('article', { name: 'Garuda Baja, Penyisihan, percobaan 1' });
    expect(within(gone).getByText('sudah dihapus')).toBeVisible();
  });

  it('is decided with a reason, and leads to where the run is corrected', async () => {
    const { user, decisions } = await open([managedObjection()]);
    await user.click(item().getByRole('button', { name: `Putuskan: ${name}` }));
    const dialog = within(await screen.findByRole('dialog', { name: `Keputusan: ${name}` }));
    await user.click(dialog.getByRole('button', { name: 'Simpan keputusan' }));
    expect(await dialog.findByText('Pilih keputusan.')).toBeVisible();
    expect(dialog.getByText('Isi alasan keputusan.')).toBeVisible();
    await user.click(dialog.getByLabelText(/^Diterima/));
    await user.type(dialog.getByLabelText(/^Alasan/), 'Rekaman membenarkan tim.');
    await user.click(dialog.getByRole('button', { name: 'Simpan keputusan' }));
    expect(await screen.findByText('Keputusan telah disimpan.')).toBeVisible();
    expect(await screen.findByText('Semua keberatan sudah diputuskan.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Sudah diputuskan (1)' })).toBeVisible();
    expect(item().getByText('Diterima')).toBeVisible();
    expect(item().getByRole('link', { name: 'Perbaiki di meja skor' })).toHaveAttribute(
      'href',
      '/organiser/scores?tournament=1&category=1',
    );
    expect(decisions).toEqual([
      { id: 5, version: '"1"', state: 'upheld', reason: 'Rekaman membenarkan tim.' },
    ]);
  });

  it('keeps what was typed where somebody else was faster, and says how they decided', async () => {
    const objections = [managedObjection()];
    const { user, decisions } = await open(objections, () => {
      if (decisions.length > 1) return undefined;
      objections[0] = managedObjection({
        state: 'rejected',
        version: '"2"',
        decision: { reason: 'Rekaman jelas.', by: 'Meja 4, Rina', at: '2026-11-22T05:15:00Z' },
      });
      return [412, 'Keberatan ini baru saja diputuskan orang lain.'];
    });
    await user.click(item().getByRole('button', { name: `Putuskan: ${name}` }));
    const dialog = within(await screen.findByRole('dialog', { name: `Keputusan: ${name}` }));
    await user.click(dialog.getByLabelText(/^Diterima/));
    await user.type(dialog.getByLabelText(/^Alasan/), 'Tim benar.');
    await user.click(dialog.getByRole('button', { name: 'Simpan keputusan' }));
    expect(await dialog.findByText('Keberatan ini baru saja diputuskan orang lain.')).toBeVisible();
    expect(
      await dialog.findByText('Keputusan sekarang: Ditolak, Meja 4, Rina. Rekaman jelas.'),
    ).toBeVisible();
    expect(dialog.getByLabelText(/^Alasan/)).toHaveValue('Tim benar.');
    await user.click(dialog.getByRole('button', { name: 'Simpan keputusan' }));
    await waitFor(() => expect(decisions.at(-1)).toMatchObject({ version: '"2"' }));
  });
});

describe('the page', () => {
  it('says that nobody has objected', async () => {
    faults(...answerObjections([]).handlers);
    await renderApp(address);
    expect(await screen.findByText('Belum ada keberatan')).toBeVisible();
  });

  it('says that it has failed, and tries again', async () => {
    await applyScenarios('server-500:listObjections');
    const { user } = await renderApp(address);
    await heading('Keberatan');
    const retry = await screen.findByRole('button', { name: 'Coba lagi' });
    faults(...answerObjections([managedObjection()]).handlers);
    await user.click(retry);
    expect(await screen.findByRole('article', { name })).toBeVisible();
  });

  it('says that a backend does not have objections', async () => {
    await applyScenarios('not-offered:listObjections');
    await renderApp(address);
    expect(await screen.findByText('Server ini belum mendukung fitur ini.')).toBeVisible();
  });
});

it('are decided with the table card of a head judge, who does not correct scores', async () => {
  const { link } = await makeCard('judge', 'Juri kepala');
  window.localStorage.clear();
  const { handlers, decisions } = answerObjections([managedObjection()]);
  faults(...handlers);
  const { user } = await renderApp(link);
  await user.type(await screen.findByLabelText(/^Nama Anda/), 'Rina{Enter}');
  await screen.findByRole('article', { name });
  expect(screen.getByRole('banner').textContent?.match(/Juri kepala/g)).toHaveLength(1);
  await user.click(item().getByRole('button', { name: `Putuskan: ${name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Keputusan: ${name}` }));
  await user.click(dialog.getByLabelText(/^Diterima/));
  await user.type(dialog.getByLabelText(/^Alasan/), 'Tim benar.');
  await user.click(dialog.getByRole('button', { name: 'Simpan keputusan' }));
  // It moves to those that are decided.
  await waitFor(() => expect(item().getByText('Diterima')).toBeVisible());
  expect(decisions).toHaveLength(1);
  expect(item().queryByRole('link')).toBeNull();
});

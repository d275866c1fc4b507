import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button } from '../../support/screens/queries.ts';
import { sumo, useMatchesPage } from '../../support/screens/matchesPage.ts';

const page = useMatchesPage();
const { drawMatches, openMatches, enterResult, readMatch, renderScoreEntry } = page;
const { applyScenarios } = page;

const first = 'Pertandingan 1 · Semifinal';
const openCorrection = async ({ user }: Awaited<ReturnType<typeof renderScoreEntry>>) => {
  await user.click(await screen.findByRole('button', { name: `Koreksi ${first}` }));
  return within(await screen.findByRole('dialog', { name: `Koreksi ${first}` }));
};
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Semi-finals and the final of four teams are over. */
async function playAll() {
  const teams = await drawMatches(sumo, 4);
  for (const number of [1, 2, 3]) await enterResult(number, 2, 0);
  const app = await renderScoreEntry();
  return { app, names: teams.map(({ name }) => name) };
}

it('a correction that undoes a later match names it, and does so once it is asked', async () => {
  const { app, names } = await playAll();
  const dialog = await openCorrection(app);
  const score = dialog.getByLabelText(`Skor ${names[0]}`);
  await app.user.clear(score);
  await app.user.type(score, '1');
  const other = dialog.getByLabelText(`Skor ${names[1]}`);
  await app.user.clear(other);
  await app.user.type(other, '3{Enter}');
  expect(score).toHaveAccessibleDescription('Paling banyak 3 ronde: pemenang memiliki 2 ronde.');
  await app.user.clear(other);
  await app.user.type(other, '2{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    `Koreksi ini membatalkan hasil:Pertandingan 3 · Final: ${names[0]} 2 : 0 ${names[2]}`,
  );
  expect((await readMatch(1)).result).toMatchObject({ winner: 'home' });
  // Another correction is asked about again.
  await app.user.clear(score);
  await app.user.type(score, '0');
  expect(dialog.queryByRole('button', { name: 'Koreksi dan batalkan' })).toBeNull();
  await app.user.click(dialog.getByRole('button', { name: 'Simpan koreksi' }));
  await app.user.click(await dialog.findByRole('button', { name: 'Koreksi dan batalkan' }));
  await isClosed();
  expect((await readMatch(1)).result).toMatchObject({ home_score: 0, away_score: 2 });
  expect((await readMatch(3)).result).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Pertandingan 3 · Final' })).toBeVisible();
});

it('a deletion names what it undoes, too', async () => {
  const { app, names } = await playAll();
  await app.user.click(await screen.findByRole('button', { name: `Hapus hasil ${first}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Hapus hasil ${first}?` }));
  expect(dialog.getByText(`Pertandingan 3 · Final: ${names[0]} 2 : 0 ${names[2]}`)).toBeVisible();
  await app.user.click(dialog.getByRole('button', { name: 'Hapus dan batalkan' }));
  expect(await screen.findByText(/^Hasil pertandingan telah dihapus\./)).toHaveTextContent(
    "'Urungkan' hanya mengembalikan hasil ini; 1 hasil lain tetap batal.",
  );
  expect(await screen.findByRole('heading', { name: first })).toBeVisible();
  expect((await readMatch(1)).result).toBeNull();
  await app.user.click(button('Urungkan'));
  await waitFor(async () =>
    expect((await readMatch(1)).result).toMatchObject({ home_score: 2, away_score: 0 }),
  );
  expect((await readMatch(3)).result).toBeNull();
});

describe('what is undone and not loaded yet is named by the server', () => {
  const undone = 'Hasil ini membatalkan pertandingan 7: Garuda Baja lawan Komodo Lintas (2 : 0).';
  const open = async () => {
    await drawMatches(sumo, 4);
    await enterResult(1, 2, 0);
    await applyScenarios('match-undoes');
    return renderScoreEntry();
  };

  it('before a correction', async () => {
    const app = await open();
    const dialog = await openCorrection(app);
    await app.user.click(dialog.getByRole('button', { name: 'Simpan koreksi' }));
    expect(await dialog.findByText(undone)).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Koreksi dan batalkan' }));
    await isClosed();
  });

  it('before a deletion', async () => {
    const app = await open();
    await app.user.click(await screen.findByRole('button', { name: `Hapus hasil ${first}` }));
    const dialog = within(await screen.findByRole('dialog', { name: `Hapus hasil ${first}?` }));
    expect(await dialog.findByText(undone)).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Hapus dan batalkan' }));
    await waitFor(async () => expect((await readMatch(1)).result).toBeNull());
  });
});

it('a deleted result comes back as it was', async () => {
  const [home, away] = await drawMatches({}, 2);
  await enterResult(1, 1, 1, { extra_winner: 'away' });
  const app = await renderScoreEntry();
  const final = 'Pertandingan 1 · Final';
  await app.user.click(await screen.findByRole('button', { name: `Hapus hasil ${final}` }));
  expect(await screen.findByText('Hasil pertandingan telah dihapus.')).toBeVisible();
  await app.user.click(button('Urungkan'));
  expect(await screen.findByText(`${home?.name} 1 : 1 ${away?.name}`)).toBeVisible();
  await waitFor(async () =>
    expect((await readMatch(1)).result).toMatchObject({ extra_winner: 'away', winner: 'away' }),
  );
});

it('a result that somebody else has corrected is shown before it is replaced', async () => {
  const [home, away] = await drawMatches(sumo, 4);
  await enterResult(1, 2, 0);
  const app = await renderScoreEntry();
  const dialog = await openCorrection(app);
  const { id, version } = await readMatch(1);
  const answer = await page.backend.request('PUT', `/api/organiser/matches/${id}/result`, {
    token: await page.backend.signIn('organiser'),
    headers: { 'If-Match': version },
    body: { key: crypto.randomUUID(), outcome: 'absent', side: 'away' },
  });
  expect(answer.status).toBe(200);
  await app.user.click(dialog.getByRole('button', { name: 'Simpan koreksi' }));
  expect(await dialog.findByText(/baru saja diubah oleh orang lain/)).toBeVisible();
  await waitFor(() =>
    expect(screen.getByText(`${home?.name} menang WO: ${away?.name} tidak hadir`)).toBeVisible(),
  );
  await app.user.click(dialog.getByRole('button', { name: 'Muat versi terbaru' }));
  expect(dialog.getByLabelText('Hasil')).toHaveValue('absent');
  await app.user.click(dialog.getByRole('radio', { name: 'Kedua tim' }));
  await app.user.click(dialog.getByRole('button', { name: 'Simpan koreksi' }));
  await isClosed();
  expect(await screen.findByText('Hasil pertandingan telah disimpan.')).toBeVisible();
  expect((await readMatch(1)).result).toMatchObject({ side: 'both', winner: 'nobody' });
});

it('a result that waits is corrected or discarded in this browser', async () => {
  const [home, away] = await drawMatches(sumo, 4);
  await applyScenarios('offline:saveMatchResult');
  const app = await openMatches();
  for (const _ of [1, 2]) await app.user.click(button(`Ronde untuk ${home?.name}`));
  await app.user.click(button('Selesai'));
  const dialog = await openCorrection(app);
  const score = dialog.getByLabelText(`Skor ${away?.name}`);
  await app.user.clear(score);
  await app.user.type(score, '1{Enter}');
  await isClosed();
  expect(await screen.findByText(`${home?.name} 2 : 1 ${away?.name}`)).toBeVisible();
  await app.user.click(button(`Buang hasil ${first}`));
  expect(await screen.findByText(`Hasil ${first} dibuang.`)).toBeVisible();
  expect(screen.queryByText(`${home?.name} 2 : 1 ${away?.name}`)).toBeNull();
  expect(button(new RegExp(`^${first}`))).toBeVisible();
  await app.user.click(button('Urungkan'));
  expect(await screen.findByText(`${home?.name} 2 : 1 ${away?.name}`)).toBeVisible();
});

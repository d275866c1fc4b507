import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRoundsPage } from '../../support/screens/roundsPage.ts';

// Before a round is closed, runs that are not entered are asked about.

const page = useRoundsPage();
const { readScoreEntry, readRounds, saveRounds, addRuns, addRun, openRounds, item } = page;

const pressClose = async () => {
  const app = await openRounds();
  await app.user.click(await screen.findByRole('button', { name: 'Tutup Penyisihan' }));
  return app;
};
const named = (name: string | undefined) => new RegExp(`${name}$`);

it('a round that lacks runs stays open until it is said of every team what becomes of them', async () => {
  const { teams } = await readScoreEntry();
  const [winner, late, gone, ...others] = teams;
  for (const { id } of others) await addRun(id, { outcome: 'dns', points: null, time: null });
  await addRuns([90]);
  const { user } = await pressClose();
  const dialog = within(await screen.findByRole('dialog', { name: 'Tutup Penyisihan?' }));
  expect(dialog.getByRole('alert')).toHaveTextContent(
    '2 percobaan Penyisihan belum dicatat dari 2 tim.',
  );
  const decide = (name: string | undefined, decision: string) =>
    user.selectOptions(dialog.getByRole('combobox', { name: named(name) }), decision);
  await user.click(dialog.getByRole('button', { name: 'Tutup Penyisihan' }));
  expect(
    dialog.getByText(
      `Tentukan dulu percobaan yang belum dicatat: ${late?.name} dan ${gone?.name}.`,
    ),
  ).toBeVisible();
  expect(dialog.getByRole('combobox', { name: named(late?.name) })).toHaveFocus();
  await decide(gone?.name, 'Tidak hadir');
  await decide(late?.name, 'Masih akan bertanding');
  expect(
    dialog.getByText(`Belum dapat ditutup: ${late?.name} masih akan bertanding.`),
  ).toBeVisible();
  expect(
    dialog.getByText('Catat dulu percobaan tim yang masih akan bertanding, lalu tutup babak ini.'),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Menunggu 1 tim' }));
  expect((await readRounds())[0]?.state).toBe('open');
  // It has come, and its run is entered elsewhere.
  await decide(late?.name, 'Tanpa percobaan yang tersisa');
  await addRun(late?.id ?? 0, { points: 80 });
  await user.click(dialog.getByRole('button', { name: 'Tutup Penyisihan' }));
  expect(
    await dialog.findByText(
      'Percobaan babak Penyisihan yang belum dicatat baru saja berubah. Periksa kembali.',
    ),
  ).toBeVisible();
  await waitFor(() =>
    expect(dialog.queryByRole('combobox', { name: named(late?.name) })).toBeNull(),
  );
  await user.click(dialog.getByRole('button', { name: 'Tutup Penyisihan' }));
  expect(
    await screen.findByText('Babak Penyisihan telah ditutup. 1 percobaan dicatat tidak hadir.'),
  ).toBeVisible();
  expect(await item('Penyisihan').findByText('Ditutup')).toBeVisible();
  const { runs } = await readScoreEntry();
  expect(
    [winner, late, gone].map((team) => runs.find((run) => run.team.id === team?.id)?.outcome),
  ).toEqual(['finished', 'finished', 'dns']);
});

it('a round before a final that is to be opened asks the same, and the final asks again of what was left out', async () => {
  await saveRounds({}, { name: 'Final', team_count: 1 });
  const { teams } = await readScoreEntry();
  for (const { id } of teams.slice(2))
    await addRun(id, { outcome: 'dns', points: null, time: null });
  await addRuns([90]);
  const { user } = await pressClose();
  const dialog = within(await screen.findByRole('dialog', { name: 'Tutup Penyisihan?' }));
  expect(dialog.getByRole('alert')).toHaveTextContent(
    '1 percobaan Penyisihan belum dicatat dari 1 tim.',
  );
  await user.selectOptions(
    dialog.getByRole('combobox', { name: named(teams[1]?.name) }),
    'Tanpa percobaan yang tersisa',
  );
  await user.click(dialog.getByRole('button', { name: 'Tutup Penyisihan' }));
  expect(await screen.findByText('Babak Penyisihan telah ditutup.')).toBeVisible();
  expect((await readRounds())[0]?.state).toBe('closed');
  await user.click(screen.getByRole('button', { name: 'Buka Final' }));
  const opening = within(await screen.findByRole('dialog', { name: 'Buka Final' }));
  expect(await opening.findByRole('combobox', { name: named(teams[1]?.name) })).toBeVisible();
});

it('a round whose runs are all entered is closed at once', async () => {
  const { teams } = await readScoreEntry();
  const { user } = await openRounds();
  const close = await screen.findByRole('button', { name: 'Tutup Penyisihan' });
  // On this page they are still missing.
  await addRuns(teams.map((_, index) => index));
  await user.click(close);
  expect(await screen.findByText('Babak Penyisihan telah ditutup.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

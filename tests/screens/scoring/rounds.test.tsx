import { screen, waitFor, within } from '@testing-library/react';
import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { rounds, runs, scores, teams as teamsTable } from '../../../server/db/schema.ts';
import { roundInput } from '../../support/database/roundRequests.ts';
import { button, field, heading } from '../../support/screens/queries.ts';
import { useScoreEntryPage } from '../../support/screens/scoreEntryPage.ts';

const { renderApp, renderScoreEntry, backend, target, path, readScoreEntry } = useScoreEntryPage();

const roundsPath = () => path().replace(/runs$/, 'rounds');
const send = async (method: string, url: string, body?: unknown) => {
  const answer = await backend.request(method, url, {
    token: await backend.signIn('organiser'),
    body,
  });
  expect([200, 201]).toContain(answer.status);
};
const readRounds = async () => (await readScoreEntry()).rounds;

async function saveRounds(...changes: object[]): Promise<void> {
  const [first] = await readRounds();
  const list = changes.map((each, index) =>
    roundInput(index === 0 ? { id: first?.id, ...each } : each),
  );
  await send('PUT', roundsPath(), { rounds: list });
}

/** Adds a run with these points for each of the first teams. */
async function addRuns(points: readonly number[]): Promise<string[]> {
  const { teams } = await readScoreEntry();
  for (const [index, each] of points.entries())
    await addRun(teams[index]?.id ?? 0, { points: each });
  return teams.map(({ name }) => name);
}

const addRun = (teamId: number, run: object) =>
  send('POST', path(), {
    key: crypto.randomUUID(),
    team_id: teamId,
    time: '01:07.38',
    ...run,
  });

const openRounds = () => {
  const { tournamentId, categoryId } = target();
  return renderApp(`/organiser/scores/rounds?tournament=${tournamentId}&category=${categoryId}`);
};
const item = (name: string) => {
  const found = screen
    .getAllByRole('listitem')
    .find((each) => within(each).queryByRole('heading', { name }));
  if (!found) throw new Error(`${name} is not in the list`);
  return within(found);
};

/** Returns the teams of a round with what is said of their runs. */
const readTeams = (name: string) =>
  within(screen.getByRole('list', { name: `Tim ${name}` }))
    .getAllByRole('listitem')
    .map((each) => each.textContent);

beforeEach(async () => {
  const played = and(
    eq(rounds.tournamentId, target().tournamentId),
    eq(rounds.categoryId, target().categoryId),
  );
  const found = await backend.db.select({ id: rounds.id }).from(rounds).where(played);
  const ids = found.map(({ id }) => id);
  const registrationIds = await backend.db
    .delete(runs)
    .where(inArray(runs.roundId, ids))
    .returning({ id: runs.registrationId });
  await backend.db.delete(scores).where(
    inArray(
      scores.registrationId,
      registrationIds.map(({ id }) => id),
    ),
  );
  await saveRounds({});
  await backend.db.update(rounds).set({ state: 'open' }).where(played);
});

describe('the rounds of a category', () => {
  it('are reached from score entry, and get a rule from a preset', async () => {
    const { user } = await renderScoreEntry();
    await user.click(await screen.findByRole('link', { name: 'Babak' }));
    await heading('Babak');
    expect(await screen.findByText('Satu lari, poin lalu waktu')).toBeVisible();
    await user.click(button('Ubah aturan Penyisihan'));
    await user.selectOptions(await field('Aturan siap pakai'), '2 lari, terbaik');
    expect(await field('Jumlah lari tiap tim')).toHaveValue('2');
    await user.click(button('Simpan'));
    expect(await screen.findByText('Babak telah disimpan.')).toBeVisible();
    expect(await screen.findByText('2 lari, terbaik dihitung, poin lalu waktu')).toBeVisible();
    expect(await readRounds()).toMatchObject([{ run_count: 2, counting: 'best' }]);
  });

  it('get the rule of a known contest, and only the fields that it has', async () => {
    const { user } = await openRounds();
    await user.click(await screen.findByRole('button', { name: 'Ubah aturan Penyisihan' }));
    const preset = await field('Aturan siap pakai');
    expect(preset).toHaveAccessibleDescription('Satu lari menentukan peringkat.');
    for (const label of ['Batas tim per klub', 'Hasil babak sebelumnya', 'Bila hasil tetap sama'])
      expect(screen.queryByLabelText(label)).toBeNull();
    await user.selectOptions(preset, 'FLL Robot Game (terbaik dari 3)');
    expect(preset).toHaveDisplayValue('FLL Robot Game (terbaik dari 3)');
    expect(await field('Jumlah lari tiap tim')).toHaveValue('3');
    expect(await field('Peringkat menurut')).toHaveDisplayValue('Poin saja');
    // Chosen is WRO, although '2 lari, terbaik' has its fields too.
    await user.selectOptions(preset, 'WRO RoboMission');
    expect(preset).toHaveDisplayValue('WRO RoboMission');
    await user.selectOptions(await field('Jumlah lari tiap tim'), '10');
    expect(preset).toHaveDisplayValue('Aturan sendiri');
    await user.click(button('Simpan'));
    expect(await screen.findByText('10 lari, terbaik dihitung, poin lalu waktu')).toBeVisible();
  });

  it('say what becomes of an incomplete mean, of equal results and of teams without one', async () => {
    const { user } = await openRounds();
    await user.click(await screen.findByRole('button', { name: 'Ubah aturan Penyisihan' }));
    await user.selectOptions(await field('Aturan siap pakai'), 'Rata-rata 3 lari');
    const incomplete = await field('Rata-rata yang tidak lengkap');
    await user.selectOptions(incomplete, 'Lari terlewat dihitung 0');
    expect(incomplete).toHaveAccessibleDescription(/^Poin selalu dibagi jumlah lari/);
    await user.selectOptions(await field('Peringkat menurut'), 'Waktu saja');
    // Of times, a missed run cannot count as 0.
    expect(within(incomplete).getAllByRole('option')).toHaveLength(1);
    await user.click(screen.getByText('Hasil sama dan tanpa hasil'));
    await user.selectOptions(await field('Bila hasil tetap sama'), 'Lari terbaik saja');
    await user.selectOptions(await field('Tim tanpa hasil'), 'Berbagi peringkat terakhir');
    await user.click(button('Simpan'));
    expect(
      await screen.findByText(
        '3 lari, rata-rata dihitung, yang tidak lengkap di bawah, waktu saja, ' +
          'hasil sama menurut lari terbaik, tanpa hasil di peringkat terakhir',
      ),
    ).toBeVisible();
    expect(await readRounds()).toMatchObject([
      { counting: 'mean', incomplete_mean: 'below', ties: 'best_run', without_result: 'last' },
    ]);
    await user.click(button('Ubah aturan Penyisihan'));
    expect(await field('Bila hasil tetap sama')).toBeVisible();
    await user.selectOptions(await field('Yang dihitung'), 'Lari terbaik');
    await user.click(button('Simpan'));
    await waitFor(async () =>
      expect(await readRounds()).toMatchObject([
        { counting: 'best', incomplete_mean: null, ties: 'next_runs' },
      ]),
    );
  });

  it('are added and removed by keyboard', async () => {
    const { user } = await openRounds();
    await user.click(await screen.findByRole('button', { name: 'Tambah babak' }));
    await user.type(await field('Jumlah tim yang lolos ke babak ini'), '0{Enter}');
    expect(await screen.findByText('Isi angka 1 sampai 1000.')).toBeVisible();
    await user.keyboard('{Backspace}8{Enter}');
    await screen.findByText('8 tim akan lolos');
    expect(item('Final').getByText('Belum dibuka')).toBeVisible();
    await user.click(button('Hapus Final'));
    await user.click(await screen.findByRole('button', { name: 'Hapus babak' }));
    await waitFor(() => expect(screen.queryByText('8 tim akan lolos')).toBeNull());
    expect(await readRounds()).toHaveLength(1);
  });

  it('keep what was typed if somebody else has changed them, or if it contradicts a run', async () => {
    await saveRounds({ run_count: 2 });
    const { user } = await openRounds();
    await user.click(await screen.findByRole('button', { name: 'Ubah aturan Penyisihan' }));
    const name = await field('Nama babak');
    await user.clear(name);
    await user.type(name, 'Kualifikasi');
    await saveRounds({ run_count: 3 });
    await user.keyboard('{Enter}');
    expect(
      await screen.findByText(
        /oleh orang lain.*Isian Anda tetap di sini\. Babak sekarang: Penyisihan \(3 lari/,
      ),
    ).toBeVisible();
    const { teams } = await readScoreEntry();
    await addRun(teams[0]?.id ?? 0, { number: 2, points: 80 });
    await user.selectOptions(await field('Jumlah lari tiap tim'), '1');
    await user.click(button('Simpan'));
    expect(
      await screen.findByText(
        'Babak Kualifikasi sudah memiliki lari 2. Isian Anda tetap di sini: ubah lalu simpan lagi.',
      ),
    ).toBeVisible();
    expect(name).toHaveValue('Kualifikasi');
    await user.selectOptions(await field('Jumlah lari tiap tim'), '2');
    await user.click(button('Simpan'));
    expect(await screen.findByText('Babak telah disimpan.')).toBeVisible();
    expect(await readRounds()).toMatchObject([{ name: 'Kualifikasi', run_count: 2 }]);
  });

  it('say how many runs of each team are entered', async () => {
    await saveRounds({ run_count: 2 }, { name: 'Final', team_count: 1 });
    const names = await addRuns([90]);
    await openRounds();
    expect(await screen.findByText(/^1 dari \d+ lari sudah dicatat$/)).toBeVisible();
    const entered = readTeams('Penyisihan').filter((each) => each?.includes('1 / 2 lari'));
    expect(entered).toEqual([`${names[0]}1 / 2 lari`]);
    expect(
      item('Final').getByText('Timnya dipilih dari peringkat Penyisihan saat babak ini dibuka.'),
    ).toBeVisible();
  });

  it('are closed and opened again', async () => {
    const { user } = await openRounds();
    await user.click(await screen.findByRole('button', { name: 'Tutup Penyisihan' }));
    expect(await screen.findByText('Babak Penyisihan telah ditutup.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Buka kembali Penyisihan' }));
    await screen.findByRole('button', { name: 'Tutup Penyisihan' });
    expect(await readRounds()).toMatchObject([{ state: 'open' }]);
  });

  it('are not those of a category that is not played', async () => {
    await renderApp('/organiser/scores/rounds?tournament=1&category=999');
    expect(
      await screen.findByText('Kategori ini tidak dipertandingkan di turnamen ini.'),
    ).toBeVisible();
  });
});

describe('opening a round', () => {
  const openFinal = async () => {
    const app = await openRounds();
    await app.user.click(await screen.findByRole('button', { name: 'Buka Final' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Buka Final' }));
    await dialog.findByText(/tim dipilih$/);
    return { ...app, dialog };
  };

  it('names who shares the last rank, and takes the choice with a reason', async () => {
    await saveRounds({}, { name: 'Final', team_count: 2 });
    const names = await addRuns([90, 80, 80, 70]);
    const { user, dialog } = await openFinal();
    const tick = (index: number) =>
      dialog.getByRole('checkbox', { name: new RegExp(`\\. .*${names[index]}`) });
    expect(tick(0)).toBeChecked();
    expect(dialog.getByRole('alert')).toHaveTextContent(
      `Peringkat 2 sama: ${names[1]}, ${names[2]}. Pilih 1 di antaranya`,
    );
    expect(dialog.getByText(/^Tidak ikut karena belum memiliki hasil/)).toHaveTextContent(
      names[4] ?? '',
    );
    await user.click(dialog.getByRole('button', { name: 'Buka Final' }));
    expect(await dialog.findByText('Tulis alasan memilih tim ini.')).toBeVisible();
    await user.type(dialog.getByLabelText(/^Alasan/), 'Undian{Enter}');
    expect(await dialog.findByText(/^Pilih 1 tim lagi/)).toBeVisible();
    await user.click(tick(2));
    await user.click(dialog.getByRole('button', { name: 'Buka Final' }));
    expect(await screen.findByText('Babak Final telah dibuka.')).toBeVisible();
    expect(await screen.findByText('2 tim lolos')).toBeVisible();
    expect(readTeams('Final')).toEqual([`${names[0]}Belum`, `${names[2]}Belum`].toSorted());
    expect(item('Penyisihan').getByText('Ditutup')).toBeVisible();
  });

  it('marks whom the limit of a club leaves out', async () => {
    const { teams } = await readScoreEntry();
    const [one, same, ...rest] = teams;
    const list = [one, same, rest.find(({ club }) => club !== one?.club)];
    const [club] = await backend.db
      .select({ clubId: teamsTable.clubId })
      .from(teamsTable)
      .where(eq(teamsTable.id, one?.id ?? 0));
    await backend.db
      .update(teamsTable)
      .set({ clubId: club?.clubId ?? 0 })
      .where(eq(teamsTable.id, same?.id ?? 0));
    await saveRounds({});
    const { user } = await openRounds();
    await user.click(await screen.findByRole('button', { name: 'Tambah babak' }));
    await user.type(await field('Jumlah tim yang lolos ke babak ini'), '2');
    await user.type(await field('Batas tim per klub'), '0{Enter}');
    expect(await screen.findByText('Isi angka 1 sampai 100.')).toBeVisible();
    await user.keyboard('{Backspace}1{Enter}');
    await screen.findByText(/paling banyak 1 tim per klub$/);
    for (const [index, team] of list.entries()) await addRun(team?.id ?? 0, { points: 90 - index });
    await user.click(await screen.findByRole('button', { name: 'Buka Final' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Buka Final' }));
    await dialog.findByText('2 dari 2 tim dipilih');
    const rows = dialog.getAllByRole('listitem').map((each) => each.textContent);
    expect(rows).toHaveLength(3);
    expect(rows[1]).toContain('Batas 1 tim per klub');
    expect(
      dialog.getAllByRole('checkbox').map((each) => (each as HTMLInputElement).checked),
    ).toEqual([true, false, true]);
  });

  it('shows the new ranking if it has changed meanwhile, and keeps the reason', async () => {
    await saveRounds({}, { name: 'Final', team_count: 1 });
    const names = await addRuns([90, 80]);
    const { user, dialog } = await openFinal();
    await user.type(dialog.getByLabelText(/^Alasan/), 'Sesuai peringkat');
    const { teams } = await readScoreEntry();
    await addRun(teams[2]?.id ?? 0, { points: 100 });
    await user.keyboard('{Enter}');
    expect(await dialog.findByText(/^Peringkat baru saja berubah/)).toBeVisible();
    expect(
      await dialog.findByRole('checkbox', { name: new RegExp(`^1\\. .*${names[2]}`) }),
    ).toBeChecked();
    expect(dialog.getByLabelText(/^Alasan/)).toHaveValue('Sesuai peringkat');
    await user.click(dialog.getByRole('button', { name: 'Buka Final' }));
    expect(await screen.findByText('Babak Final telah dibuka.')).toBeVisible();
    expect((await readRounds())[1]?.team_ids).toEqual([teams[2]?.id]);
  });

  it('says that somebody else has deleted the round', async () => {
    await saveRounds({}, { name: 'Final', team_count: 1 });
    const { user } = await openRounds();
    const open = await screen.findByRole('button', { name: 'Buka Final' });
    await saveRounds({});
    await user.click(open);
    expect(await screen.findByText('Babak ini sudah dihapus.')).toBeVisible();
  });

  it('can be followed by the replacement of a team that withdraws', async () => {
    await saveRounds({}, { name: 'Final', team_count: 1 });
    const names = await addRuns([90, 80]);
    const { user, dialog } = await openFinal();
    await user.click(dialog.getByRole('button', { name: 'Buka Final' }));
    await user.click(await screen.findByRole('button', { name: 'Ganti tim Final' }));
    await user.selectOptions(await field('Tim yang mundur'), names[0] ?? '');
    await user.selectOptions(await field('Tim pengganti'), `2. ${names[1]}`);
    await user.type(await field('Alasan'), 'Robot rusak{Enter}');
    expect(await screen.findByText(`${names[1]} menggantikan ${names[0]}.`)).toBeVisible();
    await waitFor(() => expect(readTeams('Final')).toEqual([`${names[1]}Belum`]));
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, field, heading } from '../../support/screens/queries.ts';
import { useRoundsPage } from '../../support/screens/roundsPage.ts';

const page = useRoundsPage();
const { renderApp, renderScoreEntry, readScoreEntry, readRounds } = page;
const { saveRounds, addRuns, addRun, openRounds, item, readTeams } = page;

describe('the rounds of a category', () => {
  it('are reached from score entry, and get a rule from a preset', async () => {
    const { user } = await renderScoreEntry();
    await user.click(await screen.findByRole('link', { name: 'Babak' }));
    await heading('Babak');
    expect(await screen.findByText('Satu percobaan, poin lalu waktu')).toBeVisible();
    await user.click(button('Ubah aturan Penyisihan'));
    await user.selectOptions(await field('Aturan siap pakai'), '2 percobaan, terbaik');
    expect(await field('Jumlah percobaan tiap tim')).toHaveValue('2');
    await user.click(button('Simpan'));
    expect(await screen.findByText('Babak telah disimpan.')).toBeVisible();
    expect(await screen.findByText('2 percobaan, terbaik dihitung, poin lalu waktu')).toBeVisible();
    expect(await readRounds()).toMatchObject([{ run_count: 2, counting: 'best' }]);
  });

  it('get the rule of a known contest, and only the fields that it has', async () => {
    const { user } = await openRounds();
    await user.click(await screen.findByRole('button', { name: 'Ubah aturan Penyisihan' }));
    const preset = await field('Aturan siap pakai');
    expect(preset).toHaveAccessibleDescription('Satu percobaan menentukan peringkat.');
    for (const label of ['Batas tim per klub', 'Hasil babak sebelumnya', 'Bila hasil tetap sama'])
      expect(screen.queryByLabelText(label)).toBeNull();
    await user.selectOptions(preset, 'FLL Robot Game (terbaik dari 3)');
    expect(preset).toHaveDisplayValue('FLL Robot Game (terbaik dari 3)');
    expect(await field('Jumlah percobaan tiap tim')).toHaveValue('3');
    expect(await field('Peringkat menurut')).toHaveDisplayValue('Poin saja');
    // Chosen is WRO, although '2 percobaan, terbaik' has its fields too.
    await user.selectOptions(preset, 'WRO RoboMission');
    expect(preset).toHaveDisplayValue('WRO RoboMission');
    await user.selectOptions(await field('Jumlah percobaan tiap tim'), '10');
    expect(preset).toHaveDisplayValue('Aturan sendiri');
    await user.click(button('Simpan'));
    expect(
      await screen.findByText('10 percobaan, terbaik dihitung, poin lalu waktu'),
    ).toBeVisible();
  });

  it('say what becomes of an incomplete mean, of equal results and of teams without one', async () => {
    const { user } = await openRounds();
    await user.click(await screen.findByRole('button', { name: 'Ubah aturan Penyisihan' }));
    await user.selectOptions(await field('Aturan siap pakai'), 'Rata-rata 3 percobaan');
    const incomplete = await field('Rata-rata yang tidak lengkap');
    await user.selectOptions(incomplete, 'Percobaan terlewat dihitung 0');
    expect(incomplete).toHaveAccessibleDescription(/^Poin selalu dibagi jumlah percobaan/);
    await user.selectOptions(await field('Peringkat menurut'), 'Waktu saja');
    // Of times, a missed run cannot count as 0.
    expect(within(incomplete).getAllByRole('option')).toHaveLength(1);
    await user.click(screen.getByText('Hasil sama dan tanpa hasil'));
    await user.selectOptions(await field('Bila hasil tetap sama'), 'Percobaan terbaik saja');
    await user.selectOptions(await field('Tim tanpa hasil'), 'Berbagi peringkat terakhir');
    await user.click(button('Simpan'));
    expect(
      await screen.findByText(
        '3 percobaan, rata-rata dihitung, yang tidak lengkap di bawah, waktu saja, ' +
          'hasil sama menurut percobaan terbaik, tanpa hasil di peringkat terakhir',
      ),
    ).toBeVisible();
    expect(await readRounds()).toMatchObject([
      { counting: 'mean', incomplete_mean: 'below', ties: 'best_run', without_result: 'last' },
    ]);
    await user.click(button('Ubah aturan Penyisihan'));
    expect(await field('Bila hasil tetap sama')).toBeVisible();
    await user.selectOptions(await field('Yang dihitung'), 'Percobaan terbaik');
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

  it('are not removed if somebody else has changed them meanwhile', async () => {
    await saveRounds({}, { name: 'Final', team_count: 8 });
    const { user } = await openRounds();
    await user.click(await screen.findByRole('button', { name: 'Hapus Final' }));
    await saveRounds({ run_count: 3 }, { name: 'Grand final', team_count: 4 });
    await user.click(await screen.findByRole('button', { name: 'Hapus babak' }));
    expect(
      await screen.findByText(
        'Babak baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
      ),
    ).toBeVisible();
    expect(await readRounds()).toMatchObject([{ run_count: 3 }, { name: 'Grand final' }]);
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
        /oleh orang lain.*Yang Anda isi tetap di sini\. Babak sekarang: Penyisihan \(3 percobaan/,
      ),
    ).toBeVisible();
    const { teams } = await readScoreEntry();
    await addRun(teams[0]?.id ?? 0, { number: 2, points: 80 });
    await user.selectOptions(await field('Jumlah percobaan tiap tim'), '1');
    await user.click(button('Simpan'));
    expect(
      await screen.findByText(
        'Babak Kualifikasi sudah memiliki percobaan 2. Yang Anda isi tetap di sini: ubah lalu simpan lagi.',
      ),
    ).toBeVisible();
    expect(name).toHaveValue('Kualifikasi');
    await user.selectOptions(await field('Jumlah percobaan tiap tim'), '2');
    await user.click(button('Simpan'));
    expect(await screen.findByText('Babak telah disimpan.')).toBeVisible();
    expect(await readRounds()).toMatchObject([{ name: 'Kualifikasi', run_count: 2 }]);
  });

  it('say how many runs of each team are entered', async () => {
    await saveRounds({ run_count: 2 }, { name: 'Final', team_count: 1 });
    const names = await addRuns([90]);
    await openRounds();
    expect(await screen.findByText(/^1 dari \d+ percobaan sudah dicatat$/)).toBeVisible();
    const entered = readTeams('Penyisihan').filter((each) => each?.includes('1 / 2 percobaan'));
    expect(entered).toEqual([`${names[0]}1 / 2 percobaan`]);
    expect(
      item('Final').getByText('Timnya dipilih dari peringkat Penyisihan saat babak ini dibuka.'),
    ).toBeVisible();
  });

  it('are closed and opened again', async () => {
    await saveRounds({}, { name: 'Final', team_count: 1 });
    await addRuns((await readScoreEntry()).teams.map(() => 90));
    const { user } = await openRounds();
    await user.click(await screen.findByRole('button', { name: 'Tutup Penyisihan' }));
    expect(await screen.findByText('Babak Penyisihan telah ditutup.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Buka kembali Penyisihan' }));
    await screen.findByRole('button', { name: 'Tutup Penyisihan' });
    expect(await readRounds()).toMatchObject([{ state: 'open' }, { name: 'Final' }]);
  });

  it('are not those of a category that is not played', async () => {
    await renderApp('/organiser/scores/rounds?tournament=1&category=999');
    expect(
      await screen.findByText('Kategori ini tidak dipertandingkan di lomba ini.'),
    ).toBeVisible();
  });
});

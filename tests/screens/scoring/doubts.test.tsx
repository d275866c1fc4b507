import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, field } from '../../support/screens/queries.ts';
import { finished, useRunsPage } from '../../support/screens/runsPage.ts';

const { renderApp, target, atStart, openScoreEntry, numberOf, ...runsPage } = useRunsPage();
const { setRound, addRun, readRuns, readScoreEntry } = runsPage;

/** Three teams have a run of a minute and a half and 60 points. */
async function addUsualRuns(): Promise<void> {
  await setRound({ runCount: 3 });
  for (const index of [1, 2, 3]) await addRun({ team_id: numberOf(index).team.id, number: 1 });
}

const question = async () => within(await screen.findByRole('dialog', { name: 'Benar?' }));

describe('an unusual run', () => {
  it('is saved after a question, which Enter alone does not answer', async () => {
    await addUsualRuns();
    const { team, number } = numberOf(0);
    await addRun({ team_id: team.id, number: 1, time: '00:31.40' });
    const { user } = await openScoreEntry();
    await user.keyboard(`${number}{Enter}60{Enter}512{Enter}`);
    expect(
      (await question()).getByText(
        `${team.name}: 00:05.12 jauh lebih cepat dari percobaan lain tim ini (00:31.40).`,
      ),
    ).toBeVisible();
    expect(button('Periksa lagi')).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await field('Waktu')).toHaveFocus();
    expect(await field('Waktu')).toHaveValue('512');
    expect(await readRuns(team.id)).toHaveLength(1);

    await user.keyboard('{Enter}');
    await question();
    await user.tab();
    expect(button('Ya, simpan')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await field('Tim')).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(async () =>
      expect(await readRuns(team.id)).toEqual([
        finished(1, 60, '00:31.40'),
        finished(2, 60, '00:05.12'),
      ]),
    );
  });

  it('of more points than all others is asked about, with a comma', async () => {
    await addUsualRuns();
    const { team, number } = numberOf(0);
    const { user } = await openScoreEntry();
    await user.keyboard(`${number}{Enter}600,5{Enter}13000{Enter}`);
    expect(
      (await question()).getByText((text) =>
        text.startsWith(`${team.name}: 600,5 poin jauh di atas poin tertinggi babak ini`),
      ),
    ).toBeVisible();
    await user.click(button('Ya, simpan'));
    await waitFor(async () =>
      expect(await readRuns(team.id)).toEqual([finished(1, 600.5, '01:30.00')]),
    );
  });

  it('that is usual is saved at once', async () => {
    await addUsualRuns();
    const { team, number } = numberOf(0);
    const { user } = await openScoreEntry();
    await user.keyboard(`${number}{Enter}60{Enter}12000{Enter}`);
    await waitFor(async () =>
      expect(await readRuns(team.id)).toEqual([finished(1, 60, '01:20.00')]),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('what cannot be saved', () => {
  it.each([
    ['0000', /^Waktu 0 tidak dapat dicatat/],
    ['41', '41 dapat berarti 00:41.00 atau 00:00.41. Tulis lengkap sebagai MM:SS.hh.'],
    ['1:59:59', /^1:59:59 dapat berarti 01:59\.59 atau 1 jam 59 menit 59 detik\./],
  ])('as a time: %s', async (time, message) => {
    const { team, number } = numberOf(0);
    const { user } = await openScoreEntry();
    await user.keyboard(`${number}{Enter}80{Enter}${time}{Enter}`);
    expect(await screen.findByText(message)).toBeVisible();
    expect(await readRuns(team.id)).toEqual([]);
  });
});

it('a file with unusual runs marks them, and asks once', async () => {
  await addUsualRuns();
  const { tournamentId, categoryId } = target();
  const address = `?tournament=${tournamentId}&category=${categoryId}`;
  const { user } = await renderApp(`/organiser/scores/import${address}`);
  await user.click(await field('Atau tempel dari lembar kerja'));
  const rows = [0, 1, 2].map((index) => numberOf(index).team);
  const lines = ['00:01.00', '01:20.00', '01:25.00'].map(
    (time, index) => `${rows[index]?.code};;${index === 0 ? 1 : 2};60;${time}`,
  );
  await user.paste(['Kode;Babak;Lari;Poin;Waktu', ...lines].join('\n'));
  await user.click(button('Periksa'));
  const doubt = '00:01.00 jauh lebih cepat dari waktu terbaik babak ini';
  const region = within(await screen.findByRole('region', { name: 'Pratinjau' }));
  expect(await region.findByText((text) => text.startsWith(`Benar? ${doubt}`))).toBeVisible();
  await user.click(region.getByRole('button', { name: 'Simpan 3 skor' }));
  const line = `${rows[0]?.name}: ${doubt}`;
  expect((await question()).getByText((text) => text.startsWith(line))).toBeVisible();
  await user.click(button('Periksa lagi'));
  expect(await readRuns(rows[0]?.id ?? 0)).toEqual([]);
  await user.click(region.getByRole('button', { name: 'Simpan 3 skor' }));
  await question();
  await user.click(button('Ya, simpan'));
  expect(await screen.findByText('3 skor telah disimpan.')).toBeVisible();
  expect((await readScoreEntry()).runs).toHaveLength(atStart().runs.length + 6);
});

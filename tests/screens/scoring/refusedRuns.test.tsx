import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { finished, useRunsPage } from '../../support/screens/runsPage.ts';
import { row } from '../../support/screens/scoreEntryPage.ts';

const { applyScenarios, clearScenarios, openScoreEntry, numberOf, ...runsPage } = useRunsPage();
const { setRound, addRun, readRuns } = runsPage;

const comeBack = () => act(async () => void window.dispatchEvent(new Event('online')));

describe('a run that is refused', () => {
  it('because another desk has entered it is kept, and becomes another run of the team', async () => {
    await setRound({ runCount: 3 });
    const { user } = await openScoreEntry();
    const { team, number } = numberOf(0);
    await user.keyboard(`${number}{Enter}80{Enter}`);
    await addRun({ team_id: team.id, number: 1 });
    await user.keyboard('10738{Enter}');
    expect(
      await screen.findByText('Percobaan 1 tim ini sudah dicatat: 60 poin, 01:30.00.'),
    ).toBeVisible();
    expect(screen.getByText(/^Yang Anda isi tetap di sini: koreksi lalu simpan/)).toBeVisible();
    expect(row('Ditolak').getByText('80 poin · 01:07.38')).toBeVisible();
    expect(screen.getByText(`${team.name}, Percobaan 1: 80 poin, 01:07.38 ditolak.`)).toBeVisible();
    await user.click(row('Ditolak').getByRole('button', { name: /^Koreksi/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Percobaan'), 'Percobaan 2');
    await user.click(dialog.getByRole('button', { name: 'Simpan koreksi' }));
    await waitFor(async () =>
      expect(await readRuns(team.id)).toEqual([
        finished(1, 60, '01:30.00'),
        finished(2, 80, '01:07.38'),
      ]),
    );
    await waitFor(() => expect(screen.queryByText('Ditolak')).toBeNull());
  });

  it('is announced together with others that are refused', async () => {
    await applyScenarios('offline:addRun');
    const { user } = await openScoreEntry();
    for (const index of [0, 1]) {
      await user.keyboard(`${numberOf(index).number}{Enter}80{Enter}10738{Enter}`);
      await screen.findByText(new RegExp(`^${index + 1} skor menunggu jaringan`));
    }
    await setRound({ state: 'closed' });
    clearScenarios();
    await comeBack();
    expect(await screen.findByText(/^2 skor tidak diterima\./)).toBeVisible();
    const reasons = screen.getAllByText('Babak Penyisihan sudah ditutup.');
    expect(reasons).toHaveLength(2);
    for (const reason of reasons) expect(reason).not.toHaveAttribute('role');
  });

  it('because its round was closed is kept, and can be discarded', async () => {
    const { user } = await openScoreEntry();
    const { team, number } = numberOf(0);
    await setRound({ state: 'closed' });
    await user.keyboard(`${number}{Enter}80{Enter}10738{Enter}`);
    expect(await screen.findByText('Babak Penyisihan sudah ditutup.')).toBeVisible();
    expect(row('Ditolak').getByText('80 poin · 01:07.38')).toBeVisible();
    await screen.findByText(/^Babak Penyisihan sudah ditutup: percobaannya tidak dapat ditambah/);
    await user.click(row('Ditolak').getByRole('button', { name: /^Buang skor/ }));
    expect(await screen.findByText(`Skor ${team.name} dibuang.`)).toBeVisible();
  });
});

it('an entry that an earlier version has stored is sent as the first run of the first round', async () => {
  await setRound({ runCount: 2 });
  await applyScenarios('offline:addRun');
  const { user } = await openScoreEntry();
  const { team, number } = numberOf(0);
  await user.keyboard(`${number}{Enter}80{Enter}10738{Enter}`);
  await screen.findByText('Menunggu jaringan');
  cleanup();
  const key = Object.keys(localStorage).find((each) => each.includes('waiting-score')) ?? '';
  const stored = JSON.parse(localStorage.getItem(key) ?? '') as Record<string, unknown>;
  const { roundId, number: runNumber, outcome, reason, ...earlier } = stored;
  expect([typeof roundId, runNumber, outcome, reason]).toEqual(['number', 1, 'finished', null]);
  localStorage.setItem(key, JSON.stringify(earlier));
  await openScoreEntry();
  await waitFor(() => expect(row('Menunggu jaringan').getByText('Percobaan 1:')).toBeVisible());
  clearScenarios();
  await comeBack();
  await waitFor(async () => expect(await readRuns(team.id)).toEqual([finished(1, 80, '01:07.38')]));
});

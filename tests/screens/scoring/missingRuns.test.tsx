import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { leaveOutOfRound } from '../../support/leaveOut.ts';
import { button, field } from '../../support/screens/queries.ts';
import { useRoundsPage } from '../../support/screens/roundsPage.ts';

// What organisers see of runs that are not entered, before a round is opened and afterwards.

const page = useRoundsPage();
const { readScoreEntry, readRounds, saveRounds, addRuns, addRun, openRounds, item } = page;

const unfinished = { outcome: 'dns', points: null, time: null };
const openDialog = async () => {
  const app = await openRounds();
  await app.user.click(await screen.findByRole('button', { name: 'Buka Final' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Buka Final' }));
  await dialog.findByText(/tim dipilih$/);
  const submit = () => app.user.click(dialog.getByRole('button', { name: /^(Buka|Menunggu) / }));
  const decide = (label: string | RegExp, decision: string) =>
    app.user.selectOptions(dialog.getByRole('combobox', { name: label }), decision);
  return { ...app, dialog, submit, decide };
};
/** Enters every run of the round but those of the first teams; returns the names of these. */
async function addOthers(count: number): Promise<string[]> {
  const { teams } = await readScoreEntry();
  for (const { id } of teams.slice(count)) await addRun(id, unfinished);
  return teams.slice(0, count).map(({ name }) => name);
}
/** Opens the final with the first team, without the page. */
async function openFirstTeam(): Promise<void> {
  const [, final] = await readRounds();
  const winner = (await readScoreEntry()).teams[0]?.id;
  await page.send('POST', `/api/organiser/rounds/${final?.id}/open`, { team_ids: [winner] });
}
const named = (name: string | undefined) => new RegExp(`${name}$`);

describe('runs that are not entered', () => {
  it('are named first, and keep the round closed until every team is decided', async () => {
    await saveRounds({}, { name: 'Final', team_count: 1 });
    const [winner = '', late, gone] = await addOthers(3);
    await addRuns([90]);
    const { dialog, submit, decide } = await openDialog();
    expect(dialog.getAllByRole('alert')[0]).toHaveTextContent(
      '2 percobaan Penyisihan belum dicatat dari 2 tim.',
    );
    const fields = dialog.getAllByRole('combobox');
    expect(fields[0]?.compareDocumentPosition(dialog.getByRole('list'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await submit();
    expect(
      dialog.getByText(`Tentukan dulu percobaan yang belum dicatat: ${late} dan ${gone}.`),
    ).toBeVisible();
    expect(dialog.getByRole('combobox', { name: named(late) })).toHaveFocus();
    await decide(named(gone), 'Tidak hadir');
    await decide(named(late), 'Masih akan bertanding');
    expect(dialog.getByText(`Belum dapat dibuka: ${late} masih akan bertanding.`)).toBeVisible();
    await submit();
    expect(dialog.getByRole('button', { name: 'Menunggu 1 tim' })).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Ke meja skor' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/organiser\/scores\?tournament=\d+&category=\d+$/),
    );
    expect((await readRounds())[1]?.team_ids).toEqual([]);
    await decide(named(late), 'Tanpa percobaan yang tersisa');
    expect(
      dialog.getByText('Belum ada percobaan yang dicatat. Tim ini tidak mendapat peringkat.'),
    ).toBeVisible();
    await waitFor(() => expect(button('Buka Final')).toBeEnabled());
    await submit();
    expect(
      await screen.findByText('Babak Final telah dibuka. 1 percobaan dicatat tidak hadir.'),
    ).toBeVisible();
    const { runs } = await readScoreEntry();
    const outcomeOf = (name: string | undefined) =>
      runs.filter(({ team }) => team.name === name).map(({ outcome }) => outcome);
    expect([winner, late, gone].map(outcomeOf)).toEqual([['finished'], [], ['dns']]);
  });

  it('are decided for all teams at once, and one of them otherwise', async () => {
    await saveRounds({ run_count: 2 }, { name: 'Final', team_count: 1 });
    const [name] = await addRuns([90]);
    const { dialog, submit, decide } = await openDialog();
    await decide('Semua tim di bawah ini', 'Tidak hadir');
    const fields = dialog.getAllByRole<HTMLSelectElement>('combobox');
    expect(new Set(fields.map(({ value }) => value))).toEqual(new Set(['absent']));
    await decide(named(name), 'Tanpa percobaan yang tersisa');
    expect(dialog.getByRole('combobox', { name: 'Semua tim di bawah ini' })).toHaveValue('');
    expect(
      dialog.getByText(
        '1 dari 2 percobaan dicatat. Hanya percobaan yang sudah dicatat yang dihitung.',
      ),
    ).toBeVisible();
    await waitFor(() => expect(button('Buka Final')).toBeEnabled());
    await submit();
    const { teams } = await readScoreEntry();
    expect(
      await screen.findByText(
        `Babak Final telah dibuka. ${2 * (teams.length - 1)} percobaan dicatat tidak hadir.`,
      ),
    ).toBeVisible();
  });

  it('are asked about again where a run has come since', async () => {
    await saveRounds({ run_count: 2 }, { name: 'Final', team_count: 1 });
    const { teams } = await readScoreEntry();
    await addRuns([90]);
    const { dialog, submit, decide } = await openDialog();
    await decide('Semua tim di bawah ini', 'Tanpa percobaan yang tersisa');
    await addRun(teams[1]?.id ?? 0, { points: 95 });
    await submit();
    expect(
      await dialog.findByText(
        'Percobaan babak Penyisihan yang belum dicatat baru saja berubah. Periksa kembali.',
      ),
    ).toBeVisible();
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: named(teams[1]?.name) })).toHaveValue(''),
    );
    expect(dialog.getByRole('combobox', { name: named(teams[0]?.name) })).toHaveValue('left_out');
    await decide(named(teams[1]?.name), 'Tanpa percobaan yang tersisa');
    await submit();
    expect(await screen.findByText('Babak Final telah dibuka.')).toBeVisible();
    expect((await readRounds())[1]?.team_ids).toEqual([teams[1]?.id]);
  });

  it('of an absent team change the ranking on the screen as they will', async () => {
    await saveRounds(
      { run_count: 2, counting: 'sum', ranking: 'time' },
      { name: 'Final', team_count: 1 },
    );
    const { teams } = await readScoreEntry();
    const [one, other] = teams;
    for (const number of [1, 2])
      for (const { id } of teams.slice(2)) await addRun(id, { ...unfinished, number });
    await addRun(one?.id ?? 0, { time: '00:10.00' });
    await addRun(other?.id ?? 0, { time: '00:20.00' });
    const { dialog, submit, decide } = await openDialog();
    const ticked = (name: string | undefined) =>
      dialog.findByRole('checkbox', { name: new RegExp(`^1\\. .*${name}`) });
    expect(await ticked(one?.name)).toBeChecked();
    await decide(named(one?.name), 'Tidak hadir');
    await decide(named(other?.name), 'Tanpa percobaan yang tersisa');
    expect(await ticked(other?.name)).toBeChecked();
    await submit();
    expect(await screen.findByText(/^Babak Final telah dibuka\. 1 percobaan/)).toBeVisible();
    expect((await readRounds())[1]?.team_ids).toEqual([other?.id]);
  });
});

describe('a round from which teams have advanced', () => {
  const openFinal = async () => {
    await saveRounds({}, { name: 'Final', team_count: 1 });
    await addOthers(2);
    await addRuns([90]);
    const app = await openDialog();
    await app.decide(/./, 'Tanpa percobaan yang tersisa');
    await app.submit();
    await screen.findByText('Babak Final telah dibuka.');
    return app;
  };
  const reopen = async ({ user }: Awaited<ReturnType<typeof openRounds>>) => {
    await user.click(await screen.findByRole('button', { name: 'Buka kembali Penyisihan' }));
    return within(await screen.findByRole('dialog', { name: 'Buka kembali Penyisihan?' }));
  };

  it('is opened again with a reason, which takes back a final without a run', async () => {
    const app = await openFinal();
    const dialog = await reopen(app);
    expect(dialog.getByText(/^Final belum memiliki skor, jadi ditutup/)).toBeVisible();
    expect(
      dialog.getByText(/Tim yang dulu Anda pilih sendiri dipilih lagi juga; nama dan alasannya/),
    ).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Buka kembali' }));
    expect(await dialog.findByText('Tulis alasannya.')).toBeVisible();
    await app.user.type(await field('Alasan'), 'Boyo datang terlambat{Enter}');
    expect(
      await screen.findByText(
        'Babak Penyisihan telah dibuka kembali. Final belum memiliki skor, jadi ditutup: timnya dipilih lagi saat dibuka.',
      ),
    ).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Buka Final' })).toBeVisible();
    expect(item('Final').getByText('Belum dibuka')).toBeVisible();
    expect(item('Penyisihan').getByText('Terbuka')).toBeVisible();
  });

  it('says that a final with a run stands', async () => {
    await saveRounds({}, { name: 'Final', team_count: 1 });
    await addOthers(1);
    await addRuns([90]);
    await openFirstTeam();
    const [, final] = await readRounds();
    await addRun(final?.team_ids?.[0] ?? 0, { round_id: final?.id, points: 50 });
    const app = await openRounds();
    const dialog = await reopen(app);
    expect(dialog.getByText(/^Final sudah memiliki skor, jadi tetap/)).toBeVisible();
    await app.user.type(await field('Alasan'), 'Percobaan susulan{Enter}');
    expect(
      await screen.findByText(/^Babak Penyisihan telah dibuka kembali\. Final sudah memiliki/),
    ).toBeVisible();
    expect((await readRounds()).map(({ state }) => state)).toEqual(['open', 'open']);
  });
});

describe('score entry', () => {
  it('calls a round that has no teams yet not closed', async () => {
    await saveRounds({}, { name: 'Final', team_count: 1 });
    await addRuns([90]);
    const { user } = await page.openScoreEntry();
    await user.selectOptions(await field('Babak'), 'Final (belum dibuka)');
    expect(
      await screen.findByText(
        'Babak Final belum dibuka: penyelenggara memilih timnya di halaman Babak.',
      ),
    ).toBeVisible();
    expect(screen.queryByText(/ditutup/)).toBeNull();
  });

  it('starts at the last round that was open once all are closed', async () => {
    await saveRounds({}, { name: 'Final', team_count: 1 }, { name: 'Final besar', team_count: 1 });
    await addOthers(1);
    await addRuns([90]);
    await openFirstTeam();
    const data = await readScoreEntry();
    const finalId = data.rounds[1]?.id ?? 0;
    await page.send('PUT', `/api/organiser/rounds/${finalId}/state`, {
      state: 'closed',
      missing: leaveOutOfRound(data, finalId),
    });
    await page.renderScoreEntry();
    expect(await field('Babak')).toHaveDisplayValue('Final (ditutup)');
  });
});

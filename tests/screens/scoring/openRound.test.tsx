import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { teams as teamsTable } from '../../../server/db/schema.ts';
import { field } from '../../support/screens/queries.ts';
import { useRoundsPage } from '../../support/screens/roundsPage.ts';

const page = useRoundsPage();
const { backend, readScoreEntry, readRounds, correctRun } = page;
const { saveRounds, addRuns, addRun, openRounds, item, readTeams, leaveOutOthers } = page;

describe('opening a round', () => {
  const openFinal = async () => {
    const app = await openRounds();
    await app.user.click(await screen.findByRole('button', { name: 'Buka Final' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Buka Final' }));
    await dialog.findByText(/tim dipilih$/);
    await leaveOutOthers(app.user);
    return { ...app, dialog };
  };

  it('names who shares the last rank, and takes the choice with a reason', async () => {
    await saveRounds({}, { name: 'Final', team_count: 2 });
    const names = await addRuns([90, 80, 80, 70]);
    const { user, dialog } = await openFinal();
    const tick = (index: number) =>
      dialog.getByRole('checkbox', { name: new RegExp(`\\. .*${names[index]}`) });
    expect(tick(0)).toBeChecked();
    expect(dialog.getByText(/^Peringkat 2 sama/)).toHaveTextContent(
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
    // The button that was pressed is gone.
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Final' })).toHaveFocus());
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
    await correctRun(teams[1]?.id ?? 0, 100);
    await user.keyboard('{Enter}');
    expect(await dialog.findByText(/^Peringkat baru saja berubah/)).toBeVisible();
    expect(
      await dialog.findByRole('checkbox', { name: new RegExp(`^1\\. .*${names[1]}`) }),
    ).toBeChecked();
    expect(dialog.getByLabelText(/^Alasan/)).toHaveValue('Sesuai peringkat');
    await user.click(dialog.getByRole('button', { name: 'Buka Final' }));
    expect(await screen.findByText('Babak Final telah dibuka.')).toBeVisible();
    expect((await readRounds())[1]?.team_ids).toEqual([teams[1]?.id]);
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

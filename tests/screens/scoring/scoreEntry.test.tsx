import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { teams as teamTable } from '../../../server/db/schema.ts';
import { button, field } from '../../support/screens/queries.ts';
import { row, useScoreEntryPage } from '../../support/screens/scoreEntryPage.ts';

const { renderApp, backend, atStart, ...scoreEntry } = useScoreEntryPage();
const { openScoreEntry, numberOf, readScoreEntry, readResults } = scoreEntry;

describe('score entry', () => {
  it("is chosen once, of today's categories first: the address has tournament and category", async () => {
    const { user, router } = await renderApp('/organiser/scores');
    const headings = await screen.findAllByRole('heading', { level: 2 });
    const [today, next] = headings.map(({ textContent: name }) =>
      within(screen.getByRole('region', { name })),
    );
    expect(today?.getByText('Hari ini')).toBeVisible();
    expect(next?.queryByText('Hari ini')).toBeNull();
    expect(next?.getAllByRole('link').length).toBeGreaterThan(0);
    const sumo = await today?.findByRole('link', {
      name: /^Sumo Robot\s*\d+ \/ \d+ (tim|percobaan)$/,
    });
    await user.click(sumo as Element);
    await field('Poin');
    expect(router.state.location.search).toMatch(/^\?tournament=\d+&category=\d+$/);
    await user.click(screen.getByRole('link', { name: 'Ganti meja' }));
    expect(await screen.findByRole('link', { name: /^Sumo Robot/ })).toBeVisible();
  });

  it('is chosen in a list for tournaments that are not near', async () => {
    const { user, router } = await renderApp('/organiser/scores');
    const list = await field('Lomba lain');
    const [, another] = within(list).getAllByRole<HTMLOptionElement>('option');
    await user.selectOptions(list, another?.value ?? '');
    await screen.findByRole('link', { name: 'Pilih lomba lain' });
    const [category] = screen.getAllByRole('link', { name: /\d+ tim$/ });
    await user.click(category as Element);
    expect(router.state.location.search).toMatch(
      new RegExp(`^\\?tournament=${another?.value}&category=\\d+$`),
    );
  });

  it('takes a score with three presses of Enter, and is free for the next one', async () => {
    const { user } = await openScoreEntry();
    const [first, second] = [numberOf(0), numberOf(1)];
    await user.keyboard(`${first.number}{Enter}80{Enter}10738{Enter}`);
    expect(await field('Tim')).toHaveFocus();
    expect(await field('Tim')).toHaveValue('');
    await user.keyboard(`${second.number}{Enter}75{Enter}5900{Enter}`);
    await waitFor(async () =>
      expect((await readResults()).slice(0, 2)).toEqual([
        { team: second.team.name, points: 75, time: '00:59.00' },
        { team: first.team.name, points: 80, time: '01:07.38' },
      ]),
    );
    expect(
      await screen.findByText(`${second.team.name}: 75 poin, 00:59.00 dicatat.`),
    ).toBeVisible();
    await waitFor(() => expect(row(first.team.name).getByText('80 poin · 01:07.38')).toBeVisible());
    await waitFor(() => expect(screen.queryByText('Mengirim...')).toBeNull());
    expect(Object.keys(localStorage).filter((key) => key.includes('waiting-score'))).toEqual([]);
  });

  it('takes negative points from a numeric pad without a minus sign', async () => {
    const { user } = await openScoreEntry();
    const { team, number } = numberOf(0);
    await user.keyboard(`${number}{Enter}`);
    await user.click(button('± Ubah tanda poin'));
    expect(await field('Poin')).toHaveFocus();
    await user.keyboard('25');
    expect(await field('Poin')).toHaveValue('-25');
    await user.click(button('± Ubah tanda poin'));
    expect(await field('Poin')).toHaveValue('25');
    await user.click(button('± Ubah tanda poin'));
    await user.keyboard('{Enter}10738{Enter}');
    await waitFor(async () =>
      expect((await readResults())[0]).toMatchObject({ team: team.name, points: -25 }),
    );
  });

  it('finds a team by a part of its name, with the arrows too', async () => {
    const { user } = await openScoreEntry();
    const { team } = numberOf(0);
    await user.keyboard(team.name);
    const list = within(screen.getByRole('listbox', { name: 'Tim yang cocok' }));
    expect(list.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowUp}');
    expect(list.getAllByRole('option').at(-1)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}{Tab}');
    expect(await field('Poin')).toHaveFocus();
    await user.keyboard('{Enter}738');
    expect(screen.getByText('Dibaca 00:07.38')).toBeVisible();
    await user.click(await field('Tim'));
    await user.keyboard('{Escape}zzzz');
    expect(screen.getByText('Tidak ada tim yang cocok.')).toBeVisible();
    await user.click(button('Simpan'));
    expect(await readResults()).toEqual(
      atStart().runs.map(({ team: { name }, points, time }) => ({ team: name, points, time })),
    );
  });

  it('takes no team where what was typed fits several, says so, and lets the arrows choose', async () => {
    const [one, two] = [numberOf(0).team, numberOf(1).team];
    for (const [index, { id }] of [one, two].entries())
      await backend.db
        .update(teamTable)
        .set({ code: `X-AB${'CD'[index]}Z-54321` as const, name: `Kembar ${'AB'[index]}` })
        .where(eq(teamTable.id, id));
    const { user } = await openScoreEntry();
    const input = await field('Tim');
    await user.keyboard('54321{Enter}');
    expect(input).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent(
      '"54321" cocok dengan 2 tim. Ketik nomor peserta atau pilih dari daftar.',
    );
    expect(input).toHaveAccessibleDescription(/cocok dengan 2 tim/);
    const list = within(screen.getByRole('listbox', { name: 'Tim yang cocok' }));
    expect(list.getAllByRole('option', { selected: false })).toHaveLength(2);
    expect(
      list.getByRole('option', { name: new RegExp(`^Nomor peserta ${two.start_number} `) }),
    ).toBeVisible();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.keyboard('{Enter}');
    expect(await field('Poin')).toHaveFocus();
    expect(input).toHaveValue('Kembar B');
    // By mouse or another field it is refused as well.
    await user.click(input);
    await user.keyboard('{Escape}kembar');
    await user.click(button('Simpan'));
    expect(input).toHaveAccessibleDescription(/"kembar" cocok dengan 2 tim/);
    await user.click(input);
    await user.keyboard(`{Escape}#${one.start_number}{Enter}`);
    expect(input).toHaveValue('Kembar A');
    expect(input).toHaveAccessibleDescription(`Nomor peserta ${one.start_number} · X-ABCZ-54321`);
  });

  it('offers the teams that are still to come, and chooses one at a press', async () => {
    const { user } = await openScoreEntry();
    const { teams, runs } = atStart();
    const scored = new Set(runs.map(({ team }) => team.id));
    const remaining = teams.filter(({ id }) => !scored.has(id));
    const group = () => within(screen.getByRole('group', { name: 'Belum dicatat' }));
    expect(group().getAllByRole('button')).toHaveLength(Math.min(remaining.length, 8));
    expect(screen.getByText(`${scored.size} dari ${teams.length} tim sudah dicatat`)).toBeVisible();
    const [first] = remaining;
    await user.click(
      group().getByRole('button', {
        name: `Nomor peserta ${first?.start_number} ${first?.name}`,
      }),
    );
    expect(await field('Tim')).toHaveValue(first?.name);
    expect(await field('Poin')).toHaveFocus();
    expect(screen.getByText('Mis. 01:34.54 atau 13454')).toBeVisible();
    await user.keyboard('80{Enter}10738{Enter}');
    await screen.findByText(`${scored.size + 1} dari ${teams.length} tim sudah dicatat`);
    expect(
      group().queryByRole('button', {
        name: `Nomor peserta ${first?.start_number} ${first?.name}`,
      }),
    ).toBeNull();
  });

  it('keeps what was typed with the team for which it was typed', async () => {
    const { user } = await openScoreEntry();
    const remaining = within(screen.getByRole('group', { name: 'Belum dicatat' }));
    const choose = async (index: number) =>
      user.click(remaining.getAllByRole('button').at(index) ?? document.body);
    await choose(0);
    await user.keyboard('9999{Enter}10000');
    await choose(1);
    expect(await field('Poin')).toHaveValue('');
    expect(await field('Waktu')).toHaveValue('');
    await user.keyboard('55{Enter}');
    await choose(0);
    expect(await field('Poin')).toHaveValue('9999');
    expect(await field('Waktu')).toHaveValue('10000');
    await user.keyboard('80{Enter}');
    expect(await field('Poin')).toHaveValue('80');
  });

  it('saves for no team what was typed for another one, whose number was replaced', async () => {
    const { user } = await openScoreEntry();
    const [first, second] = [numberOf(0), numberOf(1)];
    await user.keyboard(`${first.number}{Enter}44{Enter}10100`);
    await user.clear(await field('Tim'));
    await user.keyboard(`${second.number}{Enter}`);
    expect(await field('Poin')).toHaveValue('');
    expect(await field('Waktu')).toHaveValue('');
    await user.clear(await field('Tim'));
    await user.keyboard(`${first.number}{Enter}`);
    expect(await field('Waktu')).toHaveValue('10100');
    // Not even with a press on the button while the new number is not taken yet.
    await user.clear(await field('Tim'));
    await user.keyboard(second.number);
    await user.click(button('Simpan'));
    expect(await field('Tim')).toHaveValue(second.team.name);
    expect(await field('Poin')).toHaveValue('');
    expect((await readResults()).map(({ team }) => team)).not.toContain(second.team.name);
  });

  it('tells what is missing, and keeps what was typed', async () => {
    const { user } = await openScoreEntry();
    await user.click(button('Simpan'));
    expect(await screen.findByText('Pilih tim dari daftar.')).toBeVisible();
    await user.click(await field('Tim'));
    await user.keyboard(`${numberOf(0).number}{Enter}1.555{Enter}10760{Enter}`);
    expect(
      await screen.findByText(
        'Poin harus bilangan dari -9999 sampai 99999, dengan paling banyak dua angka di belakang koma.',
      ),
    ).toBeVisible();
    await user.clear(await field('Poin'));
    await user.type(await field('Poin'), '5{Enter}99999{Enter}');
    expect(await field('Poin')).toHaveValue('5');
  });

  it('corrects a score that is chosen again, deletes it, and takes that back', async () => {
    const { user } = await openScoreEntry();
    const { team, number } = numberOf(0);
    await user.keyboard(`${number}{Enter}80{Enter}10738{Enter}`);
    await waitFor(() => expect(row(team.name).getByText('80 poin · 01:07.38')).toBeVisible());
    await waitFor(() => expect(screen.queryByText('Mengirim...')).toBeNull());
    expect(screen.getByText(`${team.name}: 80 poin, 01:07.38 dicatat.`)).toBeVisible();
    await user.keyboard(`${number}{Enter}`);
    const dialog = await screen.findByRole('dialog', { name: `Koreksi skor ${team.name}` });
    await waitFor(() => expect(within(dialog).getByLabelText('Poin')).toHaveFocus());
    await user.keyboard('90{Enter}');
    expect(await screen.findByText('90 poin · 01:07.38')).toBeVisible();
    // The line says what is recorded now.
    expect(screen.getByText(`${team.name}: 90 poin, 01:07.38 dicatat.`)).toBeVisible();
    await user.click(row(team.name).getByRole('button', { name: `Hapus skor ${team.name}` }));
    await waitFor(() => expect(screen.queryByText('90 poin · 01:07.38')).toBeNull());
    expect(screen.queryByText(/dicatat\.$/)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
    expect(await screen.findByText('90 poin · 01:07.38')).toBeVisible();
    expect(await screen.findByText(`${team.name}: 90 poin, 01:07.38 dicatat.`)).toBeVisible();
    await waitFor(async () =>
      expect((await readResults())[0]).toEqual({ team: team.name, points: 90, time: '01:07.38' }),
    );
  });

  it('shows the correction that somebody else has made before it is replaced', async () => {
    const { user } = await openScoreEntry();
    const { team, number } = numberOf(0);
    await user.keyboard(`${number}{Enter}80{Enter}10738{Enter}`);
    await waitFor(() => expect(screen.queryByText('Mengirim...')).toBeNull());
    const open = () =>
      user.click(row(team.name).getByRole('button', { name: `Koreksi skor ${team.name}` }));
    await waitFor(() => expect(row(team.name).getByText('80 poin · 01:07.38')).toBeVisible());
    await open();
    const dialog = within(await screen.findByRole('dialog'));
    const token = await backend.signIn('organiser');
    const [saved] = (await readScoreEntry()).runs;
    const correct = (points: number) =>
      backend.request('PUT', `/api/organiser/runs/${saved?.id}`, {
        token,
        body: { outcome: 'finished', points, time: '01:00.00' },
      });
    await correct(85);
    await user.type(dialog.getByLabelText('Waktu'), '{Enter}');
    expect(
      await dialog.findByText(
        'Skor ini baru saja dikoreksi di meja lain. Periksa kembali lalu ulangi.',
      ),
    ).toBeVisible();
    await screen.findByText('85 poin · 01:00.00');
    await user.click(dialog.getByRole('button', { name: 'Muat versi terbaru' }));
    expect(dialog.getByLabelText('Poin')).toHaveValue('85');
    await user.clear(dialog.getByLabelText('Poin'));
    await user.type(dialog.getByLabelText('Poin'), '86{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('86 poin · 01:00.00');
    // Nor does a removal delete what it does not show.
    await correct(70);
    await user.click(row(team.name).getByRole('button', { name: `Hapus skor ${team.name}` }));
    expect(
      await screen.findByText(
        'Skor ini baru saja dikoreksi di meja lain. Periksa kembali lalu ulangi.',
      ),
    ).toBeVisible();
    expect((await readScoreEntry()).runs[0]).toMatchObject({ id: saved?.id, points: 70 });
  });
});

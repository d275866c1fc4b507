import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { MatchRule, RoundMatches } from '../../../openapi/schema.d.ts';
import { button, field } from '../../support/screens/queries.ts';
import { useRoundsPage } from '../../support/screens/roundsPage.ts';

const page = useRoundsPage();
const { openRounds, readRounds, readScoreEntry, saveRounds, send, item } = page;

const groupRule: MatchRule = {
  kind: 'groups',
  group_count: 2,
  best_of: 1,
  counts: 'points',
  has_draws: true,
  walkover_score: 3,
  table_points: { win: 3, draw: 1, loss: 0 },
  tie_breakers: ['direct', 'difference'],
  has_third_place: false,
};
const knockoutRule: MatchRule = { ...groupRule, kind: 'knockout', group_count: 1 };

const planMatches = (rule: MatchRule, ...later: object[]) =>
  saveRounds({ match_rule: rule }, ...later);
const readDraw = async (): Promise<RoundMatches> => {
  const { match_rounds: drawn } = await readScoreEntry();
  if (!drawn?.[0]) throw new Error('The round is not drawn');
  return drawn[0];
};
/** Draws the first round as somebody else does, and returns it. */
const draw = async (method = 'seeds') => {
  const [round] = await readRounds();
  await send('PUT', `/api/organiser/rounds/${round?.id}/draw`, { method });
  return readDraw();
};
/** Ends the matches of the first round, by these scores of the first team. */
const endMatches = async (scoreOf: (index: number) => number) => {
  const { matches } = await readDraw();
  for (const [index, { id }] of matches.entries())
    await send('PUT', `/api/organiser/matches/${id}/result`, {
      key: crypto.randomUUID(),
      outcome: 'played',
      home_score: scoreOf(index),
      away_score: 1,
    });
};
const nameOf = async (id: number | null | undefined) =>
  (await readScoreEntry()).teams.find((team) => team.id === id)?.name ?? '';
const group = (name: string) => within(screen.getByRole('region', { name }));

describe('the editor of a round of matches', () => {
  const openEditor = async () => {
    const app = await openRounds();
    await app.user.click(await screen.findByRole('button', { name: 'Ubah aturan Penyisihan' }));
    await app.user.selectOptions(await field('Bentuk babak'), 'Grup');
    return app;
  };

  it('has the rule of a sport, and no field of runs', async () => {
    const { user } = await openEditor();
    expect(screen.queryByLabelText('Jumlah percobaan tiap tim')).toBeNull();
    expect(screen.queryByLabelText('Peringkat menurut')).toBeNull();
    expect(await field('Aturan siap pakai')).toHaveDisplayValue('Sumo');
    expect(screen.queryByLabelText(/^Skor menang WO/)).toBeNull();
    await user.selectOptions(await field('Aturan siap pakai'), 'Sepak bola robot');
    expect(await field('Satu pertandingan')).toHaveDisplayValue('Satu ronde, gol atau poin');
    expect(screen.getByRole('checkbox', { name: 'Pertandingan bisa seri' })).toBeChecked();
    await user.clear(await field('Jumlah grup'));
    await user.type(await field('Jumlah grup'), '33{Enter}');
    expect(await screen.findByText('Isi angka 1 sampai 32.')).toBeVisible();
    await user.keyboard('{Backspace}{Backspace}2{Enter}');
    expect(
      await screen.findByText(/^Grup: 2 grup, satu ronde dengan gol atau poin, bisa seri/),
    ).toBeVisible();
    expect(await readRounds()).toMatchObject([
      {
        run_count: 1,
        ranking: 'points_only',
        match_rule: {
          ...groupRule,
          tie_breakers: ['direct', 'difference', 'for', 'won'],
        },
      },
    ]);
  });

  it('orders by keyboard what decides between equal teams, and says what the server does not take', async () => {
    const { user } = await openEditor();
    await user.click(screen.getByText('Poin klasemen dan poin sama'));
    act(() => button('Turunkan Pertemuan langsung').focus());
    await user.keyboard('{Enter}{Enter}{Enter}');
    // At the end there is no way further down.
    expect(button('Naikkan Pertemuan langsung')).toHaveFocus();
    await user.click(button('Hapus Jumlah kemenangan'));
    await user.keyboard('{Enter}');
    expect(button('Hapus Jumlah kemenangan')).toHaveFocus();
    await user.click(button('Hapus Selisih skor'));
    await user.clear(await field('Menang'));
    await user.type(await field('Menang'), '0{Enter}');
    expect(
      await screen.findByText(/menang harus bernilai lebih dari seri.*Yang Anda isi tetap di sini/),
    ).toBeVisible();
    await user.type(await field('Menang'), '{Backspace}2');
    await user.click(button('Simpan'));
    await waitFor(async () =>
      expect(await readRounds()).toMatchObject([
        {
          match_rule: {
            table_points: { win: 2, loss: 0 },
            tie_breakers: ['for', 'direct', 'won'],
          },
        },
      ]),
    );
  });

  it('adds a knock-out after groups, and says who advances and who has a bye', async () => {
    await planMatches(groupRule);
    const { user } = await openRounds();
    await user.click(await screen.findByRole('button', { name: 'Tambah babak' }));
    expect(await field('Bentuk babak')).toHaveDisplayValue('Gugur');
    expect(screen.queryByLabelText('Hasil babak sebelumnya')).toBeNull();
    const count = await field('Jumlah tim yang lolos ke babak ini');
    expect(count).toHaveAccessibleDescription(/^Dengan 2, 4, 8/);
    await user.type(count, '3');
    expect(count).toHaveAccessibleDescription(
      '3 tim dari 2 grup: juara grup dan 1 peringkat kedua terbaik. 1 tim terbaik lolos langsung ke babak berikutnya. Tanpa itu: 2 atau 4 tim.',
    );
    await user.keyboard('{Enter}');
    await screen.findByText('3 tim akan lolos');
    expect((await readRounds())[1]).toMatchObject({
      name: 'Fase gugur',
      match_rule: { kind: 'knockout', counts: 'points', has_draws: false, has_third_place: true },
    });
    // A round of runs starts without the points of the tables.
    await user.click(button('Ubah aturan Fase gugur'));
    await user.selectOptions(await field('Bentuk babak'), 'Percobaan');
    expect(screen.queryByLabelText('Hasil babak sebelumnya')).toBeNull();
  });

  it('says that another kind of round drops its draw, and does it', async () => {
    await planMatches(groupRule);
    await draw();
    const { user } = await openRounds();
    await user.click(await screen.findByRole('button', { name: 'Ubah aturan Penyisihan' }));
    expect(await screen.findByText(/^Pertandingan babak ini sudah disusun/)).toBeVisible();
    await user.selectOptions(await field('Bentuk babak'), 'Gugur');
    await user.click(button('Simpan'));
    expect(await screen.findByText(/Undian Penyisihan dihapus/)).toBeVisible();
    expect(await screen.findByText('Bagan belum dibuat')).toBeVisible();
  });
});

describe('the groups of a round', () => {
  const openDraw = async () => {
    const app = await openRounds();
    await app.user.click(await screen.findByRole('button', { name: /^Undi (ulang )?grup Peny/ }));
    return app;
  };

  it('are drawn, again after a warning, and not over what somebody else has drawn', async () => {
    await planMatches(groupRule);
    const { user } = await openDraw();
    expect(screen.queryByText(/^Susunan yang sekarang/)).toBeNull();
    await user.selectOptions(await field('Cara menempatkan tim'), 'Unggulan');
    expect(await field('Cara menempatkan tim')).toHaveAccessibleDescription(/^Menurut nomor start/);
    await user.click(button('Undi grup'));
    expect(await screen.findByText('Pertandingan Penyisihan telah disusun.')).toBeVisible();
    const { teams } = await readScoreEntry();
    await screen.findByRole('region', { name: 'Grup A' });
    const shown = ['Grup A', 'Grup B'].flatMap((name) => group(name).getAllByRole('listitem'));
    expect(shown).toHaveLength(teams.length);
    expect(group('Grup A').getByText(teams[0]?.club ?? '', { exact: false })).toBeVisible();
    await waitFor(() => expect(button('Undi ulang grup Penyisihan')).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Susunan yang sekarang diganti seluruhnya.')).toBeVisible();
    await draw();
    await user.click(button('Undi ulang'));
    expect(await screen.findByText(/baru saja diubah oleh orang lain.*Tekan lagi/)).toBeVisible();
    await user.click(button('Undi ulang'));
    await waitFor(async () => expect((await readDraw()).draw.method).toBe('lots'));
  });

  it('are not drawn the first time over what somebody else has drawn meanwhile', async () => {
    await planMatches(groupRule);
    const { user } = await openDraw();
    const { draw: before } = await draw();
    await user.click(button('Undi grup'));
    expect(await screen.findByText(/baru saja diubah oleh orang lain.*Tekan lagi/)).toBeVisible();
    expect((await readDraw()).draw).toEqual(before);
    // The dialog has learned that there is a draw.
    await user.click(await screen.findByRole('button', { name: 'Undi ulang' }));
    await waitFor(async () => expect((await readDraw()).draw.method).toBe('lots'));
  });

  it('take only teams that have come, if that is wanted', async () => {
    await planMatches(groupRule);
    const { user } = await openDraw();
    expect(await screen.findByText(/^\d+ tim, \d+ pertandingan\.$/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Hanya tim yang sudah hadir' }));
    expect(screen.queryByText(/^\d+ tim, \d+ pertandingan\.$/)).toBeNull();
    await user.click(button('Undi grup'));
    expect(await screen.findByText(/^Setiap grup memerlukan minimal 2 tim/)).toBeVisible();
  });

  it('are changed by keyboard, saved in one press, and asked about before they are lost', async () => {
    await planMatches(groupRule);
    const { draw: before } = await draw();
    const [moved = 0, other = 0] = before.groups?.[0] ?? [];
    const name = await nameOf(moved);
    const { user, router } = await openRounds();
    await user.click(await screen.findByRole('button', { name: 'Ubah susunan Penyisihan' }));
    expect(screen.getByRole('heading', { name: 'Ubah susunan' })).toHaveFocus();
    const place = () => screen.getByRole('combobox', { name: `Grup untuk ${name}` });
    await user.selectOptions(place(), 'Pindah ke Grup B');
    expect(place()).toHaveFocus();
    expect(group('Grup B').getByRole('combobox', { name: `Grup untuk ${name}` })).toBe(place());
    expect(screen.getByText(`${name} dipindah ke Grup B, belum disimpan.`)).toBeVisible();
    await act(() => router.navigate('/organiser'));
    const question = within(await screen.findByRole('dialog', { name: 'Susunan belum disimpan' }));
    await user.click(question.getByRole('button', { name: 'Tetap di sini' }));
    expect((await readDraw()).draw.groups).toEqual(before.groups);
    await draw('seeds');
    await user.click(await screen.findByRole('button', { name: 'Simpan susunan' }));
    expect(await screen.findByText(/Susunan Anda tetap di sini: simpan lagi/)).toBeVisible();
    await user.click(button('Simpan susunan'));
    await waitFor(() => expect(button('Ubah susunan Penyisihan')).toHaveFocus());
    const after = (await readDraw()).draw;
    expect(after.method).toBe('hand');
    expect(after.groups?.[0]).toContain(other);
    expect(after.groups?.[1]?.at(-1)).toBe(moved);
  });

  it('are not changed once a match has ended', async () => {
    await planMatches(groupRule);
    await draw();
    await endMatches(() => 2);
    const { user } = await openRounds();
    const all = (await readDraw()).matches.length;
    expect(await screen.findByText(`${all} dari ${all} pertandingan selesai`)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Undi|Ubah susunan)/ })).toBeNull();
    const { tournamentId, categoryId } = page.target();
    expect(screen.getByRole('link', { name: 'Hasil dan klasemen' })).toHaveAttribute(
      'href',
      `/tournament-result/${tournamentId}/${categoryId}`,
    );
    await user.click(button('Tutup Penyisihan'));
    expect(await screen.findByText('Babak Penyisihan telah ditutup.')).toBeVisible();
  });

  it('have lots drawn between teams that are equal in everything', async () => {
    await planMatches({ ...groupRule, tie_breakers: [] });
    await draw();
    await endMatches(() => 1);
    const { user } = await openRounds();
    await screen.findByRole('region', { name: 'Grup A' });
    await user.click(group('Grup A').getByRole('button', { name: /^Undi urutan/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Undi urutan .*\?$/ }));
    await user.click(dialog.getByRole('button', { name: 'Undi urutan' }));
    const said = await screen.findByText(/^Hasil undian: /);
    expect(await group('Grup A').findByText(/^Menurut undian: /)).toBeVisible();
    expect(group('Grup A').queryByRole('button', { name: /^Undi urutan/ })).toBeNull();
    // The button that was pressed is gone.
    await waitFor(() => expect(screen.getByText('Menurut unggulan')).toHaveFocus());
    const [first] = (await readDraw()).groups[0]?.rows ?? [];
    expect(said).toHaveTextContent(`Hasil undian: ${await nameOf(first?.team_id)}, `);
  });
});

describe('a bracket', () => {
  it('shows who has a bye, and exchanges two places', async () => {
    await planMatches(knockoutRule);
    const { user } = await openRounds();
    await user.click(await screen.findByRole('button', { name: 'Buat bagan Penyisihan' }));
    await user.click(await screen.findByRole('button', { name: 'Buat bagan' }));
    await user.click(await screen.findByRole('button', { name: 'Ubah susunan Penyisihan' }));
    const { slots } = (await readDraw()).draw;
    if (!slots) throw new Error('There is no bracket');
    expect(screen.queryAllByText('Lolos langsung')).toHaveLength(
      slots.filter((id) => id === null).length,
    );
    const filled = slots.flatMap((id, index) => (id === null ? [] : index));
    const [one = 0, other = 0] = [filled[0], filled.at(-1)];
    await user.selectOptions(await field('Tempat pertama'), `place ${one}`);
    await user.selectOptions(await field('Ditukar dengan'), `place ${other}`);
    await user.click(button('Tukar'));
    expect(await screen.findByText(/ditukar, belum disimpan\.$/)).toBeVisible();
    // What is loaded again may take its time.
    page.faults(http.get('*/scores', () => delay('infinite')));
    await user.click(button('Simpan susunan'));
    await screen.findByText('Disusun sendiri');
    expect(screen.getByRole('heading', { name: 'Pertandingan 1' }).closest('li')).toHaveTextContent(
      await nameOf(slots[other]),
    );
    await waitFor(async () =>
      expect((await readDraw()).draw.slots).toEqual(
        slots.with(one, slots[other] ?? null).with(other, slots[one] ?? null),
      ),
    );
  });
});

describe('opening a round after groups', () => {
  it('says what is missing, and from which places the teams come', async () => {
    await planMatches(groupRule, { name: 'Gugur', team_count: 2, match_rule: knockoutRule });
    await draw();
    const { user } = await openRounds();
    const open = async () => {
      await user.click(await screen.findByRole('button', { name: 'Buka Gugur' }));
      return within(await screen.findByRole('dialog', { name: 'Buka Gugur' }));
    };
    const dialog = await open();
    expect(await dialog.findByText(/2 tim dari 2 grup: juara grup\. Bagan penuh/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Batal' }));
    await endMatches((index) => index + 2);
    const ready = await open();
    expect(await ready.findAllByText(/^Grup [AB], peringkat 1 · \d+ poin/)).toHaveLength(2);
    await user.click(ready.getByRole('button', { name: 'Buka Gugur' }));
    expect(await screen.findByText('2 tim lolos')).toBeVisible();
    expect(item('Gugur').getByText('Bagan belum dibuat')).toBeVisible();
    expect(item('Gugur').getByRole('button', { name: 'Buat bagan Gugur' })).toBeVisible();
  });

  it('says by how many points teams of a larger group are compared', async () => {
    await planMatches(groupRule, { name: 'Gugur', team_count: 2, match_rule: knockoutRule });
    const [round] = await readRounds();
    const ids = (await readScoreEntry()).teams.map(({ id }) => id);
    const groups = [ids.slice(0, 3), ids.slice(3, 5)];
    await send('PUT', `/api/organiser/rounds/${round?.id}/draw`, { method: 'hand', groups });
    // Those that stand first in the list win.
    const places = (await readDraw()).matches.map(({ home, away }) =>
      [home, away].map(({ team_id: id }) => ids.indexOf(id ?? 0)),
    );
    await endMatches((index) => ((places[index]?.[0] ?? 0) < (places[index]?.[1] ?? 0) ? 2 : 0));
    const { user } = await openRounds();
    await user.click(await screen.findByRole('button', { name: 'Buka Gugur' }));
    const first = within(await screen.findByRole('list', { name: /^Tim/ }));
    expect(
      await first.findByText('Grup A, peringkat 1 · 6 poin · 3 poin tanpa lawan terbawah'),
    ).toBeVisible();
    expect(first.getByText('Grup B, peringkat 1 · 3 poin')).toBeVisible();
  });
});

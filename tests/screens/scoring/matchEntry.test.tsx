import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, it, vi } from 'vitest';
import { button } from '../../support/screens/queries.ts';
import { sumo, useMatchesPage } from '../../support/screens/matchesPage.ts';

const page = useMatchesPage();
const { drawMatches, planMatches, openMatches, enterResult, readMatch, renderScoreEntry } = page;
const { applyScenarios, clearScenarios, faults, backend, readRounds } = page;

const title = (name: string) => screen.findByRole('heading', { level: 2, name });
const bout = (team: string | undefined) => button(`Ronde untuk ${team}`);
const plus = (team: string | undefined) => button(`Tambah skor ${team}`);
const ended = () => within(screen.getByRole('region', { name: 'Hasil' }));
const waitingKeys = () =>
  Object.keys(localStorage).filter((key) => key.includes('robolaga-waiting-score'));
const comeBack = () => act(async () => void window.dispatchEvent(new Event('online')));

it('a match of bouts is over when a side has most of them, and the next one is there', async () => {
  const names = (await drawMatches(sumo, 4)).map(({ name }) => name);
  const [home, away, , fourth] = names;
  const { user } = await openMatches('Pertandingan 1 · Semifinal');
  await user.click(bout(home));
  await user.click(bout(away));
  expect(screen.getByText(`${home} 1, ${away} 1.`)).toBeVisible();
  await user.click(bout(away));
  await user.click(button('Urungkan tekanan terakhir'));
  expect(screen.getByText(`${home} 1, ${away} 1.`)).toBeVisible();
  await user.click(bout(home));
  expect(screen.getByText(`${home} 2, ${away} 1. ${home} menang pertandingan.`)).toBeVisible();
  // No more bouts are counted.
  await user.click(bout(away));
  await user.click(button('Selesai'));
  expect(await title('Pertandingan 2 · Semifinal')).toHaveFocus();
  expect(bout(fourth)).toBeVisible();
  const text = `${home} 2 : 1 ${away}`;
  expect(await screen.findByText(`Pertandingan 1 · Semifinal: ${text} dicatat.`)).toBeVisible();
  await waitFor(async () =>
    expect((await readMatch(1)).result).toMatchObject({ home_score: 2, away_score: 1 }),
  );
  expect(await screen.findByText('1 dari 3 pertandingan sudah dicatat')).toBeVisible();
  expect(waitingKeys()).toEqual([]);
});

it('what was counted outlives a reload and another match, and an early end is asked about', async () => {
  const [first, second, third] = await drawMatches(sumo, 4);
  const { user } = await openMatches();
  await user.click(bout(second?.name));
  await user.click(button(/^Pertandingan 2 · Semifinal/));
  expect(await title('Pertandingan 2 · Semifinal')).toHaveFocus();
  await user.click(bout(third?.name));
  cleanup();
  const again = await openMatches('Pertandingan 2 · Semifinal');
  expect(bout(third?.name)).toHaveTextContent(/1/);
  await again.user.click(button(/^Pertandingan 1 · Semifinal/));
  expect(bout(second?.name)).toHaveTextContent(/1/);
  await again.user.click(button('Selesai'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Akhiri dengan 0 : 1?' }));
  expect(dialog.getByText('Belum ada tim yang menang 2 ronde.')).toBeVisible();
  await again.user.click(dialog.getByRole('button', { name: 'Akhiri' }));
  expect(await ended().findByText(`${first?.name} 0 : 1 ${second?.name}`)).toBeVisible();
  expect(await title('Pertandingan 2 · Semifinal')).toHaveFocus();
});

it('a level knock-out by points asks who has won the extra bout', async () => {
  const [home, away] = await drawMatches({}, 2);
  const { user } = await openMatches('Pertandingan 1 · Final');
  await user.click(plus(home?.name));
  await user.clear(screen.getByLabelText(`Skor ${away?.name}`));
  await user.type(screen.getByLabelText(`Skor ${away?.name}`), '2');
  await user.click(button(`Kurangi skor ${away?.name}`));
  await user.click(button('Selesai'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Skor seri 1 : 1' }));
  await user.click(dialog.getByRole('button', { name: away?.name ?? '' }));
  expect(await ended().findByText(`Tambahan: ${away?.name} menang`)).toBeVisible();
  await waitFor(async () =>
    expect((await readMatch(1)).result).toMatchObject({ extra_winner: 'away', winner: 'away' }),
  );
  expect(
    await screen.findByText(/^Semua pertandingan dicatat di babak Penyisihan\./),
  ).toBeVisible();
});

it('a draw in a group without draws cannot end, and says why', async () => {
  const teams = await drawMatches({ kind: 'groups' }, 3);
  const { team_id: homeId } = (await readMatch(1)).home;
  const home = teams.find(({ id }) => id === homeId);
  const { user } = await openMatches('Pertandingan 1 · Grup A');
  await user.click(button('Selesai'));
  expect(screen.getByRole('alert')).toHaveTextContent(/harus memiliki pemenang/);
  await user.click(plus(home?.name));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(button('Selesai'));
  expect(await title('Pertandingan 2 · Grup A')).toHaveFocus();
});

it('a team that is absent or disqualified loses without a match', async () => {
  const teams = await drawMatches(sumo, 4);
  const { user } = await openMatches();
  const choose = async (item: string) => {
    await user.click(button('Tidak hadir atau diskualifikasi'));
    await user.click(await screen.findByRole('menuitem', { name: item }));
    return within(await screen.findByRole('dialog'));
  };
  const absent = await choose('Tidak hadir');
  await user.click(absent.getByRole('button', { name: 'Simpan hasil' }));
  expect(absent.getByRole('alert')).toHaveTextContent('Pilih tim.');
  await user.click(absent.getByRole('radio', { name: teams[1]?.name ?? '' }));
  await user.click(absent.getByRole('button', { name: 'Simpan hasil' }));
  expect(await title('Pertandingan 2 · Semifinal')).toHaveFocus();
  expect(
    await ended().findByText(`${teams[0]?.name} menang WO: ${teams[1]?.name} tidak hadir`),
  ).toBeVisible();

  const disqualified = await choose('Diskualifikasi');
  await user.click(disqualified.getByRole('radio', { name: teams[2]?.name ?? '' }));
  await user.click(disqualified.getByRole('button', { name: 'Simpan hasil' }));
  expect(disqualified.getByLabelText('Alasan')).toHaveAccessibleDescription(
    'Tulis alasan diskualifikasi.',
  );
  await user.type(disqualified.getByLabelText('Alasan'), 'Robot terlalu berat{Enter}');
  expect(await title('Pertandingan 3 · Final')).toBeVisible();
  expect((await readMatch(2)).result).toMatchObject({
    outcome: 'disqualified',
    side: 'home',
    reason: 'Robot terlalu berat',
  });
});

it('results wait for the network over a reload, and are sent with the same key', async () => {
  const teams = await drawMatches(sumo, 4);
  const sent: { key: string }[] = [];
  await applyScenarios('offline:saveMatchResult');
  const { user } = await openMatches();
  await user.click(bout(teams[0]?.name));
  await user.click(bout(teams[0]?.name));
  await user.click(button('Selesai'));
  expect(await title('Pertandingan 2 · Semifinal')).toHaveFocus();
  await user.click(bout(teams[2]?.name));
  await user.click(bout(teams[2]?.name));
  await user.click(button('Selesai'));
  expect(await screen.findByText(/^2 hasil menunggu jaringan\./)).toBeVisible();
  expect(screen.getAllByText('Pemenang maju setelah terkirim.')).toHaveLength(3);
  const keys = waitingKeys().map((name) => name.split('/').at(-1));
  cleanup();
  await renderScoreEntry();
  expect(await screen.findByText(/^2 hasil menunggu jaringan\./)).toBeVisible();
  expect((await readMatch(1)).result).toBeNull();
  clearScenarios();
  faults(
    http.put<never, { key: string }>('*/api/organiser/matches/:id/result', async ({ request }) => {
      sent.push(await request.clone().json());
      return backend.app.fetch(request);
    }),
  );
  await comeBack();
  expect(await title('Pertandingan 3 · Final')).toBeVisible();
  expect(sent.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
  expect(waitingKeys()).toEqual([]);
  expect((await readMatch(3)).home.team_id).toBe(teams[0]?.id);
});

it('of two desks that end a match one is told what the other has entered', async () => {
  const [home, away] = await drawMatches(sumo, 4);
  await applyScenarios('offline:saveMatchResult');
  const { user } = await openMatches();
  await user.click(bout(home?.name));
  await user.click(bout(home?.name));
  await user.click(button('Selesai'));
  await title('Pertandingan 2 · Semifinal');
  await enterResult(1, 0, 2);
  clearScenarios();
  await comeBack();
  expect(
    await ended().findByText(
      `Hasil ini sudah dicatat di meja lain: pertandingan 1: ${home?.name} lawan ${away?.name} (0 : 2).`,
    ),
  ).toBeVisible();
  expect(await ended().findByText(`${home?.name} 0 : 2 ${away?.name}`)).toBeVisible();
  await user.click(button('Buang hasil Pertandingan 1 · Semifinal'));
  expect(await screen.findByText('Hasil Pertandingan 1 · Semifinal dibuang.')).toBeVisible();
  expect(screen.queryByText('Ditolak')).toBeNull();
});

it('a match that ends elsewhere while it is counted here says so', async () => {
  const [home, away] = await drawMatches(sumo, 4);
  const opened = await openMatches();
  await opened.user.click(bout(home?.name));
  await enterResult(1, 0, 2);
  cleanup();
  const { user } = await renderScoreEntry();
  expect(
    await screen.findByText(
      new RegExp(
        `^Pertandingan 1 · Semifinal sudah dicatat di meja lain: ${home?.name} 0 : 2 ${away?.name}\\.`,
      ),
    ),
  ).toBeVisible();
  await user.click(button('Ke pertandingan berikutnya'));
  expect(await title('Pertandingan 2 · Semifinal')).toHaveFocus();
});

it('a round that is not drawn, and one that is closed, say what can be done', async () => {
  await planMatches(sumo);
  await renderScoreEntry();
  expect(await screen.findByText('Pertandingan babak ini belum diundi.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ke halaman Babak' })).toBeVisible();
  cleanup();
  await drawMatches(sumo, 2);
  await enterResult(1, 2, 0);
  const [round] = await readRounds();
  await page.send('PUT', `/api/organiser/rounds/${round?.id}/state`, { state: 'closed' });
  await renderScoreEntry();
  expect(await screen.findByText(/^Babak ini sudah ditutup:/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Koreksi/ })).toBeNull();
});

it('the matches are a file, once they are drawn', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await planMatches({});
  await renderScoreEntry();
  await screen.findByRole('button', { name: 'Unduh hasil' });
  expect(screen.queryByRole('button', { name: 'Unduh pertandingan' })).toBeNull();
  cleanup();
  const [home, away] = await drawMatches({}, 2);
  await enterResult(1, 3, 1);
  const { user } = await renderScoreEntry();
  await user.click(await screen.findByRole('button', { name: 'Unduh pertandingan' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const [titles, ...rows] = (await new Response(files[0]).text()).trim().split('\r\n');
  expect(titles).toContain('Babak;No;Grup atau tahap;Kode tim A;Tim A;Skor A;Skor B;Tim B');
  expect(rows).toEqual([
    `Penyisihan;1;Final;${home?.code};${home?.name};3;1;${away?.name};${away?.code};;;`,
  ]);
});

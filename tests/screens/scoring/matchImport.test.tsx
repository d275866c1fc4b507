import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { rounds } from '../../../server/db/schema.ts';
import { readCsv } from '../../../src/lib/tables/text/readCsv.ts';
import { useMatchesPage } from '../../support/screens/matchesPage.ts';
import { button, field } from '../../support/screens/queries.ts';
import { createTableCardRequests } from '../../support/screens/tableCards.ts';
import { matchRule } from '../../support/matchRule.ts';

const page = useMatchesPage();
const { drawMatches, openMatches, enterResult, readMatch, readMatches, readScoreEntry } = page;
const { renderApp, backend, saveRounds, readRounds, send, target } = page;
const { makeCard } = createTableCardRequests(page);

const soccer = { kind: 'groups', has_draws: true } as const;
const address = () => `?tournament=${target().tournamentId}&category=${target().categoryId}`;
const openImport = async () => {
  const app = await renderApp(`/organiser/scores/import${address()}`);
  await field('Atau tempel dari lembar kerja');
  return app;
};
const chooseFile = (user: UserEvent, text: string) =>
  user.upload(
    screen.getByLabelText('Pilih berkas', { selector: 'input' }),
    new File([text], 'hasil.csv'),
  );
async function paste(user: UserEvent, lines: readonly string[]) {
  await user.click(await field('Atau tempel dari lembar kerja'));
  await user.paste(lines.join('\n'));
  await user.click(button('Periksa'));
}
const title = (name: string) => screen.findByRole('heading', { level: 2, name });
const preview = async () => within(await screen.findByRole('region', { name: 'Pratinjau' }));
const rowsOf = async () =>
  (await preview())
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

/** Returns what is downloaded after a press, as a text. */
async function download(user: UserEvent, name: string): Promise<string> {
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(button(name));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(blobs).toHaveLength(1));
  return new Response(blobs[0]).text();
}

it('results of a file come by the filled template, one of them mended, to the desk of matches', async () => {
  await drawMatches(soccer, 3);
  const { user, router } = await openMatches();
  await user.click(await screen.findByRole('link', { name: 'Impor dari berkas' }));
  await field('Atau tempel dari lembar kerja');
  const template = await download(user, 'Unduh templat');
  const [titles = [], ...matches] = readCsv(template).rows.map(({ cells }) => cells);
  expect(matches).toHaveLength(3);
  const scores = [
    ['2', '1'],
    ['satu', '0'],
    ['', ''],
  ];
  const filled = matches.map((cells, index) => cells.toSpliced(5, 2, ...(scores[index] ?? [])));
  await chooseFile(user, [titles, ...filled].map((cells) => cells.join(';')).join('\n'));
  const region = await preview();
  expect(
    region.getByText('hasil.csv: 1 baru · 0 dikoreksi · 0 tetap · 1 perlu diperbaiki'),
  ).toBeVisible();
  expect(region.getByText('1 pertandingan belum memiliki hasil dan dilewati.')).toBeVisible();
  const [first, second] = await rowsOf();
  expect(first).toMatch(/Pertandingan 2 · Grup A.*satu : 0.*PerbaikiSkor harus bilangan bulat/);
  expect(second).toMatch(/Pertandingan 1 · Grup A.* 2 : 1 .*Baru/);
  expect(region.queryByRole('button', { name: /^Simpan/ })).toBeNull();
  await user.click(button('Perbaiki di sini: Baris 3'));
  const editor = within(screen.getByRole('form', { name: 'Perbaiki Baris 3' }));
  await user.clear(editor.getByRole('textbox', { name: 'Skor A' }));
  await user.paste('1');
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Simpan 2 hasil' }));
  expect(await screen.findByText('2 hasil telah disimpan.')).toBeVisible();
  await title('Pertandingan 3 · Grup A');
  expect(router.state.location.pathname).toBe('/organiser/scores');
  expect(router.state.location.search).toBe(address());
  const ended = within(screen.getByRole('region', { name: 'Hasil' }));
  expect(await ended.findByText(/ 2 : 1 /)).toBeVisible();
  expect(ended.getByText(/ 1 : 0 /)).toBeVisible();
  expect((await readMatches()).map(({ result }) => result?.home_score)).toEqual([2, 1, undefined]);
});

it('teams may be the other way round, and one that is mistyped is offered', async () => {
  const [one, other] = await drawMatches(soccer, 2);
  const { user } = await openImport();
  await paste(user, [
    'Tim A\tSkor\tTim B',
    `${other?.name}\t3-2\t${one?.name.slice(0, -1)}${one?.name.at(-1)}x`,
  ]);
  await user.click(await screen.findByRole('button', { name: new RegExp(`^Pakai ${one?.name}`) }));
  expect(await screen.findByText(`${one?.name} 2 : 3 ${other?.name}`)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Simpan 1 hasil' }));
  expect(await screen.findByText('1 hasil telah disimpan.')).toBeVisible();
  await title('Pertandingan');
  expect((await readMatch(1)).result).toMatchObject({ home_score: 2, away_score: 3 });
});

it('WO in the place of a score is shown as it is read, and who has won is asked where that is not clear', async () => {
  const [one, other] = await drawMatches(soccer, 2);
  const { user } = await openImport();
  const titles = 'Tim A\tSkor A\tSkor B\tTim B';
  await paste(user, [titles, `${one?.name}\tWO\t0\t${other?.name}`]);
  const region = await preview();
  expect(region.getByText(/^Isi Pemenang: baris ini tidak menyebut tim mana/)).toBeVisible();
  await user.click(button('Perbaiki di sini: Baris 2'));
  // The file has no such column.
  expect(screen.getByRole('textbox', { name: 'Pemenang' })).toHaveFocus();
  await user.paste('Tim B');
  await user.keyboard('{Enter}');
  expect(
    await screen.findByText(`${other?.name} menang WO: ${one?.name} tidak hadir`),
  ).toBeVisible();
  expect(screen.getByText(`Pemenang: Tim B dibaca ${other?.name}`)).toBeVisible();
  expect(button('Simpan 1 hasil')).toBeVisible();
});

it('the downloaded template changes nothing as it is', async () => {
  await drawMatches(soccer, 4);
  await enterResult(1, 2, 1);
  const endings = [
    { outcome: 'absent', side: 'home' },
    { outcome: 'absent', side: 'both' },
    { outcome: 'disqualified', side: 'away', reason: 'Robot diganti' },
    { outcome: 'disqualified', side: 'both', reason: 'Robot ditukar' },
  ];
  for (const [index, ending] of endings.entries()) {
    const { id } = await readMatch(index + 2);
    await send('PUT', `/api/organiser/matches/${id}/result`, {
      key: crypto.randomUUID(),
      ...ending,
    });
  }
  const { user } = await openImport();
  await chooseFile(user, await download(user, 'Unduh templat'));
  expect(await screen.findByText('Semua hasil di berkas ini sudah tersimpan.')).toBeVisible();
  expect(await rowsOf()).toHaveLength(5);
});

it('what somebody else has entered since the preview is shown before it is replaced', async () => {
  const [one, other] = await drawMatches(soccer, 2);
  const { user } = await openImport();
  await paste(user, ['Tim A;Skor A;Skor B;Tim B', `${one?.code};2;1;${other?.code}`]);
  const save = await screen.findByRole('button', { name: 'Simpan 1 hasil' });
  await enterResult(1, 0, 3);
  await user.click(save);
  expect(
    await screen.findByText(
      '1 baris tidak dapat disimpan, jadi tidak ada hasil yang disimpan. Periksa kembali.',
    ),
  ).toBeVisible();
  expect(await screen.findByText('sebelumnya 0 : 3')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Simpan 1 hasil' }));
  expect(await screen.findByText('1 hasil telah disimpan.')).toBeVisible();
  await title('Pertandingan');
  expect((await readMatch(1)).result).toMatchObject({ home_score: 2, away_score: 1 });
});

it('rounds of both kinds have a choice, which the address keeps', async () => {
  await saveRounds(
    {},
    { name: 'Gugur', team_count: 4, match_rule: matchRule({ kind: 'knockout', group_count: 1 }) },
  );
  const [, knockout] = await readRounds();
  await backend.db
    .update(rounds)
    .set({ state: 'open' })
    .where(eq(rounds.id, knockout?.id ?? 0));
  const { user, router } = await renderApp(`/organiser/scores/import${address()}`);
  const tab = (name: string) => screen.findByRole('tab', { name });
  expect(await tab('Pertandingan')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText(/^Pertandingan belum diundi\./)).toBeVisible();
  await user.click(await tab('Percobaan'));
  expect(await screen.findByRole('button', { name: 'Unduh daftar tim' })).toBeVisible();
  expect(router.state.location.search).toBe(`${address()}&kind=runs`);
  const [team] = (await readScoreEntry()).teams;
  await paste(user, ['Kode;Poin;Waktu', `${team?.code};80;01:07.38`]);
  // Without the name of a round it goes into the one of runs.
  await user.click(await screen.findByRole('button', { name: 'Simpan 1 skor' }));
  expect(await screen.findByText('1 skor telah disimpan.')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe('/organiser/scores'));
});

it('nothing is imported before the draw, more than 500 matches, or a list without matches', async () => {
  await page.planMatches(soccer);
  const app = await renderApp(`/organiser/scores/import${address()}`);
  expect(
    await screen.findByText('Pertandingan belum diundi. Setelah undian, hasilnya dapat diimpor.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ke halaman Babak' })).toBeVisible();
  await drawMatches(soccer, 2);
  await act(() => app.router.navigate(`/organiser/scores${address()}`));
  await act(() => app.router.navigate(`/organiser/scores/import${address()}`));
  await field('Atau tempel dari lembar kerja');
  await chooseFile(app.user, `Tim A,Skor A,Skor B,Tim B\n${'A,1,0,B\n'.repeat(501)}`);
  expect(
    await screen.findByText(
      'Ada 501 pertandingan dengan hasil. Paling banyak 500; bagi menjadi beberapa berkas.',
    ),
  ).toBeVisible();
  await chooseFile(app.user, 'Tim,Poin,Waktu\nGaruda,80,01:07');
  expect(await screen.findByText(/^Baris judul harus memuat kolom kedua tim/)).toBeVisible();
});

it('a table card imports nothing', async () => {
  await drawMatches(soccer, 2);
  window.localStorage.clear();
  const { link } = await makeCard('scores');
  const app = await renderApp(link);
  await app.user.click(await field('Nama Anda'));
  await app.user.keyboard('Rina{Enter}');
  await title('Pertandingan 1 · Grup A');
  expect(screen.queryByRole('link', { name: 'Impor dari berkas' })).not.toBeInTheDocument();
  await act(() => app.router.navigate(`/organiser/scores/import${address()}`));
  expect(app.router.state.location.pathname).toBe('/meja');
});

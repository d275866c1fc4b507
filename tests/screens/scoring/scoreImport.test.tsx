import { screen, waitFor, within } from '@testing-library/react';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScoreEntryData } from '../../../openapi/schema.d.ts';
import { rounds } from '../../../server/db/schema.ts';
import { button, field } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';
import { findOpenScoreEntry, runsPath, scoreEntryPath } from '../../support/screens/scoreEntry.ts';

const { renderApp, applyScenarios, backend } = useTestApp();

let place: Awaited<ReturnType<typeof findOpenScoreEntry>>;
let scoreEntry: ScoreEntryData;
let token: string;
const readScoreEntry = async () => {
  const { body } = await backend.request('GET', scoreEntryPath(place), { token });
  return (body as { data: ScoreEntryData }).data;
};

beforeEach(async () => {
  await applyScenarios('organiser');
  token = await backend.signIn('organiser');
  place = await findOpenScoreEntry(backend.db);
  scoreEntry = await readScoreEntry();
});

const openImport = async () => {
  const address = `?tournament=${place.tournamentId}&category=${place.categoryId}`;
  const app = await renderApp(`/organiser/scores/import${address}`);
  await field('Atau tempel dari lembar kerja');
  return app;
};
/** A registered team without a score. */
const free = (index: number) => {
  const scored = new Set(scoreEntry.runs.map(({ team }) => team.id));
  const team = scoreEntry.teams.filter(({ id }) => !scored.has(id))[index];
  if (!team) throw new Error('There are too few teams');
  return team;
};
const chooseFile = async (
  user: { upload: (element: HTMLElement, file: File) => Promise<void> },
  file: File,
) => user.upload(screen.getByLabelText('Pilih berkas', { selector: 'input' }), file);
const preview = async () => within(await screen.findByRole('region', { name: 'Pratinjau' }));

describe('the import of scores', () => {
  it('is reached from score entry, and comes back to it with the scores of the file', async () => {
    const address = `?tournament=${place.tournamentId}&category=${place.categoryId}`;
    const { user, router } = await renderApp(`/organiser/scores${address}`);
    await user.click(await screen.findByRole('link', { name: 'Impor dari berkas' }));
    await field('Atau tempel dari lembar kerja');
    const [one, other] = [free(0), free(1)];
    const text = `\uFEFFKode tim;Tim;Poin;Waktu\r\n${one.code};;80;01:07,38\r\n;"${other.name}";75,00;59,0\r\n`;
    await chooseFile(user, new File([text], 'nilai.csv'));
    const region = await preview();
    expect(
      region.getByText('nilai.csv: 2 baru · 0 dikoreksi · 0 tetap · 0 perlu diperbaiki'),
    ).toBeVisible();
    expect(region.getByText('75 poin · 00:59.00')).toBeVisible();
    expect(await readScoreEntry()).toEqual(scoreEntry);
    await user.click(region.getByRole('button', { name: 'Simpan 2 skor' }));
    expect(await screen.findByText('2 skor telah disimpan.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/organiser/scores');
    expect(router.state.location.search).toBe(address);
    expect((await readScoreEntry()).runs.slice(0, 2)).toMatchObject([
      { team: other, points: 75, time: '00:59.00' },
      { team: one, points: 80, time: '01:07.38' },
    ]);
    // The preview shows the same text until score entry takes its place.
    const entries = within(await screen.findByRole('region', { name: 'Entri terakhir' }));
    expect(await entries.findByText('75 poin · 00:59.00')).toBeVisible();
  });

  it('takes runs with their outcomes, and names them in the preview', async () => {
    const { tournamentId, categoryId } = place;
    const isPlayed = and(eq(rounds.tournamentId, tournamentId), eq(rounds.categoryId, categoryId));
    await backend.db.update(rounds).set({ runCount: 2 }).where(isPlayed);
    const { user } = await openImport();
    const pasted = await field('Atau tempel dari lembar kerja');
    expect(screen.getByRole('table', { name: 'Contoh isi' })).toBeVisible();
    expect(pasted).toHaveAccessibleDescription('Tempel baris dulu, lalu periksa.');
    expect(button('Periksa')).toBeDisabled();
    await user.click(pasted);
    const { code } = free(0);
    await user.paste(
      [
        'Kode;Babak;Lari;Poin;Waktu;Hasil;Alasan',
        `${code};Penyisihan;1;80;10738;;`,
        `${code};Penyisihan;2;;;tidak hadir;`,
        `${free(1).code};;2;;;DQ;Robot diganti`,
      ].join('\n'),
    );
    await user.click(button('Periksa'));
    const region = await preview();
    expect(region.getByText('Percobaan 1')).toBeVisible();
    expect(region.getAllByText('Percobaan 2')).toHaveLength(2);
    expect(region.getByText('Tidak hadir')).toBeVisible();
    expect(region.getByText('Diskualifikasi · Robot diganti')).toBeVisible();
    await user.click(region.getByRole('button', { name: 'Simpan 3 skor' }));
    expect(await screen.findByText('3 skor telah disimpan.')).toBeVisible();
    const outcomesOf = (runs: ScoreEntryData['runs'], index: number) =>
      runs
        .filter(({ team }) => team.id === free(index).id)
        .map(({ number, outcome, reason }) => ({ number, outcome, reason }))
        .toSorted((one, other) => one.number - other.number);
    // The page loads the runs again meanwhile.
    await waitFor(async () => {
      const { runs } = await readScoreEntry();
      expect(outcomesOf(runs, 0)).toEqual([
        { number: 1, outcome: 'finished', reason: null },
        { number: 2, outcome: 'dns', reason: null },
      ]);
      expect(outcomesOf(runs, 1)).toEqual([{ number: 2, outcome: 'dq', reason: 'Robot diganti' }]);
      await backend.db.update(rounds).set({ runCount: 1 }).where(isPlayed);
    });
  });

  it('names each bad line, and offers to save nothing', async () => {
    const { user } = await openImport();
    await user.click(await field('Atau tempel dari lembar kerja'));
    await user.paste(
      `Tim\tPoin\tWaktu\n${free(0).name}\t80\t10738\nTim Lain\t80\t10738\n${free(1).name}\tsatu\t10760`,
    );
    await user.click(button('Periksa'));
    const region = await preview();
    expect(
      region.getByText('Perbaiki atau lewati 2 baris, lalu periksa lagi. Belum ada yang disimpan.'),
    ).toBeVisible();
    expect(region.getByText('Tim tidak dikenal.')).toBeVisible();
    const [, first] = region.getAllByRole('row');
    expect(first).toHaveTextContent('Tim Lain');
    // What the file has, which is to be mended.
    expect(region.getByText(/^satu poin · /)).toBeVisible();
    expect(region.queryByRole('button', { name: /^Simpan/ })).toBeNull();
  });

  it('shows what somebody else has changed since the preview, before it is replaced', async () => {
    const { user } = await openImport();
    await user.click(await field('Atau tempel dari lembar kerja'));
    await user.paste(`Kode;Poin;Waktu\n${free(0).code};80;10738`);
    await user.click(button('Periksa'));
    const save = await screen.findByRole('button', { name: 'Simpan 1 skor' });
    const entry = { key: crypto.randomUUID(), team_id: free(0).id, points: 60, time: '01:30.00' };
    await backend.request('POST', runsPath(place), { token, body: entry });
    await user.click(save);
    expect(
      await screen.findByText(
        '1 baris tidak dapat disimpan, jadi tidak ada skor yang disimpan. Periksa kembali.',
      ),
    ).toBeVisible();
    expect(await screen.findByText('sebelumnya 60 poin · 01:30.00')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Simpan 1 skor' }));
    expect(await screen.findByText('1 skor telah disimpan.')).toBeVisible();
    expect((await readScoreEntry()).runs[0]).toMatchObject({ points: 80, version: '"2"' });
  });

  it('takes the downloaded list of the teams, which changes nothing as it is', async () => {
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:file';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const body = { key: crypto.randomUUID(), team_id: free(0).id, points: -5, time: '01:30.00' };
    await backend.request('POST', runsPath(place), { token, body });
    const { user } = await openImport();
    await user.click(button('Unduh daftar tim'));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await waitFor(() => expect(blobs).toHaveLength(1));
    const text = await new Response(blobs[0]).text();
    expect(text.trim().split('\r\n')).toHaveLength(scoreEntry.teams.length + 1);
    expect(text).toContain("'-5");
    await chooseFile(user, new File([text], 'skor.csv'));
    expect(await screen.findByText('Semua skor di berkas ini sudah tersimpan.')).toBeVisible();
  });

  it.each([
    ['foto.csv', '\u0089PNG\0', 'Berkas ini tidak dapat dibaca. Simpan sebagai XLSX atau CSV.'],
    [
      'besar.csv',
      'x'.repeat(1024 * 1024 + 1),
      'Berkas ini terlalu besar. Ukuran paling besar 1 MB.',
    ],
    [
      'panjang.csv',
      `Tim,Poin,Waktu\n${'A,1,1\n'.repeat(501)}`,
      'Ada 501 baris dengan skor. Paling banyak 500; bagi menjadi beberapa berkas.',
    ],
  ])('refuses %s', async (name, content, message) => {
    const { user } = await openImport();
    await chooseFile(user, new File([content], name));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('needs a tournament and a category', async () => {
    const { user, router } = await renderApp('/organiser/scores/import?tournament=1');
    expect(await screen.findByText('Pilih kategori yang skornya diimpor.')).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'Pilih lomba lain' }));
    expect(await field('Lomba lain')).toBeVisible();
    const [category] = screen.getAllByRole('link', { name: /^Line Follower/ });
    await user.click(category as Element);
    expect(await screen.findByRole('button', { name: 'Unduh daftar tim' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/organiser/scores/import');
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScoreEntryData } from '../../../openapi/schema.d.ts';
import { rounds } from '../../../server/db/schema.ts';
import { readWorkbook } from '../../../src/lib/tables/workbook/readWorkbook.ts';
import { button, field } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';
import { findOpenScoreEntry, scoreEntryPath } from '../../support/screens/scoreEntry.ts';
import { writeWorkbook } from '../../support/tables/writeWorkbook.ts';

const { renderApp, applyScenarios, backend } = useTestApp();

let place: Awaited<ReturnType<typeof findOpenScoreEntry>>;
let teams: ScoreEntryData['teams'];
let token: string;

const readScoreEntry = async () => {
  const { body } = await backend.request('GET', scoreEntryPath(place), { token });
  return (body as { data: ScoreEntryData }).data;
};
const setRunCount = async (runCount: number) => {
  const { tournamentId, categoryId } = place;
  const isPlayed = and(eq(rounds.tournamentId, tournamentId), eq(rounds.categoryId, categoryId));
  await backend.db.update(rounds).set({ runCount }).where(isPlayed);
};

beforeEach(async () => {
  await applyScenarios('organiser');
  token = await backend.signIn('organiser');
  place = await findOpenScoreEntry(backend.db);
  const data = await readScoreEntry();
  const scored = new Set(data.runs.map(({ team }) => team.id));
  teams = data.teams.filter(({ id }) => !scored.has(id));
});

afterEach(async () => {
  vi.unstubAllGlobals();
  // The message that the runs are saved fades meanwhile.
  await act(() => setRunCount(1));
});

const openImport = async () => {
  const address = `?tournament=${place.tournamentId}&category=${place.categoryId}`;
  const app = await renderApp(`/organiser/scores/import${address}`);
  await field('Atau tempel dari lembar kerja');
  return app;
};
const preview = async () => within(await screen.findByRole('region', { name: 'Pratinjau' }));
const runsOf = async (index: number) =>
  (await readScoreEntry()).runs
    .filter(({ team }) => team.id === teams[index]?.id)
    .map(({ number, points, time }) => ({ number, points, time }))
    .toSorted((one, other) => one.number - other.number);
/** Waits until score entry, which comes next, has loaded, and looks at what was saved. */
async function hasRuns(index: number, expected: object[]) {
  await screen.findByRole('region', { name: 'Entri terakhir' });
  // The page loads the runs again meanwhile.
  await waitFor(async () => expect(await runsOf(index)).toEqual(expected));
}
const code = (index: number) => teams[index]?.code ?? '';

/** Reads workbooks in the process of the test, which has no workers. */
const stubWorker = () =>
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(source: Uint8Array | string) {
        this.dispatchEvent(new MessageEvent('message', { data: readWorkbook(source) }));
      }
      terminate = () => undefined;
    },
  );

describe('an import of scores', () => {
  it('asks once what h:mm means, and saves nothing before the answer', async () => {
    stubWorker();
    const { user } = await openImport();
    const time = (minutes: number) => ({ v: minutes / 1440, z: 'h:mm' });
    const workbook = writeWorkbook('xlsx', [
      {
        name: 'Skor',
        rows: [
          ['Kode tim', 'Poin', 'Waktu'],
          [code(0), 100, time(45)],
          [code(1), 100, time(67)],
        ],
      },
    ]);
    await user.upload(
      screen.getByLabelText('Pilih berkas', { selector: 'input' }),
      new File([workbook as Uint8Array<ArrayBuffer>], 'skor.xlsx'),
    );
    const question = await screen.findByRole('radiogroup', {
      name: '0:45 di kolom Waktu: 00:45.00 atau 45:00.00?',
    });
    expect(within(question).getByText('0:45 → 45:00.00, 1:07 → 67:00.00')).toBeVisible();
    expect(
      screen.getByText('Jawab dulu pertanyaan di atas. Belum ada yang diperiksa atau disimpan.'),
    ).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Pratinjau' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Simpan/ })).toBeNull();
    await user.click(within(question).getByRole('radio', { name: /^Jam dan menit/ }));
    expect((await preview()).getByText('100 poin · 45:00.00')).toBeVisible();
    await user.click(within(question).getByRole('radio', { name: /^Menit dan detik/ }));
    expect(await screen.findByText('100 poin · 00:45.00')).toBeVisible();
    const region = await preview();
    expect(region.getByText('Waktu: 0:45 dibaca 00:45.00')).toBeVisible();
    expect(
      within(region.getByRole('list', { name: 'Cara berkas dibaca' })).getByText(
        'Waktu seperti 0:45 dibaca sebagai menit dan detik: 00:45.00.',
      ),
    ).toBeVisible();
    await user.click(region.getByRole('button', { name: 'Simpan 2 skor' }));
    expect(await screen.findByText('2 skor telah disimpan.')).toBeVisible();
    await hasRuns(0, [{ number: 1, points: 100, time: '00:45.00' }]);
    await hasRuns(1, [{ number: 1, points: 100, time: '01:07.00' }]);
  });

  const paste = async (user: Awaited<ReturnType<typeof openImport>>['user'], lines: string[]) => {
    await user.click(await field('Atau tempel dari lembar kerja'));
    await user.paste(lines.join('\n'));
    await user.click(button('Periksa'));
  };

  it('asks what several columns of points are, and adds those of judges', async () => {
    const { user } = await openImport();
    await paste(user, [
      'Kode tim;Nilai 1;Nilai 2;Nilai 3;Waktu',
      `${code(0)};80;90,5;100;01:30.00`,
      `${code(1)};85;60;60;01:10.00`,
    ]);
    const question = await screen.findByRole('radiogroup', {
      name: 'Nilai 1, Nilai 2, dan Nilai 3: apa artinya?',
    });
    expect(screen.queryByRole('button', { name: /^Simpan/ })).toBeNull();
    await user.click(within(question).getByRole('radio', { name: /^3 percobaan/ }));
    expect(
      (await preview()).getAllByText(
        'Babak Penyisihan hanya memiliki 1 percobaan untuk setiap tim.',
        {
          exact: false,
        },
      ),
    ).toHaveLength(4);
    expect(screen.queryByRole('button', { name: /^Simpan/ })).toBeNull();
    await user.click(
      within(question).getByRole('radio', { name: /^Satu percobaan, poin dijumlah/ }),
    );
    expect(await screen.findByText('Poin: 80 + 90,5 + 100 dibaca 270,5')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Simpan 2 skor' }));
    expect(await screen.findByText('2 skor telah disimpan.')).toBeVisible();
    await hasRuns(0, [{ number: 1, points: 270.5, time: '01:30.00' }]);
  });

  it('saves two runs of a line, which score entry shows', async () => {
    await setRunCount(2);
    const { user, router } = await openImport();
    await paste(user, [
      'Kode tim;Poin 1;Waktu 1;Poin 2;Waktu 2',
      `${code(0)};40;01:30.00;100;00:50.00`,
      `${code(1)};70;01:10.00;;`,
    ]);
    const region = await preview();
    expect(region.getAllByText('Percobaan 1')).toHaveLength(2);
    expect(region.getByText('Percobaan 2')).toBeVisible();
    await user.click(region.getByRole('button', { name: 'Simpan 3 skor' }));
    expect(await screen.findByText('3 skor telah disimpan.')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/organiser/scores'));
    const entries = within(await screen.findByRole('region', { name: 'Entri terakhir' }));
    expect(await entries.findByText('100 poin · 00:50.00')).toBeVisible();
    expect(entries.getByText('40 poin · 01:30.00')).toBeVisible();
    await hasRuns(0, [
      { number: 1, points: 40, time: '01:30.00' },
      { number: 2, points: 100, time: '00:50.00' },
    ]);
  });

  it('refuses a team with the same run twice, and names both lines', async () => {
    await setRunCount(2);
    const { user } = await openImport();
    await paste(user, ['Kode tim;Poin;Waktu', `${code(0)};40;01:30.00`, `${code(0)};100;00:50.00`]);
    const region = await preview();
    expect(region.getByText('Tim ini sudah ada di baris 2.')).toBeVisible();
    expect(region.getByText('Baris 3')).toBeVisible();
    expect(region.queryByRole('button', { name: /^Simpan/ })).toBeNull();
  });
});

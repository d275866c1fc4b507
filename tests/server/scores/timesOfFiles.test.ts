import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { CheckedScoreImport } from '../../../openapi/schema.d.ts';
import { runs } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import {
  createCategoryChanges,
  useCategoryWithoutRuns,
} from '../../support/database/categoryChanges.ts';
import { createRunRequests } from '../../support/database/runRequests.ts';
import { scoreEntryPath } from '../../support/screens/scoreEntry.ts';

const backend = useBackend();
const requests = createRunRequests(backend);
const { place, send, readScoreEntry, add, runPath } = requests;
const change = createCategoryChanges(requests);

useCategoryWithoutRuns(backend, requests);

describe('a file', () => {
  const importRows = async (rows: object[]) =>
    (
      (await send('POST', `${scoreEntryPath(place())}/import`, { preview: true, rows }))
        .body as unknown as CheckedScoreImport
    ).data.rows;
  const rowsOf = async (...values: { points?: string; time: string }[]) => {
    const { teams } = await readScoreEntry();
    return importRows(
      values.map((value, index) => ({
        line: index + 2,
        team: teams[index]?.code ?? '',
        points: '80',
        ...value,
      })),
    );
  };

  it('is read as score entry reads it, and what has two meanings is refused', async () => {
    const [tenths, seconds, comma, alone, hours, zero, precise] = await rowsOf(
      { time: '1:04.4' },
      { time: '25.98' },
      { time: '40,8', points: '87,66' },
      { time: '41' },
      { time: '1:59:59' },
      { time: '00:00.00' },
      { time: '3.963' },
    );
    expect(tenths?.score).toMatchObject({ time: '01:04.40' });
    expect(seconds?.score).toMatchObject({ time: '00:25.98' });
    expect(comma?.score).toMatchObject({ time: '00:40.80', points: 87.66 });
    expect(alone?.problem).toBe(
      '41 dapat berarti 00:41.00 atau 00:00.41. Tulis lengkap sebagai MM:SS.hh.',
    );
    expect(hours?.problem).toMatch(/^1:59:59 dapat berarti 01:59\.59 atau 1 jam 59 menit/);
    expect(zero?.problem).toBe(
      'Waktu 0 tidak dapat dicatat: percobaan yang selesai memerlukan waktu. Bila tim tidak selesai, pilih hasil itu.',
    );
    expect(precise?.problem).toMatch(/3\.963 memiliki lebih banyak\.$/);
  });

  it('takes thousandths where the category has them', async () => {
    await change(place().categoryId, { time_format: 'MM:SS.hhh' });
    const [precise, coarse] = await rowsOf({ time: '3.963' }, { time: '01:07.38' });
    expect(precise?.score).toMatchObject({ time: '00:03.963' });
    expect(coarse?.score).toMatchObject({ time: '01:07.380' });
  });

  it('with a time of 0 that is stored already changes nothing', async () => {
    const added = await add({});
    const { id, team } = added.body.data;
    await backend.db.update(runs).set({ time: '00:00.00' }).where(eq(runs.id, id));
    const [row] = await importRows([
      { line: 2, team: team.code, points: '80', time: '00:00.00', round: 'Penyisihan' },
    ]);
    expect(row).toMatchObject({ outcome: 'unchanged', problem: null });
    const points = { outcome: 'finished', points: 81, time: '00:00.00' };
    expect((await send('PUT', runPath(added), points)).status).toBe(200);
  });
});

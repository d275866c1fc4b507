import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { CheckedScoreImport, ScoreImport } from '../../../openapi/schema.d.ts';
import { auditLog } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createRunRequests } from '../../support/database/runRequests.ts';
import { scoreEntryPath } from '../../support/screens/scoreEntry.ts';

const backend = useBackend();
const { place, roundId, teamId, setRound, send, readScoreEntry, readScore, addFinal } =
  createRunRequests(backend);

describe('an import', () => {
  type Row = Partial<ScoreImport['rows'][number]>;
  const importRows = async (rows: Row[], preview = false) => {
    const team = (await readScoreEntry()).teams.find(({ id }) => id === teamId())?.code ?? '';
    const row = { team, points: '', time: '' };
    const answer = await send('POST', `${scoreEntryPath(place())}/import`, {
      preview,
      rows: rows.map((each, index) => ({ ...row, line: index + 2, ...each })),
    });
    return answer as unknown as { status: number; body: CheckedScoreImport };
  };

  it('has columns for round, run and outcome', async () => {
    const final = await addFinal(true, { state: 'closed' });
    const rows = [
      { points: '70', time: '01:07.38' },
      { run: '2', result: 'Tidak hadir' },
    ];
    expect((await importRows(rows)).body.data).toMatchObject({ added: 2 });
    await setRound({ state: 'open' }, final);
    const disqualified = { result: 'DQ', reason: 'Garis' };
    expect(
      (await importRows([{ round: 'penyisihan', run: '2', ...disqualified }])).body.data.rows[0],
    ).toMatchObject({
      outcome: 'changed',
      round_id: roundId(),
      number: 2,
      before: { outcome: 'dns' },
      score: { outcome: 'dq', points: null, reason: 'Garis' },
    });
    expect((await importRows([{ points: '5', time: '00:01.00' }])).body.data.rows[0]).toMatchObject(
      {
        round_id: final,
        number: 1,
      },
    );
    expect(await readScore()).toMatchObject({ points: 5 });
    const [line] = await backend.db
      .select({ detail: auditLog.detail })
      .from(auditLog)
      .where(eq(auditLog.detail, 'Final, percobaan 1: 5 poin, 00:01.00'));
    expect(line).toBeDefined();
  });

  it('finds a round by its name or number, however it is written', async () => {
    const final = await addFinal(true);
    const first = ['1', 'Penyisihan', ' PENYISIHAN ', 'penyisihan\u200B', '\u00A01'];
    const last = ['2', 'final', 'FINAL', 'Fi\u00ADnal', '', ' '];
    const rows = [...first, ...last].map((round) => ({ round, points: '70', time: '01:07.38' }));
    const { body } = await importRows(rows, true);
    expect(body.data.rows.map(({ round_id: id }) => id)).toEqual([
      ...first.map(() => roundId()),
      ...last.map(() => final),
    ]);
    const [unknown] = (await importRows([{ round: '3' }], true)).body.data.rows;
    expect(unknown?.problem).toMatch(/^Babak ini tidak ada di kategori ini\./);
  });

  it('takes several runs of one line, and refuses one of them twice', async () => {
    const rows = [
      { line: 2, run: '1', points: '40', time: '1\'30"00' },
      { line: 2, run: '2', points: '\u2212 5', time: '50 detik' },
    ];
    expect((await importRows(rows)).body.data).toMatchObject({
      added: 2,
      rows: [
        { line: 2, number: 1, score: { points: 40, time: '01:30.00' } },
        { line: 2, number: 2, score: { points: -5, time: '00:50.00' } },
      ],
    });
    const twice = [
      { sheet: 'Lari 1', line: 2, points: '40', time: '01:30.00' },
      { sheet: 'Lari 2', line: 7, points: '100', time: '00:50.00' },
    ];
    const refused = await importRows(twice);
    expect(refused.status).toBe(409);
    expect((await importRows(twice, true)).body.data.rows[1]).toMatchObject({
      line: 7,
      outcome: 'rejected',
      problem: 'Tim ini sudah ada di Lari 1, baris 2.',
    });
  });

  it('takes the tenth run', async () => {
    await setRound({ runCount: 10 });
    const rows = [{ run: '10', points: '70', time: '01:07.38' }];
    expect((await importRows(rows)).body.data.rows[0]).toMatchObject({
      outcome: 'added',
      number: 10,
    });
  });

  it.each<[Row, string]>([
    [{ run: '11' }, 'Percobaan harus bilangan dari 1 sampai 10.'],
    [{ round: 'Semifinal' }, 'Babak ini tidak ada di kategori ini.'],
    [{ run: '0' }, 'Percobaan harus bilangan dari 1 sampai 10.'],
    [{ run: '3' }, 'Babak Penyisihan hanya memiliki 2 percobaan untuk setiap tim.'],
    [{ round: 'Final' }, 'Babak Final sudah ditutup.'],
    [{ result: 'menang' }, 'Hasil harus selesai, tidak hadir, tidak selesai, atau diskualifikasi.'],
    [{ result: 'dq', points: '', time: '' }, 'Alasan diskualifikasi wajib diisi.'],
  ])('refuses %j', async (row, problem) => {
    await addFinal(true, { state: 'closed' });
    const { body } = await importRows([{ points: '70', time: '01:07.38', ...row }], true);
    expect(body.data.rows[0]).toMatchObject({ outcome: 'rejected', problem });
  });

  it.each([
    [true, 'Final'],
    [false, 'Penyisihan'],
  ])(
    'takes rows without a round for the last one that was open, once all are closed (final opened: %s)',
    async (wasOpened, name) => {
      await addFinal(wasOpened, { state: 'closed' });
      await setRound({ state: 'closed' });
      const { body } = await importRows([{ points: '70', time: '01:07.38' }], true);
      expect(body.data.rows[0]?.problem).toBe(`Babak ${name} sudah ditutup.`);
    },
  );

  it('refuses a team that is not in the round, and a round that is not open yet', async () => {
    const final = await addFinal(false);
    const { body } = await importRows([{ points: '70', time: '01:07.38' }], true);
    expect(body.data.rows[0]?.problem).toBe('Tim ini tidak ikut babak Final.');
    await setRound({ state: 'closed' }, final);
    const row = { round: 'Final', points: '70', time: '01:07.38' };
    expect((await importRows([row], true)).body.data.rows[0]?.problem).toBe(
      'Babak Final belum dibuka.',
    );
  });
});

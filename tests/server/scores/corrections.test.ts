import { describe, expect, it } from 'vitest';
import type { CategoryResults, Tournament } from '../../../openapi/schema.d.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createCorrections } from '../../support/database/corrections.ts';
import { played, playFinal } from '../../support/database/playedFinal.ts';
import { createRoundRequests, roundInput } from '../../support/database/roundRequests.ts';

const backend = useBackend();
const requests = createRoundRequests(backend);
const { place, first, save, planFinal, teamId, add, ofRound, openRound, closeRound, request } =
  requests;
const { findRun, correct, readResults, readLog, reopen, openTable } = createCorrections(
  backend,
  requests,
);

describe('a run of a closed round', () => {
  it('is corrected by an organiser with a reason, which the results have', async () => {
    const finalId = await playFinal(backend.db, requests);
    for (const reason of [undefined, null, '', '  '])
      expect(await correct(played.kelud, 281, { correction_reason: reason })).toMatchObject({
        status: 422,
        body: {
          message: 'Tulis alasan koreksi, karena babak ini sudah ditutup.',
          errors: {
            correction_reason: ['Tulis alasan koreksi, karena babak ini sudah ditutup.'],
          },
        },
      });
    expect((await findRun(played.kelud)).points).toBe(280);
    const reason = ' Salah baca lembar juri ';
    const corrected = await correct(played.kelud, 281, { correction_reason: reason });
    const correction = { reason: 'Salah baca lembar juri', at: expect.any(String) as string };
    expect(corrected).toMatchObject({
      status: 200,
      body: { message: 'Skor telah dikoreksi.', data: { points: 281, correction } },
    });
    expect(await findRun(played.kelud)).toMatchObject({ points: 281, correction });
    const [preliminary, final] = (await readResults()).rounds;
    const resultOf = (round: CategoryResults['rounds'][number] | undefined, index: number) =>
      round?.results.find(({ team }) => team.id === teamId(index));
    expect(resultOf(preliminary, played.kelud)?.runs).toMatchObject([{ points: 281, correction }]);
    expect(resultOf(preliminary, played.volt)?.runs[0]).not.toHaveProperty('correction');
    expect(resultOf(final, played.kelud)?.runs[0]).not.toHaveProperty('correction');
    expect(await readLog(1)).toEqual([
      [
        'correctRun',
        'Penyisihan, percobaan 1: 280 → 281 poin; alasan koreksi: Salah baca lembar juri',
      ],
    ]);
    expect(
      await correct(played.ampere, 150, { correction_reason: 'Salah ketik' }, finalId),
    ).toMatchObject({
      status: 200,
    });
    expect((await readResults()).standings.map(({ team_id: id }) => id).slice(0, 2)).toEqual([
      teamId(played.ampere),
      teamId(played.kelud),
    ]);
  });

  it('keeps why it was corrected when it is corrected again, in an open round too', async () => {
    await playFinal(backend.db, requests);
    await correct(played.volt, 301, { correction_reason: 'Salah hitung' });
    backend.clock.at = new Date(Date.now() + 60_000);
    const correction = { reason: 'Foto', at: backend.clock.at.toISOString() };
    expect(
      (await correct(played.volt, 302, { correction_reason: 'Foto' })).body.data,
    ).toMatchObject({ correction });
    backend.clock.at = undefined;
    await reopen();
    const again = await correct(played.volt, 303, { correction_reason: 'Tidak dipakai' });
    expect(again.body.data).toMatchObject({ points: 303, correction });
    const other = await correct(played.garuda, 291, { correction_reason: 'Tidak dipakai' });
    expect(other.body.data).not.toHaveProperty('correction');
  });

  it('is not corrected at a table, and is not deleted before the round is open again', async () => {
    await playFinal(backend.db, requests);
    const token = await openTable();
    const { id } = await findRun(played.volt);
    const path = `/api/organiser/runs/${id}`;
    const run = { outcome: 'finished', points: 310, time: '01:07.38' };
    const body = { ...run, correction_reason: 'Salah baca' };
    expect(await backend.request('PUT', path, { token, body })).toMatchObject({
      status: 409,
      body: { message: 'Babak Penyisihan sudah ditutup. Hanya penyelenggara yang mengoreksinya.' },
    });
    expect(await request('DELETE', path)).toMatchObject({
      status: 409,
      body: {
        message:
          'Babak Penyisihan sudah ditutup. Buka kembali babak ini di halaman Babak sebelum menghapus skornya.',
      },
    });
  });

  it('gives a category of single runs its results, which say what was corrected', async () => {
    const one = roundInput({ id: first().id });
    expect((await save([one])).status).toBe(200);
    await add(0, { points: 70 });
    await closeRound(first().id);
    const readCategory = async () => {
      const { body } = await backend.request('GET', `/api/tournaments/${place().tournamentId}`);
      const { categories } = (body as { data: Tournament }).data;
      return categories.find(({ id }) => id === place().categoryId);
    };
    expect(await readCategory()).not.toHaveProperty('has_rounds');
    await correct(0, 71, { correction_reason: 'Salah baca' });
    expect(await readCategory()).toHaveProperty('has_rounds', true);
  });
});

describe('the reason of a choice', () => {
  it('is in the results of the later round, with that team alone', async () => {
    await playFinal(backend.db, requests);
    const [preliminary, final] = (await readResults()).rounds;
    expect(
      final?.results
        .map(({ team, advance_reason: reason }) => [team.id, reason])
        .filter(([, reason]) => reason),
    ).toEqual([[teamId(played.ampere), 'Undian']]);
    expect(preliminary?.results.every((result) => !('advance_reason' in result))).toBe(true);
  });

  it('is not there for a team that replaces another, which may be ill', async () => {
    const finalId = await planFinal(2);
    await add(0, { points: 70 });
    await add(1, { points: 60 });
    await add(2, { points: 50 });
    await openRound(finalId, { team_ids: [teamId(0), teamId(1)] });
    const replaced = await ofRound(finalId, 'POST', 'replacement', {
      team_id: teamId(1),
      replacement_id: teamId(2),
      reason: 'Sakit',
    });
    expect(replaced.status).toBe(200);
    const [, final] = (await readResults()).rounds;
    expect(final?.results.map(({ team }) => team.id).sort()).toEqual([teamId(0), teamId(2)].sort());
    expect(JSON.stringify(final)).not.toContain('Sakit');
  });
});

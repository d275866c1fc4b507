import { asc, desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Score, Team, Tournament } from '../../../openapi/schema.d.ts';
import { auditLog, rounds } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createRoundRequests, roundInput } from '../../support/database/roundRequests.ts';

const backend = useBackend();
const { place, first, request, readScoreEntry, save, planFinal, teamId, add, ofRound, closeRound } =
  createRoundRequests(backend);

describe('rounds', () => {
  it('are announced with the tournament where a team can have more than one run', async () => {
    const readCategory = async () => {
      const { body } = await backend.request('GET', `/api/tournaments/${place().tournamentId}`);
      const { categories } = (body as { data: Tournament }).data;
      return categories.find(({ id }) => id === place().categoryId);
    };
    expect(await readCategory()).toHaveProperty('has_rounds', true);
    await save([roundInput({ id: first().id })]);
    expect(await readCategory()).not.toHaveProperty('has_rounds');
    await planFinal(2);
    expect(await readCategory()).toHaveProperty('has_rounds', true);
  });

  it('are saved in their order, and only as they were seen', async () => {
    const { rounds_version: seen } = await readScoreEntry();
    const list = [
      roundInput({
        id: first().id,
        name: ' Kualifikasi ',
        run_count: 3,
        counting: 'best_sum',
        best_count: 2,
      }),
      roundInput({ name: 'Semifinal', team_count: 8 }),
      roundInput({ name: 'Final', team_count: 2, carry_over: 'sum', club_limit: 1 }),
    ];
    const { body } = await save(list, seen);
    expect(body.message).toBe('Babak telah disimpan.');
    expect(body.data.rounds).toMatchObject([
      { id: first().id, position: 1, name: 'Kualifikasi', best_count: 2, team_ids: null },
      { position: 2, name: 'Semifinal', state: 'closed', team_ids: [] },
      { position: 3, name: 'Final', carry_over: 'sum', club_limit: 1 },
    ]);
    expect(await readScoreEntry()).toMatchObject(body.data);
    expect(await save(list, seen)).toMatchObject({
      status: 412,
      body: { message: 'Babak baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.' },
    });
    const [one, , three] = body.data.rounds;
    const shorter = await save([
      roundInput({ id: one?.id }),
      roundInput({ id: three?.id, name: 'Final', team_count: 2 }),
    ]);
    expect(shorter.body.data.rounds.map(({ id }) => id)).toEqual([one?.id, three?.id]);
  });

  it('are in public scores and on the pages of teams, with their runs', async () => {
    await add(0, { points: 60 });
    await add(0, { number: 2, outcome: 'dnf', points: null, time: null });
    const scores = await backend.request(
      'GET',
      `/api/scores?tournament=${place().tournamentId}&category=${place().categoryId}`,
    );
    expect((scores.body as { data: Score[] }).data).toMatchObject([
      { points: 60, last_run: { round: 'Penyisihan', number: 2 } },
    ]);
    const readRegistration = async () => {
      const { body } = await backend.request('GET', `/api/teams/${teamId(0)}`);
      return (body as { team: Team }).team.registrations?.find(
        ({ tournament }) => tournament.id === place().tournamentId,
      );
    };
    expect(await readRegistration()).toMatchObject({
      result: { points: 60 },
      runs: [
        { round: 'Penyisihan', number: 1, outcome: 'finished', points: 60, time: '01:07.38' },
        { round: 'Penyisihan', number: 2, outcome: 'dnf', points: null, time: null },
      ],
    });
  });

  it('are left out of scores where a team has one run', async () => {
    await save([roundInput({ id: first().id })]);
    await add(0, { points: 60 });
    const [scores, team] = await Promise.all([
      backend.request(
        'GET',
        `/api/scores?tournament=${place().tournamentId}&category=${place().categoryId}`,
      ),
      backend.request('GET', `/api/teams/${teamId(0)}`),
    ]);
    expect((scores.body as { data: Score[] }).data[0]).not.toHaveProperty('last_run');
    const registration = (team.body as { team: Team }).team.registrations?.find(
      ({ tournament }) => tournament.id === place().tournamentId,
    );
    expect(registration?.result).toMatchObject({ points: 60 });
    expect(registration).not.toHaveProperty('runs');
  });

  it.each<[object[], string]>([
    [[{ team_count: 4 }], 'Babak pertama diikuti semua tim yang terdaftar.'],
    [[{ carry_over: 'sum' }], 'Babak pertama tidak memiliki hasil sebelumnya.'],
    [
      [{ club_limit: 2 }],
      'Babak pertama diikuti semua tim yang terdaftar, jadi tanpa batas tim per klub.',
    ],
    [[{}, { name: 'Final' }], 'Tulis berapa tim yang lolos ke babak Final.'],
    [
      [{ counting: 'best_sum', best_count: 2 }],
      'Babak Penyisihan menjumlahkan 1 sampai 1 percobaan terbaik.',
    ],
    [[{}, { name: 'penyisihan', team_count: 2 }], 'Dua babak tidak boleh bernama sama.'],
    [
      [{ run_count: 3, counting: 'mean', incomplete_mean: 'zero', ranking: 'time' }],
      'Peringkat babak Penyisihan menurut waktu, jadi percobaan yang terlewat tidak dapat dihitung 0: ' +
        'tim yang tidak hadir akan menjadi yang tercepat.',
    ],
    [
      [{ ties: 'best_run' }],
      'Percobaan terbaik sudah menjadi hasil babak Penyisihan, jadi hasil yang sama tidak dapat ' +
        'ditentukan olehnya.',
    ],
    ...['ranking', 'counting'].map((field): [object[], string] => [
      [
        { run_count: 2, [field]: field === 'ranking' ? 'time' : 'sum' },
        { name: 'Final', team_count: 2, carry_over: 'best' },
      ],
      'Babak Final memakai yang terbaik dari babak ini dan Penyisihan, jadi keduanya harus ' +
        'dihitung dan diurutkan dengan cara yang sama.',
    ]),
    [[{ run_count: 11 }], 'Satu babak memiliki paling banyak 10 percobaan untuk setiap tim.'],
    [[{ run_count: 0 }], 'Setiap babak memiliki minimal 1 percobaan.'],
    [[{ best_count: 11 }], 'Paling banyak 10 percobaan terbaik dijumlahkan.'],
    [[{ name: ' ' }], 'Nama babak wajib diisi.'],
    [[{}, { name: 'Final', team_count: 0 }], 'Minimal 1 tim lolos ke babak lanjutan.'],
    [[{}, { name: 'Final', team_count: 2, club_limit: 0 }], 'Batas tim per klub minimal 1.'],
    [[{}, { name: 'Final', team_count: 2, club_limit: 101 }], 'Batas tim per klub maksimal 100.'],
    [[{ ties: 'coin' }], 'Pilih bagaimana hasil yang sama ditentukan.'],
    [[{ carry_over: 'twice' }], 'Pilih apa yang dihitung dari babak sebelumnya.'],
  ])('with %j are refused', async (changes, message) => {
    const [one = {}, ...others] = changes;
    expect(
      await save([
        roundInput({ id: first().id, ...one }),
        ...others.map((each) => roundInput(each)),
      ]),
    ).toMatchObject({ status: 422, body: { message } });
  });

  it('keep the runs that they have', async () => {
    const finalId = await planFinal(1);
    await add(0, {});
    await add(0, { number: 2, points: 10 });
    const final = roundInput({ id: finalId, name: 'Final', team_count: 1 });
    const refused = async (list: object[], message: string, status = 409) =>
      expect(await save(list)).toMatchObject({ status, body: { message } });
    await refused(
      [roundInput({ id: first().id }), final],
      'Babak Penyisihan sudah memiliki percobaan 2.',
    );
    const order = 'Urutan babak yang sudah ada tidak dapat diubah.';
    await refused(
      [roundInput({ run_count: 2 }), final],
      'Babak Penyisihan sudah memiliki skor, jadi tidak dapat dihapus.',
    );
    await refused(
      [
        roundInput({ id: finalId }),
        roundInput({ id: first().id, name: 'Final', team_count: 1, run_count: 2 }),
      ],
      order,
    );
    await refused([roundInput({ id: 999_999 })], 'Babak ini sudah dihapus.', 404);
    await request('PUT', `/api/organiser/runs/${(await readScoreEntry()).runs[0]?.id}`, {
      outcome: 'finished',
      points: null,
      time: '01:00.00',
    });
    const timed = { id: first().id, run_count: 2, ranking: 'time' };
    expect((await save([roundInput(timed), final])).status).toBe(200);
    await request('PUT', `/api/organiser/runs/${(await readScoreEntry()).runs[0]?.id}`, {
      outcome: 'finished',
      points: null,
      time: '01:00.00',
    });
    const { status, body } = await save([roundInput({ ...timed, ranking: 'points' }), final]);
    expect(status).toBe(409);
    expect(body.message).toMatch(
      /^Skor .+ di babak Penyisihan tidak cocok dengan aturan ini: Poin wajib diisi\.$/,
    );
  });

  it('have up to ten runs, and a rule that the audit log has in words', async () => {
    await save([
      roundInput({
        id: first().id,
        run_count: 10,
        counting: 'mean',
        ties: 'shared',
        without_result: 'last',
      }),
      roundInput({ name: 'Final', team_count: 4, carry_over: 'sum', club_limit: 2 }),
    ]);
    const [one, final] = (await readScoreEntry()).rounds;
    expect(one).toMatchObject({ run_count: 10, incomplete_mean: 'below', without_result: 'last' });
    expect(final).toMatchObject({ incomplete_mean: null, carry_over: 'sum', club_limit: 2 });
    expect(await add(0, { number: 10 })).toBe(201);
    expect(await add(0, { number: 11 })).toBe(422);
    const [entry] = await backend.db
      .select({ detail: auditLog.detail })
      .from(auditLog)
      .where(eq(auditLog.operation, 'saveRounds'))
      .orderBy(desc(auditLog.id))
      .limit(1);
    expect(entry?.detail).toBe(
      'Penyisihan (10 percobaan, rata-rata, tidak lengkap di bawah, poin lalu waktu, ' +
        'seri: peringkat bersama, tanpa hasil: peringkat terakhir); ' +
        'Final (1 percobaan, poin lalu waktu, seri: percobaan berikutnya, ditambah babak sebelumnya, ' +
        '4 tim, paling banyak 2 per klub)',
    );
  });

  it('that change their rule change the scores', async () => {
    await add(0, {});
    await add(0, { number: 2, points: 10, time: '01:00.00' });
    await save([roundInput({ id: first().id, run_count: 2, counting: 'sum' })]);
    const { body } = await backend.request('GET', `/api/scores?tournament=${place().tournamentId}`);
    expect((body as { data: object[] }).data).toContainEqual(
      expect.objectContaining({ points: 90, time: '02:07.38' }),
    );
  });

  it('are closed and opened again', async () => {
    const finalId = await planFinal(1);
    expect(await closeRound(first().id)).toMatchObject({
      status: 200,
      body: { message: 'Babak Penyisihan telah ditutup.' },
    });
    expect(await add(0, {})).toBe(409);
    expect((await ofRound(first().id, 'PUT', 'state', { state: 'open' })).body.message).toBe(
      'Babak Penyisihan telah dibuka kembali.',
    );
    expect(await add(0, {})).toBe(201);
    expect(await ofRound(finalId, 'PUT', 'state', { state: 'open' })).toMatchObject({
      status: 409,
      body: { message: 'Tim babak Final belum dipilih.' },
    });
    expect((await ofRound(999_999, 'PUT', 'state', { state: 'open' })).status).toBe(404);
  });
});

it('every category of a tournament has a first round from the start', async () => {
  const { body } = await request('POST', '/api/organiser/tournaments', {
    title: 'Piala Babak',
    about: '',
    date: '2027-05-08',
    start_time: null,
    time_zone: 'Asia/Jakarta',
    venue: { name: '', city: '', province: '' },
    registration_opens_at: null,
    registration_closes_at: null,
    categories: [{ id: place().categoryId, capacity: null }],
  });
  const { id } = (body as { data: { id: number } }).data;
  const found = await backend.db
    .select({ name: rounds.name, ranking: rounds.ranking, state: rounds.state })
    .from(rounds)
    .where(eq(rounds.tournamentId, id))
    .orderBy(asc(rounds.position));
  expect(found).toEqual([{ name: 'Penyisihan', ranking: 'points', state: 'open' }]);
});

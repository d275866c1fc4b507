import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { registrations } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import {
  createMatchRequests,
  groupRule,
  knockoutRule,
  type Saved,
} from '../../support/database/matchRequests.ts';
import { roundInput } from '../../support/database/roundRequests.ts';

const backend = useBackend();
const { add, place, first, request, readScoreEntry, save, ofRound, preview, ...matches } =
  createMatchRequests(backend);
const { planGroups, draw, end, readRound, registered, endByStrength } = matches;

const setState = (state: string, reason?: string) =>
  ofRound(first().id, 'PUT', 'state', { state, ...(reason !== undefined && { reason }) });

describe('rounds of matches refuse', () => {
  it.each<[object[], string]>([
    [
      [{ match_rule: { ...groupRule, counts: 'points' } }],
      'Pertandingan babak Penyisihan dihitung dengan poin, jadi hanya memiliki satu ronde.',
    ],
    [
      [{ match_rule: { ...groupRule, tie_breakers: ['direct', 'direct'] } }],
      'Penentu seri babak Penyisihan hanya boleh ditulis satu kali.',
    ],
    [
      [{ match_rule: { ...groupRule, table_points: { win: 1, draw: 1, loss: 0 } } }],
      'Di klasemen babak Penyisihan, menang harus bernilai lebih dari seri, dan seri tidak kurang dari kalah.',
    ],
    [
      [{ match_rule: groupRule }, { name: 'Final', team_count: 2, carry_over: 'sum' }],
      'Babak Final tidak dapat memakai hasil Penyisihan: pertandingan tidak dijumlahkan.',
    ],
  ])('a rule that contradicts itself %#', async (rounds, message) => {
    const list = rounds.map((round, index) =>
      roundInput(index === 0 ? { id: first().id, ...round } : round),
    );
    expect(await save(list)).toMatchObject({ status: 422, body: { message } });
  });

  it('another rule once there are runs, or results', async () => {
    await add(0, { points: 60 });
    expect(await planGroups()).toMatchObject({
      status: 409,
      body: { message: 'Babak Penyisihan sudah memiliki skor, jadi tetap berisi percobaan.' },
    });
  });

  it('another rule of matches that have a result, and to be deleted then', async () => {
    const planned = await planGroups({}, [
      { name: 'Gugur', team_count: 2, match_rule: knockoutRule },
    ]);
    const teams = await registered();
    await draw(first().id, { method: 'seeds' });
    for (const match of (await readRound(first().id)).matches) await endByStrength(match, teams);
    expect(await planGroups({ best_of: 5 })).toMatchObject({
      status: 409,
      body: {
        message:
          'Babak Penyisihan sudah memiliki hasil pertandingan: hanya nama, poin klasemen, dan penentu serinya yang dapat diubah.',
      },
    });
    const knockout = planned.body.data.rounds[1]?.id ?? 0;
    const { candidates } = (await preview(knockout)).body.data;
    const chosen = candidates
      .filter(({ state }) => state === 'advances')
      .map(({ team }) => team.id);
    await ofRound(knockout, 'POST', 'open', { team_ids: chosen });
    await draw(knockout, { method: 'seeds' });
    const [final] = (await readRound(knockout)).matches;
    await end(final, { home_score: 2, away_score: 0 });
    expect(await planGroups()).toMatchObject({
      status: 409,
      body: { message: 'Babak Gugur sudah memiliki hasil pertandingan, jadi tidak dapat dihapus.' },
    });
  });

  it('nothing before the first result, and say that the draw is gone', async () => {
    await planGroups();
    await draw(first().id, { method: 'seeds' });
    const { body } = await planGroups({ group_count: 1 });
    expect(body.message).toBe(
      'Babak telah disimpan. Undian Penyisihan dihapus: undi lagi dengan aturan barunya.',
    );
    expect((await readScoreEntry()).match_rounds).toBeUndefined();
  });
});

describe('a draw refuses', () => {
  it('a round of runs', async () => {
    expect(await draw(first().id, { method: 'lots' })).toMatchObject({
      status: 409,
      body: { message: 'Babak Penyisihan berisi percobaan, bukan pertandingan.' },
    });
  });

  it('more groups than there are teams for', async () => {
    await planGroups({ group_count: 32 });
    const count = (await registered()).length;
    expect(await draw(first().id, { method: 'lots' })).toMatchObject({
      status: 409,
      body: { message: `Setiap grup memerlukan minimal 2 tim: 32 grup, ${count} tim.` },
    });
  });

  it.each<[string, (teams: number[]) => (number | null)[][] | undefined, string]>([
    ['no places', () => undefined, 'Tempat tim wajib diisi.'],
    [
      'a team twice',
      ([a = 0, b = 0, c = 0]) => [
        [a, b],
        [a, c],
      ],
      'Setiap tim hanya boleh ditempatkan satu kali.',
    ],
    [
      'a team that is not registered',
      ([a = 0, b = 0, c = 0]) => [
        [a, b],
        [c, 99_999],
      ],
      'Ada tim yang tidak ikut babak ini. Muat ulang lalu ulangi.',
    ],
    ['another number of groups', ([a = 0, b = 0]) => [[a, b]], 'Babak ini memiliki 2 grup.'],
  ])('%s by hand', async (_what, groupsOf, message) => {
    await planGroups();
    const groups = groupsOf(await registered());
    expect(await draw(first().id, { method: 'hand', ...(groups && { groups }) })).toMatchObject({
      status: 422,
      body: { message },
    });
  });

  it('a bracket of another size, and one of a single team', async () => {
    await save([roundInput({ id: first().id, match_rule: knockoutRule })]);
    const [a = 0, b = 0, c = 0] = await registered();
    const place = async (slots: (number | null)[]) => draw(first().id, { method: 'hand', slots });
    expect(await place([a, b, c])).toMatchObject({
      status: 422,
      body: { message: 'Bagan 3 tim memiliki 4 tempat.' },
    });
    expect(await place([a, null])).toMatchObject({
      status: 409,
      body: { message: 'Babak Penyisihan memerlukan minimal 2 tim.' },
    });
  });

  it('to leave out a team that has advanced', async () => {
    const planned = await planGroups({}, [
      { name: 'Gugur', team_count: 4, match_rule: knockoutRule },
    ]);
    const knockout = planned.body.data.rounds[1]?.id ?? 0;
    const teams = await registered();
    await draw(first().id, { method: 'seeds' });
    const unplayed = (await readRound(first().id)).matches.length;
    expect(await setState('closed')).toMatchObject({
      status: 409,
      body: {
        message: `${unplayed} pertandingan babak Penyisihan belum memiliki hasil. Catat hasilnya, atau siapa yang tidak hadir.`,
      },
    });
    for (const match of (await readRound(first().id)).matches) await endByStrength(match, teams);
    const { candidates } = (await preview(knockout)).body.data;
    const chosen = candidates
      .filter(({ state }) => state === 'advances')
      .map(({ team }) => team.id);
    await ofRound(knockout, 'POST', 'open', { team_ids: chosen });
    expect(
      await draw(knockout, { method: 'hand', slots: [chosen[0] ?? null, chosen[1] ?? null] }),
    ).toMatchObject({
      status: 422,
      body: { message: 'Ada tim babak ini yang belum ditempatkan.' },
    });
  });
});

describe('results and lots refuse', () => {
  it('to open a round while equal teams of a group are not decided', async () => {
    const planned = await planGroups({ group_count: 1, has_draws: true }, [
      { name: 'Gugur', team_count: 2, match_rule: knockoutRule },
    ]);
    const knockout = planned.body.data.rounds[1]?.id ?? 0;
    const [a = 0, b = 0, c = 0] = await registered();
    await draw(first().id, { method: 'hand', groups: [[a, b, c]] });
    for (const match of (await readRound(first().id)).matches)
      await end(match, { home_score: 1, away_score: 1 });
    const opened = await ofRound(knockout, 'POST', 'open', { team_ids: [a, b], reason: 'Undian' });
    const { teams } = await readScoreEntry();
    const equals = [a, b, c].map((id) => teams.find((team) => team.id === id)?.name ?? '');
    const names = new Intl.ListFormat('id').format(equals);
    expect(opened).toMatchObject({
      status: 409,
      body: { message: `${names} sama kuat di Grup A. Undi dulu urutannya.` },
    });
  });

  it('a match without a winner in a group that has no draws', async () => {
    await planGroups();
    await draw(first().id, { method: 'seeds' });
    const [match] = (await readRound(first().id)).matches;
    expect(await end(match, { home_score: 1, away_score: 1 })).toMatchObject({
      status: 422,
      body: { message: 'Pertandingan ini harus memiliki pemenang.' },
    });
  });

  it('a version that somebody has changed, a match that is gone, and a closed round', async () => {
    await save([roundInput({ id: first().id, match_rule: knockoutRule })]);
    const [a = 0, b = 0] = await registered();
    await draw(first().id, { method: 'hand', slots: [a, b] });
    const [match] = (await readRound(first().id)).matches;
    await end(match, { home_score: 2, away_score: 0 });
    expect(await end(match, { home_score: 2, away_score: 1 }, match?.version)).toMatchObject({
      status: 412,
      body: {
        message:
          'Hasil pertandingan ini baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
      },
    });
    const gone = (await request('PUT', '/api/organiser/matches/99999/result', {
      key: crypto.randomUUID(),
      outcome: 'played',
      home_score: 2,
      away_score: 0,
    })) as unknown as Saved<null>;
    expect(gone).toMatchObject({
      status: 404,
      body: { message: 'Pertandingan ini tidak ada lagi. Mungkin babaknya diundi ulang.' },
    });
    await setState('closed');
    const [ended] = (await readRound(first().id)).matches;
    expect(await end(ended, { home_score: 2, away_score: 1 }, ended?.version)).toMatchObject({
      status: 409,
      body: {
        message:
          'Babak Penyisihan sudah ditutup. Penyelenggara dapat membukanya kembali di halaman Babak.',
      },
    });
    await setState('open', 'Salah catat');
  });

  it('to withdraw a team that is in a draw', async () => {
    await planGroups();
    await draw(first().id, { method: 'seeds' });
    const { tournamentId } = place();
    const [, , , free = 0] = await registered();
    const [own] = await backend.db
      .select({ id: registrations.id })
      .from(registrations)
      .where(and(eq(registrations.tournamentId, tournamentId), eq(registrations.teamId, free)));
    const team = (await readScoreEntry()).teams.find(({ id }) => id === free);
    const path = `/api/organiser/tournaments/${tournamentId}/registrations/${own?.id}`;
    expect(await request('DELETE', path)).toMatchObject({
      status: 409,
      body: {
        message: `${team?.name} sudah masuk undian Penyisihan. Penyelenggara mengundi ulang tanpa tim ini atau mencatatnya tidak hadir.`,
      },
    });
  });
});

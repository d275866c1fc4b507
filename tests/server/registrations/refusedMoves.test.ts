import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { AdvanceChange } from '../../../openapi/schema.d.ts';
import { participants, roundTeams, runs } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { errorResponse } from '../../support/screens/clubData.ts';
import { lineFollower, sumo, useMovableTeams } from '../../support/servers/movableTeams.ts';

const backend = useBackend();
const { readClub, makeTeam, inspire, ...movable } = useMovableTeams(backend);
const { addPlayed, addFinal, send, enter, run, move, setRound, alone } = movable;
const { readTeam, readResults, readEntry, categoryOf } = movable;

describe('a move is refused', () => {
  it('into a category that is not played, is full, or is its own, and without a reason', async () => {
    const full = await addPlayed({}, [{ categoryId: sumo, capacity: 1 }]);
    await enter('Sura', alone(0), { categoryId: sumo, id: full });
    const { registrationId } = await enter('Kelud', alone(1), { id: full });
    expect(await move(registrationId, sumo, {}, full)).toMatchObject(
      errorResponse(409, 'Kategori ini sudah penuh.'),
    );
    expect(await move(registrationId, inspire(), {}, full)).toMatchObject({
      status: 422,
      body: { errors: { category_id: ['Kategori ini tidak dipertandingkan di lomba ini.'] } },
    });
    expect(await move(registrationId, lineFollower, {}, full)).toMatchObject({
      status: 422,
      body: { message: 'Kelud sudah di kategori ini.' },
    });
    for (const reason of ['', ' ', undefined])
      expect((await move(registrationId, sumo, { reason }, full)).status).toBe(422);
    expect((await move(registrationId, sumo)).status).toBe(404);
  });

  it('with the members who are in another team there', async () => {
    await makeTeam(readClub(), readClub().people.slice(0, 2), { name: 'Sura', categoryId: sumo });
    // A team of neither category is no obstacle.
    await makeTeam(readClub(), readClub().people.slice(2, 3), {
      name: 'Anjani',
      categoryId: inspire(),
    });
    const { teamId, registrationId } = await enter('Kelud', readClub().people.slice(0, 3));
    const [one, two] = await backend.db
      .select()
      .from(participants)
      .where(eq(participants.clubId, readClub().id))
      .orderBy(participants.id);
    expect(await move(registrationId, sumo)).toMatchObject(
      errorResponse(
        409,
        `${one?.name} (Sura) dan ${two?.name} (Sura) sudah tergabung dalam tim lain di Sumo Robot. Ganti dulu anggotanya.`,
      ),
    );
    expect(await categoryOf(teamId)).toBe(lineFollower);
  });

  it('while it is in a later round', async () => {
    const { teamId, registrationId } = await enter('Kelud', alone(0));
    await run(teamId);
    const roundId = await addFinal(lineFollower);
    await backend.db.insert(roundTeams).values({ roundId, registrationId, position: 1 });
    expect(await move(registrationId, sumo)).toMatchObject(
      errorResponse(409, 'Kelud ikut babak Final di Line Follower. Ganti dulu timnya di sana.'),
    );
  });

  it.each<[string, () => Promise<unknown>, () => number, string]>([
    [
      'its time is written otherwise there',
      async () => undefined,
      inspire,
      'Percobaan ini tidak cocok dengan aturan Inspire, jadi tidak ada yang dipindah: Penyisihan, percobaan 1: 80 poin, 01:07.38 (Waktu harus ditulis sebagai HH:MM:SS.).',
    ],
    [
      'there are fewer runs',
      () => setRound(lineFollower, { runCount: 2 }),
      () => sumo,
      ': Penyisihan, percobaan 2: 70 poin, 01:00.00 (Babak Penyisihan hanya memiliki 1 percobaan untuk setiap tim.).',
    ],
    [
      'it has no points',
      () => setRound(lineFollower, { ranking: 'time' }),
      () => sumo,
      ': Penyisihan, percobaan 1: 01:07.38 (Poin wajib diisi.).',
    ],
    [
      'it has no time',
      () => setRound(lineFollower, { ranking: 'points_only' }),
      () => sumo,
      ': Penyisihan, percobaan 1: 80 poin (Waktu wajib diisi.).',
    ],
  ])('with the runs that do not fit, where %s', async (what, plan, target, text) => {
    await plan();
    const { teamId, registrationId } = await enter('Kelud', alone(0));
    await run(teamId, {
      ...(what === 'it has no points' && { points: null }),
      ...(what === 'it has no time' && { time: null }),
    });
    if (what === 'there are fewer runs')
      await run(teamId, { number: 2, points: 70, time: '01:00.00' });
    const before = await backend.db.select().from(runs);
    const { status, body } = await move(registrationId, target());
    expect(status).toBe(409);
    expect((body as { message: string }).message).toContain(text);
    expect(await backend.db.select().from(runs)).toEqual(before);
    expect((await readTeam(teamId)).registrations?.[0]?.category.id).toBe(lineFollower);
  });

  it('until it is decided, where other teams would advance there', async () => {
    const kelud = await enter('Kelud', alone(0));
    const sura = await enter('Sura', alone(1), { categoryId: sumo });
    const baya = await enter('Baya', alone(2), { categoryId: sumo });
    await run(kelud.teamId, { points: 90 });
    await run(sura.teamId, { points: 60 }, { categoryId: sumo });
    await run(baya.teamId, { points: 50 }, { categoryId: sumo });
    const path = `/api/organiser/rounds/${await addFinal(sumo)}/open`;
    expect((await send('POST', path, { team_ids: [sura.teamId] })).status).toBe(200);
    const refused = await move(kelud.registrationId, sumo);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message:
          'Pindah kategori ini mengubah siapa yang lolos ke Final: Sura tidak lagi lolos, Kelud lolos.',
      },
    });
    expect((refused.body as { advance: AdvanceChange[] }).advance[0]?.in[0]?.id).toBe(kelud.teamId);
    expect((await move(kelud.registrationId, sumo, { advance: 'keep' })).status).toBe(200);
    expect((await readEntry())?.detail).toBe(
      'Line Follower → Sumo Robot, 1 percobaan (Salah kategori saat mendaftar); Final tetap: Sura tidak lagi lolos, Kelud lolos',
    );
    expect((await readResults(sumo)).standings.map(({ team_id: id }) => id)).toEqual([
      sura.teamId,
      kelud.teamId,
      baya.teamId,
    ]);
  });
});

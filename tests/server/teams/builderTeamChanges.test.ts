import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { registrations } from '../../../server/db/schema.ts';
import { type TestResponse, useBackend } from '../../support/database/backend.ts';
import {
  createMaker,
  membersOf,
  errorResponse,
  statusesOf,
  type TestClub,
} from '../../support/screens/clubData.ts';
import { createBuilderRequests, noTeam, type Wanted } from '../../support/screens/builderTeams.ts';

const backend = useBackend();
const maker = createMaker(backend);
const { makeClub, makeTeam } = maker;
const { listBuilt, create, update, remove, register, nameOf, inAnother } = createBuilderRequests(
  backend,
  maker,
);

describe('changing a team', () => {
  it('takes the whole new list, whose first leads, and keeps the public code', async () => {
    const club = await makeClub(4);
    const [first = 0, second = 0, third = 0, fourth = 0] = club.people;
    const team = await makeTeam(club, [first, second, third]);
    expect(
      await update(club, team, { team_name: ' Elang ', participant_ids: [third, fourth, second] }),
    ).toMatchObject({
      status: 200,
      body: { success: true, message: 'Tim "Elang" berhasil diperbarui!' },
    });
    expect(await membersOf(backend, team)).toEqual([`${third}L`, `${fourth}`, `${second}`]);
    const { body } = await backend.request('GET', `/api/gh/teamsclub/${team}`, {
      token: club.token,
    });
    expect(body).toMatchObject({
      data: {
        id: team,
        name: 'Elang',
        team_id: `X-${club.code}-00001`,
        member_count: 3,
        members: [{ id: third, level: 'leader' }, { id: fourth }, { id: second }],
      },
    });
    expect((await backend.request('GET', `/api/teams/X-${club.code}-00001`)).body).toMatchObject({
      team: { members: [third, fourth, second].map((id) => ({ participant_id: id })) },
    });
  });

  it('moves a team into another category, with members that are free there', async () => {
    const club = await makeClub(3);
    const [first = 0, second = 0, third = 0] = club.people;
    const team = await makeTeam(club, [first, second]);
    await makeTeam(club, [third], { categoryId: 2 });
    expect(
      await update(club, team, { category_id: 2, participant_ids: [first, third] }),
    ).toMatchObject(await inAnother(third));
    expect((await listBuilt(club))[0]).toMatchObject({ category_id: 1, member_count: 2 });
    expect(
      (await update(club, team, { category_id: 2, participant_ids: [first, second] })).status,
    ).toBe(200);
    expect((await listBuilt(club))[0]).toMatchObject({
      category_id: 2,
      members: [{ id: first }, { id: second }],
    });
    expect(
      (await create(club, { participant_ids: [first] })).status,
      'the places in the old category are free',
    ).toBe(201);
  });

  it('is refused with a sixth member, and for what is unknown or of others, and changes nothing', async () => {
    const [club, other] = [await makeClub(6), await makeClub(1)];
    const [first = 0] = club.people;
    const team = await makeTeam(club, [first]);
    const [before] = await listBuilt(club);
    const tooMany = 'Tim maksimal memiliki 5 anggota!';
    expect(await update(club, team)).toMatchObject({
      status: 422,
      body: { message: tooMany, errors: { participant_ids: [tooMany] } },
    });
    expect(await update(club, team, { category_id: 999, participant_ids: [first] })).toMatchObject(
      errorResponse(404, 'Kategori tidak ditemukan.'),
    );
    expect(await update(club, team, { participant_ids: [first, 999_999] })).toMatchObject(
      errorResponse(404, 'Peserta tidak ditemukan.'),
    );
    expect(await update(club, team, { participant_ids: [first, other.people[0]] })).toMatchObject(
      errorResponse(403, 'Peserta ini bukan anggota klub Anda.'),
    );
    expect(await update(club, 999_999, { participant_ids: [first] })).toMatchObject(noTeam);
    expect(await update(other, team, { participant_ids: other.people })).toMatchObject(
      errorResponse(403, 'Tim ini milik klub lain.'),
    );
    expect(await listBuilt(club)).toEqual([before]);
  });

  it('of a registered one changes its members and name, but not its category', async () => {
    const club = await makeClub(2);
    const [first = 0] = club.people;
    const team = await makeTeam(club, [first]);
    expect((await (await register(team, first))()).status).toBe(201);
    expect(await update(club, team, { category_id: 2 })).toMatchObject(
      errorResponse(409, 'Kategori tidak dapat diubah karena tim sudah terdaftar dalam lomba.'),
    );
    expect((await update(club, team, { team_name: 'Elang' })).status).toBe(200);
    expect((await listBuilt(club))[0]).toMatchObject({
      name: 'Elang',
      category_id: 1,
      member_count: 2,
    });
  });

  it('at once puts a participant into one team of a category', async () => {
    const club = await makeClub(3);
    const [first = 0, second = 0, both = 0] = club.people;
    const [one, two] = [await makeTeam(club, [first]), await makeTeam(club, [second])];
    const responses = await Promise.all([
      update(club, one, { participant_ids: [first, both] }),
      update(club, two, { participant_ids: [second, both] }),
    ]);
    expect(statusesOf(responses)).toEqual([200, 409]);
    expect((await listBuilt(club)).map(({ member_count: count }) => count).sort()).toEqual([1, 2]);
  });
});

describe("a team's version", () => {
  const stale = errorResponse(
    412,
    'Tim ini baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
  );
  const versionOf = async (club: TestClub) => (await listBuilt(club))[0]?.version ?? '';

  it('lets only one of two changes pass that stand on the same one', async () => {
    const club = await makeClub(3);
    const [first = 0, second = 0, third = 0] = club.people;
    const team = await makeTeam(club, [first]);
    const version = await versionOf(club);
    const responses = await Promise.all(
      [second, third].map((id) =>
        update(club, team, { participant_ids: [first, id] }, { 'If-Match': version }),
      ),
    );
    expect(statusesOf(responses)).toEqual([200, 412]);
    expect(responses.find(({ status }) => status === 412)).toMatchObject(stale);
    expect(await membersOf(backend, team)).toEqual([
      `${first}L`,
      `${responses[0]?.status === 200 ? second : third}`,
    ]);
  });

  it('changes with name, category, members and leader, and with nothing else', async () => {
    const club = await makeClub(2);
    const [first = 0, second = 0] = club.people;
    const team = await makeTeam(club, [first, second]);
    const changes: Partial<Wanted>[] = [
      { participant_ids: [second, first] },
      { team_name: 'Elang' },
      { category_id: 2 },
      { participant_ids: [first] },
    ];
    for (const change of changes) {
      const version = await versionOf(club);
      const response: TestResponse = await update(club, team, change, { 'If-Match': version });
      expect(response.status, JSON.stringify(change)).toBe(200);
      expect(
        await update(club, team, change, { 'If-Match': version }),
        JSON.stringify(change),
      ).toMatchObject(stale);
      expect(
        (await backend.request('GET', `/api/gh/teamsclub/${team}`, { token: club.token })).body,
      ).toMatchObject({ data: { version: await versionOf(club) } });
    }
    expect((await update(club, team, {}, { 'If-Match': 'no entity tag' })).status).toBe(422);
    expect((await update(club, team)).status, 'without a version').toBe(200);
  });
});

describe('deleting a team', () => {
  const free = async ({ token }: TestClub, query = '?category_id=1') =>
    backend.request('GET', `/api/gh/available-participants${query}`, { token });

  it('frees its members, who stay in the club', async () => {
    const club = await makeClub(3);
    const [, , third] = club.people;
    const team = await makeTeam(club, club.people.slice(0, 2), { name: 'Elang' });
    expect((await free(club)).body).toMatchObject({
      success: true,
      data: [{ id: third, name: await nameOf(third), profile_picture: null }],
    });
    expect(await remove(club, team)).toMatchObject({
      status: 200,
      body: { success: true, message: 'Tim "Elang" berhasil dihapus!' },
    });
    expect((await free(club)).body).toMatchObject({ data: club.people.map((id) => ({ id })) });
    expect(await listBuilt(club)).toEqual([]);
    expect(
      await backend.request('GET', `/api/gh/teamsclub/${team}`, { token: club.token }),
    ).toMatchObject(noTeam);
  });

  it('happens once under two calls at once, and not for a team that is registered', async () => {
    const club = await makeClub(2);
    const [first = 0, second = 0] = club.people;
    const [team, registered] = [
      await makeTeam(club, [second]),
      await makeTeam(club, [first], { name: 'Elang' }),
    ];
    const responses = await Promise.all([remove(club, team), remove(club, team)]);
    expect(statusesOf(responses)).toEqual([200, 404]);
    expect((await (await register(registered, first))()).status).toBe(201);
    expect(await remove(club, registered)).toMatchObject(
      errorResponse(409, 'Tim yang sudah terdaftar dalam lomba tidak dapat dihapus.'),
    );
    expect(await membersOf(backend, registered)).toEqual([`${first}L`]);
  });

  it.each([
    ['deleted', (club: TestClub, team: number) => remove(club, team), 404],
    [
      'moved into another category',
      (club: TestClub, team: number) => update(club, team, { category_id: 2 }),
      422,
    ],
  ])('ends well where a team is registered and %s at once', async (_what, change, refused) => {
    for (const isEnteredFirst of [true, false]) {
      const club = await makeClub(1);
      const team = await makeTeam(club, club.people);
      const calls = [await register(team, club.people[0] ?? 0), () => change(club, team)];
      const responses = await Promise.all(
        (isEnteredFirst ? calls : calls.toReversed()).map((call) => call()),
      );
      const held = await backend.db
        .select()
        .from(registrations)
        .where(eq(registrations.teamId, team));
      expect([
        [201, 409, 1],
        [200, refused, 0],
      ]).toContainEqual([...statusesOf(responses), held.length]);
    }
  });

  it('lists who is free only for a category that exists', async () => {
    const club = await makeClub();
    expect(await free(club, '?category_id=999')).toMatchObject(
      errorResponse(404, 'Kategori tidak ditemukan.'),
    );
    expect((await free(club, '')).body).toMatchObject({
      errors: { category_id: [expect.any(String)] },
    });
  });
});

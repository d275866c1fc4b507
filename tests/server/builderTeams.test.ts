import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { findCategories } from '../../server/data/categories.ts';
import { findParticipant } from '../../server/data/participants.ts';
import { findTournaments } from '../../server/data/tournaments.ts';
import { registrations } from '../../server/db/schema.ts';
import { type TestResponse, useBackend } from '../support/backend.ts';
import {
  createMaker,
  membersOf,
  errorResponse,
  statusesOf,
  type TestClub,
} from '../support/clubData.ts';

const backend = useBackend();
const { makeClub, makePerson, makeTeam, openPerson } = createMaker(backend);

type Built = {
  id: number;
  name: string;
  team_id: string;
  category_id: number;
  category: object;
  category_name: string;
  member_count: number;
  members: { id: number; level: string }[];
  version: string;
};

async function listBuilt({ token }: TestClub): Promise<Built[]> {
  const { body } = await backend.request('GET', '/api/gh/teamsclub', { token });
  return (body as { data: Built[] }).data;
}

type Wanted = {
  team_name: string;
  category_id: number;
  participant_ids: unknown[];
  team_code: string;
};

/** Creates a team as the builder does. */
const create = (club: TestClub, wanted: Partial<Wanted> = {}) =>
  backend.request('POST', '/api/gh/teamsclub', {
    token: club.token,
    body: {
      team_name: 'Garuda Baja',
      category_id: 1,
      participant_ids: club.people,
      team_code: club.code,
      ...wanted,
    },
  });

/** Creates a team as the dashboard's dialog does. */
function createByForm(club: TestClub, wanted: Partial<Wanted> = {}) {
  const { participant_ids: ids = club.people, ...fields } = wanted;
  const form = new FormData();
  for (const [name, value] of Object.entries({
    team_name: 'Garuda Baja',
    category_id: 1,
    team_code: club.code,
    ...fields,
  }))
    form.append(name, String(value));
  for (const id of ids) form.append('member_ids[]', String(id));
  return backend.request('POST', '/api/participant/team/create', { token: club.token, body: form });
}

const update = (
  club: TestClub,
  team: number,
  wanted: Partial<Wanted> = {},
  headers?: Record<string, string>,
) =>
  backend.request('PUT', `/api/gh/teamsclub/${team}`, {
    token: club.token,
    headers,
    body: { team_name: 'Garuda Baja', category_id: 1, participant_ids: club.people, ...wanted },
  });

const remove = (club: TestClub, team: number) =>
  backend.request('DELETE', `/api/gh/teamsclub/${team}`, { token: club.token });

/** Registers a team of category 1 in some tournament, as its leader does. */
async function register(team: number, leader: number) {
  const open = (await findTournaments(backend.db)).find(
    ({ date, categories }) => new Date(date) > new Date() && categories.some(({ id }) => id === 1),
  );
  const token = await openPerson(leader);
  return () =>
    backend.request('POST', '/api/tournament/register', {
      token,
      body: { tournament_id: open?.id, team_id: team, category_id: 1 },
    });
}

const nameOf = async (id: number | undefined) =>
  (await findParticipant(backend.db, id ?? 0))?.name ?? '';
const inAnother = async (id: number | undefined) =>
  errorResponse(409, `${await nameOf(id)} sudah tergabung dalam tim lain di kategori ini.`);
const noTeam = errorResponse(404, 'Tim tidak ditemukan.');

describe.each([
  ['the builder', create],
  ['the dashboard', createByForm],
] as const)('creating a team in %s', (_where, make) => {
  it('gives it a public code and its members in their order, the first as leader', async () => {
    const club = await makeClub(3);
    const [first = 0, second = 0, third = 0] = club.people;
    expect(
      await make(club, {
        team_name: '  Garuda Baja ',
        category_id: 2,
        participant_ids: [second, first],
      }),
    ).toMatchObject({
      status: 201,
      body: { success: true, message: 'Tim "Garuda Baja" berhasil dibuat!' },
    });
    expect(
      (await make(club, { team_name: 'Laskar', participant_ids: [third, first] })).status,
    ).toBe(201);
    const category = (await findCategories(backend.db)).find(({ id }) => id === 2);
    const [built, other] = await listBuilt(club);
    expect(built).toMatchObject({
      name: 'Garuda Baja',
      team_id: `X-${club.code}-00001`,
      category_id: 2,
      category: { id: 2, name: category?.name },
      category_name: category?.name,
      member_count: 2,
      members: [
        { id: second, level: 'leader' },
        { id: first, level: 'member' },
      ],
    });
    expect(other).toMatchObject({ name: 'Laskar', team_id: `X-${club.code}-00002` });
    const { body } = await backend.request('GET', `/api/teams/X-${club.code}-00001`);
    expect(body).toMatchObject({ team: { name: 'Garuda Baja', leader_id: second } });
    const { body: listed } = await backend.request('GET', `/api/gh-schools/${club.id}/teams`, {
      token: club.token,
    });
    expect(listed).toMatchObject({
      data: [
        { name: 'Garuda Baja', category_name: category?.name, member_count: 2 },
        { name: 'Laskar' },
      ],
    });
  });

  const members = make === create ? 'participant_ids' : 'member_ids[]';
  it.each<[string, (club: TestClub) => Partial<Wanted>, string, unknown]>([
    [
      'a sixth member',
      ({ people }) => ({ participant_ids: people }),
      members,
      'Tim maksimal memiliki 5 anggota!',
    ],
    [
      'one participant twice',
      ({ people }) => ({ participant_ids: [people[0], people[0]] }),
      members,
      expect.any(String),
    ],
    [
      'what is no participant',
      () => ({ participant_ids: ['x', 'y'] }),
      members,
      expect.any(String),
    ],
    ['a blank name', () => ({ team_name: ' ' }), 'team_name', 'Team name tidak valid.'],
    [
      'a name of 61 characters',
      () => ({ team_name: 'x'.repeat(61) }),
      'team_name',
      'Team name maksimal 60 karakter.',
    ],
    [
      "another club's code",
      () => ({ team_code: 'MLGT' }),
      'team_code',
      'Kode tim bukan kode klub Anda.',
    ],
    [
      'what is no code',
      ({ code }) => ({ team_code: code.toLowerCase() }),
      'team_code',
      'Team code tidak valid.',
    ],
    ['what is no category', () => ({ category_id: 0 }), 'category_id', 'Category id tidak valid.'],
  ])('is refused at its field with %s', async (_what, wanted, field, text) => {
    const club = await makeClub(6);
    const answer = await make(club, { participant_ids: club.people.slice(0, 2), ...wanted(club) });
    expect(answer).toMatchObject({ status: 422, body: { message: text, error: text } });
    expect((answer.body as { errors: object }).errors).toEqual({ [field]: [text] });
    expect(await listBuilt(club)).toEqual([]);
  });

  it('is refused for an unknown category, and for participants that are unknown, of another club, of none, or in a team of the category', async () => {
    const [club, other] = [await makeClub(4), await makeClub(1)];
    const [first = 0, second = 0, third = 0] = club.people;
    expect(await make(club, { category_id: 999 })).toMatchObject(
      errorResponse(404, 'Kategori tidak ditemukan.'),
    );
    expect(await make(club, { participant_ids: [first, 999_999] })).toMatchObject(
      errorResponse(404, 'Peserta tidak ditemukan.'),
    );
    for (const foreign of [other.people[0], await makePerson()]) {
      expect(await make(club, { participant_ids: [first, foreign] })).toMatchObject(
        errorResponse(403, 'Peserta ini bukan anggota klub Anda.'),
      );
    }
    const team = await makeTeam(club, [third]);
    expect(await make(club, { participant_ids: [first, second, third] })).toMatchObject(
      await inAnother(third),
    );
    expect(
      (await listBuilt(club)).map(({ id }) => id),
      'nothing is left of the refused ones',
    ).toEqual([team]);
    expect(
      (await make(club, { category_id: 2, participant_ids: [first, third] })).status,
      'in another category',
    ).toBe(201);
  });

  it('at once gives each team a code of its own', async () => {
    const club = await makeClub(8);
    const pairs = [0, 2, 4, 6].map((at) => club.people.slice(at, at + 2));
    expect(
      statusesOf(await Promise.all(pairs.map((pair) => make(club, { participant_ids: pair })))),
    ).toEqual([201, 201, 201, 201]);
    expect(new Set((await listBuilt(club)).map(({ team_id: code }) => code)).size).toBe(4);
  });

  it('at once puts a participant into one team of a category', async () => {
    const club = await makeClub(3);
    const [first = 0, second = 0, both = 0] = club.people;
    const answers = await Promise.all([
      make(club, { participant_ids: [first, both] }),
      make(club, { participant_ids: [second, both] }),
    ]);
    expect(statusesOf(answers)).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject(await inAnother(both));
    expect(await listBuilt(club)).toHaveLength(1);
  });
});

describe('the fewest members', () => {
  it('are one in the builder and two in the dashboard', async () => {
    const club = await makeClub(2);
    const few = (text: string) => ({ status: 422, body: { message: text } });
    const [one] = club.people;
    expect((await create(club, { participant_ids: [] })).status).toBe(422);
    expect(await createByForm(club, { participant_ids: [one] })).toMatchObject(
      few('Pilih minimal 2 anggota untuk membuat tim!'),
    );
    expect(await listBuilt(club)).toEqual([]);
    expect((await create(club, { participant_ids: [one] })).status).toBe(201);
    expect(
      await update(club, (await listBuilt(club))[0]?.id ?? 0, { participant_ids: [] }),
    ).toMatchObject(few('Pilih minimal 1 anggota untuk tim!'));
  });
});

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
      errorResponse(409, 'Kategori tidak dapat diubah karena tim sudah terdaftar dalam turnamen.'),
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
    const answers = await Promise.all([
      update(club, one, { participant_ids: [first, both] }),
      update(club, two, { participant_ids: [second, both] }),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
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
    const answers = await Promise.all(
      [second, third].map((id) =>
        update(club, team, { participant_ids: [first, id] }, { 'If-Match': version }),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, 412]);
    expect(answers.find(({ status }) => status === 412)).toMatchObject(stale);
    expect(await membersOf(backend, team)).toEqual([
      `${first}L`,
      `${answers[0]?.status === 200 ? second : third}`,
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
      const answer: TestResponse = await update(club, team, change, { 'If-Match': version });
      expect(answer.status, JSON.stringify(change)).toBe(200);
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
    const answers = await Promise.all([remove(club, team), remove(club, team)]);
    expect(statusesOf(answers)).toEqual([200, 404]);
    expect((await (await register(registered, first))()).status).toBe(201);
    expect(await remove(club, registered)).toMatchObject(
      errorResponse(409, 'Tim yang sudah terdaftar dalam turnamen tidak dapat dihapus.'),
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
      const answers = await Promise.all(
        (isEnteredFirst ? calls : calls.toReversed()).map((call) => call()),
      );
      const held = await backend.db
        .select()
        .from(registrations)
        .where(eq(registrations.teamId, team));
      expect([
        [201, 409, 1],
        [200, refused, 0],
      ]).toContainEqual([...statusesOf(answers), held.length]);
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

import { describe, expect, it } from 'vitest';
import { findCategories } from '../../../server/content/categoriesQueries.ts';
import { useBackend } from '../../support/database/backend.ts';
import {
  createMaker,
  errorResponse,
  statusesOf,
  type TestClub,
} from '../../support/screens/clubData.ts';
import { createBuilderRequests, type Wanted } from '../../support/screens/builderTeams.ts';

const backend = useBackend();
const maker = createMaker(backend);
const { makeClub, makePerson, makeTeam } = maker;
const { listBuilt, create, createByForm, update, inAnother } = createBuilderRequests(
  backend,
  maker,
);

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
    ['a blank name', () => ({ team_name: ' ' }), 'team_name', 'Nama tim wajib diisi.'],
    [
      'a name of 61 characters',
      () => ({ team_name: 'x'.repeat(61) }),
      'team_name',
      'Nama tim maksimal 60 karakter.',
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
      'Kode tim tidak valid.',
    ],
    ['what is no category', () => ({ category_id: 0 }), 'category_id', 'Kategori tidak valid.'],
  ])('is refused at its field with %s', async (_what, wanted, field, text) => {
    const club = await makeClub(6);
    const response = await make(club, {
      participant_ids: club.people.slice(0, 2),
      ...wanted(club),
    });
    expect(response).toMatchObject({ status: 422, body: { message: text, error: text } });
    expect((response.body as { errors: object }).errors).toEqual({ [field]: [text] });
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
    const responses = await Promise.all([
      make(club, { participant_ids: [first, both] }),
      make(club, { participant_ids: [second, both] }),
    ]);
    expect(statusesOf(responses)).toEqual([201, 409]);
    expect(responses.find(({ status }) => status === 409)).toMatchObject(await inAnother(both));
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

import { describe, expect, it } from 'vitest';
import { useBackend } from '../../support/database/backend.ts';
import { createBuilderRequests } from '../../support/screens/builderTeams.ts';
import { createMaker, errorResponse, type TestClub } from '../../support/screens/clubData.ts';

const backend = useBackend();
const maker = createMaker(backend);
const { makeClub, makeTeam } = maker;
const { listBuilt, nameOf } = createBuilderRequests(backend, maker);

type Wanted = { team_name: string; participant_ids: unknown[] };

const createAll = ({ id, token }: TestClub, teams: Wanted[], category: unknown = 1) =>
  backend.request('POST', `/api/gh-schools/${id}/teams`, {
    token,
    body: { category_id: category, teams },
  });
const team = (name: string, ...ids: unknown[]): Wanted => ({
  team_name: name,
  participant_ids: ids,
});

describe('several teams', () => {
  it('are created in their order, each led by its first member', async () => {
    const club = await makeClub(3);
    const [first, second, third] = club.people;
    expect(
      await createAll(club, [team(' Elang 1 ', second, first), team('Elang 2', third)]),
    ).toMatchObject({ status: 201, body: { success: true, message: '2 tim berhasil dibuat!' } });
    expect(await listBuilt(club)).toMatchObject([
      {
        name: 'Elang 1',
        team_id: `X-${club.code}-00001`,
        members: [{ id: second, level: 'leader' }, { id: first }],
      },
      { name: 'Elang 2', team_id: `X-${club.code}-00002`, members: [{ id: third }] },
    ]);
  });

  it('are none if one pupil is in a team of the category, or in two of the list', async () => {
    const club = await makeClub(3);
    const [first = 0, second = 0, third = 0] = club.people;
    await makeTeam(club, [first]);
    const taken = async (place: string, id: number) =>
      errorResponse(
        409,
        `${place}: ${await nameOf(id)} sudah tergabung dalam tim lain di kategori ini.`,
      );
    expect(
      await createAll(club, [team('Elang 1', second), team('Elang 2', third, first)]),
    ).toMatchObject(await taken('Tim ke-2 "Elang 2"', first));
    expect(
      await createAll(club, [team('Elang 1', second), team('Elang 2', third, second)]),
    ).toMatchObject(await taken('Tim ke-2 "Elang 2"', second));
    expect(await listBuilt(club)).toHaveLength(1);
    expect((await createAll(club, [team('Elang 1', first, second)], 2)).status).toBe(201);
  });

  it("are none with another's pupil, an unknown one or an unknown category, or for another club", async () => {
    const [club, other] = [await makeClub(1), await makeClub(1)];
    const own = team('Elang 1', ...club.people);
    expect(await createAll(club, [own, team('Elang 2', ...other.people)])).toMatchObject(
      errorResponse(403, 'Tim ke-2 "Elang 2": Peserta ini bukan anggota klub Anda.'),
    );
    expect(await createAll(club, [own, team('Elang 2', 99_999_999)])).toMatchObject(
      errorResponse(404, 'Tim ke-2 "Elang 2": Peserta tidak ditemukan.'),
    );
    expect(await createAll(club, [own], 99_999)).toMatchObject(
      errorResponse(404, 'Kategori tidak ditemukan.'),
    );
    expect(await createAll({ ...club, token: other.token }, [own])).toMatchObject({ status: 403 });
    expect(await listBuilt(club)).toEqual([]);
  });

  it('are one to a hundred, with a name and one to five members', async () => {
    const club = await makeClub(1);
    const refused = async (teams: Wanted[]) => {
      const { status, body } = await createAll(club, teams);
      expect(status).toBe(422);
      return (body as { message: string }).message;
    };
    expect(await refused([])).toBe('Tim minimal 1.');
    const tooMany = Array.from({ length: 101 }, (_, place) => team(`Elang ${place}`, place + 1));
    expect(await refused(tooMany)).toBe('Tim maksimal 100.');
    expect(await refused([team('Elang', 1, 2, 3, 4, 5, 6)])).toBe(
      'Tim maksimal memiliki 5 anggota!',
    );
    expect(await refused([team('Elang')])).toBe('Pilih minimal 1 anggota untuk tim!');
    expect((await createAll(club, [team(' ', ...club.people)])).status).toBe(422);
    expect(await listBuilt(club)).toEqual([]);
  });
});

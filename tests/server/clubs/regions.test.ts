import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ClubSummary, Region, TeamSummary } from '../../../openapi/schema.d.ts';
import { clubs } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createMaker, openDemoClub } from '../../support/screens/clubData.ts';
import { createClubForm } from '../../support/screens/clubForm.ts';

const backend = useBackend();
const { makeClub, makeTeam } = createMaker(backend);
const { save } = createClubForm(backend);

type List = { data: ClubSummary[]; teams: TeamSummary[]; total: number; regions: Region[] };
async function list(path: string): Promise<List> {
  const { status, body } = await backend.request('GET', path);
  expect(status).toBe(200);
  return body as List;
}
const clubsOf = (region: string) =>
  list(`/api/gh-schools?only_active=1&page=1&per_page=100&region=${encodeURIComponent(region)}`);
const teamsOf = (region: string, more = '') =>
  list(`/api/teams?page=1&per_page=100&region=${encodeURIComponent(region)}${more}`);

describe('the city of a club', () => {
  it.each([
    ['KOTA MALANG', 'Kota Malang'],
    [' kab. malang ', 'Kabupaten Malang'],
    ['Jogja', 'Kota Yogyakarta'],
    ['Jakarta Selatan', 'Kota Jakarta Selatan'],
    ['', ''],
  ])('%j is saved as %j', async (city, saved) => {
    const club = await makeClub();
    await save(club, { city: 'Kota Surabaya' });
    expect(await save(club, { city })).toMatchObject({
      status: 200,
      body: { data: { city: saved } },
    });
    expect(await save(club, {})).toMatchObject({ status: 200, body: { data: { city: saved } } });
  });

  it.each([
    ['malang ', 'Ada beberapa "malang". Tulis yang mana: Kota Malang atau Kabupaten Malang.'],
    [
      'Banjar',
      'Ada beberapa "Banjar". Tulis yang mana: Kota Banjar (Jawa Barat) atau Kabupaten Banjar (Kalimantan Selatan).',
    ],
    [
      'DKI Jakarta',
      '"DKI Jakarta" adalah nama provinsi. Tulis kota atau kabupatennya, misalnya Kota Jakarta Barat.',
    ],
    [
      'Sidoarho',
      'Kota atau kabupaten "Sidoarho" tidak dikenal. Contoh: Kota Malang, Kabupaten Sidoarjo.',
    ],
  ])('%j is refused at its field, and nothing is saved', async (city, message) => {
    const club = await makeClub();
    expect(await save(club, { city, name: 'Nama Lain' })).toMatchObject({
      status: 422,
      body: { message, errors: { city: [message] } },
    });
    const [row] = await backend.db.select().from(clubs).where(eq(clubs.id, club.id));
    expect(row).toMatchObject({ city: '', name: club.name });
  });
});

describe('clubs and teams of a region', () => {
  it('are those of one city, or of all cities of a province', async () => {
    const [city, regency, none] = [await makeClub(), await makeClub(), await makeClub()];
    await save(city, { city: 'Kota Blitar' });
    await save(regency, { city: 'Kab. Blitar' });
    const ids = async (region: string) => (await clubsOf(region)).data.map(({ id }) => id);
    expect(await ids('Kota Blitar')).toEqual([city.id]);
    expect(await ids('Kabupaten Blitar')).toEqual([regency.id]);
    const province = await ids('Jawa Timur');
    expect(province).toEqual(expect.arrayContaining([city.id, regency.id]));
    expect(province).not.toContain(none.id);
    for (const unknown of ['Blitar', 'Atlantis', '%', "Kota Blitar' or true --"])
      expect(await clubsOf(unknown)).toMatchObject({ data: [], total: 0 });
  });

  it('of teams are those of the club, with search and category', async () => {
    const demo = await openDemoClub(backend);
    const all = (await list(`/api/teams?club=${demo.id}`)).teams;
    const found = await teamsOf('Kota Malang');
    expect(found.teams.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    expect(found.total).toBe(all.length);
    const [first] = all;
    const searched = await teamsOf(
      'Kota Malang',
      `&search=${encodeURIComponent(first?.name ?? '')}`,
    );
    expect(searched.teams.map(({ id }) => id)).toContain(first?.id);
    const { teams } = await teamsOf('Kota Malang', '&category=2');
    expect(teams.length).toBeGreaterThan(0);
    expect(teams).toEqual(
      all
        .filter(({ category }) => category === teams[0]?.category)
        .map((team) => expect.objectContaining({ id: team.id })),
    );
    expect((await teamsOf('Kota Denpasar', `&club=${demo.id}`)).total).toBe(0);
  });

  it('are offered where there is a club, in alphabetical order, without those that nobody sees', async () => {
    const inactive = await makeClub(1);
    await save(inactive, { city: 'Kota Sabang' });
    await makeTeam(inactive, inactive.people);
    const offered = async (path: string) => (await list(path)).regions;
    const has = (regions: Region[], name: string) =>
      regions.some(({ cities }) => cities.includes(name));
    const [ofClubs, ofTeams] = ['/api/gh-schools?page=1', '/api/teams?page=1'];
    for (const path of [ofClubs, ofTeams])
      expect(has(await offered(path), 'Kota Sabang')).toBe(true);
    await backend.db.update(clubs).set({ isActive: false }).where(eq(clubs.id, inactive.id));
    for (const path of [ofClubs, ofTeams])
      expect(has(await offered(path), 'Kota Sabang')).toBe(false);
    expect((await teamsOf('Kota Sabang')).total).toBe(0);
    const regions = await offered(ofClubs);
    const provinces = regions.map(({ province }) => province);
    expect(provinces).toEqual(provinces.toSorted((a, b) => a.localeCompare(b, 'id')));
    expect(regions).toContainEqual({
      province: 'Jawa Barat',
      cities: ['Kabupaten Bandung', 'Kota Bandung'],
      counts: [1, 1],
    });
  });

  it('are offered with the number of what the list has there, of a category too', async () => {
    for (const path of ['/api/gh-schools?only_active=1', '/api/teams?', '/api/teams?category=2']) {
      const { regions } = await list(`${path}&page=1&per_page=100`);
      const offered = regions.flatMap(({ cities, counts }) =>
        cities.map((city, index) => ({ city, count: counts?.[index] })),
      );
      expect(offered.length).toBeGreaterThan(5);
      for (const { city, count } of offered) {
        const { total } = await list(`${path}&page=1&region=${encodeURIComponent(city)}`);
        expect(total).toBe(count);
        expect(count).toBeGreaterThan(0);
      }
    }
  });

  it('are offered without numbers in a search, of which they would say nothing', async () => {
    for (const path of ['/api/gh-schools?only_active=1', '/api/teams?']) {
      const { regions } = await list(`${path}&page=1&search=garuda`);
      expect(regions.length).toBeGreaterThan(0);
      expect(regions.filter(({ counts }) => counts !== undefined)).toEqual([]);
    }
  });
});

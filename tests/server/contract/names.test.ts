import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { attempts, clubs, participants, teams } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { countsOf, createPupilImport } from '../../support/database/pupilImport.ts';
import { createBuilderRequests } from '../../support/screens/builderTeams.ts';
import { createMaker } from '../../support/screens/clubData.ts';

const backend = useBackend();
const maker = createMaker(backend);
const { makeClub } = maker;
const { listBuilt, create } = createBuilderRequests(backend, maker);
const { send, check, peopleOf, teamsOf, categoryName } = createPupilImport(backend);

// Sign-up is limited by address.
beforeEach(() => backend.db.delete(attempts));

const invisible = [
  '\u200B\u200B',
  '\u3164',
  '\u2800',
  '\u00AD',
  '\u2060\uFEFF',
  '\uFE0F',
  '\u200D',
];

const register = (name: string, email: string) =>
  backend.request('POST', '/api/participant/register', {
    body: { name, email, password: 'lintasan-garis-24' },
  });

describe('a name of which nothing can be seen', () => {
  it.each(invisible)('is none at sign-up: %j', async (name) => {
    expect(await register(name, 'kosong@surel.example')).toMatchObject({
      status: 422,
      body: { errors: { name: ['Nama wajib diisi.'] } },
    });
  });

  it.each(invisible)('is none of a team, a club and a pupil: %j', async (name) => {
    const club = await makeClub(1);
    expect(await create(club, { team_name: name })).toMatchObject({
      status: 422,
      body: { errors: { team_name: ['Nama tim wajib diisi.'] } },
    });
    const password = 'lintasan-garis-24';
    const registration = {
      name,
      email: 'kosong@surel.example',
      phone: '081234567890',
      password,
      password_confirmation: password,
      pin: '123456',
    };
    expect(await backend.request('POST', '/api/gh/register', { body: registration })).toMatchObject(
      { status: 422, body: { errors: { name: ['Nama wajib diisi.'] } } },
    );
    const [id = 0] = club.people;
    expect(
      await backend.request('PUT', `/api/participants/${id}`, {
        token: club.token,
        body: { name, email: 'kosong@surel.example' },
      }),
    ).toMatchObject({ status: 422, body: { errors: { name: ['Nama wajib diisi.'] } } });
    const { rows } = await check(club, [{ name }]);
    expect(rows[0]?.problems).toEqual([{ column: 'name', message: 'Nama wajib diisi.' }]);
  });
});

describe('a name is saved as it is seen', () => {
  it.each([
    ['Rina\u200B  Ayu ', 'Rina Ayu'],
    ['Umar\u00A0Faruq', 'Umar Faruq'],
    ['Zoe\u0308 Andre\u0301', 'Zoë André'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['Ni’matul', 'Ni’matul'],
  ])('%j of a participant', async (typed, saved) => {
    const { status, body } = await register(typed, 'tampak@surel.example');
    expect([status, (body as { user: { name: string } }).user.name]).toEqual([201, saved]);
    await backend.db.delete(participants).where(eq(participants.email, 'tampak@surel.example'));
  });

  it.each([
    ['Garuda\u3164Muda\u200B', 'Garuda Muda'],
    ['Tim 👩\u200D👩\u200D👧', 'Tim 👩\u200D👩\u200D👧'],
    ['🤖❤\uFE0F', '🤖❤\uFE0F'],
  ])('%j of a team', async (typed, saved) => {
    const club = await makeClub(1);
    expect((await create(club, { team_name: typed })).status).toBe(201);
    expect((await listBuilt(club))[0]?.name).toBe(saved);
  });
});

describe('the same name in a file', () => {
  it.each(['Ayu Lestari\u200B', 'Ayu\u200E Lestari', 'AYU\u00A0LESTARI', 'A\u00ADyu  Lestari'])(
    'is the pupil that is there: %j',
    async (name) => {
      const club = await makeClub();
      await send(club, [{ name: 'Ayu Lestari', class: '8A' }]);
      expect(countsOf(await check(club, [{ name, class: '8A' }]))).toEqual([0, 0, 1, 0]);
      const { rows } = await check(club, [{ name, class: '8B' }]);
      expect(rows[0]?.warning).toBe('Mungkin sama dengan Ayu Lestari (8A).');
    },
  );

  it('is the pupil of an old row with such characters', async () => {
    const club = await makeClub(1);
    const [id = 0] = club.people;
    await backend.db
      .update(participants)
      .set({ name: 'Ni’matul\u200B' })
      .where(eq(participants.id, id));
    expect(countsOf(await check(club, [{ name: "Ni'matul" }]))).toEqual([0, 0, 1, 0]);
    expect(await peopleOf(club)).toHaveLength(1);
  });

  it('is the team that is there', async () => {
    const club = await makeClub();
    const category = await categoryName(1);
    await send(club, [{ name: 'Ani', team: 'Garuda Muda', category }]);
    await send(club, [
      { name: 'Budi', team: 'Garuda Muda\u200B', category },
      { name: 'Cici', team: 'garuda\u3164muda', category: `${category}\u200B` },
    ]);
    expect((await teamsOf(club)).map(({ name }) => name)).toEqual(['Garuda Muda']);
  });
});

it('a search finds names whatever nobody sees in them', async () => {
  const club = await makeClub(1);
  const find = async (search: string) => {
    const query = new URLSearchParams({ search, per_page: '20' }).toString();
    const { body } = await backend.request('GET', `/api/teams?${query}`);
    return (body as { teams: { name: string }[] }).teams.map(({ name }) => name);
  };
  await create(club, { team_name: 'Qancil–Pandai' });
  await backend.db
    .update(teams)
    .set({ name: 'Qan\u200Bcil–Pan\u00ADdai' })
    .where(eq(teams.clubId, club.id));
  await backend.db.update(clubs).set({ isActive: true }).where(eq(clubs.id, club.id));
  for (const search of ['qancil-pandai', 'Qancil–Pandai', 'qan\u200Bcil', 'ＱＡＮＣＩＬ'])
    expect(await find(search), search).toEqual(['Qan\u200Bcil–Pan\u00ADdai']);
});

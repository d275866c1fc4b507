import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { participants, teamMembers, teams } from '../../../server/db/schema.ts';
import { tryImportLock } from '../../../server/pupils/import/importQueries.ts';
import { useBackend } from '../../support/database/backend.ts';
import { countsOf, createPupilImport } from '../../support/database/pupilImport.ts';
import { createMaker, membersOf, statusesOf } from '../../support/screens/clubData.ts';

const backend = useBackend();
const { makeClub, makeTeam } = createMaker(backend);
const { send, check, peopleOf, teamsOf, categoryName } = createPupilImport(backend);

describe('the teams of an import', () => {
  it('are built in the same step, led by the first pupil, and joined later', async () => {
    const club = await makeClub();
    const [one, two] = [await categoryName(1), await categoryName(2)];
    const rows = [
      { name: 'Ani', team: 'Elang', category: one },
      { name: 'Budi', team: 'elang', category: one.toUpperCase() },
      { name: 'Ani', team: 'Rajawali', category: two },
    ];
    const { body } = await send(club, rows);
    expect(body).toMatchObject({
      message: '2 peserta ditambahkan, 1 peserta diperbarui, 2 tim dibuat.',
      data: {
        new_teams: 2,
        rows: [{ team: { name: 'Elang', category: one, outcome: 'created' } }, {}, {}],
      },
    });
    const made = await teamsOf(club);
    expect(made.map(({ name, code, categoryId }) => [name, code, categoryId])).toEqual([
      ['Elang', `X-${club.code}-00001`, 1],
      ['Rajawali', `X-${club.code}-00002`, 2],
    ]);
    const members = await membersOf(backend, made[0]?.id ?? 0);
    expect(members).toEqual([expect.stringMatching(/L$/), expect.stringMatching(/\d$/)]);
    expect(countsOf((await send(club, rows)).body.data)).toEqual([0, 0, 3, 0]);
    // The category of a team that the club has need not be written.
    const joined = await send(club, [{ name: 'Citra', team: 'Elang' }]);
    expect(joined.body.data.rows[0]?.team?.outcome).toBe('joined');
    expect(await membersOf(backend, made[0]?.id ?? 0)).toHaveLength(3);
    expect(await teamsOf(club)).toHaveLength(2);
  });

  it('have five members at most, and nobody twice in a category', async () => {
    const club = await makeClub(5);
    await makeTeam(club, club.people, { name: 'Penuh' });
    const category = await categoryName(1);
    const [first] = await peopleOf(club);
    const data = await check(club, [
      { name: 'Ani', team: 'Penuh', category },
      { name: first?.name ?? '', team: 'Baru', category },
      ...['Budi', 'Citra', 'Dedi', 'Eka', 'Fajar', 'Gita'].map((name) => ({
        name,
        team: 'Enam',
        category,
      })),
    ]);
    expect(data.rows.flatMap(({ line, problems }) => problems.map((each) => [line, each]))).toEqual(
      [
        [2, { column: 'team', message: 'Tim maksimal memiliki 5 anggota!' }],
        [
          3,
          {
            column: 'team',
            message: `${first?.name} sudah tergabung dalam tim lain di kategori ini.`,
          },
        ],
        [9, { column: 'team', message: 'Tim maksimal memiliki 5 anggota!' }],
      ],
    );
    expect(data.new_teams).toBe(1);
  });

  it('are not guessed where two have the same name', async () => {
    const club = await makeClub(3);
    const [one = 0, two = 0, three = 0] = club.people;
    await makeTeam(club, [one], { name: 'Elang' });
    await makeTeam(club, [two], { name: 'Elang' });
    await makeTeam(club, [three], { name: 'Elang', categoryId: 2 });
    const [first, second] = [await categoryName(1), await categoryName(2)];
    const data = await check(club, [
      { name: 'Ani', team: 'Elang', category: first },
      { name: 'Ani', team: 'Elang' },
      { name: 'Ani', team: 'Elang', category: second },
    ]);
    expect(data.rows.map(({ problems }) => problems)).toEqual([
      [
        {
          column: 'team',
          message: 'Klub ini punya lebih dari satu tim bernama ini di kategori ini.',
        },
      ],
      [{ column: 'category', message: 'Isi kategori tim ini.' }],
      [],
    ]);
  });
});

describe('imports at once', () => {
  it('are refused while another one of the club is saved, with all of them left out', async () => {
    const club = await makeClub();
    const other = await makeClub();
    await backend.db.transaction(async (transaction) => {
      expect(await tryImportLock(transaction, club.id)).toBe(true);
      expect(await send(club, [{ name: 'Ani' }])).toMatchObject({
        status: 409,
        body: {
          message:
            'Impor lain untuk klub ini sedang berjalan. Tunggu sampai selesai, lalu periksa kembali.',
        },
      });
      expect((await send(other, [{ name: 'Ani' }])).status).toBe(200);
    });
    expect(await peopleOf(club)).toEqual([]);
    expect((await send(club, [{ name: 'Ani' }])).status).toBe(200);
  });

  it('save nothing if somebody in the club gets one of the addresses in the same moment', async () => {
    const club = await makeClub();
    const email = 'bersamaan@surel.example';
    const { sending } = await backend.db.transaction(async (transaction) => {
      await transaction
        .insert(participants)
        .values({ name: 'Ani', email, passwordHash: 'none', clubId: club.id });
      const sending = send(club, [{ name: 'Budi' }, { name: 'Ani', email }]);
      const isWaiting = sql<boolean>`exists (select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock')`;
      await vi.waitFor(async () => {
        const [row] = await transaction.select({ isWaiting }).from(sql`(values (1)) as one`);
        expect(row?.isWaiting).toBe(true);
      });
      // Not awaited before the transaction has ended.
      return { sending };
    });
    expect(await sending).toMatchObject({
      status: 409,
      body: {
        message:
          'Data klub berubah sejak diperiksa, jadi tidak ada yang disimpan. Periksa kembali.',
      },
    });
    expect(await peopleOf(club)).toMatchObject([{ name: 'Ani', passwordHash: 'none' }]);
  });

  it('of sixteen calls with the same rows save each pupil and team once', async () => {
    const club = await makeClub();
    const category = await categoryName(1);
    const rows = Array.from({ length: 20 }, (_, index) => ({
      name: `Siswa ${index}`,
      team: `Tim ${Math.floor(index / 5)}`,
      category,
    }));
    const answers = await Promise.all(Array.from({ length: 16 }, () => send(club, rows)));
    const statuses = statusesOf(answers);
    expect(statuses[0]).toBe(200);
    expect(new Set(statuses)).toEqual(new Set(statuses.includes(409) ? [200, 409] : [200]));
    expect(
      answers.filter(({ status, body }) => status === 200 && body.data.added > 0),
    ).toHaveLength(1);
    expect(await peopleOf(club)).toHaveLength(20);
    expect(await teamsOf(club)).toHaveLength(4);
    const members = await backend.db
      .select({ id: teamMembers.teamId })
      .from(teamMembers)
      .innerJoin(teams, eq(teams.id, teamMembers.teamId))
      .where(eq(teams.clubId, club.id));
    expect(members).toHaveLength(20);
  });
});

import { asc, eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import type { CheckedParticipantImport, ParticipantImport } from '../../openapi/schema.d.ts';
import { findCategories } from '../../server/content/categoriesQueries.ts';
import { demoAccounts } from '../../server/db/seed/accounts.ts';
import { attempts, categories, participants, teamMembers, teams } from '../../server/db/schema.ts';
import { tryImportLock } from '../../server/pupils/importQueries.ts';
import { useBackend } from '../support/database/backend.ts';
import { createMaker, membersOf, statusesOf } from '../support/screens/clubData.ts';

const backend = useBackend();
const { makeClub, makeTeam } = createMaker(backend);

type Club = Awaited<ReturnType<typeof makeClub>>;
type Row = Partial<ParticipantImport['rows'][number]>;

/** Sends rows, which have the lines of a file with the names of the columns in the first. */
async function send(club: Club, rows: Row[], preview = false) {
  const { status, body } = await backend.request(
    'POST',
    `/api/gh-schools/${club.id}/participants/import`,
    {
      token: club.token,
      body: { preview, rows: rows.map((row, index) => ({ line: index + 2, name: '', ...row })) },
    },
  );
  return { status, body: body as CheckedParticipantImport };
}

const check = async (club: Club, rows: Row[]) => {
  const { status, body } = await send(club, rows, true);
  expect(status).toBe(200);
  return body.data;
};

const peopleOf = (club: Club) =>
  backend.db
    .select({
      name: participants.name,
      email: participants.email,
      class: participants.class,
      passwordHash: participants.passwordHash,
    })
    .from(participants)
    .where(eq(participants.clubId, club.id))
    .orderBy(asc(participants.id));

const teamsOf = (club: Club) =>
  backend.db.select().from(teams).where(eq(teams.clubId, club.id)).orderBy(asc(teams.id));

const counts = (data: CheckedParticipantImport['data']) => [
  data.added,
  data.changed,
  data.unchanged,
  data.rejected,
];

const categoryName = async (id: number) =>
  (await backend.db.select().from(categories).where(eq(categories.id, id)))[0]?.name ?? '';

describe('an import of pupils', () => {
  it('is checked without being saved, then saved, and changes nothing the second time', async () => {
    const club = await makeClub();
    const rows = [
      { name: ' Ani  Lestari ', class: '8A' },
      { name: 'Budi', class: '8A', email: 'Budi.Impor@surel.example' },
      { name: 'Budi', class: '8B' },
    ];
    const preview = await send(club, rows, true);
    expect(preview).toMatchObject({
      status: 200,
      body: { message: '3 baris siap disimpan.', data: { added: 3, rejected: 0, new_teams: 0 } },
    });
    expect(preview.body.data.rows[2]?.warning).toBe(
      'Mungkin sama dengan Budi (8A, Budi.Impor@surel.example).',
    );
    expect(await peopleOf(club)).toEqual([]);
    expect((await send(club, rows)).body.message).toBe('3 peserta ditambahkan.');
    const saved = await peopleOf(club);
    expect(saved).toEqual([
      { name: 'Ani Lestari', class: '8A', email: '', passwordHash: '' },
      { name: 'Budi', class: '8A', email: 'Budi.Impor@surel.example', passwordHash: '' },
      { name: 'Budi', class: '8B', email: '', passwordHash: '' },
    ]);
    const again = await send(club, rows);
    expect(again.body.message).toBe('Semua peserta di berkas ini sudah ada.');
    expect(counts(again.body.data)).toEqual([0, 0, 3, 0]);
    expect(await peopleOf(club)).toEqual(saved);
  });

  it('gives a class to who is there already, and says whom it takes for the same', async () => {
    const club = await makeClub(2);
    const [one, two] = await peopleOf(club);
    const data = await check(club, [
      { name: one?.name ?? '', class: '7C' },
      { name: 'Nama lain', email: two?.email.toUpperCase() ?? '', class: '7D' },
    ]);
    expect(counts(data)).toEqual([0, 2, 0, 0]);
    expect(data.rows.map(({ warning }) => warning)).toEqual([
      `Dianggap sama dengan ${one?.name} (${one?.email}).`,
      `Email ini milik ${two?.name} (${two?.email}); namanya tetap.`,
    ]);
    await send(club, [{ name: one?.name ?? '', class: '7C' }]);
    expect((await peopleOf(club))[0]).toMatchObject({ class: '7C', passwordHash: 'none' });
    expect(counts(await check(club, [{ name: one?.name ?? '', class: '7C' }]))).toEqual([
      0, 0, 1, 0,
    ]);
  });

  it('says by row and column what cannot be saved, and then saves none', async () => {
    const names = (await findCategories(backend.db)).map(({ name }) => name).join(', ');
    const club = await makeClub();
    const rows: Row[] = [
      { name: 'Ani' },
      { name: ' ' },
      { name: 'x'.repeat(101), email: 'ani', class: 'y'.repeat(31) },
      { name: 'Citra', email: demoAccounts.leader.email },
      { name: 'Dedi', team: 'Elang' },
      { name: 'Eka', category: 'Inspire' },
      { name: 'Fajar', team: 'Elang', category: 'Catur' },
    ];
    const data = await check(club, rows);
    expect(counts(data)).toEqual([1, 0, 0, 6]);
    expect(data.rows.flatMap(({ line, problems }) => problems.map((each) => [line, each]))).toEqual(
      [
        [3, { column: 'name', message: 'Nama wajib diisi.' }],
        [4, { column: 'name', message: 'Nama maksimal 100 karakter.' }],
        [4, { column: 'class', message: 'Kelas maksimal 30 karakter.' }],
        [4, { column: 'email', message: 'Email tidak valid.' }],
        [
          5,
          {
            column: 'email',
            message:
              'Email ini dipakai akun di luar klub. Pemiliknya dapat bergabung dengan ID dan PIN klub.',
          },
        ],
        [6, { column: 'category', message: 'Isi kategori tim ini.' }],
        [7, { column: 'team', message: 'Isi nama tim, atau kosongkan kategorinya.' }],
        [
          8,
          {
            column: 'category',
            message: `Kategori ini tidak ada. Pilihan: ${names}.`,
          },
        ],
      ],
    );
    expect(await send(club, rows)).toMatchObject({
      status: 409,
      body: {
        message: '6 baris tidak dapat disimpan, jadi tidak ada yang disimpan. Periksa kembali.',
      },
    });
    expect(await peopleOf(club)).toEqual([]);
  });

  it('asks who is meant where two have the same name', async () => {
    const club = await makeClub();
    await send(club, [
      { name: 'Ani', email: 'ani.satu@surel.example', class: '8A' },
      { name: 'Ani', email: 'ani.dua@surel.example', class: '8A' },
    ]);
    const data = await check(club, [{ name: 'ani', class: '8a' }, { name: 'Ani' }]);
    const unclear = {
      column: 'name',
      message:
        'Lebih dari satu peserta bernama ini. Tulis kelas atau emailnya supaya jelas siapa yang dimaksud.',
    };
    expect(data.rows.map(({ problems }) => problems)).toEqual([[unclear], [unclear]]);
    const repeated = await check(club, [{ name: 'Budi' }, { name: 'Budi' }]);
    expect(counts(repeated)).toEqual([1, 0, 1, 0]);
    expect(repeated.rows[1]?.warning).toBe('Sama dengan baris 2.');
  });
});

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
    expect(counts((await send(club, rows)).body.data)).toEqual([0, 0, 3, 0]);
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

  it('save nothing if somebody signs up with one of the addresses in the same moment', async () => {
    const club = await makeClub();
    const email = 'bersamaan@surel.example';
    const { sending } = await backend.db.transaction(async (transaction) => {
      await transaction.insert(participants).values({ name: 'Ani', email, passwordHash: 'none' });
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
    expect(await peopleOf(club)).toEqual([]);
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

describe('the limits of an import', () => {
  it('are 5,000 rows, and 2 MiB', async () => {
    const club = await makeClub();
    const row = { line: 2, name: 'Ani' };
    expect(
      await send(
        club,
        Array.from({ length: 5_001 }, () => row),
        true,
      ),
    ).toMatchObject({
      status: 422,
      body: { message: 'Baris maksimal 5000.' },
    });
    const long = {
      ...row,
      team: 'x'.repeat(255),
      category: 'y'.repeat(255),
      class: 'z'.repeat(255),
    };
    expect(
      (
        await send(
          club,
          Array.from({ length: 5_000 }, () => long),
          true,
        )
      ).status,
    ).toBe(413);
    expect(
      (
        await send(
          club,
          Array.from({ length: 1_000 }, () => long),
          true,
        )
      ).status,
    ).toBe(200);
  });

  it('count the addresses of others that a preview tells', async () => {
    const club = await makeClub();
    await backend.db.insert(attempts).values({
      key: `import:club:${club.id}`,
      count: 999,
      windowEndsAt: new Date(Date.now() + 3_600_000),
    });
    const taken = [demoAccounts.leader.email, demoAccounts.member.email];
    expect(
      (
        await send(
          club,
          taken.map((email) => ({ name: 'Ani', email })),
          true,
        )
      ).status,
    ).toBe(429);
    expect((await send(club, [{ name: 'Ani', email: taken[0] ?? '' }], true)).status).toBe(200);
  });
});

import { describe, expect, it } from 'vitest';
import { findCategories } from '../../../server/content/categoriesQueries.ts';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import { attempts } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { countsOf, createPupilImport, type ImportRow } from '../../support/database/pupilImport.ts';
import { createMaker } from '../../support/screens/clubData.ts';

const backend = useBackend();
const { makeClub } = createMaker(backend);
const { send, check, peopleOf } = createPupilImport(backend);

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
    expect(countsOf(again.body.data)).toEqual([0, 0, 3, 0]);
    expect(await peopleOf(club)).toEqual(saved);
  });

  it('spells a class as the club and earlier rows do, and says which row names somebody again', async () => {
    const club = await makeClub();
    const rows = [
      { line: 3, name: 'Dewi Ayu', class: '8B' },
      { line: 4, name: 'Dewi  ayu', class: '8b' },
      { line: 5, name: 'Budi', class: ' 8b ' },
    ];
    const preview = await check(club, rows);
    expect(countsOf(preview)).toEqual([2, 0, 1, 0]);
    expect(preview.rows[1]?.warning).toBe('Sama dengan baris 3.');
    await send(club, rows);
    await send(club, [
      { name: 'Citra', class: '8b' },
      { name: 'Dodi', class: '9c' },
    ]);
    expect((await peopleOf(club)).map(({ name, class: className }) => [name, className])).toEqual([
      ['Dewi Ayu', '8B'],
      ['Budi', '8B'],
      ['Citra', '8B'],
      ['Dodi', '9c'],
    ]);
  });

  it('says when a later row gives somebody another class', async () => {
    const club = await makeClub();
    const email = 'dewi.impor@surel.example';
    const { rows } = await check(club, [
      { line: 2, name: 'Dewi', email, class: '8A' },
      { line: 3, name: 'Dewi', email, class: '8B' },
    ]);
    expect(rows[1]).toMatchObject({
      outcome: 'changed',
      warning: 'Sama dengan baris 2; kelasnya diganti.',
    });
  });

  it('gives a class to who is there already, and says whom it takes for the same', async () => {
    const club = await makeClub(2);
    const [one, two] = await peopleOf(club);
    const data = await check(club, [
      { name: one?.name ?? '', class: '7C' },
      { name: 'Nama lain', email: two?.email.toUpperCase() ?? '', class: '7D' },
    ]);
    expect(countsOf(data)).toEqual([0, 2, 0, 0]);
    expect(data.rows.map(({ warning }) => warning)).toEqual([
      `Dianggap sama dengan ${one?.name} (${one?.email}).`,
      `Email ini milik ${two?.name} (${two?.email}); namanya tetap.`,
    ]);
    await send(club, [{ name: one?.name ?? '', class: '7C' }]);
    expect((await peopleOf(club))[0]).toMatchObject({ class: '7C', passwordHash: 'none' });
    expect(countsOf(await check(club, [{ name: one?.name ?? '', class: '7C' }]))).toEqual([
      0, 0, 1, 0,
    ]);
  });

  it('moves pupils to the classes of a new school year, if it is told so and nobody else can be meant', async () => {
    const club = await makeClub();
    await send(club, [
      { name: 'Ani', class: '7A' },
      { name: 'Budi', class: '7A' },
      { name: 'Budi', class: '7B' },
      { name: 'Citra', class: '7B' },
      { name: 'Dewi', class: '7B' },
    ]);
    const rows = [
      { name: 'ani', class: '8A' },
      { name: 'Ani', class: '8B' },
      // Which of two is not known.
      { name: 'Budi', class: '8A' },
      // The row of Citra is there too, so this is another one.
      { name: 'Citra', class: '8B' },
      { name: 'Citra', class: '7B' },
      { name: 'Dewi', class: '8B', email: 'dewi.baru@surel.example' },
    ];
    const asked = await check(club, rows);
    expect(countsOf(asked)).toEqual([5, 0, 1, 0]);
    expect(asked.rows.map(({ namesake = false }) => namesake)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    const answered = rows.map((row) => ({ ...row, new_class: true }));
    const told = await check(club, answered);
    expect(countsOf(told)).toEqual([4, 1, 1, 0]);
    expect(told.rows[0]).toMatchObject({
      outcome: 'changed',
      warning: 'Dianggap sama dengan Ani (7A).',
    });
    expect(told.rows.some(({ namesake }) => namesake)).toBe(false);
    await send(club, answered);
    const anis = (await peopleOf(club)).filter(({ name }) => name === 'Ani');
    expect(anis.map((ani) => ani.class)).toEqual(['8A', '8B']);
  });

  it('says by row and column what cannot be saved, and then saves none', async () => {
    const names = (await findCategories(backend.db)).map(({ name }) => name).join(', ');
    const club = await makeClub();
    const rows: ImportRow[] = [
      { name: 'Ani' },
      { name: ' ' },
      { name: 'x'.repeat(101), email: 'ani', class: 'y'.repeat(31) },
      { name: 'Citra', email: demoAccounts.leader.email },
      { name: 'Dedi', team: 'Elang' },
      { name: 'Eka', category: 'Inspire' },
      { name: 'Fajar', team: 'Elang', category: 'Catur' },
    ];
    const data = await check(club, rows);
    expect(countsOf(data)).toEqual([2, 0, 0, 5]);
    expect(data.rows.flatMap(({ line, problems }) => problems.map((each) => [line, each]))).toEqual(
      [
        [3, { column: 'name', message: 'Nama wajib diisi.' }],
        [4, { column: 'name', message: 'Nama maksimal 100 karakter.' }],
        [4, { column: 'class', message: 'Kelas maksimal 30 karakter.' }],
        [4, { column: 'email', message: 'Email tidak valid.' }],
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
        message:
          'Ada baris yang tidak dapat disimpan, jadi tidak ada yang disimpan. Periksa kembali.',
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
    expect(countsOf(repeated)).toEqual([1, 0, 1, 0]);
    expect(repeated.rows[1]?.warning).toBe('Sama dengan baris 2.');
  });

  it('tells lines of several sheets apart that have the same number', async () => {
    const club = await makeClub();
    const rows = [
      { line: 2, sheet: '7A', name: 'Budi', class: '7' },
      { line: 2, sheet: '7B', name: 'Budi', class: '7' },
    ];
    const data = await check(club, rows);
    expect(countsOf(data)).toEqual([1, 0, 1, 0]);
    expect(data.rows[1]?.warning).toBe('Sama dengan 7A, baris 2.');
    await send(club, rows);
    expect(await peopleOf(club)).toHaveLength(1);
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

  it.each([
    ['the club', (id: number) => `import:club:${id}`, 299],
    ['its network', () => 'import:address:unknown', 999],
  ])('count checks and savings alike, by %s', async (_, keyOf, count) => {
    const club = await makeClub();
    // Of its own it has used as many as a network that is used up lets pass.
    const windowEndsAt = new Date(Date.now() + 3_600_000);
    await backend.db.delete(attempts);
    await backend.db.insert(attempts).values({ key: keyOf(club.id), count, windowEndsAt });
    if (count === 999)
      await backend.db
        .insert(attempts)
        .values({ key: `import:club:${club.id}`, count: 20, windowEndsAt });
    const rows = [{ name: ' ' }];
    expect((await send(club, rows, true)).status).toBe(200);
    expect((await send(club, rows)).status).toBe(429);
    expect((await send(club, rows, true)).status).toBe(429);
  });
});

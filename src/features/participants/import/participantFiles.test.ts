import { beforeAll, expect, test } from 'vitest';
import { stubWorkbookWorker } from '../../../../tests/support/tables/workbookWorker.ts';
import { tableFixture, tableFixtures } from '../../../../tests/support/tables/fixtures.ts';
import { isKnownTitle } from '../../../lib/tables/columns.ts';
import { findLayout, usedColumns, usedRows } from '../../../lib/tables/layout.ts';
import { readTableFile } from '../../../lib/tables/readTableFile.ts';
import { columnTypes, fields, guessColumns } from './participantFields.ts';
import { toImportRows } from './toImportRows.ts';

/** Returns what is read of a file, a text for each row: where it stands, what is sent, what is wrong. */
async function readFixture(name: string): Promise<string[]> {
  const { sheets } = await readTableFile(tableFixture(name), isKnownTitle(fields));
  const layout = findLayout(sheets, { fields, guessColumns });
  const input = {
    rows: usedRows(sheets, layout),
    columns: usedColumns(sheets, layout),
    answers: {},
  };
  return toImportRows(input).rows.map(({ source, sent, readings = [], problems = [] }) =>
    [
      `${source.sheet}${source.line}`,
      ...columnTypes.map((type) => sent[type] ?? ''),
      ...readings.map(({ text, value }) => `${text} → ${value}`),
      ...problems,
    ]
      .join('|')
      .replace(/\|+$/, ''),
  );
}

const files: Record<string, string[]> = {
  'p01-excel-semicolon.csv': [
    "2|Ni'matul Khoiriyah||8A",
    '3|Sulastri, S.Pd.||Guru',
    '4|Suharto||8B',
  ],
  'p02-windows1252.csv': ['2|Zoë André – Putri||8A'],
  'p03-unicode-text.txt': ['2|Aisyah Rahma||8A', '3|Yudha Pratama||8B'],
  'p04-utf16.csv': ['2|Aisyah Rahma||8A'],
  'p05-sep.csv': ['3|Tiara Lestari||8A', '4|Gilang Saputra||8B'],
  'p06-title-rows.csv': ['5|Laila Fitriani||7A', '6|Rangga Wisnu||7B', '7|Sekar Ayu||7C'],
  'p06-title-rows.xlsx': ['5|Laila Fitriani||7A', '6|Rangga Wisnu||7B', '7|Sekar Ayu||7C'],
  'p06b-title-two-columns.xlsx': ['3|Laila Fitriani||7A', '4|Rangga Wisnu||7B'],
  'p07-register-export.xlsx': [
    '7|ADINDA PUSPITA|adinda.p@surel.example|Kelas 8A',
    '8|BAYU SEGARA||Kelas 8A',
    '9|CITRA WULAN||Kelas 8B',
  ],
  'p08-one-column.txt': ['2|Sulastri, S.Pd.', '3|Putra, Agus', '4|Dewi Anggraini'],
  'p09-quotes.tsv': [
    '2|Raden Bima||8A|"Garuda" Muda|Line Follower',
    '3|Sari Intan||8A|"Garuda" Muda|Line Follower',
  ],
  'p10-class-as-date.xlsx': [
    '2|Hana Pertiwi||7-Jan|||Kelas: Lembar kerja mengubah kelas ini menjadi tanggal (7-Jan). Ketik lagi sebagai teks.',
    '3|Ilham Ramadhan||10-Feb|||Kelas: Lembar kerja mengubah kelas ini menjadi tanggal (10-Feb). Ketik lagi sebagai teks.',
    '4|Jihan Amelia||7-A',
  ],
  // A formula that was never calculated has no value: the server asks for the name.
  'p11-formulas.xlsx': ['2|||8A', '3|Lina Marlina||8B', '4|Mega Utami'],
  'p12-error-cell-name.xlsx': [
    '2|Mega Utami||8A',
    '3|#REF!||8B|||Nama: Rumus di sel ini gagal (#REF!). Betulkan di lembar kerja.',
    '4|Nanda Putri',
  ],
  'p13-sheet-per-class.xlsx': ['7A2|Oki Setyo||7A', '7B2|Putri Kinanti||7B', '7B3|Qori Amalia||7B'],
  'p14-cover-sheet.xlsx': ['Data2|Rizal Fahmi||9A'],
  'p14b-hidden-first.xlsx': ['2|Rizal Fahmi||9A'],
  'p16-nbsp.csv': [
    '2|Umar Faruq||8A',
    '3|Umar\u00A0Faruq||8A',
    '4|Umar\u200B Faruq||8A',
    '5|Umar Faruq\u200E||8A',
  ],
  'p17-html.xls': ['2|Vina Oktavia||8A', '3|Wahyu Nugroho||8B'],
  'p19-cr-only.csv': ['2|Xena Prameswari||8A', '3|Yoga Pamungkas||8B'],
  'p21-emails.csv': [
    '2|Zaki Akbar|ZAKI.Akbar+robot@Surel.Example|8A',
    '3|Alma Diva|alma@surel.example|8A',
    '4|Bagus Tirta|bagus.t@surel.example|8A|||mailto:bagus.t@surel.example → bagus.t@surel.example',
    '5|Cici Andini|cici@surel.example.|8A',
    '6|Doni Firman|doni@surel.example; doni2@surel.example|8A',
    '7|Elok Sari||8A|||- → ',
  ],
  'p23-titles.csv': ['2|Fajar Nugraha||Kelas 8A', '3|Gita Savitri||Kelas 8B'],
  'p23b-titles.csv': ['2|Fajar Nugraha||8A', '3|Gita Savitri||8B'],
  'p24-break.csv': ['3|Hilda Yuniar||8A'],
  'p28-last-row-formatted.xlsx': ['2|Indah Permata||8A'],
  'p29-merged-teams.xlsx': [
    '2|Joko Susilo||8A|Elang Baja|Line Follower',
    '3|Kartika Dewi||8A|Elang Baja|Line Follower',
    '4|Lukman Hakim||8B|Elang Baja|Line Follower',
    '5|Maya Sofia||9A|Merak Biru|Sumo Robot',
    '6|Naufal Akbar||9A|Merak Biru|Sumo Robot',
  ],
  'p31-numbered.csv': ['2|Opik Taufiq||8A', '3|Prita Larasati||8A'],
  'p32-no-header-numbered.tsv': ['1|Opik Taufiq||8A', '2|Prita Larasati||8A'],
  'p33-total-row.csv': ['2|Ratna Sari||8A', '3|Satria Jaya||8B'],
  'p34-comma-in-title.csv': ['2|Ayu Lestari||8A', '3|Bima Pratama||8B'],
  'p34b-title-line-with-comma.csv': ['3|Ayu Lestari||8A'],
  'p35-own-template-via-indonesian-excel.csv': [
    '2|Ayu Lestari||8A',
    '3|Bima Pratama|bima.p@surel.example|8B|Elang|Line Follower',
  ],
  'p35b-own-template-quoted.csv': [
    '2|Ayu Lestari||8A',
    '3|Bima Pratama|bima.p@surel.example|8B|Elang|Line Follower',
  ],
  'p36-no-quotes-comma-name.csv': ['2|Sulastri, S.Pd.||Guru', '3|Ayu Lestari||8A'],
};

/** Archives of the right kind without a table in them. */
const unreadable = ['p18-old.xls', 'p18b.ods'];

beforeAll(stubWorkbookWorker);

test.each(Object.entries(files))('%s is read', async (name, rows) => {
  expect(await readFixture(name)).toEqual(rows);
});

test.each(unreadable)('%s cannot be read', async (name) => {
  await expect(readFixture(name)).rejects.toThrow(
    'Berkas ini tidak dapat dibaca. Simpan sebagai XLSX atau CSV.',
  );
});

test('no file is left out', () => {
  expect([...Object.keys(files), ...unreadable].toSorted()).toEqual(tableFixtures('p').toSorted());
});

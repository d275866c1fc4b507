import { organiserPaths } from '../../paths.ts';
import { copy } from '../copy.ts';
import { type Message, serverMessage } from './message.ts';
import { press, type } from './steps.ts';

const section = 'extension';
const path = `${organiserPaths.scoreImport.href()}?tournament=1&category=1`;
const titles = 'Kode;Tim;Poin;Waktu';
const paste = (...rows: string[]) => [
  type([titles, ...rows].join('\n'), 'Atau tempel dari lembar kerja'),
  press('Periksa'),
];
// Another team than that of the score entry, which has this score after its messages.
const row = ';Intan Induktor;80;10738';

export const scoreImportMessages = [
  {
    id: 'scoreImport.columns',
    text: 'Baris pertama harus memuat kolom kode tim (atau tim), poin, dan waktu.',
    section,
    path,
    scenarios: ['organiser'],
    steps: [type('Coto Controller;80;10738', 'Atau tempel dari lembar kerja'), press('Periksa')],
  },
  {
    id: 'scoreImport.noRows',
    text: 'Tidak ada baris dengan poin atau waktu.',
    section,
    path,
    scenarios: ['organiser'],
    steps: paste(),
  },
  {
    id: 'scoreImport.quotes',
    text: 'Tanda kutip di baris {line} tidak berpasangan.',
    section,
    path,
    scenarios: ['organiser'],
    steps: paste(';"Coto Controller;80;10738'),
  },
  {
    id: 'scoreImport.mend',
    text: 'Perbaiki {count} baris di berkas, lalu pilih lagi. Belum ada yang disimpan.',
    section,
    path,
    scenarios: ['organiser'],
    steps: paste(';Tim Lain;80;10738', ';Garuda Lintas;1,5;10738'),
  },
  {
    id: 'scoreImport.unknown',
    text: serverMessage,
    section,
    path,
    scenarios: ['organiser'],
    steps: paste(';Tim Lain;80;10738'),
    serverText: 'Tim tidak dikenal.',
  },
  {
    id: 'scoreImport.points',
    text: serverMessage,
    section,
    path,
    scenarios: ['organiser'],
    steps: paste(';Garuda Lintas;1,5;10738'),
    serverText: 'Poin harus bilangan bulat dari -9999 sampai 99999.',
  },
  {
    id: 'scoreImport.twice',
    text: serverMessage,
    section,
    path,
    scenarios: ['organiser'],
    steps: paste(row, row),
    serverText: 'Tim ini sudah ada di baris {line}.',
  },
  {
    id: 'scoreImport.server',
    text: serverMessage,
    section,
    path,
    scenarios: ['organiser', 'server-500:importScores'],
    steps: paste(row),
    serverText: copy.responses.serverError,
  },
  {
    id: 'scoreImport.failed',
    text: 'Berkas belum dapat diperiksa. Coba lagi.',
    section,
    path,
    scenarios: ['organiser', 'html-error-page:importScores'],
    steps: paste(row),
  },
  {
    id: 'scoreImport.saved',
    text: serverMessage,
    section,
    path,
    scenarios: ['organiser'],
    steps: [...paste(row), press('Simpan 1 skor')],
    serverText: '{count} skor telah disimpan.',
  },
] as const satisfies Message[];

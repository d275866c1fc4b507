import { organiserPaths } from '../../paths.ts';
import { copy } from '../copy.ts';
import { type Message, serverMessage } from './message.ts';
import { press, type } from './steps.ts';

const section = 'extension';
const list = organiserPaths.tournaments.href();
const create = organiserPaths.newTournament.href();
const edit = organiserPaths.tournament.href({ id: 7 });
const save = press('Simpan');
const createFilled = [type('Piala Uji Coba', 'Judul'), type('2027-05-08', 'Tanggal'), save];
const createAndPublish = [...createFilled, press('Terbitkan')];

export const managedTournamentMessages = [
  {
    id: 'managedTournaments.server',
    text: serverMessage,
    section,
    path: list,
    scenarios: ['organiser', 'server-500:listManagedTournaments'],
    serverText: copy.responses.serverError,
  },
  {
    id: 'managedTournaments.failed',
    text: 'Daftar turnamen belum dapat dimuat.',
    section,
    path: list,
    scenarios: ['organiser', 'html-error-page:listManagedTournaments'],
  },
  {
    id: 'managedTournaments.empty',
    text: 'Belum ada turnamen. Buat yang pertama; sebelum diterbitkan hanya penyelenggara yang melihatnya.',
    section,
    path: list,
    scenarios: ['organiser', 'empty-everything'],
  },
  {
    id: 'managedTournament.failed',
    text: 'Turnamen ini belum dapat dimuat.',
    section,
    path: edit,
    scenarios: ['organiser', 'html-error-page:getManagedTournament'],
  },
  {
    id: 'managedTournament.missing',
    text: 'Turnamen tidak ditemukan.',
    section,
    path: organiserPaths.tournament.href({ id: 99999 }),
    scenarios: ['organiser'],
  },
  {
    id: 'tournamentForm.title',
    text: 'Judul wajib diisi.',
    section,
    path: create,
    scenarios: ['organiser'],
    steps: [save],
  },
  {
    id: 'tournamentForm.date',
    text: 'Tanggal wajib diisi.',
    section,
    path: create,
    scenarios: ['organiser'],
    steps: [save],
  },
  {
    id: 'tournamentForm.window',
    text: 'Pendaftaran harus ditutup setelah dibuka.',
    section,
    path: create,
    scenarios: ['organiser'],
    steps: [
      type('2027-05-02T08:00', 'Dibuka'),
      type('2027-05-01T08:00', 'Ditutup'),
      ...createFilled,
    ],
  },
  {
    id: 'tournamentForm.created',
    text: serverMessage,
    section,
    path: create,
    scenarios: ['organiser'],
    steps: createFilled,
    serverText: 'Turnamen disimpan sebagai draf.',
  },
  {
    id: 'tournamentForm.server',
    text: serverMessage,
    section,
    path: create,
    scenarios: ['organiser', 'server-500:createTournament'],
    steps: createFilled,
    serverText: copy.responses.serverError,
  },
  {
    id: 'tournamentForm.failed',
    text: 'Turnamen belum dapat disimpan. Coba lagi.',
    section,
    path: create,
    scenarios: ['organiser', 'html-error-page:createTournament'],
    steps: createFilled,
  },
  {
    id: 'tournamentForm.unreachable',
    text: 'Server tidak dapat dihubungi. Periksa koneksi Anda, lalu coba lagi.',
    section,
    path: create,
    scenarios: ['organiser', 'offline:createTournament'],
    steps: createFilled,
  },
  {
    id: 'tournamentForm.changed',
    text: serverMessage,
    section,
    path: edit,
    scenarios: ['organiser', 'tournament-changed'],
    steps: [save],
    serverText: copy.responses.tournamentChanged,
  },
  {
    id: 'tournamentForm.categories',
    text: 'Kategori belum dapat dimuat.',
    section,
    path: create,
    scenarios: ['organiser', 'html-error-page:listCategories'],
  },
  {
    id: 'tournamentStatus.published',
    text: serverMessage,
    section,
    path: create,
    scenarios: ['organiser'],
    steps: createAndPublish,
    serverText: 'Turnamen telah diterbitkan.',
  },
  {
    id: 'tournamentStatus.failed',
    text: 'Status belum dapat diubah. Coba lagi.',
    section,
    path: create,
    scenarios: ['organiser', 'html-error-page:setTournamentStatus'],
    steps: createAndPublish,
  },
] as const satisfies Message[];

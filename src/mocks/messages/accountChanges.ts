import { paths } from '../../paths.ts';
import { copy } from '../copy.ts';
import { setPassword } from './accountSecurity.ts';
import { type Message, serverMessage } from './message.ts';
import { press, type } from './steps.ts';

const profile = paths.profileSecurity.href();
const club = paths.schoolClubSecurity.href();
const section = 'extension';
const deleteAccount = [
  press('Hapus akun'),
  type('robolaga-demo', 'Password saat ini'),
  press('Hapus akun'),
];
const handOver = [
  press('Serahkan akun'),
  type('baru@contoh.example', 'Email pengurus baru'),
  type('robolaga-demo', 'Password saat ini'),
  press('Kirim tautan'),
];
const handOverLink = `${paths.schoolClubHandOver.href()}#token`;

const chooseNames = [press('Nama depan dan inisial, misalnya Bagas W.')];

/** The end of an account, and its new manager. */
export const accountChangeMessages = [
  {
    id: 'names.failed',
    text: 'Pilihan belum dapat disimpan. Coba lagi.',
    section,
    path: club,
    scenarios: ['club', 'html-error-page:setClubNames'],
    steps: chooseNames,
  },
  {
    id: 'names.unknown',
    text: 'Pilihan ini belum dapat dimuat.',
    section,
    path: club,
    scenarios: ['club', 'html-error-page:getClub'],
  },
  {
    id: 'names.done',
    text: 'Pilihan nama telah disimpan.',
    section,
    path: club,
    scenarios: ['club'],
    steps: chooseNames,
  },
  {
    id: 'handOver.email',
    text: 'Email wajib diisi.',
    section,
    path: club,
    scenarios: ['club'],
    steps: [press('Serahkan akun'), press('Kirim tautan')],
  },
  {
    id: 'handOver.current',
    text: 'Password saat ini wajib diisi.',
    section,
    path: club,
    scenarios: ['club'],
    steps: [press('Serahkan akun'), press('Kirim tautan')],
  },
  {
    id: 'handOver.own',
    text: 'Ini email akun Anda sendiri.',
    section,
    path: club,
    scenarios: ['club'],
    steps: [
      press('Serahkan akun'),
      type('malang@contoh.robolaga.id', 'Email pengurus baru'),
      type('robolaga-demo', 'Password saat ini'),
      press('Kirim tautan'),
    ],
  },
  {
    id: 'handOver.wrong',
    text: 'Password saat ini salah.',
    section,
    path: club,
    scenarios: ['club'],
    steps: [
      press('Serahkan akun'),
      type('baru@contoh.example', 'Email pengurus baru'),
      type('bukan-ini', 'Password saat ini'),
      press('Kirim tautan'),
    ],
  },
  {
    id: 'handOver.noMail',
    text: 'Server ini belum dapat mengirim email. Minta tautan kepada penyelenggara.',
    section,
    path: club,
    scenarios: ['club'],
    steps: handOver,
  },
  {
    id: 'handOver.sent',
    text: serverMessage,
    section,
    path: club,
    scenarios: ['club', 'mail-sent'],
    serverText: copy.responses.handOverSent,
    steps: handOver,
  },
  {
    id: 'handOver.server',
    text: serverMessage,
    section,
    path: club,
    scenarios: ['club', 'rate-limited'],
    serverText: copy.responses.tooMany,
    steps: handOver,
  },
  {
    id: 'handOver.failed',
    text: 'Tautan belum dapat dikirim. Coba lagi.',
    section,
    path: club,
    scenarios: ['club', 'html-error-page:requestHandOver'],
    steps: handOver,
  },
  {
    id: 'handOver.incomplete',
    text: 'Tautan ini tidak lengkap. Buka tautan dari email Anda.',
    section,
    path: paths.schoolClubHandOver.href(),
    scenarios: ['visitor'],
  },
  {
    id: 'handOver.invalid',
    text: 'Tautan ini tidak berlaku lagi. Minta tautan baru.',
    section,
    path: handOverLink,
    scenarios: ['visitor'],
    steps: setPassword,
  },
  {
    id: 'handOver.accepted',
    text: 'Password baru telah disimpan. Silakan masuk.',
    section,
    path: handOverLink,
    scenarios: ['visitor', 'reset-accepted'],
    steps: setPassword,
  },
  {
    id: 'deletion.current',
    text: 'Password saat ini wajib diisi.',
    section,
    path: profile,
    scenarios: ['newcomer'],
    steps: [press('Hapus akun'), press('Hapus akun')],
  },
  {
    id: 'deletion.wrong',
    text: 'Password saat ini salah.',
    section,
    path: profile,
    scenarios: ['newcomer'],
    steps: [press('Hapus akun'), type('bukan-ini', 'Password saat ini'), press('Hapus akun')],
  },
  {
    id: 'deletion.server',
    text: serverMessage,
    section,
    path: profile,
    scenarios: ['newcomer', 'server-500:deleteParticipantAccount'],
    serverText: copy.responses.serverError,
    steps: deleteAccount,
  },
  {
    id: 'deletion.failed',
    text: 'Akun belum dapat dihapus. Coba lagi.',
    section,
    path: profile,
    scenarios: ['newcomer', 'html-error-page:deleteParticipantAccount'],
    steps: deleteAccount,
  },
  {
    id: 'deletion.done',
    text: 'Akun Anda telah dihapus.',
    section,
    path: profile,
    scenarios: ['newcomer'],
    steps: deleteAccount,
    note: "The demonstration's account is gone: press 'Demo' in the corner and start afresh.",
  },
] as const satisfies Message[];

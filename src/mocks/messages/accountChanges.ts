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
const ownershipTransfer = [
  press('Serahkan akun'),
  type('baru@contoh.example', 'Email pengurus baru'),
  type('robolaga-demo', 'Password saat ini'),
  press('Kirim tautan'),
];
const ownershipTransferLink = `${paths.schoolClubOwnershipTransfer.href()}#token`;

const leave = [press('Keluar dari klub'), press('Keluar')];
const chooseNames = [press('Nama depan dan inisial, misalnya Bagas W.')];

/** The end of a membership or account, and its new manager. What changes teams comes last. */
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
    id: 'ownershipTransfer.email',
    text: 'Email wajib diisi.',
    section,
    path: club,
    scenarios: ['club'],
    steps: [press('Serahkan akun'), press('Kirim tautan')],
  },
  {
    id: 'ownershipTransfer.current',
    text: 'Password saat ini wajib diisi.',
    section,
    path: club,
    scenarios: ['club'],
    steps: [press('Serahkan akun'), press('Kirim tautan')],
  },
  {
    id: 'ownershipTransfer.own',
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
    id: 'ownershipTransfer.wrong',
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
    id: 'ownershipTransfer.noMail',
    text: 'Server ini belum dapat mengirim email. Minta tautan kepada penyelenggara.',
    section,
    path: club,
    scenarios: ['club'],
    steps: ownershipTransfer,
  },
  {
    id: 'ownershipTransfer.sent',
    text: serverMessage,
    section,
    path: club,
    scenarios: ['club', 'mail-sent'],
    serverText: copy.responses.ownershipTransferSent,
    steps: ownershipTransfer,
  },
  {
    id: 'ownershipTransfer.server',
    text: serverMessage,
    section,
    path: club,
    scenarios: ['club', 'rate-limited'],
    serverText: copy.responses.tooMany,
    steps: ownershipTransfer,
  },
  {
    id: 'ownershipTransfer.failed',
    text: 'Tautan belum dapat dikirim. Coba lagi.',
    section,
    path: club,
    scenarios: ['club', 'html-error-page:requestOwnershipTransfer'],
    steps: ownershipTransfer,
  },
  {
    id: 'ownershipTransfer.incomplete',
    text: 'Tautan ini tidak lengkap. Buka tautan dari email Anda.',
    section,
    path: paths.schoolClubOwnershipTransfer.href(),
    scenarios: ['visitor'],
  },
  {
    id: 'ownershipTransfer.invalid',
    text: 'Tautan ini tidak berlaku lagi. Minta tautan baru.',
    section,
    path: ownershipTransferLink,
    scenarios: ['visitor'],
    steps: setPassword,
  },
  {
    id: 'ownershipTransfer.accepted',
    text: 'Password baru telah disimpan. Silakan masuk.',
    section,
    path: ownershipTransferLink,
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
  {
    id: 'leave.server',
    text: serverMessage,
    section,
    path: paths.profile.href(),
    scenarios: ['member', 'server-500:leaveClub'],
    serverText: copy.responses.serverError,
    steps: leave,
  },
  {
    id: 'leave.failed',
    text: 'Anda belum dapat keluar dari klub. Coba lagi.',
    section,
    path: paths.profile.href(),
    scenarios: ['member', 'html-error-page:leaveClub'],
    steps: leave,
  },
  {
    id: 'leave.unreachable',
    text: 'Server tidak dapat dihubungi. Periksa koneksi Anda, lalu coba lagi.',
    section,
    path: paths.profile.href(),
    scenarios: ['member', 'offline:leaveClub'],
    steps: leave,
  },
  {
    id: 'leave.unsupported',
    text: 'Server ini belum mendukung fitur ini.',
    section,
    path: paths.profile.href(),
    scenarios: ['member', 'not-offered:leaveClub'],
    steps: leave,
  },
  {
    id: 'leave.done',
    text: 'Anda telah keluar dari SMA Negeri 3 (Malang).',
    section,
    path: paths.profile.href(),
    scenarios: ['member'],
    steps: leave,
    note: "'Urungkan' takes it back.",
  },
] as const satisfies Message[];

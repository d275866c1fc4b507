import { organiserPaths, paths } from '../../paths.ts';
import { copy } from '../copy.ts';
import { type Message, serverMessage } from './message.ts';
import { press, type } from './steps.ts';

const section = 'extension';
const signIn = paths.organiserLogin.href();
const people = organiserPaths.people.href();
const signInFilled = [
  type('siapa@panitia.example', 'Email'),
  type('apa-saja', 'Password'),
  press('Masuk'),
];
const password = 'Password saat ini';
const invite = (name: string, email: string, current = 'robolaga-demo') => [
  press('Undang'),
  type(name, 'Nama'),
  type(email, 'Email'),
  type(current, password),
  press('Buat tautan'),
];
const inviteDimas = invite('Dimas Nugroho', 'dimas@panitia.example');
/** Deactivates somebody who was invited, because the demonstration has one organiser. */
const deactivate = (current: string) => [
  ...inviteDimas,
  press('Tutup'),
  press('Nonaktifkan …'),
  type(current, password),
  press('Nonaktifkan'),
];

export const organiserAccountMessages = [
  {
    id: 'organiserSignIn.wrong',
    text: serverMessage,
    section,
    path: signIn,
    scenarios: ['visitor'],
    steps: signInFilled,
    serverText: 'Email atau password salah.',
  },
  {
    id: 'organiserSignIn.failed',
    text: 'Belum dapat masuk. Coba lagi.',
    section,
    path: signIn,
    scenarios: ['visitor', 'html-error-page:loginOrganiser'],
    steps: signInFilled,
  },
  {
    id: 'organiserReset.server',
    text: serverMessage,
    section,
    path: paths.organiserForgotPassword.href(),
    scenarios: ['visitor', 'mail-sent'],
    serverText: copy.responses.mailSent,
    steps: [type('siapa@panitia.example', 'Email'), press('Kirim tautan')],
  },
  {
    id: 'organisers.server',
    text: serverMessage,
    section,
    path: people,
    scenarios: ['organiser', 'server-500:listOrganisers'],
    serverText: copy.responses.serverError,
  },
  {
    id: 'organisers.failed',
    text: 'Daftar penyelenggara belum dapat dimuat.',
    section,
    path: people,
    scenarios: ['organiser', 'html-error-page:listOrganisers'],
  },
  {
    id: 'organisers.unsupported',
    text: 'Server ini belum mendukung fitur ini.',
    section,
    path: people,
    scenarios: ['organiser', 'not-offered:listOrganisers'],
  },
  {
    id: 'organisers.unreachable',
    text: 'Server tidak dapat dihubungi. Periksa koneksi Anda, lalu coba lagi.',
    section,
    path: people,
    scenarios: ['organiser', 'offline:listOrganisers'],
  },
  {
    id: 'invitation.name',
    text: 'Nama wajib diisi.',
    section,
    path: people,
    scenarios: ['organiser'],
    steps: invite('', 'dimas@panitia.example'),
  },
  {
    id: 'invitation.email',
    text: 'Email wajib diisi.',
    section,
    path: people,
    scenarios: ['organiser'],
    steps: invite('Dimas Nugroho', ''),
  },
  {
    id: 'invitation.current',
    text: 'Password saat ini wajib diisi.',
    section,
    path: people,
    scenarios: ['organiser'],
    steps: invite('Dimas Nugroho', 'dimas@panitia.example', ''),
  },
  {
    id: 'invitation.wrong',
    text: 'Password saat ini salah.',
    section,
    path: people,
    scenarios: ['organiser'],
    steps: invite('Dimas Nugroho', 'dimas@panitia.example', 'bukan-ini'),
  },
  {
    id: 'invitation.taken',
    text: serverMessage,
    section,
    path: people,
    scenarios: ['organiser'],
    steps: invite('Wulan', 'panitia@contoh.robolaga.id'),
    serverText: 'Email sudah digunakan.',
  },
  {
    id: 'invitation.failed',
    text: 'Tautan belum dapat dibuat. Coba lagi.',
    section,
    path: people,
    scenarios: ['organiser', 'html-error-page:inviteOrganiser'],
    steps: inviteDimas,
  },
  {
    id: 'invitation.link',
    text: serverMessage,
    section,
    path: people,
    scenarios: ['organiser'],
    steps: inviteDimas,
    serverText: 'Tautan berlaku 30 menit dan hanya dapat dipakai satu kali.',
  },
  {
    id: 'deactivation.wrong',
    text: 'Password saat ini salah.',
    section,
    path: people,
    scenarios: ['organiser'],
    steps: deactivate('bukan-ini'),
  },
  {
    id: 'deactivation.failed',
    text: 'Penyelenggara belum dapat dinonaktifkan. Coba lagi.',
    section,
    path: people,
    scenarios: ['organiser', 'html-error-page:deactivateOrganiser'],
    steps: deactivate('robolaga-demo'),
  },
  {
    id: 'deactivation.done',
    text: serverMessage,
    section,
    path: people,
    scenarios: ['organiser'],
    steps: deactivate('robolaga-demo'),
    serverText: 'Dimas Nugroho dinonaktifkan.',
  },
] as const satisfies Message[];

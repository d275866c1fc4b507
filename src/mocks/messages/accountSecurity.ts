import { paths } from '../../paths.ts';
import { copy } from '../copy.ts';
import { type Message, serverMessage } from './message.ts';
import { press, type } from './steps.ts';

const profile = paths.profileSecurity.href();
const club = paths.schoolClubSecurity.href();

const section = 'extension';
const change = press('Ganti password');
const fill = (current: string, next: string, confirmation = next) => [
  type(current, 'Password saat ini'),
  type(next, 'Password baru'),
  type(confirmation, 'Ulangi password baru'),
  change,
];
/** The demonstration's password stays the same. */
const changeToSame = fill('robolaga-demo', 'robolaga-demo');
const changeEmpty = [change];
const signOutEverywhere = [press('Keluar dari semua perangkat'), press('Keluar')];
const forgotten = paths.forgotPassword.href();
const forgottenByClub = paths.schoolClubForgotPassword.href();
const askForLink = [type('siapa@contoh.example', 'Email'), press('Kirim tautan')];
const resetLink = `${paths.resetPassword.href()}#token`;
/** On the page of a mailed link. */
export const setPassword = [
  type('sirkuit-malam-31', 'Password baru'),
  type('sirkuit-malam-31', 'Ulangi password baru'),
  press('Simpan password'),
];

export const accountSecurityMessages = [
  {
    id: 'password.current',
    text: 'Password saat ini wajib diisi.',
    section,
    path: profile,
    scenarios: ['member'],
    steps: changeEmpty,
  },
  {
    id: 'password.length',
    text: 'Password minimal 8 karakter.',
    section,
    path: profile,
    scenarios: ['member'],
    steps: changeEmpty,
  },
  {
    id: 'password.mismatch',
    text: 'Kedua password tidak sama.',
    section,
    path: profile,
    scenarios: ['member'],
    steps: fill('robolaga-demo', 'sirkuit-malam-31', 'sirkuit-malam-32'),
  },
  {
    id: 'password.wrong',
    text: 'Password saat ini salah.',
    section,
    path: profile,
    scenarios: ['member'],
    steps: fill('bukan-ini', 'sirkuit-malam-31'),
  },
  {
    id: 'password.common',
    text: 'Password ini terlalu mudah ditebak. Silakan pilih yang lain.',
    section,
    path: profile,
    scenarios: ['member'],
    steps: fill('robolaga-demo', 'katasandi'),
  },
  {
    id: 'password.done',
    text: 'Password telah diganti.',
    section,
    path: profile,
    scenarios: ['member'],
    steps: changeToSame,
  },
  {
    id: 'password.doneClub',
    text: 'Password telah diganti.',
    section,
    path: club,
    scenarios: ['club'],
    steps: changeToSame,
  },
  {
    id: 'password.server',
    text: serverMessage,
    section,
    path: profile,
    scenarios: ['member', 'rate-limited'],
    serverText: copy.responses.tooMany,
    steps: changeToSame,
  },
  {
    id: 'password.failed',
    text: 'Password belum dapat diganti. Coba lagi.',
    section,
    path: profile,
    scenarios: ['member', 'html-error-page:changeParticipantPassword'],
    steps: changeToSame,
  },
  {
    id: 'password.unreachable',
    text: 'Server tidak dapat dihubungi. Periksa koneksi Anda, lalu coba lagi.',
    section,
    path: club,
    scenarios: ['club', 'offline:changeClubPassword'],
    steps: changeToSame,
  },
  {
    id: 'security.unsupported',
    text: 'Server ini belum mendukung fitur ini.',
    section,
    path: club,
    scenarios: ['club', 'not-offered:changeClubPassword'],
    steps: changeToSame,
  },
  {
    id: 'sessions.done',
    text: 'Anda telah keluar dari semua perangkat.',
    section,
    path: profile,
    scenarios: ['member'],
    steps: signOutEverywhere,
  },
  {
    id: 'sessions.doneClub',
    text: 'Anda telah keluar dari semua perangkat.',
    section,
    path: club,
    scenarios: ['club'],
    steps: signOutEverywhere,
  },
  {
    id: 'sessions.server',
    text: serverMessage,
    section,
    path: profile,
    scenarios: ['member', 'server-500:endParticipantSessions'],
    serverText: copy.responses.serverError,
    steps: signOutEverywhere,
  },
  {
    id: 'sessions.failed',
    text: 'Sesi belum dapat diakhiri. Coba lagi.',
    section,
    path: club,
    scenarios: ['club', 'no-success:endClubSessions'],
    steps: signOutEverywhere,
  },
  {
    id: 'resetRequest.email',
    text: 'Email wajib diisi.',
    section,
    path: forgotten,
    scenarios: ['visitor'],
    steps: [press('Kirim tautan')],
  },
  {
    id: 'resetRequest.noMail',
    text: 'Server ini belum dapat mengirim email. Minta tautan kepada penyelenggara.',
    section,
    path: forgotten,
    scenarios: ['visitor'],
    steps: askForLink,
  },
  {
    id: 'resetRequest.sent',
    text: serverMessage,
    section,
    path: forgotten,
    scenarios: ['visitor', 'mail-sent'],
    serverText: copy.responses.mailSent,
    steps: askForLink,
  },
  {
    id: 'resetRequest.sentClub',
    text: serverMessage,
    section,
    path: forgottenByClub,
    scenarios: ['visitor', 'mail-sent'],
    serverText: copy.responses.mailSent,
    steps: askForLink,
  },
  {
    id: 'resetRequest.server',
    text: serverMessage,
    section,
    path: forgotten,
    scenarios: ['visitor', 'rate-limited'],
    serverText: copy.responses.tooMany,
    steps: askForLink,
  },
  {
    id: 'resetRequest.failed',
    text: 'Permintaan belum dapat dikirim. Coba lagi.',
    section,
    path: forgottenByClub,
    scenarios: ['visitor', 'html-error-page:requestPasswordReset'],
    steps: askForLink,
  },
  {
    id: 'reset.incomplete',
    text: 'Tautan ini tidak lengkap. Buka tautan dari email Anda, atau minta tautan baru.',
    section,
    path: paths.resetPassword.href(),
    scenarios: ['visitor'],
  },
  {
    id: 'reset.invalid',
    text: 'Tautan ini tidak berlaku lagi. Minta tautan baru.',
    section,
    path: resetLink,
    scenarios: ['visitor'],
    steps: setPassword,
  },
  {
    id: 'reset.failed',
    text: 'Password belum dapat disimpan. Coba lagi.',
    section,
    path: resetLink,
    scenarios: ['visitor', 'html-error-page:resetPassword'],
    steps: setPassword,
  },
  {
    id: 'reset.done',
    text: 'Password baru telah disimpan. Silakan masuk.',
    section,
    path: resetLink,
    scenarios: ['visitor', 'reset-accepted'],
    steps: setPassword,
  },
] as const satisfies Message[];

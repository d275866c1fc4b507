import { organiserPaths } from '../../paths.ts';
import { copy } from '../copy.ts';
import { type Message, serverMessage } from './message.ts';
import { press, type } from './steps.ts';

const section = 'extension';
const found = `${organiserPaths.accounts.href()}?search=malang`;
const createLink = (current: string) => [
  press('Buat tautan password untuk …'),
  type(current, 'Password saat ini'),
  press('Buat tautan'),
];

export const managedAccountMessages = [
  {
    id: 'accounts.server',
    text: serverMessage,
    section,
    path: found,
    scenarios: ['organiser', 'server-500:findAccounts'],
    serverText: copy.responses.serverError,
  },
  {
    id: 'accounts.failed',
    text: 'Akun belum dapat dicari.',
    section,
    path: found,
    scenarios: ['organiser', 'html-error-page:findAccounts'],
  },
  {
    id: 'accounts.noneFound',
    text: 'Tidak ada akun untuk "zzzz".',
    section,
    path: `${organiserPaths.accounts.href()}?search=zzzz`,
    scenarios: ['organiser'],
  },
  {
    id: 'accounts.resetFailed',
    text: 'Tautan belum dapat dibuat. Coba lagi.',
    section,
    path: found,
    scenarios: ['organiser', 'html-error-page:createResetLink'],
    steps: createLink('robolaga-demo'),
  },
  {
    id: 'accounts.resetCurrent',
    text: 'Password saat ini wajib diisi.',
    section,
    path: found,
    scenarios: ['organiser'],
    steps: createLink(''),
  },
  {
    id: 'accounts.resetWrong',
    text: 'Password saat ini salah.',
    section,
    path: found,
    scenarios: ['organiser'],
    steps: createLink('bukan-ini'),
  },
  {
    id: 'accounts.stateFailed',
    text: 'Klub belum dapat diubah. Coba lagi.',
    section,
    path: found,
    scenarios: ['organiser', 'html-error-page:setClubActive'],
    steps: [press('Nonaktifkan …'), press('Nonaktifkan')],
  },
  {
    id: 'accounts.deactivated',
    text: serverMessage,
    section,
    path: `${organiserPaths.accounts.href()}?search=lampung`,
    scenarios: ['organiser'],
    steps: [press('Aktifkan …'), press('Nonaktifkan …'), press('Nonaktifkan')],
    serverText: 'SMK Surya Lampung dinonaktifkan.',
  },
] as const satisfies Message[];

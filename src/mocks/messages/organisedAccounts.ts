import { organiserPaths } from '../../features/organiser/organiserPaths.ts';
import { copy } from '../copy.ts';
import { type Message, serverMessage } from './message.ts';
import { press } from './steps.ts';

const section = 'extension';
const found = `${organiserPaths.accounts.href()}?search=malang`;

export const organisedAccountMessages = [
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
    steps: [press('Buat tautan password untuk …')],
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

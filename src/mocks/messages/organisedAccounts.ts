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
] as const satisfies Message[];

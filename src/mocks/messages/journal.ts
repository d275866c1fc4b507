import { organiserPaths } from '../../features/organiser/organiserPaths.ts';
import { copy } from '../copy.ts';
import { type Message, serverMessage } from './message.ts';

const section = 'extension';
const journal = organiserPaths.journal.href();

export const journalMessages = [
  {
    id: 'journal.server',
    text: serverMessage,
    section,
    path: journal,
    scenarios: ['organiser', 'server-500:listJournal'],
    serverText: copy.responses.serverError,
  },
  {
    id: 'journal.failed',
    text: 'Jurnal belum dapat dimuat.',
    section,
    path: journal,
    scenarios: ['organiser', 'html-error-page:listJournal'],
  },
  {
    id: 'journal.empty',
    text: 'Belum ada perubahan.',
    section,
    path: journal,
    scenarios: ['organiser', 'empty-everything'],
  },
  {
    id: 'journal.noneFound',
    text: 'Tidak ada perubahan yang cocok.',
    section,
    path: `${journal}?from=2099-01-01`,
    scenarios: ['organiser'],
  },
] as const satisfies Message[];

import { organiserPaths } from '../../paths.ts';
import { copy } from '../copy.ts';
import { type Message, serverMessage } from './message.ts';

const section = 'extension';
const auditLog = organiserPaths.auditLog.href();

export const auditLogMessages = [
  {
    id: 'auditLog.server',
    text: serverMessage,
    section,
    path: auditLog,
    scenarios: ['organiser', 'server-500:listAuditLog'],
    serverText: copy.responses.serverError,
  },
  {
    id: 'auditLog.failed',
    text: 'Jurnal belum dapat dimuat.',
    section,
    path: auditLog,
    scenarios: ['organiser', 'html-error-page:listAuditLog'],
  },
  {
    id: 'auditLog.empty',
    text: 'Belum ada perubahan.',
    section,
    path: auditLog,
    scenarios: ['organiser', 'empty-everything'],
  },
  {
    id: 'auditLog.noneFound',
    text: 'Tidak ada perubahan yang cocok.',
    section,
    path: `${auditLog}?from=2099-01-01`,
    scenarios: ['organiser'],
  },
] as const satisfies Message[];

import { organiserPaths } from '../../paths.ts';
import { copy } from '../copy.ts';
import { type Message, serverMessage } from './message.ts';
import { press, type } from './steps.ts';

const section = 'extension';
const desk = organiserPaths.registrations.href({ id: 9 });
const enter = (code: string) => [type(code, 'Kode tim'), press('Hadir')];

export const managedRegistrationsMessages = [
  {
    id: 'registrations.server',
    text: serverMessage,
    section,
    path: desk,
    scenarios: ['organiser', 'server-500:listRegistrations'],
    serverText: copy.responses.serverError,
  },
  {
    id: 'registrations.failed',
    text: 'Pendaftaran belum dapat dimuat.',
    section,
    path: desk,
    scenarios: ['organiser', 'html-error-page:listRegistrations'],
  },
  {
    id: 'registrations.empty',
    text: 'Belum ada tim yang terdaftar.',
    section,
    path: desk,
    scenarios: ['organiser', 'empty-everything'],
  },
  {
    id: 'registrations.missing',
    text: 'Turnamen tidak ditemukan.',
    section,
    path: organiserPaths.registrations.href({ id: 99999 }),
    scenarios: ['organiser'],
  },
  {
    id: 'checkIn.notACode',
    text: 'Kode tim berbentuk seperti X-ABCD-00042.',
    section,
    path: desk,
    scenarios: ['organiser'],
    steps: enter('Garuda Muda'),
  },
  {
    id: 'checkIn.unknown',
    text: 'Tidak ada tim dengan kode X-ABCD-99999 di turnamen ini.',
    section,
    path: desk,
    scenarios: ['organiser'],
    steps: enter('X-ABCD-99999'),
  },
  {
    id: 'withdrawal.failed',
    text: 'Pendaftaran belum dapat ditarik. Coba lagi.',
    section,
    path: desk,
    scenarios: ['organiser', 'html-error-page:withdrawRegistration'],
    steps: [press('Tarik pendaftaran …'), press('Tarik pendaftaran')],
  },
] as const satisfies Message[];

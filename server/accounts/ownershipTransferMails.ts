import { withNames } from '../lib/nameInMail.ts';
import type { Mail } from '../services/mailer.ts';
import { invitationDays } from './passwordResetLink.ts';

/** The mail to a new manager. */
export const writeOwnershipTransferMail = (to: string, clubName: string, link: string): Mail => ({
  to,
  subject: 'Terima school club di RoboLaga',
  text: [
    withNames`Pembina school club ${clubName} menyerahkan akunnya kepada Anda.`,
    `Buka tautan ini dalam ${invitationDays} hari untuk membuat password. Tautan hanya dapat dipakai satu kali:`,
    link,
    `Setelah itu ${to} menjadi email akun, dan pembina lama tidak dapat masuk lagi. Jika Anda tidak mengenal school club ini, abaikan email ini.`,
  ].join('\n\n'),
});

/** The mail to the former address after it. */
export const writeHandedOverMail = (to: string, clubName: string): Mail => ({
  to,
  subject: 'School club Anda telah diserahkan',
  text: withNames`Akun school club ${clubName} kini memakai email pembina baru. Jika Anda tidak menyerahkannya, segera hubungi penyelenggara.`,
});

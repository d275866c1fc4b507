import { withNames } from '../../lib/nameInMail.ts';
import type { Mail } from '../../services/mailer.ts';
import type { Services } from '../../services/services.ts';
import { findCardHolders, lockPupils } from './cardQueries.ts';
import { makeCards } from './makeCards.ts';

/**
 * Makes the card of a pupil and returns the mail with it; undefined, without a card, if the pupil has taken
 * the account over meanwhile, is no longer in the club, has another address, or, unless it is to be renewed,
 * has got a card.
 */
export const writeCardMail = (
  services: Pick<Services, 'db' | 'now' | 'linkOrigin'>,
  club: { id: number; name: string },
  { id, email }: { id: number; email: string },
  { renew }: { renew: boolean },
): Promise<Mail | undefined> =>
  services.db.transaction(async (transaction) => {
    const [pupil] = await lockPupils(transaction, club.id, [id]);
    if (pupil?.passwordHash !== '' || pupil.email !== email) return undefined;
    if (!renew && (await findCardHolders(transaction, [id], services.now())).has(id))
      return undefined;
    const { cards, expiresAt } = await makeCards(transaction, services, [pupil]);
    return {
      to: email,
      subject: 'Kartu akun RoboLaga',
      text: [
        withNames`Untuk peserta ${pupil.name}: klub ${club.name} sudah membuat akun RoboLaga dengan email ini.`,
        `Buka tautan ini dan buat password. Tautan hanya dapat dipakai satu kali, sampai ${toDay(expiresAt)}:`,
        ...cards.map(({ link }) => link),
        'Sudah punya akun dengan email ini? Isi password akun itu, dan keduanya menjadi satu.',
        'Tautan atau kartu yang lebih lama tidak berlaku lagi. Jika email ini bukan untuk Anda, abaikan.',
      ].join('\n\n'),
    };
  });

const toDay = (time: Date) =>
  new Intl.DateTimeFormat('id', { dateStyle: 'long', timeZone: 'Asia/Jakarta' }).format(time);

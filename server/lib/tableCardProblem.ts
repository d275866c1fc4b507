import type { TimeZone, TournamentStatus } from '../../openapi/schema.d.ts';
import { startOfTableCards, toLongTime } from './eventDay.ts';

/** What of a tournament decides whether its table cards can be used. */
export type CardTournament = {
  date: string;
  endDate: string | null;
  timeZone: TimeZone;
  status: TournamentStatus;
};

const problems: Record<Exclude<TournamentStatus, 'published'>, string> = {
  draft: 'Lomba ini masih draf. Kartu meja berlaku setelah lomba diterbitkan.',
  postponed:
    'Lomba ini ditunda. Kartu meja berlaku lagi pada tanggal barunya, setelah lomba diterbitkan kembali.',
  cancelled: 'Lomba ini dibatalkan, jadi kartu mejanya tidak dapat dipakai.',
};

/**
 * Returns why the table cards of a tournament cannot be used yet or for now; undefined if they can. That they
 * have ended is told by `endOfTableCards`.
 */
export function findCardProblem(tournament: CardTournament, now: Date): string | undefined {
  if (tournament.status !== 'published') return problems[tournament.status];
  const start = startOfTableCards(tournament);
  return now < start
    ? `Kartu meja ini baru berlaku mulai ${toLongTime(start, tournament.timeZone)}.`
    : undefined;
}

import type { TournamentCategory } from '../../../openapi/schema.d.ts';
import { daysUntil, type TournamentDays } from '../../lib/dates/tournamentDay.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { copy } from './copy.ts';

/**
 * Returns when a tournament is, seen from `now` (milliseconds): 'Hari ini', 'Besok', 'dalam 2 hari' or
 * 'Selesai'; undefined if its date is not one.
 */
export function dayText(tournament: TournamentDays, now: number): string | undefined {
  const days = daysUntil(tournament, now);
  if (Number.isNaN(days)) return undefined;
  if (days < 0) return copy.over;
  if (days === 0) return copy.today;
  return days === 1 ? copy.tomorrow : copy.inDays(days);
}

/**
 * Returns how many teams of a category that is being played have a result: 'Sementara, 4 dari 9 tim';
 * with the open round where there is more to a result than one run. While none is played, as between two
 * rounds, 'Sementara' if its places may still change; otherwise undefined.
 */
export function provisionalText(
  category: TournamentCategory | undefined,
  isProvisional = false,
): string | undefined {
  if (!category?.running) return isProvisional ? copy.betweenRounds : undefined;
  const { round, teams, with_result: withResult } = category.running;
  const text = copy.provisional(formatNumber(withResult), formatNumber(teams));
  return category.has_rounds ? `${text} · ${round}` : text;
}

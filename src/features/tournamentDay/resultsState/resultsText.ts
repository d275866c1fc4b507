import type { PublicResultsState } from '../../../../openapi/schema.d.ts';
import { formatLocalTime } from '../../../lib/dates/formatLocalTime.ts';
import { type Clock, timeText } from '../../schedule/turnText.ts';
import { copy } from './copy.ts';

/** Says how final the results are that somebody sees: 'Hasil sementara. Keberatan sampai 15.10.' */
export function resultsText(state: PublicResultsState, clock: Clock): string {
  const { hidden_since: hiddenSince, objections_until: until } = state;
  const at = (instant: string) => timeText(Date.parse(instant), clock);
  if (state.state === 'frozen') return copy.frozen(at(hiddenSince ?? ''));
  if (state.state === 'provisional') {
    const isOpen = until !== null && Date.parse(until) > clock.now;
    return isOpen ? `${copy.provisional} ${copy.objectionsUntil(at(until))}` : copy.provisional;
  }
  const version = state.versions.at(-1);
  if (state.state !== 'official' || !version) return '';
  const text = copy.official(formatLocalTime(version.published_at, clock.zone));
  return hiddenSince === null ? text : `${text} ${copy.correcting}`;
}

/** Returns the versions of official results with the reasons of corrections; none as long as there is one only. */
export const versionTexts = ({ versions }: PublicResultsState, { zone }: Clock): string[] =>
  versions.length < 2
    ? []
    : versions.map(({ version, published_at: publishedAt, reason }) => {
        const time = formatLocalTime(publishedAt, zone);
        return reason === null
          ? copy.version(version, time)
          : copy.corrected(version, time, reason);
      });

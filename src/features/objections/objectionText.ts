import type { ManagedObjection } from '../../../openapi/schema.d.ts';
import { runText } from '../../lib/text/runText.ts';
import { ownResultText } from '../matches/ownResultText.ts';
import { copy } from './copy.ts';

/** Returns what the run or match of an objection is now: '455 poin · 00:12:50', or that it is gone. */
export function resultText({ run, match }: Pick<ManagedObjection, 'run' | 'match'>): string {
  if (run) return run.reason === null ? runText(run) : copy.runReason(runText(run), run.reason);
  if (!match) return copy.gone;
  const result = match.result ? ownResultText(match.result) : copy.notPlayed;
  return copy.against(match.opponent.name, result);
}

/** Returns what happened to a run, by whom: '12.02 Meja 4, Rina: dimasukkan, 455 poin'. */
export function historyText(
  { by, operation, detail }: ManagedObjection['history'][number],
  time: string,
): string {
  const what = [copy.changes[operation], detail].filter(Boolean).join(', ');
  return `${time} ${by}: ${what}`;
}

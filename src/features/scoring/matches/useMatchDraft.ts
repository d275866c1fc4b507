import { useDraft } from '../../../ui/forms/useDraft.ts';
import type { ScoreEntryState } from '../useScoreEntry.ts';
import type { Score } from './deskMatches.ts';

/** What is counted before matches end. */
type MatchDraft = {
  /** The match on the screen. */
  chosenId?: number | undefined;
  /** The scores after each press, by the ids of the matches. */
  presses: Readonly<Record<string, readonly Score[]>>;
};

const isScore = (score: unknown): score is Score => {
  const { home, away } = Object(score) as Partial<Score>;
  return Number.isSafeInteger(home) && Number.isSafeInteger(away);
};

/** Parses a stored draft; returns undefined if it is of another version of this page, or corrupt. */
function parseDraft(stored: unknown): MatchDraft | undefined {
  const { chosenId, presses } = Object(stored) as Partial<MatchDraft>;
  const lists = Object.values<unknown>({ ...presses });
  const isWhole =
    (chosenId === undefined || Number.isSafeInteger(chosenId)) &&
    lists.every((list) => Array.isArray(list) && list.every(isScore));
  return isWhole ? { chosenId, presses: { ...presses } } : undefined;
}

/** The scores that are counted in this tab, over a reload, until their matches end. */
export function useMatchDraft({ organiserId, tournamentId, categoryId }: ScoreEntryState) {
  return useDraft<MatchDraft>({
    name: `match/${organiserId}/${tournamentId}/${categoryId}`,
    initial: { presses: {} },
    parse: parseDraft,
  });
}

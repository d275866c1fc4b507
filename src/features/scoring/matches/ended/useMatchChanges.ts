import { useState } from 'react';
import type { ScoreEntryData } from '../../../../../openapi/schema.d.ts';
import { isStatus, undoneMatches } from '../../../../api/errors.ts';
import {
  useDeleteMatchResultMutation,
  useSaveMatchResultMutation,
} from '../../../../api/matches.ts';
import { createUniqueId } from '../../../../lib/createUniqueId.ts';
import { formatNumber } from '../../../../lib/text/formatNumber.ts';
import {
  type MatchValues,
  removeWaiting,
  storeMatchResult,
} from '../../../../outbox/waitingEntries.ts';
import { useToast } from '../../../../ui/toasts/useToast.ts';
import { errorText } from '../../../requests/errorText.ts';
import type { ScoreEntryState } from '../../useScoreEntry.ts';
import { copy } from '../copy.ts';
import { type EndedMatch, nameMatches, valuesOf } from '../deskMatches.ts';

/** Matches whose results a change would undo. */
export type Undoes = {
  ids: number[];
  /** Without those whose results are not loaded yet. */
  names: string[];
  /** What the server says of them. */
  text: string;
};

export type ChangeFailure = {
  text: string;
  /** Somebody else has changed the result since. */
  isOutdated: boolean;
  undoes: Undoes;
};

/** Enters a deleted result again, as it was. */
function restore(scoreEntry: ScoreEntryState, { teams }: ScoreEntryData, entry: EndedMatch): void {
  const { match } = entry;
  const { id, round_id: roundId, number } = match;
  const home = teams.find((team) => team.id === match.home.team_id);
  const away = teams.find((team) => team.id === match.away.team_id);
  if (!home || !away) return;
  storeMatchResult(scoreEntry, {
    match: { id, roundId, number, home, away },
    result: valuesOf(entry),
  });
}

/** Corrects and deletes results, on the server or, if they wait, in this browser. */
export function useMatchChanges(
  scoreEntry: ScoreEntryState,
  data: ScoreEntryData,
  ended: readonly EndedMatch[],
) {
  const [saveResult] = useSaveMatchResultMutation();
  const [deleteResult] = useDeleteMatchResultMutation();
  const toast = useToast();
  /** The match that is being corrected, as it was when its values were shown. */
  const [opened, setOpened] = useState<EndedMatch>();
  /** A deletion that would undo other results. */
  const [refused, setRefused] = useState<{ entry: EndedMatch; undoes: Undoes }>();

  const readUndoes = (error: unknown, text: string): Undoes => {
    const ids = undoneMatches(error);
    return { ids, names: nameMatches(data, ids), text };
  };

  /** Returns an entry that waits as it is now; it may have reached the server meanwhile. */
  const findNow = (entry: EndedMatch): EndedMatch =>
    (entry.waiting && ended.find(({ match }) => match.id === entry.match.id)) ?? entry;

  const save = async (
    entry: EndedMatch,
    result: MatchValues,
    undo: number[],
  ): Promise<ChangeFailure | undefined> => {
    const { match, waiting } = findNow(entry);
    if (waiting) {
      storeMatchResult(scoreEntry, { match: waiting.match, result });
      removeWaiting(waiting);
      return undefined;
    }
    const { data: saved, error } = await saveResult({
      id: match.id,
      'If-Match': match.version,
      body: { key: createUniqueId(), ...result, ...(undo.length > 0 && { undo }) },
    });
    if (saved) {
      toast.success(saved.message);
      return undefined;
    }
    const text = errorText(error, copy.result.failed);
    return { text, isOutdated: isStatus(error, 412), undoes: readUndoes(error, text) };
  };

  const remove = async (entry: EndedMatch, undo: number[] = []): Promise<void> => {
    const { match, title, waiting } = entry;
    if (waiting) {
      removeWaiting(waiting);
      toast.success(copy.ended.discarded(title), {
        undo: () => storeMatchResult(scoreEntry, { match: waiting.match, result: waiting.result }),
      });
      return;
    }
    const { data: removed, error } = await deleteResult({
      id: match.id,
      'If-Match': match.version,
      ...(undo.length > 0 && { undo: undo.join() }),
    });
    const text = errorText(error, copy.ended.removeFailed);
    const undoes = readUndoes(error, text);
    if (removed)
      toast.success(
        [removed.message, undo.length > 0 && copy.ended.staysUndone(formatNumber(undo.length))]
          .filter(Boolean)
          .join(' '),
        { undo: () => restore(scoreEntry, data, entry) },
      );
    else if (undoes.ids.length > 0) setRefused({ entry, undoes });
    else toast.error(text);
  };

  return {
    opened,
    open: setOpened,
    close: () => setOpened(undefined),
    /** Saves a correction of the opened match. */
    save: (result: MatchValues, undo: number[]) =>
      opened ? save(opened, result, undo) : Promise.resolve(undefined),
    /** Takes the opened match as it is now. */
    reload: (): MatchValues => {
      const latest = ended.find(({ key }) => key === opened?.key) ?? opened;
      setOpened(latest);
      return latest ? valuesOf(latest) : { outcome: 'played' };
    },
    remove: (entry: EndedMatch) => void remove(entry),
    refused,
    confirm: () => {
      setRefused(undefined);
      if (refused) void remove(refused.entry, refused.undoes.ids);
    },
    cancel: () => setRefused(undefined),
  };
}

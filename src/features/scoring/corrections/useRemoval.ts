import { useState } from 'react';
import type { EnteredRun, ScoreEntryData } from '../../../../openapi/schema.d.ts';
import { advanceChanges, namesOfRounds } from '../../../api/errors.ts';
import { useDeleteRunMutation } from '../../../api/scoreEntry.ts';
import { removeWaiting, storeRun } from '../../../outbox/waitingEntries.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { errorText } from '../../requests/errorText.ts';
import { copy } from '../copy.ts';
import { type Entry, isWaiting, positionOf, valuesOf } from '../runs.ts';
import type { ScoreEntryState } from '../useScoreEntry.ts';

/** A run whose removal would let other teams advance to these rounds. */
type RefusedRemoval = { run: EnteredRun; text: string; rounds: string };

/** Removes entries, on the server or, if they wait, in this browser. */
export function useRemoval(
  scoreEntry: ScoreEntryState,
  { rounds }: ScoreEntryData,
  { isTable }: { isTable: boolean },
) {
  const [remove] = useDeleteRunMutation();
  const [refused, setRefused] = useState<RefusedRemoval>();
  const toast = useToast();

  const removeEntry = async (entry: Entry, keepsRounds = false): Promise<void> => {
    const { team } = entry;
    const run = { team, ...positionOf(rounds, entry), ...valuesOf(entry) };
    const undo = () => storeRun(scoreEntry, run);
    if (isWaiting(entry)) {
      removeWaiting(entry);
      toast.success(copy.list.discarded(team.name), { undo });
      return;
    }
    const { data: removed, error } = await remove({
      id: entry.id,
      'If-Match': entry.version,
      ...(keepsRounds && { advance: 'keep' }),
    });
    const changes = advanceChanges(error);
    const text = errorText(error, copy.list.removeFailed);
    if (removed) toast.success(removed.message, { undo });
    else if (changes.length > 0 && !isTable)
      setRefused({ run: entry, text, rounds: namesOfRounds(changes) });
    else toast.error(text);
  };

  return {
    remove: (entry: Entry) => void removeEntry(entry),
    /** The run that is removed once it is decided that the rounds stand. */
    refused,
    confirm: () => {
      setRefused(undefined);
      if (refused) void removeEntry(refused.run, true);
    },
    cancel: () => setRefused(undefined),
  };
}

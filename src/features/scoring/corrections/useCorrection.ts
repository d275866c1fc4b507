import { useState } from 'react';
import type { ScoreEntryData } from '../../../../openapi/schema.d.ts';
import { isStatus } from '../../../api/errors.ts';
import { useCorrectRunMutation, useDeleteRunMutation } from '../../../api/scoreEntry.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { errorText } from '../../requests/errorText.ts';
import { copy } from '../copy.ts';
import { removeWaitingScore, storeRun } from '../../../outbox/waitingScores.ts';
import {
  type Entry,
  isSamePosition,
  isWaiting,
  positionOf,
  type RunPosition,
  type RunValues,
  valuesOf,
} from '../runs.ts';
import type { ScoreEntryState } from '../useScoreEntry.ts';

/** What is saved: the run and why, and for one that waits which of the team's runs it is. */
export type Correction = { run: RunValues; position: RunPosition; reason: string | null };

export type CorrectionFailure = {
  text: string;
  /** Another organiser has corrected the score since. */
  isOutdated: boolean;
};

/** Corrects and removes entries, on the server or, if they wait, in this browser. */
export function useCorrection(scoreEntry: ScoreEntryState, data: ScoreEntryData) {
  const [correct] = useCorrectRunMutation();
  const [remove] = useDeleteRunMutation();
  const toast = useToast();
  /** The entry that is being corrected, as it was when its values were shown. */
  const [opened, setOpened] = useState<Entry>();
  const { organiserId, waiting } = scoreEntry;
  const { rounds, runs } = data;

  /** Returns an entry as it is now; one that has reached the server meanwhile is a run there. */
  const findNow = (entry: Entry): Entry | undefined => {
    if (!isWaiting(entry)) return runs.find(({ id }) => id === entry.id);
    const position = positionOf(rounds, entry);
    return (
      waiting.find(({ key }) => key === entry.key) ??
      runs.find(
        (run) => run.team.id === entry.team.id && isSamePosition(positionOf(rounds, run), position),
      )
    );
  };
  const enter = ({ team }: Entry, { run, position }: Omit<Correction, 'reason'>) =>
    storeRun(scoreEntry, { team, ...position, ...run });

  const save = async (
    entry: Entry,
    correction: Correction,
  ): Promise<CorrectionFailure | undefined> => {
    if (isWaiting(entry)) {
      if (!enter(entry, correction)) return { text: copy.form.notStored, isOutdated: false };
      removeWaitingScore(organiserId, entry.key);
      return undefined;
    }
    const { data: saved, error } = await correct({
      id: entry.id,
      'If-Match': opened && !isWaiting(opened) ? opened.version : undefined,
      body: { ...correction.run, correction_reason: correction.reason },
    });
    if (saved) {
      toast.success(saved.message);
      return undefined;
    }
    return { text: errorText(error, copy.correction.failed), isOutdated: isStatus(error, 412) };
  };

  const removeEntry = async (entry: Entry): Promise<void> => {
    const position = positionOf(rounds, entry);
    const undo = () => void enter(entry, { run: valuesOf(entry), position });
    if (isWaiting(entry)) {
      removeWaitingScore(organiserId, entry.key);
      toast.success(copy.list.discarded(entry.team.name), { undo });
      return;
    }
    const { data: removed, error } = await remove({ id: entry.id, 'If-Match': entry.version });
    if (removed) toast.success(removed.message, { undo });
    else toast.error(errorText(error, copy.list.removeFailed));
  };

  return {
    /** The entry that is being corrected, as it is now. */
    entry: opened && findNow(opened),
    open: setOpened,
    close: () => setOpened(undefined),
    save,
    remove: (entry: Entry) => void removeEntry(entry),
  };
}

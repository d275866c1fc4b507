import { useState } from 'react';
import type { AdvanceChange, ScoreEntryData } from '../../../../openapi/schema.d.ts';
import { advanceChanges, isStatus } from '../../../api/errors.ts';
import { useCorrectRunMutation } from '../../../api/scoreEntry.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { errorText } from '../../requests/errorText.ts';
import { copy } from '../copy.ts';
import { removeWaiting, storeRun, type WaitingRun } from '../../../outbox/waitingEntries.ts';
import {
  type Entry,
  isSamePosition,
  isWaiting,
  positionOf,
  type RunPosition,
  type RunValues,
  valuesOf,
} from '../runs.ts';
import type { AdvanceDecision } from './AdvanceChoice.tsx';
import type { ScoreEntryState } from '../useScoreEntry.ts';

/** What is saved: the run and why, and for one that waits which of the team's runs it is. */
export type Correction = {
  run: RunValues;
  position: RunPosition;
  reason: string | null;
  advance: AdvanceDecision | undefined;
};

export type CorrectionFailure = {
  text: string;
  /** Another organiser has corrected the score since. */
  isOutdated: boolean;
  /** The rounds to which other teams would advance: it must be decided what becomes of them. */
  advance?: AdvanceChange[];
};

/** Corrects entries, on the server or, if they wait, in this browser. */
export function useCorrection(
  scoreEntry: ScoreEntryState,
  data: ScoreEntryData,
  { isTable }: { isTable: boolean },
) {
  const [correct] = useCorrectRunMutation();
  const toast = useToast();
  /** The entry that is being corrected, as it was when its values were shown. */
  const [opened, setOpened] = useState<Entry>();
  const { waiting } = scoreEntry;
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

  const save = async (
    entry: Entry,
    correction: Correction,
  ): Promise<CorrectionFailure | undefined> => {
    if (isWaiting(entry)) {
      const { position, run } = correction;
      storeRun(scoreEntry, { team: entry.team, ...position, ...run });
      removeWaiting(entry);
      return undefined;
    }
    const { data: saved, error } = await correct({
      id: entry.id,
      'If-Match': opened && !isWaiting(opened) ? opened.version : undefined,
      body: {
        ...correction.run,
        correction_reason: correction.reason,
        ...(correction.advance && { advance: correction.advance }),
      },
    });
    if (saved) {
      toast.success(saved.message);
      return undefined;
    }
    const changes = advanceChanges(error);
    return {
      text: errorText(error, copy.correction.failed),
      isOutdated: isStatus(error, 412),
      ...(changes.length > 0 && !isTable && { advance: changes }),
    };
  };

  /** Sends a refused entry again, with the decision that the rounds stand. */
  const keepRounds = (entry: WaitingRun) => {
    const position = positionOf(rounds, entry);
    storeRun(scoreEntry, { team: entry.team, ...position, ...valuesOf(entry), advance: 'keep' });
    removeWaiting(entry);
  };

  return {
    /** The entry that is being corrected, as it is now. */
    entry: opened && findNow(opened),
    open: setOpened,
    close: () => setOpened(undefined),
    save,
    keepRounds,
  };
}

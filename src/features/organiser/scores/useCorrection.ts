import { useState } from 'react';
import type { ScoreEntryTeam, ScoreEntryData } from '../../../../openapi/schema.d.ts';
import { isStatus } from '../../../api/errors.ts';
import { useCorrectRunMutation, useDeleteRunMutation } from '../../../api/scoreEntry.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { errorText } from '../errorText.ts';
import { copy } from './copy.ts';
import { type Entry, isWaiting } from './EntryList.tsx';
import { removeWaitingScore, storeWaitingScore } from './queue/waitingScores.ts';
import type { ScoreEntryState } from './useScoreEntry.ts';

export type Result = { points: number; time: string };

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
  /** The team whose entry is being corrected; with the version that was on the screen. */
  const [opened, setOpened] = useState<{ team: ScoreEntryTeam; version: string | undefined }>();
  const { organiserId, tournamentId, categoryId, name, waiting } = scoreEntry;

  const findEntry = (teamId: number): Entry | undefined =>
    waiting.find(({ team }) => team.id === teamId) ??
    data.runs.find(({ team }) => team.id === teamId);
  const enter = (entry: Entry, changes?: Result) => {
    const { team, number, outcome, points, time, reason } = { ...entry, ...changes };
    return storeWaitingScore(organiserId, {
      // Another one: what was sent before may have been saved, and this must not pass for it.
      key: crypto.randomUUID(),
      tournamentId,
      categoryId,
      desk: name,
      team,
      roundId: isWaiting(entry) ? entry.roundId : entry.round_id,
      number,
      ...(outcome && { outcome }),
      points,
      time,
      ...(reason !== undefined && { reason }),
      enteredAt: Date.now(),
    });
  };

  const save = async (entry: Entry, result: Result): Promise<CorrectionFailure | undefined> => {
    if (isWaiting(entry)) {
      if (!enter(entry, result)) return { text: copy.form.notStored, isOutdated: false };
      removeWaitingScore(organiserId, entry.key);
      return undefined;
    }
    const { data: saved, error } = await correct({
      id: entry.id,
      'If-Match': opened?.version,
      body: { ...result, outcome: 'finished' },
    });
    if (saved) {
      toast.success(saved.message);
      return undefined;
    }
    return { text: errorText(error, copy.correction.failed), isOutdated: isStatus(error, 412) };
  };

  const removeEntry = async (entry: Entry): Promise<void> => {
    const undo = () => void enter(entry);
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
    entry: opened && findEntry(opened.team.id),
    open: (team: ScoreEntryTeam) => {
      const entry = findEntry(team.id);
      setOpened({ team, version: entry && !isWaiting(entry) ? entry.version : undefined });
    },
    close: () => setOpened(undefined),
    save,
    remove: (entry: Entry) => void removeEntry(entry),
  };
}

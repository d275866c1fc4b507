import { useEffect, useState } from 'react';
import type { ScoreEntryData } from '../../../openapi/schema.d.ts';
import { useGetManagedTournamentQuery } from '../../api/managedTournaments.ts';
import { useGetScoreEntryQuery } from '../../api/scoreEntry.ts';
import { useOrganiser } from '../../session/useSession.ts';
import { readScoreEntry, storeScoreEntry } from '../../outbox/scoreEntrySnapshot.ts';
import { useMaySend } from '../../outbox/useMaySend.ts';
import {
  isCall,
  isMatchResult,
  isRun,
  useWaitingEntries,
  type WaitingMatch,
  type WaitingRun,
} from '../../outbox/waitingEntries.ts';

/** How often the scores that others enter are asked for, in milliseconds. */
const pollMilliseconds = 5000;

export type ScoreEntryTarget = { tournamentId: number; categoryId: number };

export type ScoreEntryState = ScoreEntryTarget & {
  organiserId: number;
  /** 'RoboLaga Surabaya · Inspire'; empty until it is known. */
  name: string;
  /** Undefined until it is loaded. */
  data: ScoreEntryData | undefined;
  /** The network is gone, and the teams are those of an earlier visit. */
  isStored: boolean;
  isFetching: boolean;
  error: unknown;
  refetch: () => void;
  /** The runs that were entered here and are not on the server, in the order of entry. */
  waiting: WaitingRun[];
  /** The same of results of matches. */
  waitingMatches: WaitingMatch[];
};

/** Returns the names of tournament and category; undefined until they are known. */
function usePlayedName(
  { tournamentId, categoryId }: ScoreEntryTarget,
  knownName: string | undefined,
): string | undefined {
  const { currentData: found } = useGetManagedTournamentQuery(
    { id: tournamentId },
    { skip: knownName !== undefined },
  );
  const category = found?.data.categories.find(({ id }) => id === categoryId);
  return knownName ?? (category && found ? `${found.data.title} · ${category.name}` : undefined);
}

/**
 * Loads the teams and scores of a category; without a network those of the last visit. The names of
 * tournament and category are loaded too, unless they are given.
 */
export function useScoreEntry(target: ScoreEntryTarget, knownName?: string): ScoreEntryState {
  const { tournamentId, categoryId } = target;
  const organiserId = useOrganiser()?.id ?? 0;
  const [stored] = useState(() => readScoreEntry({ ...target, organiserId }));
  const name = usePlayedName(target, knownName);
  const { currentData, error, isFetching, refetch } = useGetScoreEntryQuery(
    { id: tournamentId, categoryId },
    { pollingInterval: pollMilliseconds, skipPollingIfUnfocused: true },
  );
  const loaded = currentData?.data;
  useEffect(() => {
    if (loaded && name !== undefined)
      storeScoreEntry({ organiserId, tournamentId, categoryId }, { name, desk: loaded });
  }, [categoryId, loaded, name, organiserId, tournamentId]);
  const maySend = useMaySend();
  const ofCategory = useWaitingEntries().filter(
    (entry) =>
      !isCall(entry) &&
      maySend(entry) &&
      entry.tournamentId === tournamentId &&
      entry.categoryId === categoryId,
  );
  return {
    ...target,
    organiserId,
    name: name ?? stored?.name ?? '',
    data: loaded ?? (error ? stored?.desk : undefined),
    isStored: loaded === undefined && error !== undefined && stored !== undefined,
    isFetching,
    error,
    refetch: () => void refetch(),
    waiting: ofCategory.filter(isRun),
    waitingMatches: ofCategory.filter(isMatchResult),
  };
}

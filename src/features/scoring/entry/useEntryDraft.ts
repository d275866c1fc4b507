import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { runOutcomes } from '../../../../openapi/runs/runOutcomes.ts';
import { readStoredDraft, storeDraft } from '../../../ui/forms/useDraft.ts';
import type { RunPosition } from '../runs.ts';
import type { ScoreEntryState } from '../useScoreEntry.ts';
import { emptyRun, type RunFields } from './readRun.ts';

export type EntryValues = RunFields & { team: string };

export const emptyEntry: EntryValues = { team: '', ...emptyRun };

/** What is typed in the line for the next run, and the team and run that are chosen. */
export type EntryDraft = {
  values: EntryValues;
  teamId?: number | undefined;
  chosen?: RunPosition | undefined;
};

type Category = Pick<ScoreEntryState, 'organiserId' | 'tournamentId' | 'categoryId'>;

const nameOf = ({ organiserId, tournamentId, categoryId }: Category) =>
  `run/${organiserId}/${tournamentId}/${categoryId}`;

/** Parses a stored draft; returns undefined if it is of another version of this page, or corrupt. */
function parseDraft(stored: unknown): EntryDraft | undefined {
  const draft = Object(stored) as Partial<EntryDraft>;
  const values: EntryValues = { ...emptyEntry, ...draft.values };
  const isWhole =
    Object.values(values).every((value) => typeof value === 'string') &&
    runOutcomes.includes(values.outcome);
  return isWhole ? { ...draft, values } : undefined;
}

/**
 * Returns what was being typed in a category before a reload, or before the session ended. Whoever signs in
 * again in this tab, or with another card of the tournament, goes on from there.
 */
export function useStoredEntry(category: Category): EntryDraft {
  const [draft] = useState(() => parseDraft(readStoredDraft(nameOf(category))));
  return draft ?? { values: emptyEntry };
}

/** Stores what is typed and chosen until it is saved. */
export function useEntryDraft(
  category: Category,
  form: UseFormReturn<EntryValues>,
  { teamId, chosen }: Omit<EntryDraft, 'values'>,
): void {
  const store = useEffectEvent((values: EntryValues) =>
    storeDraft(nameOf(category), { values, teamId, chosen } satisfies EntryDraft),
  );
  useEffect(() => store(form.getValues()), [form, teamId, chosen]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => store(values),
      }),
    [form],
  );
}

import { useState } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import type { TournamentValues } from '../tournamentValues.ts';

/**
 * Returns the rows of a form and how one is added and removed. It is not react-hook-form's `useFieldArray`,
 * which would be a kilobyte more of every form of visitors. The fields need other keys after a row was removed.
 */
export function useRows<Name extends 'programme' | 'documents'>(
  control: Control<TournamentValues>,
  name: Name,
) {
  const { field } = useController({ control, name });
  // Also what is typed into the fields of a row.
  const rows = useWatch({ control, name }) as TournamentValues[Name][number][];
  const [removals, setRemovals] = useState(0);
  return {
    rows,
    keyOf: (index: number) => `${removals} ${index}`,
    append: (row: TournamentValues[Name][number]) => field.onChange([...rows, row]),
    remove: (index: number) => {
      field.onChange(rows.filter((_, each) => each !== index));
      setRemovals(removals + 1);
    },
  };
}

import type { ManagedResultsState } from '../../../openapi/schema.d.ts';
import { useChangeResultsStateMutation } from '../../api/officialResults.ts';
import { useSingleFlight } from '../../ui/hooks/useSingleFlight.ts';
import { useToast } from '../../ui/toasts/useToast.ts';
import { entryErrorText } from '../requests/errorText.ts';
import { copy } from './copy.ts';

/** Freezes the boards of several categories one after the other; says which of them could not be frozen. */
export function useFreezeTogether(tournamentId: number) {
  const [change] = useChangeResultsStateMutation();
  const toast = useToast();
  const { run, busy } = useSingleFlight(async (states: readonly ManagedResultsState[]) => {
    const failures: string[] = [];
    for (const { category, version } of states) {
      const { error } = await change({
        id: tournamentId,
        categoryId: category.id,
        body: { action: 'freeze' },
        'If-Match': version,
      });
      if (error)
        failures.push(copy.failureOf(category.name, entryErrorText(error, copy.notChanged)));
    }
    const done = states.length - failures.length;
    if (done > 0) toast.success(copy.frozenTogether(done));
    if (failures.length > 0)
      toast.error(copy.notFrozen(new Intl.ListFormat('id').format(failures)), { stays: true });
  });
  return { freeze: run, busy };
}

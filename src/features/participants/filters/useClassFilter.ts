import { useMemo } from 'react';
import type { ClubParticipant } from '../../../../openapi/schema.d.ts';
import { useSearchParamsUpdate } from '../../../ui/lists/useSearchParamsUpdate.ts';

const { compare } = new Intl.Collator('id', { numeric: true });

/** The class whose participants are shown, which the URL says, and all that there are. */
export function useClassFilter(participants: readonly ClubParticipant[]) {
  const [searchParams, setSearchParams] = useSearchParamsUpdate();
  const classes = useMemo(
    () => [...new Set(participants.map((each) => each.class ?? ''))].filter(Boolean).sort(compare),
    [participants],
  );
  const chosen = searchParams.get('class') ?? '';
  return {
    classes,
    selected: classes.includes(chosen) ? chosen : undefined,
    select: (next: string | undefined) =>
      setSearchParams(
        (current) => {
          if (next === undefined) current.delete('class');
          else current.set('class', next);
          current.delete('page');
          return current;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}

import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ClubParticipant } from '../../../../openapi/schema.d.ts';

const { compare } = new Intl.Collator('id', { numeric: true });

/** The class whose participants are shown, which the URL says, and all that there are. */
export function useClassFilter(participants: readonly ClubParticipant[]) {
  const [searchParams, setSearchParams] = useSearchParams();
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
          const params = new URLSearchParams(current);
          if (next === undefined) params.delete('class');
          else params.set('class', next);
          params.delete('page');
          return params;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}

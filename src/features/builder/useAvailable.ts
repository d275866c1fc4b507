import { useMemo, useState } from 'react';
import { useListAvailableParticipantsQuery } from '../../api/clubTeams.ts';
import { pageOf } from '../../lib/paging.ts';
import { matching, type Person, personOf } from '../../ui/picker/people.ts';
import { copy } from './copy.ts';
import { loadFailure } from './loadFailure.ts';
import { useFailureToast } from './useFailureToast.ts';

/** How many of them stand on a page. */
export const pageSize = 12;

/**
 * Who is free in a category and not among `people`, searched and page by page, or why that cannot
 * be shown; each failure is said once.
 */
export function useAvailable(categoryId: number, people: readonly Person[] | undefined) {
  const reading = useListAvailableParticipantsQuery(
    { category_id: categoryId },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData, error } = reading;
  useFailureToast(error, copy.manage.availableFailed);
  const available = useMemo(() => currentData?.data.map(personOf), [currentData]);
  const [{ query, page }, show] = useState({ query: '', page: 1 });
  const free = people && available?.filter(({ id }) => !people.some((person) => person.id === id));
  const shown = pageOf(matching(free ?? [], query), page, pageSize);
  return {
    free,
    failure: loadFailure(reading, copy.manage.availableFailed),
    found: shown.entries,
    query,
    type: (typed: string) => show({ query: typed, page: 1 }),
    page: shown.page,
    pageCount: shown.pageCount,
    turnTo: (next: number) => show({ query, page: next }),
  };
}

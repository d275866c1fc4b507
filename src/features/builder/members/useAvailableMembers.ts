import { useMemo, useState } from 'react';
import {
  useListAvailableParticipantsQuery,
  useListBuilderTeamsQuery,
} from '../../../api/clubTeams.ts';
import { paginate } from '../../../lib/pagination.ts';
import { createPeopleSearch, type Person, toPerson } from '../../teamForm/picker/people.ts';
import { copy } from '../copy.ts';
import { loadFailure, useErrorToast } from '../useErrorToast.ts';
import { teamsOf } from './members.ts';

export const pageSize = 12;

/**
 * Returns the participants who are available in a category and not in `people`, with their teams, filtered and paged,
 * or the failure to show. Shows one toast for each failed request.
 */
export function useAvailableMembers(categoryId: number, people: readonly Person[] | undefined) {
  const participantsQuery = useListAvailableParticipantsQuery(
    { category_id: categoryId },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData, error } = participantsQuery;
  useErrorToast(error, copy.manage.availableFailed);
  const teams = useListBuilderTeamsQuery().currentData?.data;
  const available = useMemo(
    () =>
      currentData?.data
        .map(toPerson)
        .map((person) => ({ ...person, teams: teamsOf(person, teams) })),
    [currentData, teams],
  );
  const [{ query, page }, setView] = useState({ query: '', page: 1 });
  const candidates = useMemo(
    () => people && available?.filter(({ id }) => !people.some((person) => person.id === id)),
    [people, available],
  );
  const find = useMemo(() => createPeopleSearch(candidates ?? []), [candidates]);
  const currentPage = paginate(find(query), page, pageSize);
  return {
    candidates,
    failure: loadFailure(participantsQuery, copy.manage.availableFailed),
    matches: currentPage.entries.map(({ person }) => person),
    query,
    setQuery: (typed: string) => setView({ query: typed, page: 1 }),
    page: currentPage.page,
    pageCount: currentPage.pageCount,
    setPage: (next: number) => setView({ query, page: next }),
  };
}

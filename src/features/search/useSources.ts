import { useMemo, useState } from 'react';
import { useListCategoriesQuery } from '../../api/categories.ts';
import { useListClubsQuery } from '../../api/clubs.ts';
import { useListBlogsQuery } from '../../api/media.ts';
import { useListTeamsQuery } from '../../api/teams.ts';
import { useListTournamentsQuery } from '../../api/tournaments.ts';
import { entriesOf, type Entry, kinds } from './entries.ts';
import { comingFirst, type Sources } from './groups.ts';
import { prepare, type Prepared } from './rank.ts';

/**
 * The lists that are searched, which of them are on their way or failed, and another try for those.
 */
export function useSources() {
  const [now] = useState(() => Date.now());
  const calls = {
    tournaments: useListTournamentsQuery(),
    teams: useListTeamsQuery(),
    clubs: useListClubsQuery(),
    categories: useListCategoriesQuery(),
    blogs: useListBlogsQuery(),
  };
  const tournamentList = calls.tournaments.data?.data;
  const allTournaments = useMemo(
    () => tournamentList && comingFirst(tournamentList, now),
    [tournamentList, now],
  );

  const tournaments = usePrepared(allTournaments, entriesOf.tournaments);
  const teams = usePrepared(calls.teams.data?.teams, entriesOf.teams);
  const clubs = usePrepared(calls.clubs.data?.data, entriesOf.clubs);
  const categories = usePrepared(calls.categories.data?.data, entriesOf.categories);
  const blogs = usePrepared(calls.blogs.data?.data, entriesOf.blogs);
  const sources: Sources = useMemo(
    () => ({ tournaments, teams, clubs, categories, blogs, allTournaments }),
    [tournaments, teams, clubs, categories, blogs, allTournaments],
  );

  const missing = kinds.filter((kind) => !sources[kind]);
  const failed = missing.filter((kind) => !calls[kind].isFetching);
  return {
    sources,
    now,
    loading: missing.length > failed.length,
    failed,
    retry: () => failed.forEach((kind) => void calls[kind].refetch()),
  };
}

function usePrepared<Item>(
  list: readonly Item[] | undefined,
  toEntries: (list: readonly Item[]) => Entry[],
): Prepared<Entry> | undefined {
  // An answer without success may come without its list.
  return useMemo(
    () => (Array.isArray(list) ? prepare(toEntries(list)) : undefined),
    [list, toEntries],
  );
}

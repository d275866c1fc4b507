import { useMemo, useState } from 'react';
import { useListCategoriesQuery } from '../../api/categories.ts';
import { useListClubsQuery } from '../../api/clubs.ts';
import { useListBlogsQuery } from '../../api/media.ts';
import { useListTeamsQuery } from '../../api/teams.ts';
import { useListTournamentsQuery } from '../../api/tournaments.ts';
import { createEntries, type SearchEntry, entryKinds } from './searchEntries.ts';
import { sortUpcomingFirst, type SearchSources } from './resultGroups.ts';
import { buildSearchIndex, type SearchIndex } from './rankEntries.ts';

/**
 * Loads the searchable lists. Also returns which of them are loading or failed, and a retry for
 * those.
 */
export function useSearchSources() {
  const [now] = useState(() => Date.now());
  const queries = {
    tournaments: useListTournamentsQuery(),
    teams: useListTeamsQuery(),
    clubs: useListClubsQuery(),
    categories: useListCategoriesQuery(),
    blogs: useListBlogsQuery(),
  };
  const tournamentList = queries.tournaments.data?.data;
  const allTournaments = useMemo(
    () => tournamentList && sortUpcomingFirst(tournamentList, now),
    [tournamentList, now],
  );

  const tournaments = useSearchIndex(allTournaments, createEntries.tournaments);
  const teams = useSearchIndex(queries.teams.data?.teams, createEntries.teams);
  const clubs = useSearchIndex(queries.clubs.data?.data, createEntries.clubs);
  const categories = useSearchIndex(queries.categories.data?.data, createEntries.categories);
  const blogs = useSearchIndex(queries.blogs.data?.data, createEntries.blogs);
  const sources: SearchSources = useMemo(
    () => ({ tournaments, teams, clubs, categories, blogs, allTournaments }),
    [tournaments, teams, clubs, categories, blogs, allTournaments],
  );

  const missing = entryKinds.filter((kind) => !sources[kind]);
  const failed = missing.filter((kind) => !queries[kind].isFetching);
  return {
    sources,
    now,
    isLoading: missing.length > failed.length,
    failed,
    retry: () => failed.forEach((kind) => void queries[kind].refetch()),
  };
}

function useSearchIndex<Item>(
  list: readonly Item[] | undefined,
  toEntries: (list: readonly Item[]) => SearchEntry[],
): SearchIndex<SearchEntry> | undefined {
  return useMemo(() => list && buildSearchIndex(toEntries(list)), [list, toEntries]);
}

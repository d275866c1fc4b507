import { useMemo, useState } from 'react';
import { useListCategoriesQuery } from '../../api/categories.ts';
import { useListClubsQuery } from '../../api/clubs.ts';
import { useListBlogsQuery } from '../../api/media.ts';
import { useListTeamsQuery } from '../../api/teams.ts';
import { useListTournamentsQuery } from '../../api/tournaments.ts';
import { toSearch, useListPage } from '../../api/useListPage.ts';
import { useDebouncedValue } from '../../ui/useDebouncedValue.ts';
import { createEntries, type SearchEntry, entryKinds } from './searchEntries.ts';
import { sortUpcomingFirst, type SearchSources } from './resultGroups.ts';
import { buildSearchIndex, type SearchIndex } from './rankEntries.ts';

/** Milliseconds without a keystroke before the server is asked. */
const debounceDelay = 200;
/** As many as the list of teams shows, which the link to all results opens. */
const candidates = { page: 1, per_page: 20 } as const;
/** As many as the list of tournaments shows. */
const firstTournaments = { page: 1, per_page: 8 } as const;

/**
 * Loads what may match a query: whole lists where they are short or the backend cannot search, and
 * otherwise the entries that the server finds. Until these have arrived, the last ones stay, and
 * `isLoading` is true. Also returns which lists failed, and a retry for those.
 */
export function useSearchSources(query: string) {
  const [now] = useState(() => Date.now());
  const typed = toSearch(query);
  const search = toSearch(useDebouncedValue(query, debounceDelay));
  const skip = typed === undefined || search === undefined;
  const part = { search, ...candidates };
  /** Adds whether a list has what was typed, and how many matches; null if that is not known. */
  const settle = <List extends Loaded>(list: List) => {
    const isReady = list.isCurrent && (list.isWhole || typed === undefined || typed === search);
    const total = isReady ? (list.data?.total ?? null) : null;
    return { ...list, isReady, total: list.isWhole ? undefined : total };
  };
  const clubList = { ...part, only_active: 1 } as const;
  const lists = {
    tournaments: settle(
      useListPage('listTournaments', useListTournamentsQuery, skip ? firstTournaments : part),
    ),
    teams: settle(useListPage('listTeams', useListTeamsQuery, part, { skip })),
    clubs: settle(useListPage('listClubs', useListClubsQuery, clubList, { skip })),
    categories: toLoaded(useListCategoriesQuery()),
    blogs: toLoaded(useListBlogsQuery()),
  };

  const tournamentList = found(lists.tournaments)?.data;
  const allTournaments = useMemo(
    () => tournamentList && sortUpcomingFirst(tournamentList, now),
    [tournamentList, now],
  );
  const toClubs = lists.clubs.isWhole ? createEntries.clubs : createEntries.someClubs;
  const tournaments = useSearchIndex(allTournaments, createEntries.tournaments);
  const teams = useSearchIndex(found(lists.teams)?.teams, createEntries.teams);
  const clubs = useSearchIndex(found(lists.clubs)?.data, toClubs);
  const categories = useSearchIndex(found(lists.categories)?.data, createEntries.categories);
  const blogs = useSearchIndex(found(lists.blogs)?.data, createEntries.blogs);
  const totals = useMemo(
    () => ({
      tournaments: lists.tournaments.total,
      teams: lists.teams.total,
      clubs: lists.clubs.total,
    }),
    [lists.tournaments.total, lists.teams.total, lists.clubs.total],
  );
  const sources: SearchSources = useMemo(
    () => ({ tournaments, teams, clubs, categories, blogs, allTournaments, totals }),
    [tournaments, teams, clubs, categories, blogs, allTournaments, totals],
  );

  const asked = entryKinds.filter(
    (kind) => typed !== undefined || (kind !== 'teams' && kind !== 'clubs'),
  );
  const failed = asked.filter((kind) => lists[kind].retry);
  return {
    sources,
    now,
    isLoading: asked.some((kind) => !lists[kind].isReady && !lists[kind].retry),
    failed,
    retry: () => failed.forEach((kind) => lists[kind].retry?.()),
  };
}

type Loaded = { data?: { total?: number }; isWhole: boolean; isCurrent: boolean };

/** What was loaded last belongs to another query than the one that has failed. */
const found = <Body>({ data, retry }: { data?: Body; retry?: () => void }) =>
  retry ? undefined : data;

type WholeQuery<Body> = {
  data?: Body;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

const toLoaded = <Body>({ data, isError, isFetching, refetch }: WholeQuery<Body>) => ({
  data,
  isReady: data !== undefined,
  retry: isError && !isFetching && data === undefined ? () => void refetch() : undefined,
});

function useSearchIndex<Item>(
  list: readonly Item[] | undefined,
  toEntries: (list: readonly Item[]) => SearchEntry[],
): SearchIndex<SearchEntry> | undefined {
  return useMemo(() => list && buildSearchIndex(toEntries(list)), [list, toEntries]);
}

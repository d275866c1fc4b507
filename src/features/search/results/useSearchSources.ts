import { useMemo, useState } from 'react';
import type {
  Blog,
  Category,
  ClubSummary,
  TeamSummary,
  Tournament,
} from '../../../../openapi/schema.d.ts';
import { useListCategoriesQuery } from '../../../api/categories.ts';
import { useListBlogsQuery } from '../../../api/media.ts';
import { useListTeamsQuery } from '../../../api/teams.ts';
import {
  toSearch,
  useClubListPage,
  useTeamListPage,
  useTournamentListPage,
} from '../../../api/useListPage.ts';
import { currentTime } from '../../../lib/dates/clock.ts';
import { sortByDay } from '../../../lib/dates/tournamentDay.ts';
import { useDebouncedValue } from '../../../ui/hooks/useDebouncedValue.ts';
import { createEntries, entryKinds, type SearchEntry } from './searchEntries.ts';
import { findNamedClub, type SearchSources } from './resultGroups.ts';
import { buildSearchIndex, type SearchIndex } from './rankEntries.ts';

/** Milliseconds without a keystroke before the server is asked. */
const debounceDelay = 200;
/** As many as the list of teams shows, which the link to all results opens. */
const candidates = { page: 1, per_page: 20 } as const;
/** The server finds more than a list of names shows. */
const asking = { asksForSearch: true } as const;
/** As many as the list of tournaments shows. */
const firstTournaments = { page: 1, per_page: 8 } as const;

/**
 * Loads what may match a query: whole lists where they are short or the backend cannot search, and
 * otherwise the entries that the server finds. Until these have arrived, the last ones stay, and
 * `isLoading` is true. Also returns which lists failed, and a retry for those.
 */
export function useSearchSources(query: string) {
  const [now] = useState(() => currentTime());
  const typed = toSearch(query);
  const search = toSearch(useDebouncedValue(query, debounceDelay));
  const skip = typed === undefined || search === undefined;
  const part = { search, ...candidates };
  /** Adds whether a list has what was typed, and how many matches; null if that is not known. */
  const settle = <List extends Loaded>(list: List) => {
    const isReady = list.isCurrent && (list.isWhole || typed === undefined || typed === search);
    const total = isReady ? (list.data?.total ?? null) : null;
    const isPartial = list.data?.partial_match === true;
    return { ...list, isReady, isPartial, total: list.isWhole ? undefined : total };
  };
  const clubPart = { ...part, only_active: 1 } as const;
  const lists = {
    tournaments: settle(useTournamentListPage(skip ? firstTournaments : part, asking)),
    teams: settle(useTeamListPage(part, { skip, ...asking })),
    clubs: settle(useClubListPage(clubPart, { skip, ...asking })),
    categories: toLoaded(useListCategoriesQuery()),
    blogs: toLoaded(useListBlogsQuery()),
  };

  const sources = useSources({
    now,
    tournamentList: found(lists.tournaments)?.data,
    teamList: found(lists.teams)?.teams,
    clubList: found(lists.clubs)?.data,
    hasAllClubs: lists.clubs.isWhole,
    categoryList: found(lists.categories)?.data,
    blogList: found(lists.blogs)?.data,
    tournamentTotal: lists.tournaments.total,
    teamTotal: lists.teams.total,
    clubTotal: lists.clubs.total,
  });
  const hasFoundClubs = typeof lists.clubs.total === 'number' && !lists.clubs.isPartial;
  const clubTeams = useClubTeams(
    skip ? undefined : findNamedClub(sources.clubs, query, hasFoundClubs),
  );
  const partial = (['tournaments', 'teams', 'clubs'] as const)
    .filter((kind) => lists[kind].isPartial)
    .join();
  const allSources = useMemo(
    () => ({
      ...sources,
      clubTeams: clubTeams.data,
      partial: entryKinds.filter((kind) => partial.includes(kind)),
    }),
    [sources, clubTeams.data, partial],
  );
  const asked = entryKinds.filter(
    (kind) => typed !== undefined || (kind !== 'teams' && kind !== 'clubs'),
  );
  const failed = asked.filter((kind) => lists[kind].retry);
  return {
    sources: allSources,
    now,
    isLoading:
      clubTeams.isLoading || asked.some((kind) => !lists[kind].isReady && !lists[kind].retry),
    /** Whether what stands first before a search is on its way. */
    isFirstLoading: !lists.tournaments.isReady && !lists.tournaments.retry,
    failed,
    retry: () => failed.forEach((kind) => lists[kind].retry?.()),
  };
}

/** How many teams of a club are shown. */
const shownTeams = 3;

/** Loads the teams of a club, of which those with the nearest tournament are shown. Without them, the club is found all the same. */
function useClubTeams(club: SearchEntry | undefined) {
  const clubId = Number(club?.key.split(' ')[1]);
  const { currentData, isFetching } = useListTeamsQuery(
    { club: clubId, ...candidates },
    { skip: !club },
  );
  const data = useMemo((): SearchSources['clubTeams'] => {
    if (!club || !currentData) return undefined;
    // A backend that ignores the parameter sends the teams of all clubs.
    const teams = currentData.teams.filter((team) => team.club?.id === clubId);
    return {
      clubKey: club.key,
      entries: (currentData.total === undefined
        ? createEntries.teams(teams)
        : createEntries.teamsWithNext(teams)
      ).slice(0, shownTeams),
      total: currentData.total ?? teams.length,
    };
  }, [club, clubId, currentData]);
  return { data, isLoading: isFetching && !currentData };
}

type Lists = {
  /** In milliseconds since 1970. */
  now: number;
  tournamentList: readonly Tournament[] | undefined;
  teamList: readonly TeamSummary[] | undefined;
  clubList: readonly ClubSummary[] | undefined;
  hasAllClubs: boolean;
  categoryList: readonly Category[] | undefined;
  blogList: readonly Blog[] | undefined;
  tournamentTotal: number | null | undefined;
  teamTotal: number | null | undefined;
  clubTotal: number | null | undefined;
};

function useSources({
  now,
  tournamentList,
  teamList,
  clubList,
  hasAllClubs,
  categoryList,
  blogList,
  tournamentTotal,
  teamTotal,
  clubTotal,
}: Lists): SearchSources {
  const allTournaments = useMemo(
    () => tournamentList && sortByDay(tournamentList, now),
    [tournamentList, now],
  );
  const toClubs = hasAllClubs ? createEntries.clubs : createEntries.someClubs;
  const tournaments = useSearchIndex(allTournaments, createEntries.tournaments);
  const toTeams = teamTotal === undefined ? createEntries.teams : createEntries.teamsWithNext;
  const teams = useSearchIndex(teamList, toTeams);
  const clubs = useSearchIndex(clubList, toClubs);
  const categories = useSearchIndex(categoryList, createEntries.categories);
  const blogs = useSearchIndex(blogList, createEntries.blogs);
  return useMemo(() => {
    const totals = { tournaments: tournamentTotal, teams: teamTotal, clubs: clubTotal };
    return { tournaments, teams, clubs, categories, blogs, allTournaments, totals };
  }, [
    tournaments,
    teams,
    clubs,
    categories,
    blogs,
    allTournaments,
    tournamentTotal,
    teamTotal,
    clubTotal,
  ]);
}

type Loaded = {
  data?: { total?: number; partial_match?: true };
  isWhole: boolean;
  isCurrent: boolean;
};

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

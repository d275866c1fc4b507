import type { Tournament } from '../../../../openapi/schema.d.ts';
import { foldSearch } from '../../../../openapi/texts/names.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { currentTime } from '../../../lib/dates/clock.ts';
import { daysUntil, sortByDay } from '../../../lib/dates/tournamentDay.ts';
import { paths } from '../../../paths.ts';
import { copy } from '../copy.ts';
import {
  boardEntry,
  createEntries,
  type SearchEntry,
  type EntryKind,
  entryKinds,
} from './searchEntries.ts';
import {
  buildSearchIndex,
  foundByServer,
  type SearchIndex,
  rankEntries,
  startsWithQuery,
  type RankedEntry,
} from './rankEntries.ts';

/** The searchable lists; lists that have not loaded are missing. */
export type SearchSources = Partial<Record<EntryKind, SearchIndex<SearchEntry>>> & {
  allTournaments?: readonly Tournament[];
  /**
   * How many entries the server has found where a list has only the first of them; null while that
   * is not known.
   */
  totals?: Partial<Record<EntryKind, number | null>>;
  /** The lists whose entries do not have every word of the query. */
  partial?: readonly EntryKind[];
  /** The first teams of the club that the query means. */
  clubTeams?: { clubKey: string; entries: SearchEntry[]; total: number };
};

export type ResultGroup = {
  key: string;
  title: string;
  entries: SearchEntry[];
  /** Number of all results of the group. */
  total: number;
  /** Whether they lack a word of the query. */
  isPartial: boolean;
  /** Link to a page with more of them. */
  more?: { key: string; label: string; to: string };
};

/** Returns all selectable options in display order. */
export const flattenOptions = (groups: ResultGroup[]) =>
  groups.flatMap(({ entries, more }) => (more ? [...entries, more] : entries));

const groupLimit = 5;
const pages = buildSearchIndex([boardEntry]);
const upcomingLimit = 4;

/**
 * Returns the best results of each kind, the kind with the best match first. Kinds without results
 * are omitted, and those whose results lack a word, unless there are no others.
 */
export function searchGroups(sources: SearchSources, query: string): ResultGroup[] {
  const kinds = [...entryKinds, 'pages'] as const;
  const lists = { ...sources, pages };
  const totals: Partial<Record<(typeof kinds)[number], number | null>> = sources.totals ?? {};
  const ranked = Object.fromEntries(
    kinds.map((kind) => [
      kind,
      rankEntries(lists[kind] ?? [], query, typeof totals[kind] === 'number'),
    ]),
  ) as Record<(typeof kinds)[number], RankedEntry<SearchEntry>[]>;
  const partial: readonly string[] = sources.partial ?? [];
  const found = kinds.filter((kind) => ranked[kind].length > 0);
  const complete = found.filter((kind) => !partial.includes(kind));
  const more: Partial<Record<(typeof kinds)[number], ResultGroup['more']>> = {
    tournaments: categoryTournamentsLink(
      sources.allTournaments ?? [],
      ranked.categories[0]?.entry.name,
      foldSearch(query),
      totals.tournaments,
    ),
    teams: matchingTeamsLink(
      ranked.teams.map(({ entry }) => entry),
      query.trim(),
      totals.teams,
    ),
  };
  const bestGrade = (kind: (typeof kinds)[number]) => ranked[kind][0]?.grade ?? 0;
  /** The best tournament is over: other results that are as good are of more use. */
  const isOver = (kind: (typeof kinds)[number]) =>
    daysUntil(ranked[kind][0]?.entry.days ?? { date: '' }, currentTime()) < 0;
  const ofClub = clubTeamsGroup(ranked.clubs[0]?.entry, sources.clubTeams);
  return (complete.length > 0 ? complete : found)
    .filter((kind) => kind !== 'teams' || !ofClub || bestGrade(kind) < foundByServer)
    .sort((a, b) => bestGrade(a) - bestGrade(b) || Number(isOver(a)) - Number(isOver(b)))
    .flatMap((kind) => {
      const entries = ranked[kind].slice(0, groupLimit).map(({ entry }) => entry);
      const total = totals[kind] ?? ranked[kind].length;
      const isPartial = partial.includes(kind);
      const title = copy.kinds[kind];
      const group = { key: kind, title, entries, total, isPartial, more: more[kind] };
      return kind === 'clubs' && ofClub ? [group, ofClub] : [group];
    });
}

/** Returns the club that a query means: the only one found, or the best whose name begins with it. */
export function findNamedClub(
  clubs: SearchIndex<SearchEntry> | undefined,
  query: string,
  isFound = false,
): SearchEntry | undefined {
  const [best, ...others] = rankEntries(clubs ?? [], query, isFound);
  return best && (others.length === 0 || best.grade <= startsWithQuery) ? best.entry : undefined;
}

/** Returns the teams of the best club, if it is the one that was meant, with a link to all of them. */
function clubTeamsGroup(
  club: SearchEntry | undefined,
  teams: SearchSources['clubTeams'],
): ResultGroup | undefined {
  if (!club || !teams || club.key !== teams.clubKey || teams.entries.length === 0) return undefined;
  const { entries, total } = teams;
  const label = copy.allTeamsOf(club.name, formatNumber(total));
  return {
    key: 'clubTeams',
    title: copy.teamsOf(club.name),
    // A team whose name matches too is another option of the same list.
    entries: entries.map((entry) => ({ ...entry, key: `club ${entry.key}` })),
    total,
    isPartial: false,
    ...(total > entries.length && { more: { key: 'more club teams', label, to: club.to } }),
  };
}

/** Returns the groups for an empty query: upcoming tournaments and categories. */
export function initialGroups(
  { allTournaments = [], categories = [] }: SearchSources,
  now: number,
): ResultGroup[] {
  const upcoming = createEntries.tournaments(
    sortByDay(allTournaments, now)
      .filter((tournament) => daysUntil(tournament, now) >= 0)
      .slice(0, upcomingLimit),
  );
  const all = categories.map(({ entry }) => entry);
  return [
    { key: 'coming', title: copy.upcoming, entries: upcoming },
    { key: 'browse', title: copy.browse, entries: all },
  ]
    .filter(({ entries }) => entries.length > 0)
    .map((group) => ({ ...group, total: group.entries.length, isPartial: false }));
}

/**
 * The list of tournaments can be filtered by category, so the link is offered if the query is the
 * beginning of one.
 */
function categoryTournamentsLink(
  tournaments: readonly Tournament[],
  category: string | undefined,
  phrase: string,
  total: number | null | undefined,
): ResultGroup['more'] {
  if (category === undefined || phrase.length < 3 || !foldSearch(category).startsWith(phrase))
    return undefined;
  const count = tournaments.filter(({ categories }) =>
    categories.some(({ name }) => name === category),
  ).length;
  // Of the tournaments that the server finds with the category's name, only the first are here.
  if ((total ?? count) <= groupLimit) return undefined;
  return {
    key: 'more tournaments',
    label: copy.allTournaments(category),
    to: `${paths.tournaments.href()}?${new URLSearchParams({ category }).toString()}`,
  };
}

/**
 * The teams page searches a whole list for the exact query, including accents and word order, so
 * only matches that it will show are counted. Otherwise it shows what the server finds.
 */
function matchingTeamsLink(
  teams: readonly SearchEntry[],
  query: string,
  total: number | null | undefined,
): ResultGroup['more'] {
  if (total === null) return undefined;
  const found = teams.filter(({ name }) => foldSearch(name).includes(foldSearch(query))).length;
  const count = total ?? found;
  if (count <= groupLimit) return undefined;
  return {
    key: 'more teams',
    label: copy.allTeams(query, formatNumber(count)),
    to: `${paths.teams.href()}?${new URLSearchParams({ search: query }).toString()}`,
  };
}

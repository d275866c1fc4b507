import type { Tournament } from '../../../openapi/schema.d.ts';
import { endOfDate, startOfDate } from '../../lib/calendarDate.ts';
import { formatNumber } from '../../lib/number.ts';
import { paths } from '../../paths.ts';
import { copy } from './copy.ts';
import { entriesOf, type Entry, type Kind, kinds } from './entries.ts';
import { fold } from './fold.ts';
import { type Prepared, rank, type Ranked } from './rank.ts';

/** What is there to be searched; a list that has not come is missing. */
export type Sources = Partial<Record<Kind, Prepared<Entry>>> & {
  allTournaments?: readonly Tournament[];
};

export type Group = {
  key: string;
  title: string;
  /** Whether the title is English, unlike the document. */
  english?: boolean;
  entries: Entry[];
  /** How many there are in all. */
  total: number;
  /** The way to a page with more of them. */
  more?: { key: string; label: string; to: string };
};

/** All that can be chosen, in the order in which it stands. */
export const optionsOf = (groups: Group[]) =>
  groups.flatMap(({ entries, more }) => (more ? [...entries, more] : entries));

const groupSize = 5;
const comingSize = 4;

/**
 * The best results of each kind, the kind with the best of all first; kinds without one are left
 * out.
 */
export function findGroups(sources: Sources, query: string): Group[] {
  const found = Object.fromEntries(
    kinds.map((kind) => [kind, rank(sources[kind] ?? [], query)]),
  ) as Record<Kind, Ranked<Entry>[]>;
  const more: Partial<Record<Kind, Group['more']>> = {
    tournaments: tournamentsOfCategory(
      sources.allTournaments ?? [],
      found.categories[0]?.entry.name,
      fold(query).trim(),
    ),
    teams: teamsWith(
      found.teams.map(({ entry }) => entry),
      query.trim(),
    ),
  };
  const best = (kind: Kind) => found[kind][0]?.grade ?? 0;
  return kinds
    .filter((kind) => found[kind].length > 0)
    .sort((a, b) => best(a) - best(b))
    .map((kind) => ({
      key: kind,
      title: copy.kinds[kind],
      english: true,
      entries: found[kind].slice(0, groupSize).map(({ entry }) => entry),
      total: found[kind].length,
      more: more[kind],
    }));
}

/** What to show before something is typed: the next tournaments, and the categories. */
export function startGroups(
  { allTournaments = [], categories = [] }: Sources,
  now: number,
): Group[] {
  const coming = entriesOf.tournaments(
    comingFirst(allTournaments, now)
      .filter(({ date }) => isComing(date, now))
      .slice(0, comingSize),
  );
  const all = categories.map(({ entry }) => entry);
  return [
    { key: 'coming', title: copy.coming, entries: coming, total: coming.length },
    { key: 'browse', title: copy.browse, entries: all, total: all.length },
  ].filter(({ entries }) => entries.length > 0);
}

/**
 * Coming tournaments first, the next of them at the head; then past ones, the latest at the head;
 * last those without a date.
 */
export function comingFirst(tournaments: readonly Tournament[], now: number): Tournament[] {
  const order = ({ date }: Tournament): [number, number] => {
    const start = startOfDate(date);
    if (Number.isNaN(start)) return [2, 0];
    return isComing(date, now) ? [0, start] : [1, -start];
  };
  return tournaments
    .map((tournament) => ({ tournament, order: order(tournament) }))
    .sort((a, b) => a.order[0] - b.order[0] || a.order[1] - b.order[1])
    .map(({ tournament }) => tournament);
}

// On its own day a tournament has not gone by.
const isComing = (date: string, now: number) => endOfDate(date) > now;

/**
 * The list of tournaments can be narrowed to a category, so it is offered to whoever types the
 * beginning of one.
 */
function tournamentsOfCategory(
  tournaments: readonly Tournament[],
  category: string | undefined,
  phrase: string,
): Group['more'] {
  if (category === undefined || phrase.length < 3 || !fold(category).startsWith(phrase))
    return undefined;
  const count = tournaments.filter(({ categories }) =>
    categories.some(({ name }) => name === category),
  ).length;
  if (count <= groupSize) return undefined;
  return {
    key: 'more tournaments',
    label: copy.allTournaments(category),
    to: `${paths.tournaments.href()}?${new URLSearchParams({ category }).toString()}`,
  };
}

/**
 * The page of teams looks for the query as it stands, accents and order included, so only those
 * count that it will show.
 */
function teamsWith(teams: readonly Entry[], query: string): Group['more'] {
  const count = teams.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())).length;
  if (count <= groupSize) return undefined;
  return {
    key: 'more teams',
    label: copy.allTeams(query, formatNumber(count)),
    to: `${paths.teams.href()}?${new URLSearchParams({ search: query }).toString()}`,
  };
}

import type {
  Blog,
  Category,
  ClubSummary,
  TeamSummary,
  Tournament,
} from '../../../../openapi/schema.d.ts';
import { currentTime } from '../../../lib/dates/clock.ts';
import { formatCalendarDate } from '../../../lib/dates/calendarDate.ts';
import { clubHref } from '../../../lib/clubs/clubSlug.ts';
import { daysUntil, type TournamentDays } from '../../../lib/dates/tournamentDay.ts';
import { formatInstant } from '../../../lib/dates/formatLocalTime.ts';
import { paths } from '../../../paths.ts';
import { dayText } from '../../tournamentDay/dayText.ts';
import { hourText, type WhenWhere, whenWhere } from '../../tournamentDay/whenWhere.ts';
import { copy } from '../copy.ts';

export const entryKinds = ['tournaments', 'teams', 'clubs', 'categories', 'blogs'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** A searchable item and its path. */
export type SearchEntry = {
  key: string;
  kind: EntryKind | 'pages';
  name: string;
  /** Distinguishes entries of the same name. */
  detail: string;
  to: string;
  /** Additional searchable text. */
  keywords?: string;
  /** Of a tournament. */
  days?: TournamentDays;
  /** When and where a team's next tournament is. */
  next?: string;
  /** Said instead, where the team is registered for none. */
  noNext?: string;
};

const toClubEntry = ({ id, name, bio }: ClubSummary, to: string): SearchEntry => ({
  key: `club ${id}`,
  kind: 'clubs',
  name,
  detail: bio ?? '',
  to,
});

/** Returns 'Sab, 5 Des · 08.00 WIB · Surabaya', or 'Hari ini · 08.00 WIB · Surabaya'. */
function nextText(next: WhenWhere): string {
  const now = currentTime();
  const day = daysUntil(next, now) <= 1 ? dayText(next, now) : whenWhere(next, now).day;
  const city = next.venue?.city || next.venue?.name;
  return [day, hourText(next), city].filter(Boolean).join(' · ');
}

const byNextDay = (a: TeamSummary, b: TeamSummary) =>
  Number(!a.next_tournament) - Number(!b.next_tournament) ||
  (a.next_tournament?.date ?? '').localeCompare(b.next_tournament?.date ?? '');

/** The full-screen leaderboard, which is in no list. */
export const boardEntry: SearchEntry = {
  key: 'page board',
  kind: 'pages',
  name: copy.board,
  detail: copy.boardDetail,
  keywords: copy.boardKeywords,
  to: paths.board.href(),
};

/** Convert each list of the API to search entries. */
export const createEntries = {
  tournaments: (list: readonly Tournament[]): SearchEntry[] =>
    list.map((tournament) => {
      const { id, title, date, end_date: end, categories } = tournament;
      const names = categories.map(({ name }) => name);
      const { day, hour } = whenWhere(tournament, currentTime());
      // The city before the building, whose name may not have room.
      const places = [tournament.venue?.city, tournament.venue?.name];
      const detail = [day, hour, ...places, ...names].filter(Boolean).join(' · ');
      return {
        key: `tournament ${id}`,
        kind: 'tournaments',
        name: title,
        detail,
        // The whole date too: somebody may type the name of a month.
        keywords: `${detail} ${formatCalendarDate(date, { weekday: true, end })}`,
        days: { date, end_date: end },
        to: paths.tournament.href({ id }),
      };
    }),
  /** Those whose next tournament is nearest come first. */
  teams: (list: readonly TeamSummary[]): SearchEntry[] =>
    list.toSorted(byNextDay).map(({ id, name, category, club, next_tournament: next }) => ({
      key: `team ${id}`,
      kind: 'teams',
      name,
      detail: [club?.name, category || copy.unknownCategory].filter(Boolean).join(' · '),
      ...(next && { next: nextText(next) }),
      to: paths.team.href({ id }),
    })),
  /** From an answer that has the next tournament of each team that is registered for one. */
  teamsWithNext: (list: readonly TeamSummary[]): SearchEntry[] =>
    createEntries
      .teams(list)
      .map((entry) => (entry.next === undefined ? { ...entry, noNext: copy.noNext } : entry)),
  clubs: (list: readonly ClubSummary[]): SearchEntry[] => {
    const active = list.filter(({ is_active }) => is_active === 1);
    return active.map((club) => toClubEntry(club, clubHref(club, active)));
  },
  /** Beside these clubs there are others. */
  someClubs: (list: readonly ClubSummary[]): SearchEntry[] =>
    list
      .filter(({ is_active }) => is_active === 1)
      .map((club) => toClubEntry(club, clubHref(club, undefined))),
  categories: (list: readonly Category[]): SearchEntry[] =>
    list.map(({ id, name, description }) => ({
      key: `category ${id}`,
      kind: 'categories',
      name,
      detail: description ?? '',
      to: paths.category.href({ id }),
    })),
  blogs: (list: readonly Blog[]): SearchEntry[] =>
    list.map(({ id, title, slug, created_at }) => ({
      key: `blog ${id}`,
      kind: 'blogs',
      name: title,
      detail: formatInstant(created_at),
      to: paths.blog.href({ slug }),
    })),
};

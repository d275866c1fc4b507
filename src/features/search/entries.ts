import type {
  Blog,
  Category,
  ClubSummary,
  TeamSummary,
  Tournament,
} from '../../../openapi/schema.d.ts';
import { formatCalendarDate } from '../../lib/calendarDate.ts';
import { clubHref } from '../../lib/clubHref.ts';
import { formatInstant } from '../../lib/instant.ts';
import { paths } from '../../paths.ts';
import { copy } from './copy.ts';

export const kinds = ['tournaments', 'teams', 'clubs', 'categories', 'blogs'] as const;
export type Kind = (typeof kinds)[number];

/** One thing that can be found, and where it is. */
export type Entry = {
  key: string;
  kind: Kind;
  name: string;
  /** A line that tells it from others of its name. */
  detail: string;
  to: string;
  /** Further words by which it is found. */
  also?: string;
};

/** Makes entries of each list as the server sends it. */
export const entriesOf = {
  tournaments: (list: readonly Tournament[]): Entry[] =>
    list.map(({ id, title, date, categories }) => {
      const detail = [
        formatCalendarDate(date, { weekday: true }),
        ...categories.map(({ name }) => name),
      ].join(' · ');
      return {
        key: `tournament ${id}`,
        kind: 'tournaments',
        name: title,
        detail,
        also: detail,
        to: paths.tournament.href({ id }),
      };
    }),
  teams: (list: readonly TeamSummary[]): Entry[] =>
    list.map(({ id, name, category, member_count }) => ({
      key: `team ${id}`,
      kind: 'teams',
      name,
      detail: `${category || copy.unknownCategory} · ${copy.players(member_count)}`,
      to: paths.team.href({ id }),
    })),
  clubs: (list: readonly ClubSummary[]): Entry[] => {
    const active = list.filter(({ is_active }) => is_active === 1);
    return active.map((club) => ({
      key: `club ${club.id}`,
      kind: 'clubs',
      name: club.name,
      detail: club.bio ?? '',
      to: clubHref(club, active),
    }));
  },
  categories: (list: readonly Category[]): Entry[] =>
    list.map(({ id, name, description }) => ({
      key: `category ${id}`,
      kind: 'categories',
      name,
      detail: description ?? '',
      to: paths.category.href({ id }),
    })),
  blogs: (list: readonly Blog[]): Entry[] =>
    list.map(({ id, title, slug, created_at }) => ({
      key: `blog ${id}`,
      kind: 'blogs',
      name: title,
      detail: formatInstant(created_at),
      to: paths.blog.href({ slug }),
    })),
};

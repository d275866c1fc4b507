import { describe, expect, test } from 'vitest';
import type { Tournament } from '../../../../openapi/schema.d.ts';
import { createEntries } from './searchEntries.ts';
import { sortByDay } from '../../../lib/dates/tournamentDay.ts';
import { findNamedClub, searchGroups, initialGroups } from './resultGroups.ts';
import { buildSearchIndex } from './rankEntries.ts';

const now = Date.parse('2026-11-21T15:00:00Z');
const category = (id: number, name: string) => ({
  id,
  name,
  description: 'd',
  logo: 'l',
  longdec: 'x',
  rule: null,
});
const sumo = { id: 1, name: 'Sumo Robot', description: null };
const tournament = (id: number, date: string, title = `Laga ${id}`): Tournament => ({
  id,
  title,
  image: null,
  date,
  categories: [sumo],
});
const team = (id: number, name: string) => ({
  id,
  name,
  logo: null,
  member_count: 3,
  category: null,
  members: [],
});
const club = (id: number, name: string, is_active: 0 | 1 = 1) => ({
  id,
  name,
  logo: null,
  bio: null,
  is_active,
});

const tournaments = [
  tournament(1, '2026-11-20'),
  tournament(2, 'menyusul'),
  tournament(3, '2026-12-05'),
  tournament(4, '2026-11-21'),
  tournament(5, '2025-01-01'),
  tournament(6, '2027-01-01'),
];
const allTournaments = sortByDay(tournaments, now);
const sources = {
  allTournaments,
  tournaments: buildSearchIndex(createEntries.tournaments(allTournaments)),
  teams: buildSearchIndex(
    createEntries.teams([
      ...Array.from({ length: 7 }, (_, index) => team(index, `Garuda ${index}`)),
      team(9, 'Gáruda Sumo'),
    ]),
  ),
  clubs: buildSearchIndex(
    createEntries.clubs([
      club(1, 'SMK Cakra'),
      club(2, 'SMK, Cakra'),
      club(3, 'SMK Cakra', 0),
      club(4, 'SMA Garuda'),
    ]),
  ),
  categories: buildSearchIndex(
    createEntries.categories([category(1, 'Sumo Robot'), category(2, 'Inspire')]),
  ),
  blogs: buildSearchIndex(
    createEntries.blogs([
      {
        id: 1,
        title: 'Sumo 101',
        slug: 'sumo/101',
        image: null,
        created_at: 'x',
        content: '',
        meta_title: null,
        meta_description: null,
      },
    ]),
  ),
};
const find = (query: string) =>
  Object.fromEntries(searchGroups(sources, query).map((group) => [group.key, group]));

test('tournaments are sorted: upcoming first, then past ones from the latest, then those without a date', () => {
  expect(allTournaments.map(({ id }) => id)).toEqual([4, 3, 6, 1, 5, 2]);
});

describe('results', () => {
  test('have at most five entries of a kind, the total, and a link to those that the list page will show', () => {
    const { teams, clubs } = find(' GARUDA ');
    expect(teams?.entries).toHaveLength(5);
    expect(teams?.total).toBe(8);
    expect(teams?.more).toEqual({
      key: 'more teams',
      label: 'Lihat 8 tim dengan "GARUDA"',
      to: '/teams?search=GARUDA',
    });
    expect(clubs?.entries.map(({ to }) => to)).toEqual(['/schoolclub/detail/sma-garuda']);
    expect(clubs?.more).toBeUndefined();
  });

  test('link to their pages', () => {
    const { tournaments: tournamentGroup, categories, blogs, teams } = find('sumo');
    expect(tournamentGroup?.total).toBe(6);
    expect(tournamentGroup?.entries[0]).toMatchObject({
      name: 'Laga 4',
      detail: expect.stringMatching(/^Sab, 21 Nov( 2026)? · Sumo Robot$/) as string,
      to: '/tournaments/4',
    });
    expect(tournamentGroup?.more).toMatchObject({
      label: 'Lihat semua lomba Sumo Robot',
      to: '/tournaments?category=Sumo+Robot',
    });
    expect(categories?.entries[0]?.to).toBe('/category/1');
    expect(blogs?.entries[0]?.to).toBe('/blog/sumo%2F101');
    expect(teams?.entries[0]).toMatchObject({ detail: 'Unknown', to: '/teams/9' });
  });

  test('are sorted by the best match of each kind', () => {
    expect(searchGroups(sources, 'sumo').map(({ key }) => key)).toEqual([
      'categories',
      'blogs',
      'teams',
      'tournaments',
    ]);
    expect(searchGroups(sources, 'laga').map(({ key }) => key)).toEqual(['tournaments']);
  });

  test('that are as good as a tournament come before it once it is over', () => {
    const kinds = (date: string) => {
      const index = buildSearchIndex(
        createEntries.tournaments([tournament(7, date, 'Piala Garuda')]),
      );
      return searchGroups({ tournaments: index, clubs: sources.clubs }, 'garuda').map(
        ({ key }) => key,
      );
    };
    expect(kinds('2020-01-01')).toEqual(['clubs', 'tournaments']);
    expect(kinds('2999-01-01')).toEqual(['tournaments', 'clubs']);
  });

  test('name first the teams that compete soonest', () => {
    const next = (date: string) => ({ next_tournament: { id: 7, title: 'Laga 7', date } });
    const teams = [
      team(1, 'Garuda A'),
      { ...team(2, 'Garuda B'), ...next('2026-12-05') },
      { ...team(3, 'Garuda C'), ...next('2026-11-28') },
    ];
    const [group] = searchGroups({ teams: buildSearchIndex(createEntries.teams(teams)) }, 'garuda');
    expect(group?.entries.map(({ name }) => name)).toEqual(['Garuda C', 'Garuda B', 'Garuda A']);
  });

  test('link to the tournaments of a category only if its name starts with the query', () => {
    expect(find('robot').tournaments?.more).toBeUndefined();
    expect(find('su').tournaments?.more).toBeUndefined();
  });

  test('contain only active clubs, each with a unique URL', () => {
    expect(find('cakra').clubs?.entries.map(({ to }) => to)).toEqual([
      '/schoolclub/detail/smk-cakra?id=1',
      '/schoolclub/detail/smk-cakra?id=2',
    ]);
  });

  test('work while a list is missing', () => {
    expect(searchGroups({}, 'sumo')).toEqual([]);
    expect(initialGroups({}, now)).toEqual([]);
  });
});

describe('results of a server that finds more than names', () => {
  const none = { tournaments: 0, teams: 0, clubs: 0 };

  test('are shown as it sorted them, after those with every word', () => {
    const totals = { ...none, clubs: 2 };
    const [group] = searchGroups({ clubs: sources.clubs, totals }, 'sma garuda');
    expect(group?.entries.map(({ name }) => name)).toEqual([
      'SMA Garuda',
      'SMK Cakra',
      'SMK, Cakra',
    ]);
    expect(group?.isPartial).toBe(false);
  });

  test('that lack a word are left out beside others, and marked otherwise', () => {
    const { teams, categories } = sources;
    const found = { teams, totals: { ...none, teams: 8 }, partial: ['teams'] as const };
    expect(searchGroups({ ...found, categories }, 'inspire').map(({ key }) => key)).toEqual([
      'categories',
    ]);
    expect(searchGroups(found, 'inspire')).toMatchObject([{ key: 'teams', isPartial: true }]);
  });

  test('name the next tournament of a team', () => {
    const venue = { name: 'Graha', city: 'Surabaya', province: '' };
    const next = { id: 7, title: 'Laga 7', date: '2026-12-05', start_time: '08:00', venue };
    const [entry] = createEntries.teams([{ ...team(1, 'Baja'), next_tournament: next }]);
    expect(entry?.next).toMatch(/^Sab, 5 Des( 2026)? · 08\.00 WIB · Surabaya$/);
  });

  test('say that a team is registered for none, where the answer would have it', () => {
    expect(createEntries.teams([team(1, 'Baja')])[0]?.noNext).toBeUndefined();
    expect(createEntries.teamsWithNext([team(1, 'Baja')])[0]?.noNext).toBe(
      'Tidak terdaftar di lomba mendatang',
    );
  });
});

test('without a query, upcoming tournaments and categories are shown', () => {
  const [upcoming, browse] = initialGroups(sources, now);
  expect(upcoming?.entries.map(({ to }) => to)).toEqual([
    '/tournaments/4',
    '/tournaments/3',
    '/tournaments/6',
  ]);
  expect(browse?.entries.map(({ name }) => name)).toEqual(['Sumo Robot', 'Inspire']);
});

describe('the teams of a school', () => {
  const [cakra] = sources.clubs;
  const entries = createEntries.teams([
    { ...team(20, 'Baja'), club: { id: 1, name: 'SMK Cakra' } },
    { ...team(21, 'Resistor'), club: { id: 1, name: 'SMK Cakra' } },
  ]);
  const clubTeams = { clubKey: cakra?.entry.key ?? '', entries, total: 5 };

  test('follow it, with a link to all of them', () => {
    const groups = searchGroups({ ...sources, clubTeams }, 'smk cakra');
    expect(groups.map(({ title }) => title)).toEqual(['School Club', 'Tim SMK Cakra']);
    expect(groups[1]).toMatchObject({
      total: 5,
      more: { label: 'Lihat 5 tim SMK Cakra', to: cakra?.entry.to },
    });
    expect(groups[1]?.entries.map(({ detail }) => detail)).toEqual([
      'SMK Cakra · Unknown',
      'SMK Cakra · Unknown',
    ]);
  });

  test('do not follow another school', () => {
    const groups = searchGroups({ ...sources, clubTeams }, 'sma garuda');
    expect(groups.map(({ key }) => key)).not.toContain('clubTeams');
  });

  test.each([
    ['smk', 'club 1'],
    ['sma garuda', 'club 4'],
    ['garu', 'club 4'],
    ['cakra', undefined],
    ['', undefined],
  ])('for %j are those of %s', (query, key) => {
    expect(findNamedClub(sources.clubs, query)?.key).toBe(key);
  });
});

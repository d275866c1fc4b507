import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ClubSummary, Score, TeamSummary, Tournament } from '../../../openapi/schema.d.ts';
import { categoryNames, monthsOf } from '../../../src/features/tournaments/list/selection.ts';
import { toEventDay } from '../../../server/lib/eventDay.ts';
import { tournaments } from '../../../server/db/schema.ts';
import type { ResponseOf } from '../../../openapi/types.ts';
import { slugify } from '../../../src/lib/clubs/clubSlug.ts';
import { rankScores } from '../../../src/lib/scoreRanking.ts';
import { useBackend } from '../../support/database/backend.ts';

const backend = useBackend();

type List<Entry> = { data: Entry[]; teams?: Entry[]; total?: number };
/** Only pages have the next tournament of teams, which is left out. */
const read = async <Entry>(path: string) => {
  const { status, body } = await backend.request('GET', path);
  expect(status).toBe(200);
  const { data, teams, total } = body as List<Entry>;
  const listed = teams?.map((team) => {
    const { next_tournament: _, ...rest } = team as Entry & { next_tournament?: unknown };
    return rest as Entry;
  });
  return { entries: listed ?? data, total };
};
const ids = (entries: { id: number }[]) => entries.map(({ id }) => id);

/** What lists of several tournaments have of a score too. */
const toListed = ({ registration: { team, ...registration }, ...rest }: Score) => {
  const { logo_path: _logo, ...listed } = team;
  const { place: _place, provisional: _provisional, ...score } = rest;
  return { ...score, registration: { ...registration, team: listed } };
};

describe('scores', () => {
  const readScores = (query = '') => read<Score>(`/api/scores${query}`);
  const ofCategory = (scores: Score[], id: number) =>
    scores.filter(({ registration }) => registration.category.id === id);

  it('of a category or a tournament are those that a client would pick', async () => {
    const { entries: all } = await readScores();
    const { entries: some } = await readScores('?category=2');
    expect(some).toEqual(ofCategory(all, 2));
    const tournament = all[0]?.tournament_id ?? 0;
    const { entries: results } = await readScores(`?category=2&tournament=${tournament}`);
    expect(results.map(toListed)).toEqual(
      some.filter(({ tournament_id: id }) => id === tournament),
    );
    const logos = results.map(({ registration }) => registration.team.logo_path ?? '');
    expect(logos.join()).toContain('teams/');
    expect(results.length).toBeGreaterThan(0);
  });

  it('can be the best of each category, ranked as the client ranks', async () => {
    const { entries: all } = await readScores();
    const { entries: best } = await readScores('?limit=5');
    const categories = new Set(all.map(({ registration }) => registration.category.id));
    expect(best).toHaveLength(5 * categories.size);
    for (const id of categories) {
      const ranked = rankScores(ofCategory(all, id), '', 5);
      expect(rankScores(ofCategory(best, id), '')).toEqual(ranked);
    }
    expect((await readScores('?limit=3&category=1')).entries).toHaveLength(3);
  });
});

describe('lists by page', () => {
  it.each(['/api/teams', '/api/gh-schools', '/api/tournaments'])(
    '%s has all its entries on its pages, and says how many there are',
    async (path) => {
      const { entries: all, total } = await read<{ id: number }>(path);
      expect(total).toBeUndefined();
      const pages = Array.from({ length: Math.ceil(all.length / 7) }, (_, index) => index + 1);
      const found = [];
      for (const page of pages) found.push(await read<object>(`${path}?per_page=7&page=${page}`));
      expect(found.flatMap(({ entries }) => entries)).toEqual(all);
      expect(new Set(found.map((page) => page.total))).toEqual(new Set([all.length]));
      const after = await read(`${path}?page=1000`);
      expect(after).toEqual({ entries: [], total: all.length });
    },
  );

  it('have twenty entries if only the page is named, and begin if only the size is', async () => {
    const { entries: all } = await read<TeamSummary>('/api/teams');
    const second = await read<TeamSummary>('/api/teams?page=2');
    expect(second.entries).toEqual(all.slice(20, 40));
    expect((await read('/api/teams?per_page=3')).entries).toEqual(all.slice(0, 3));
  });

  it('find all words of a text in the name, and none of its characters is special', async () => {
    const { entries: all } = await read<TeamSummary>('/api/teams');
    const begins = ({ name }: TeamSummary) => name.toLowerCase().startsWith('ga');
    const matching = all
      .filter(({ name }) => name.toLowerCase().includes('ga'))
      .sort((a, b) => Number(begins(b)) - Number(begins(a)));
    const { entries, total } = await read<TeamSummary>('/api/teams?search=%20GA%20&per_page=5');
    expect([ids(entries), total]).toEqual([ids(matching.slice(0, 5)), matching.length]);
    expect(begins(all[0] as TeamSummary)).toBe(false);
    const found = async (text: string) =>
      (await read<TeamSummary>(`/api/teams?search=${encodeURIComponent(text)}`)).entries;
    const [{ id, name }] = all as [TeamSummary];
    const other = name.toUpperCase().replaceAll('A', 'Á').split(' ').toReversed().join('  ');
    expect(ids(await found(other))).toContain(id);
    for (const text of ['%', '_', "'"]) expect(await found(text)).toEqual([]);
    expect(await found(' ')).toEqual(all);
  });

  it.each([
    ['SMAN 3', 1],
    ['malang sman 3', 1],
    ['sma n 3 malang', 1],
    ['SMAN3', 1],
    ['sma negeri 3 malng', 1],
    ['sma negeri 13 surabaya bandung padang', 0],
    ['man', 1],
    ['mann', 1],
    ['cakra teknika bandung', 2],
    ['cakar teknikabandung', 1],
    ['ckr tknk', 0],
  ])('of clubs has for %j %i in all', async (search, count) => {
    const query = new URLSearchParams({ search, only_active: '1', page: '1' });
    const { status, body } = await backend.request('GET', `/api/gh-schools?${query}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: count });
    expect(body).not.toHaveProperty('partial_match');
  });

  it('of teams finds codes, clubs and categories, a misspelled word, and what has most words', async () => {
    const listTeams = async (search: string) => {
      const query = new URLSearchParams({ search, page: '1', per_page: '100' });
      const { body } = await backend.request('GET', `/api/teams?${query}`);
      return body as ResponseOf<'listTeams'>;
    };
    const { teams: all } = await listTeams('');
    const [own] = (await listTeams('x-mlgt-00001')).teams;
    const { body } = await backend.request('GET', '/api/teams/X-MLGT-00001');
    expect(own?.name).toBe((body as ResponseOf<'getTeam'>).team.name);
    const ofSchool = await listTeams('sman 3 malang');
    expect(ofSchool.partial_match).toBeUndefined();
    expect(new Set(ofSchool.teams.map(({ club }) => club?.name))).toEqual(
      new Set(['SMA Negeri 3 (Malang)']),
    );
    const misspelled = await listTeams('line folower');
    expect(misspelled.partial_match).toBeUndefined();
    expect(misspelled.total).toBeGreaterThan(1);
    expect(new Set(misspelled.teams.map(({ category }) => category))).toEqual(
      new Set(['Line Follower']),
    );
    const most = await listTeams('lomba line follower bandung');
    expect(most.partial_match).toBe(true);
    for (const { club, category } of most.teams)
      expect([category, club?.name]).toEqual(['Line Follower', expect.stringContaining('Bandung')]);
    expect(most.total).toBe(most.teams.length);
    expect(await listTeams('zzzz lomba')).toMatchObject({ teams: [], total: 0 });
    expect(await listTeams('zzzz lomba')).not.toHaveProperty('partial_match');
    expect(all.length).toBeGreaterThan(most.teams.length);
  });

  it('of teams names the next tournament of each team, in pages only', async () => {
    const page = await backend.request('GET', '/api/teams?per_page=100');
    const { teams: entries } = page.body as ResponseOf<'listTeams'>;
    const today = toEventDay(new Date());
    const next = entries.find((team) => team.next_tournament);
    const { body } = await backend.request('GET', `/api/teams/${next?.id}`);
    const coming = (body as ResponseOf<'getTeam'>).team.registrations
      ?.map(({ tournament }) => tournament)
      .filter(({ date }) => date >= today)
      .sort((a, b) => a.date.localeCompare(b.date))[0];
    expect(next?.next_tournament).toMatchObject({ ...coming, start_time: expect.any(String) });
    const whole = await backend.request('GET', '/api/teams');
    expect(JSON.stringify(whole.body)).not.toContain('next_tournament');
  });

  it('of teams can be those of a category', async () => {
    const { entries: all } = await read<TeamSummary>('/api/teams');
    const { body } = await backend.request('GET', '/api/categories/1');
    const { name } = (body as { data: { name: string } }).data;
    const matching = all.filter(({ category }) => category === name);
    const found = await read<TeamSummary>('/api/teams?category=1&per_page=4');
    expect(found).toEqual({ entries: matching.slice(0, 4), total: matching.length });
  });

  it('of clubs can be searched, the active ones, or those of one address', async () => {
    const { entries: all } = await read<ClubSummary>('/api/gh-schools');
    const ofMalang = all.filter(({ name }) => /malang/i.test(name));
    expect((await read('/api/gh-schools?search=malang')).entries).toEqual(ofMalang);
    const active = all.filter(({ is_active }) => is_active === 1);
    expect(active.length).toBeLessThan(all.length);
    expect(await read('/api/gh-schools?only_active=1&per_page=2')).toEqual({
      entries: active.slice(0, 2),
      total: active.length,
    });
    for (const { name, id } of all)
      expect(
        ids((await read<ClubSummary>(`/api/gh-schools?slug=${slugify(name)}`)).entries),
      ).toContain(id);
    const shared = await read('/api/gh-schools?slug=SMK-Cakra-Teknika-Bandung&page=1');
    expect(shared.total).toBe(2);
    expect((await read('/api/gh-schools?slug=smk')).entries).toEqual([]);
  });

  it('of tournaments can be searched by title, place and category, or be those of a category', async () => {
    const { entries: all } = await read<Tournament>('/api/tournaments');
    const word = all[0]?.title.split(' ').at(-1) ?? '';
    const { entries: found } = await read<Tournament>(`/api/tournaments?search=${word}`);
    expect(found).toEqual(all.filter(({ title }) => title.includes(word)));
    const sumo = all.filter(({ categories }) =>
      categories.some(({ name }) => name === 'Sumo Robot'),
    );
    expect((await read('/api/tournaments?search=robot%20sumo')).entries).toEqual(sumo);
    expect((await read('/api/tournaments?search=robot%20sumu')).entries).toEqual(sumo);
    const closest = await backend.request('GET', '/api/tournaments?search=lomba+sumo+robot&page=1');
    expect(closest.body).toMatchObject({ partial_match: true, total: sumo.length });
    const venue = all.find(({ venue: known }) => known)?.venue;
    const place = new URLSearchParams({ search: `${venue?.name} ${venue?.city}` });
    expect((await read(`/api/tournaments?${place}`)).entries).toEqual(
      all.filter(({ venue: known }) => known?.name === venue?.name && known?.city === venue?.city),
    );
    const { body } = await backend.request(
      'GET',
      '/api/tournaments?category=Sumo+Robot&page=2&per_page=4',
    );
    expect(body).toEqual({
      success: true,
      data: sumo.slice(4, 8),
      total: sumo.length,
      category_names: categoryNames(all),
      months: monthsOf(all),
      cities: expect.any(Array) as unknown,
    });
    const [month = ''] = monthsOf(all);
    expect((await read(`/api/tournaments?month=${month}`)).entries).toEqual(
      all.filter(({ date }) => date.startsWith(month)),
    );
  });

  it('of tournaments has one of each city: the next one, otherwise the latest', async () => {
    const today = toEventDay(new Date());
    const move = (one: Tournament | undefined, change: object) =>
      backend.db
        .update(tournaments)
        .set(change)
        .where(eq(tournaments.id, one?.id ?? 0));
    const { entries: all } = await read<Tournament>('/api/tournaments');
    const [first, second, third, fourth] = all.filter(({ date }) => date > today);
    const past = all.filter(({ date }) => date < today);
    const city = { city: 'Tomohon', province: 'Sulawesi Utara' };
    for (const one of past.slice(1, 3)) await move(one, { city: 'Bitung' });
    for (const one of [past[0], first, third]) await move(one, city);
    await move(second, { city: 'Tual', status: 'postponed' });
    await move(fourth, { city: '' });
    const citiesOf = async (query: string) =>
      (
        (await backend.request('GET', `/api/tournaments?${query}`))
          .body as ResponseOf<'listTournaments'>
      ).cities;
    const cities = (await citiesOf('month=2000-01&page=1')) ?? [];
    expect(new Set(cities.map((one) => one.city)).size).toBe(cities.length);
    expect(cities.map((one) => one.city)).not.toContain('Tual');
    expect(cities.find((one) => one.city === 'Tomohon')).toMatchObject({
      id: first?.id,
      ...city,
    });
    expect(cities.find((one) => one.city === 'Bitung')?.id).toBe(past[1]?.id);
    expect(cities[0]?.date).toBe(today);
    expect(await citiesOf('search=robot&page=1')).toBeUndefined();
    expect(await citiesOf('')).toBeUndefined();
  });

  it('of teams can be those of a club, and say which it is', async () => {
    const { entries: all } = await read<TeamSummary>('/api/teams');
    const club = all.find((team) => team.club)?.club;
    const own = all.filter((team) => team.club?.id === club?.id);
    expect(own.length).toBeLessThan(all.length);
    expect(await read(`/api/teams?club=${club?.id}&page=1&per_page=3`)).toEqual({
      entries: own.slice(0, 3),
      total: own.length,
    });
    expect((await read('/api/teams?club=4711')).entries).toEqual([]);
  });

  it.each([
    '/api/scores?limit=0',
    '/api/scores?limit=201',
    '/api/scores?category=x',
    '/api/teams?per_page=1000',
    '/api/teams?page=0',
    '/api/teams?club=x',
    '/api/tournaments?month=2026-13',
    `/api/gh-schools?search=${'a'.repeat(101)}`,
  ])('%s is 422', async (path) => {
    expect((await backend.request('GET', path)).status).toBe(422);
  });
});

import { describe, expect, it } from 'vitest';
import type { Score, TeamSummary, Tournament } from '../../openapi/schema.d.ts';
import { rankScores } from '../../src/lib/scoreRanking.ts';
import { useBackend } from '../support/backend.ts';

const backend = useBackend();

type List<Entry> = { data: Entry[]; teams: Entry[]; total?: number };
const read = async <Entry>(path: string) => {
  const { status, body } = await backend.request('GET', path);
  expect(status).toBe(200);
  const { data, teams, total } = body as List<Entry>;
  return { entries: teams ?? data, total };
};
const ids = (entries: { id: number }[]) => entries.map(({ id }) => id);

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
    expect(results).toEqual(some.filter(({ tournament_id: id }) => id === tournament));
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

  it('find a text in the name, regardless of case and space, and none of its characters is special', async () => {
    const { entries: all } = await read<TeamSummary>('/api/teams');
    const matching = all.filter(({ name }) => name.toLowerCase().includes('ga'));
    const { entries, total } = await read<TeamSummary>('/api/teams?search=%20GA%20&per_page=2');
    expect([ids(entries), total]).toEqual([ids(matching.slice(0, 2)), matching.length]);
    for (const text of ['%25', '_', "'"])
      expect((await read(`/api/teams?search=${text}`)).entries).toEqual([]);
    expect((await read('/api/teams?search=%20')).entries).toEqual(all);
  });

  it('of teams can be those of a category', async () => {
    const { entries: all } = await read<TeamSummary>('/api/teams');
    const { body } = await backend.request('GET', '/api/categories/1');
    const { name } = (body as { data: { name: string } }).data;
    const matching = all.filter(({ category }) => category === name);
    const found = await read<TeamSummary>('/api/teams?category=1&per_page=4');
    expect(found).toEqual({ entries: matching.slice(0, 4), total: matching.length });
  });

  it('of clubs and tournaments can be searched', async () => {
    const { entries: clubs } = await read<{ name: string }>('/api/gh-schools?search=malang');
    expect(clubs.length).toBeGreaterThan(0);
    for (const { name } of clubs) expect(name).toMatch(/malang/i);
    const { entries: all } = await read<Tournament>('/api/tournaments');
    const word = all[0]?.title.split(' ').at(-1) ?? '';
    const { entries: found } = await read<Tournament>(`/api/tournaments?search=${word}`);
    expect(found).toEqual(all.filter(({ title }) => title.includes(word)));
  });

  it.each([
    '/api/scores?limit=0',
    '/api/scores?limit=201',
    '/api/scores?category=x',
    '/api/teams?per_page=1000',
    '/api/teams?page=0',
    `/api/gh-schools?search=${'a'.repeat(101)}`,
  ])('%s is 422', async (path) => {
    expect((await backend.request('GET', path)).status).toBe(422);
  });
});

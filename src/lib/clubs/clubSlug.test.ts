import { describe, expect, it, test } from 'vitest';
import { clubHref, clubUrlParts, findClubsBySlug, slugify } from './clubSlug.ts';

test.each([
  ['SMA Negeri 3 (Malang)', 'sma-negeri-3-malang'],
  ['SMK Cakra Teknika, Bandung', 'smk-cakra-teknika-bandung'],
  ["Klub Robotik 'Nusantara' #1", 'klub-robotik-nusantara-1'],
  ['MA Al-Hikmah', 'ma-al-hikmah'],
  ['Dua  Spasi', 'dua--spasi'],
  ['Élan & Co.', 'lan--co'],
  ['東京', ''],
])('%s becomes %s', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

const malang = { id: 1, name: 'SMA Negeri 3 (Malang)' };
const plain = { id: 2, name: 'SMK Cakra Teknika Bandung' };
const comma = { id: 3, name: 'SMK Cakra Teknika, Bandung' };
const foreign = { id: 4, name: '東京' };
const clubs = [malang, plain, comma, foreign];

describe('the URL parts of a club', () => {
  it('are the slug of its name', () =>
    expect(clubUrlParts(malang, clubs)).toEqual({ slug: 'sma-negeri-3-malang' }));

  it('include the id if two clubs share a slug', () => {
    expect(clubUrlParts(plain, clubs)).toEqual({ slug: 'smk-cakra-teknika-bandung', id: 2 });
    expect(clubUrlParts(comma, clubs)).toEqual({ slug: 'smk-cakra-teknika-bandung', id: 3 });
  });

  it('are the id if the slug is empty', () =>
    expect(clubUrlParts(foreign, clubs)).toEqual({ slug: '4' }));

  it('include the id if it equals the slug of another club', () => {
    const four = { id: 5, name: '4' };
    expect(clubUrlParts(foreign, [...clubs, four])).toEqual({ slug: '4', id: 4 });
    expect(findClubsBySlug([...clubs, four], '4', 4)).toEqual([foreign]);
    expect(findClubsBySlug([...clubs, four], '4')).toEqual([foreign, four]);
  });

  it('are computed quickly for a long list', () => {
    const many = Array.from({ length: 20_000 }, (_, id) => ({ id, name: `Klub ${id}` }));
    expect(many.map((club) => clubUrlParts(club, many).slug)).toEqual(
      many.map(({ id }) => `klub-${id}`),
    );
  });

  it.each(clubs)('resolve back to $name', (club) => {
    const { slug, id } = clubUrlParts(club, clubs);
    expect(findClubsBySlug(clubs, slug, id)).toEqual([club]);
  });
});

describe('the clubs found by slug', () => {
  it('are all that share the slug if no id matches', () => {
    expect(findClubsBySlug(clubs, 'smk-cakra-teknika-bandung')).toEqual([plain, comma]);
    expect(findClubsBySlug(clubs, 'smk-cakra-teknika-bandung', 99)).toEqual([plain, comma]);
  });

  it('are found ignoring case', () =>
    expect(findClubsBySlug(clubs, 'SMA-Negeri-3-Malang')).toEqual([malang]));

  it.each(['nowhere', '', '1'])('are none for %j', (slug) =>
    expect(findClubsBySlug(clubs, slug)).toEqual([]),
  );
});

describe('the URL of a club', () => {
  const clubs = [
    { id: 1, name: 'SMA Negeri 3 (Malang)' },
    { id: 2, name: 'SMK Cakra Teknika Bandung' },
    { id: 3, name: 'SMK Cakra Teknika, Bandung' },
    { id: 4, name: '東京' },
  ];

  test.each([
    [1, '/schoolclub/detail/sma-negeri-3-malang'],
    [2, '/schoolclub/detail/smk-cakra-teknika-bandung?id=2'],
    [3, '/schoolclub/detail/smk-cakra-teknika-bandung?id=3'],
    [4, '/schoolclub/detail/4'],
  ])('club %i is at %s', (id, href) => {
    expect(clubs.filter((club) => club.id === id).map((club) => clubHref(club, clubs))).toEqual([
      href,
    ]);
  });
});

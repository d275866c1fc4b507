import { describe, expect, it, test } from 'vitest';
import { clubAddress, clubsAt, slugOf } from './clubSlug.ts';

test.each([
  ['SMA Negeri 3 (Malang)', 'sma-negeri-3-malang'],
  ['SMK Cakra Teknika, Bandung', 'smk-cakra-teknika-bandung'],
  ["Klub Robotik 'Nusantara' #1", 'klub-robotik-nusantara-1'],
  ['MA Al-Hikmah', 'ma-al-hikmah'],
  ['Dua  Spasi', 'dua--spasi'],
  ['Élan & Co.', 'lan--co'],
  ['東京', ''],
])('%s becomes %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

const malang = { id: 1, name: 'SMA Negeri 3 (Malang)' };
const plain = { id: 2, name: 'SMK Cakra Teknika Bandung' };
const comma = { id: 3, name: 'SMK Cakra Teknika, Bandung' };
const foreign = { id: 4, name: '東京' };
const clubs = [malang, plain, comma, foreign];

describe('the address of a club', () => {
  it('is the slug of its name', () =>
    expect(clubAddress(malang, clubs)).toEqual({ slug: 'sma-negeri-3-malang' }));

  it('names the club too where two share a slug', () => {
    expect(clubAddress(plain, clubs)).toEqual({ slug: 'smk-cakra-teknika-bandung', id: 2 });
    expect(clubAddress(comma, clubs)).toEqual({ slug: 'smk-cakra-teknika-bandung', id: 3 });
  });

  it('is the number where the name leaves no slug', () =>
    expect(clubAddress(foreign, clubs)).toEqual({ slug: '4' }));

  it('names the club too where its number is the name of another', () => {
    const four = { id: 5, name: '4' };
    expect(clubAddress(foreign, [...clubs, four])).toEqual({ slug: '4', id: 4 });
    expect(clubsAt([...clubs, four], '4', 4)).toEqual([foreign]);
    expect(clubsAt([...clubs, four], '4')).toEqual([foreign, four]);
  });

  it('is quickly found in a long list', () => {
    const many = Array.from({ length: 20_000 }, (_, id) => ({ id, name: `Klub ${id}` }));
    expect(many.map((club) => clubAddress(club, many).slug)).toEqual(
      many.map(({ id }) => `klub-${id}`),
    );
  });

  it.each(clubs)('leads back to $name', (club) => {
    const { slug, id } = clubAddress(club, clubs);
    expect(clubsAt(clubs, slug, id)).toEqual([club]);
  });
});

describe('the clubs at an address', () => {
  it('are all with that slug where it names none of them', () => {
    expect(clubsAt(clubs, 'smk-cakra-teknika-bandung')).toEqual([plain, comma]);
    expect(clubsAt(clubs, 'smk-cakra-teknika-bandung', 99)).toEqual([plain, comma]);
  });

  it('are found without regard to case', () =>
    expect(clubsAt(clubs, 'SMA-Negeri-3-Malang')).toEqual([malang]));

  it.each(['nowhere', '', '1'])('are none for %j', (slug) =>
    expect(clubsAt(clubs, slug)).toEqual([]),
  );
});

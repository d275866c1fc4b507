import { expect, test } from 'vitest';
import { clubHref } from './clubHref.ts';

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

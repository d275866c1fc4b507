import { describe, expect, test } from 'vitest';
import { highlight } from './highlight.ts';
import { buildSearchIndex, rankEntries } from './rankEntries.ts';

const find = (names: string[], query: string) =>
  rankEntries(buildSearchIndex(names.map((name) => ({ name }))), query).map(
    ({ entry }) => entry.name,
  );
const highlighted = (text: string, ...words: string[]) =>
  highlight(text, words)
    .map(({ text: part, isMatch: matched }) => (matched ? `[${part}]` : part))
    .join('');

describe('rank', () => {
  test('sorts better matches first, and keeps the order of equal ones', () => {
    const names = [
      'Nagaruda',
      'Tim Baja Garuda',
      'Garuda Baja',
      'Semangat Garuda',
      'Garuda Muda',
      'Garuda',
      'Elang',
    ];
    expect(find(names, 'garuda')).toEqual([
      'Garuda',
      'Garuda Baja',
      'Garuda Muda',
      'Tim Baja Garuda',
      'Semangat Garuda',
      'Nagaruda',
    ]);
    expect(find(names, 'garuda ba')).toEqual(['Garuda Baja', 'Tim Baja Garuda']);
    expect(find(['Bolt-X', 'MAN 2 Kota', 'SMAN 2 Kota'], 'man 2')).toEqual([
      'MAN 2 Kota',
      'SMAN 2 Kota',
    ]);
    expect(find(['Superbolt', 'X (Bolt)', 'X-Bolt'], 'bolt')).toEqual([
      'X (Bolt)',
      'X-Bolt',
      'Superbolt',
    ]);
  });

  test.each([
    ['CAFÉ', 'Café Robot'],
    ['cafe', 'Cafe\u0301 Robot'],
    ['istanbul', 'İstanbul'],
    ["jum'at", 'Jum’at Robotik'],
    ['  robot   sumo ', 'Sumo Robot'],
    ['🤖', 'Tim 🤖 Jaya'],
    ['ꦏ', 'ꦏꦮꦸꦁ'],
  ])('%j finds %j', (query, name) => {
    expect(find(['Lain', name], query)).toEqual([name]);
  });

  test.each(['', '   ', 'garuda elang', 'g.r', '\\', '(', 'garudaa'])(
    '%j finds nothing',
    (query) => {
      expect(find(['Garuda', 'Elang'], query)).toEqual([]);
    },
  );

  test('ranks keyword matches after all name matches', () => {
    const entries = [
      { name: 'Jakarta Robot Games', keywords: 'Sumo Robot, Inspire' },
      { name: 'Festival Sumo', keywords: 'Inspire' },
      { name: 'Solo', keywords: 'Drone' },
    ];
    expect(rankEntries(buildSearchIndex(entries), 'sumo').map(({ entry }) => entry.name)).toEqual([
      'Festival Sumo',
      'Jakarta Robot Games',
    ]);
    expect(rankEntries(buildSearchIndex(entries), 'jakarta inspire')).toHaveLength(1);
  });
});

describe('highlight', () => {
  test.each([
    ['Garuda Baja', ['ga', 'ba'], '[Ga]ruda [Ba]ja'],
    ['Café Éclair', ['cafe', 'e'], '[Café] [É]clair'],
    ['Cafe\u0301s', ['cafe'], '[Cafe\u0301]s'],
    ['İstanbul', ['is'], '[İs]tanbul'],
    ['Tim 🤖 Jaya', ['🤖'], 'Tim [🤖] Jaya'],
    ['aaaa', ['aa'], '[aaaa]'],
    ['Garuda', ['rud', 'aru'], 'G[arud]a'],
    ['Elang', [], 'Elang'],
    ['', ['a'], ''],
  ])('%j with %j', (text, words, expected) => {
    expect(highlighted(text, ...words)).toBe(expected);
  });
});

import { describe, expect, it, test } from 'vitest';
import { foldName, foldSearch, tidyName } from './names.ts';
import { isVisible } from './visible.ts';

describe('a name is saved', () => {
  it.each([
    ['plain', "Ni'matul Khasanah", "Ni'matul Khasanah"],
    ['without space around it and twice within', '  Garuda \t Muda ', 'Garuda Muda'],
    ['without a space of no width', 'Garuda\u200B Muda\u200B', 'Garuda Muda'],
    ['without a byte order mark', '\uFEFFGaruda Muda', 'Garuda Muda'],
    ['without soft hyphens', 'Kejua\u00ADraan', 'Kejuaraan'],
    ['without marks of direction', 'Rina\u200E', 'Rina'],
    ['with a space for a filler of Hangul', 'Garuda\u3164Muda', 'Garuda Muda'],
    ['with a space for an empty cell of Braille', 'Garuda\u2800Muda\u2800', 'Garuda Muda'],
    ['with a space for one that does not break', 'Umar\u00A0Faruq', 'Umar Faruq'],
    ['composed', 'Zoe\u0308', 'Zo\u00EB'],
    ['without a joiner between Latin letters', 'Ga\u200Dru\u200Cda', 'Garuda'],
    ['without a variation selector of a letter', 'Garuda\uFE0F', 'Garuda'],
    ['without tags', 'Garuda\u{E0041}\u{E0042}', 'Garuda'],
    ['with the curly apostrophe that was typed', 'Ni’matul', 'Ni’matul'],
    ['with the non-joiner of Persian', 'می\u200Cخواهم', 'می\u200Cخواهم'],
    ['with the joiner of Devanagari', 'क्\u200Dष', 'क्\u200Dष'],
    ['with a family', 'Tim 👩\u200D👩\u200D👧', 'Tim 👩\u200D👩\u200D👧'],
    ['with a heart on fire', '❤\uFE0F\u200D🔥', '❤\uFE0F\u200D🔥'],
    ['with the colour of a hand', '👩🏽\u200D💻', '👩🏽\u200D💻'],
    [
      'with the flag of Scotland',
      '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
      '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
    ],
    ['in Javanese letters', 'ꦏꦮꦸꦁ', 'ꦏꦮꦸꦁ'],
    ['however wide it is', 'W'.repeat(50), 'W'.repeat(50)],
  ])('%s', (_, typed, saved) => {
    expect(tidyName(typed)).toBe(saved);
    expect(tidyName(saved), 'twice').toBe(saved);
  });
});

const unseen = [
  '\u200B\u200B',
  '\u200C',
  '\u200D',
  '\u200E',
  '\u200F',
  '\u2060',
  '\uFEFF',
  '\u00AD',
  '\u3164',
  '\u2800',
  '\u115F',
  '\u1160',
  '\uFFA0',
  '\u180E',
  '\u034F',
  '\u17B4\u17B5',
  '\u{E0041}',
  '\uFE0F',
  '\u{E0100}',
  '\u0001',
  '',
  ' \u3000\u00A0\t\n',
  '\u0301',
];

test.each(unseen)('%j is no name', (text) => {
  expect(isVisible(text)).toBe(false);
});

test.each(['A', '7', '?', '+', '🤖', 'نور \u200F', '一', 'ꦏ', '\u200BA\u200B', '1\uFE0F\u20E3'])(
  '%j is a name',
  (text) => {
    expect(isVisible(text)).toBe(true);
  },
);

describe('the same name', () => {
  it.each<[string, string]>([
    ['Garuda Muda', 'garuda  MUDA'],
    ...unseen.slice(0, 8).map((text): [string, string] => ['Garuda Muda', `Garuda Muda${text}`]),
    ['Garuda Muda', '\u2800Garuda\u3164Muda'],
    ["Ni'matul", 'Ni’matul'],
    ["Ni'matul", 'Niʼmatul'],
    ["Ni'matul", 'Ni`matul'],
    ['D\'Robot "5"', 'D’Robot “5”'],
    ['Robo-Tim', 'Robo–Tim'],
    ['Robo-Tim', 'Robo\u2011Tim'],
    ['Zo\u00EB', 'Zoe\u0308'],
    ['Umar Faruq', 'Umar\u00A0Faruq'],
    ['می\u200Cخواهم', 'میخواهم'],
    ['❤\uFE0F', '❤'],
  ])('%j is %j', (one, other) => {
    expect(foldName(other)).toBe(foldName(one));
  });

  it.each([
    ['Zoë', 'Zoe'],
    ['Tim 2', 'Tim ²'],
    ['Garuda Muda', 'GarudaMuda'],
    ['Robo-Tim', 'Robo Tim'],
    ['👩\u200D👩\u200D👧', '👩\u200D👩\u200D👦'],
  ])('is not %j and %j', (one, other) => {
    expect(foldName(other)).not.toBe(foldName(one));
  });
});

test.each([
  ['zoe', 'Zoë'],
  ['ni’matul', "Ni'matul"],
  ['garuda muda', 'Garuda\u200B Muda'],
  ['robo 7', 'ＲＯＢＯ\u3000７'],
  ['jose', 'Jose\u0301'],
])('a search for %j finds %j', (query, name) => {
  expect(foldSearch(name)).toContain(foldSearch(query));
});

import { describe, expect, it, test } from 'vitest';
import { codeCharacters } from './codes.ts';
import { findTeamCode, readTeamCode, readWholeTeamCode, shortTeamCode } from './teamCodes.ts';

const code = 'X-WOJP-00001';

describe('the code of a team', () => {
  it.each([
    code,
    ' x-wojp-00001\r\n',
    '\tX-WOJP-00001\t',
    'https://robolaga.example/teams/X-WOJP-00001?a=b',
    'HTTPS://ROBOLAGA.EXAMPLE/TEAMS/X-WOJP-00001',
    ']Q1X-WOJP-00001',
    'X-WOJP-00001X-WOJP-00001',
    'X-WOJP-00001\nX-WOJP-00001\n',
    'XWOJP00001XWOJP00001',
    'X-WOJP-00001 Garuda Muda',
    // By other keyboards, phones and word processors.
    ...[..."‐‑‒–—―−﹘－ー_./\\'’`´+*:;=ß ·~"].map((mark) => `X${mark}WOJP${mark}00001`),
    'X\u00ADWOJP\u00AD00001',
    'X - WOJP - 00001',
    'X--WOJP--00001',
    'X WOJP-00001',
    'XWOJP00001',
    'xwojp00001',
    'ＸＷＯＪＰ００００１',
    'Ｘ－ＷＯＪＰ－００００１',
    '\u200BX-WOJP-\u200B00001\uFEFF',
    // Letters for digits, and a digit for a letter.
    'X-WOJP-OOOO1',
    'x-wojp-0000l',
    'X-W0JP-00001',
  ])('is in %j', (text) => {
    expect(findTeamCode(text)).toBe(code);
    expect(readTeamCode(text)).toBe(code);
  });

  it.each(['WOJP-00001', 'wojp 00001', 'WOJP00001', 'WOJP–0000I', '\u200BWOJP/00001'])(
    'is in %j if nothing else is',
    (text) => {
      expect(readTeamCode(text)).toBe(code);
      expect(findTeamCode(text)).toBeUndefined();
    },
  );

  it.each([
    'X-MLGT-0004',
    'X-MLGT-0004212345',
    'X-MLGT-00042-7',
    'X-MLGT-00042 7',
    'AX-MLGT-00042',
    'ROBOTIX ABCD 12345',
    'X-MLG-00042',
    'X-ML1T-00042',
    'X-MLGT-OOIIL',
    'X-MLGT-00042 X-MLGT-00043',
    'X-MLGT-00042O7Z',
    'Tim MLGT-00042',
    'Timbolloi',
    '00042',
    '',
  ])('is not in %j', (text) => {
    expect(readTeamCode(text)).toBeUndefined();
  });
});

test.each(['X-SMPN-00001', 'X-SMPN-1', 'smpn 1', 'x–smpn–01', 'SMPN/1', 'xsmpn1', "X'SMPN'1"])(
  '%j in short is X-SMPN-1',
  (text) => {
    expect(shortTeamCode(text)).toBe('X-SMPN-1');
  },
);

test.each([
  ['x-smpn-2', 'X-SMPN-00002'],
  ['smpn 00030', 'X-SMPN-00030'],
  ['X–SMPN–123456', 'X-SMPN-123456'],
  ['30', undefined],
  ['Garuda 1', undefined],
])('%j in full is %j', (text, whole) => {
  expect(readWholeTeamCode(text)).toBe(whole);
});

test.each(['smp 1', 'SMPN', '1', 'Garuda 1', 'X-SMPN-00001 a', ''])(
  '%j is no short code',
  (text) => {
    expect(shortTeamCode(text)).toBeUndefined();
  },
);

test.each([
  ['k7mp-2q', 'K7MP2Q'],
  ['K7MP–2Q', 'K7MP2Q'],
  ['k 7 m p 2 q', 'K7MP2Q'],
  ['K7MP/2Q', 'K7MP2Q'],
  ["K7MP'2Q", 'K7MP2Q'],
  ['K7MPß2Q', 'K7MP2Q'],
  ['K7MP_2Q.', 'K7MP2Q'],
  ['Ｋ７ＭＰ２Ｑ', 'K7MP2Q'],
  ['\u200BK7MP\u00AD2Q\uFEFF', 'K7MP2Q'],
  [']Q1K7MP2Q\r\n', 'K7MP2Q'],
  ['', ''],
])('the characters of %j are %j', (text, characters) => {
  expect(codeCharacters(text)).toBe(characters);
});

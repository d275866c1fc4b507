import { describe, expect, it } from 'vitest';
import { findCodeProblem, pupilCardCode, readPupilCardCode, tableCardCode } from './cardCodes.ts';
import { codeCharacters } from './codes.ts';

const code = '4T7KQM2XAB9RWPDHN3CE6FGYZJ';

const differenceTo = (right: number, length: number) =>
  length < right ? `Kurang ${right - length}` : `Lebih ${length - right}`;

describe('the code of a pupil’s card', () => {
  const problemOf = (text: string) => findCodeProblem(readPupilCardCode(text), pupilCardCode);

  it.each([
    code,
    '4T7KQ-M2XAB-9RWPD-HN3CE-6FGYZ-J',
    ' 4t7kq m2xab 9rwpd hn3ce 6fgyz j\n',
    '4T7KQ–M2XAB—9RWPD.HN3CE_6FGYZ/J',
    `https://robolaga.example/kartu#${code}`,
    `robolaga.example/kartu#${code.toLowerCase()} `,
    '４Ｔ７ＫＱＭ２ＸＡＢ９ＲＷＰＤＨＮ３ＣＥ６ＦＧＹＺＪ',
    '\u200B4T7KQ\u00ADM2XAB9RWPDHN3CE6FGYZJ',
  ])('is right in %j', (text) => {
    expect(readPupilCardCode(text)).toBe(code);
    expect(problemOf(text)).toBeUndefined();
  });

  it.each(['O1111', 'oIl1L', '0ll11'])('has 0 for O and 1 for I and L in %j', (text) => {
    expect(readPupilCardCode(text)).toBe('01111');
  });

  it.each([
    // A character left out, twice, a group left out, a group twice, the number at the card's foot.
    ['4T7KQ-M2XAB-9RWPD-HN3CE-6FGYZ', 25],
    ['4T7KQ-M2XAB-9RWPD-HN3CE-6FGZJ', 25],
    ['4T7KQ-M2XAB-9RWPD-HN3CE-6FGYY-ZJ', 27],
    ['4T7KQ-M2XAB-HN3CE-6FGYZ-J', 21],
    ['4T7KQ-M2XAB-M2XAB-9RWPD-HN3CE-6FGYZ-J', 31],
    ['P-53', 3],
    // A sign that no keyboard of Latin letters has, a link without its code, half a link, a name.
    ['4T7KQ-M2XАB-9RWPD-HN3CE-6FGYZ-J', 25],
    ['https://robolaga.example/kartu#', 0],
    ['https://robolaga.example/kartu#4T7KQM2XAB9RWPDHN3CE6FGY', 24],
    ['Wulan', 5],
    ['---', 0],
  ])('has another number of characters in %j: %i', (text, length) => {
    expect(problemOf(text)).toBe(
      `${differenceTo(26, length)} karakter: kode ini ${length}, seharusnya 26. Periksa lagi kode di kartu.`,
    );
  });

  it('has no U', () => {
    expect(problemOf(code.replace('W', 'U'))).toBe(
      'Kode kartu tidak pernah berisi U. Periksa lagi kode di kartu.',
    );
  });
});

describe('the code of a table card', () => {
  const problemOf = (text: string) => findCodeProblem(codeCharacters(text), tableCardCode);

  it.each(['K7MP2Q', 'k7mp-2q', ' k 7 m p 2 q ', 'K7MP–2Q', 'Ｋ７ＭＰ２Ｑ', ']Q1K7MP2Q'])(
    'is right in %j',
    (text) => {
      expect(problemOf(text)).toBeUndefined();
    },
  );

  it.each([
    ['K7MP2', 5],
    ['K7MP2QQ', 7],
    ['K7MP2Q Rina', 10],
    ['Meja 4', 5],
    ['X-SMPN-00042', 10],
  ])('has another number of characters in %j: %i', (text, length) => {
    expect(problemOf(text)).toBe(
      `${differenceTo(6, length)} karakter: kode ini ${length}, seharusnya 6. Periksa lagi kode di kartu.`,
    );
  });

  it.each([
    ['K7MP0Q', '0'],
    ['K7MPOQ', 'O'],
    ['k7mplq', 'L'],
    ['17MP2Q', '1'],
    ['I7MPO1', 'I atau O atau 1'],
  ])('has nothing that looks like something else, as %j has', (text, characters) => {
    expect(problemOf(text)).toBe(
      `Kode kartu tidak pernah berisi ${characters}. Periksa lagi kode di kartu.`,
    );
  });
});

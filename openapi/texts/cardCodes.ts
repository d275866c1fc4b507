import { codeCharacters, secretOfLink } from './codes.ts';

/** What the codes of a kind of card are made of; none has letters and digits that look alike. */
type CardCode = { alphabet: string; length: number };

/** 130 random bits. What is left out looks like something in it; the U may pass for a V. */
export const pupilCardCode: CardCode = {
  alphabet: '0123456789ABCDEFGHJKMNPQRSTVWXYZ',
  length: 26,
};

/** 80 random bits, printed in groups of four. It is read as the code of a pupil's card. */
export const certificateCode: CardCode = { alphabet: pupilCardCode.alphabet, length: 16 };

export const tableCardCode: CardCode = { alphabet: 'ABCDEFGHJKMNPQRSTUVWXYZ23456789', length: 6 };

/** Returns a code as it was made, however it was typed: '4t7kq–m2xab…' with O for 0, I or L for 1, or in its link. */
export const readPupilCardCode = (text: string): string =>
  codeCharacters(secretOfLink(text)).replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** Returns why a code, as it is read, can be none of a kind of card; undefined if it can be one. */
export function findCodeProblem(code: string, { alphabet, length }: CardCode): string | undefined {
  if (code.length !== length) {
    const difference =
      code.length < length ? `Kurang ${length - code.length}` : `Lebih ${code.length - length}`;
    return `${difference} karakter: kode ini ${code.length}, seharusnya ${length}. Periksa lagi kode di kartu.`;
  }
  const foreign = new Set([...code].filter((character) => !alphabet.includes(character)));
  return foreign.size > 0
    ? `Kode kartu tidak pernah berisi ${[...foreign].join(' atau ')}. Periksa lagi kode di kartu.`
    : undefined;
}

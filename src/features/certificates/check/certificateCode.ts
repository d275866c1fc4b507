import { pupilCardCode, readPupilCardCode } from '../../../../openapi/texts/cardCodes.ts';
import { copy } from './copy.ts';

const length = 16;

/** Returns the code in what was typed, pasted or scanned, also in its link; forgives what looks alike. */
export const readCertificateCode = (text: string): string =>
  readPupilCardCode(text.trim().replace(/^.*\/cek\//i, ''));

/** Returns a code in the groups in which it is printed. */
export const printCertificateCode = (code: string): string =>
  code.match(/.{1,4}/g)?.join('-') ?? '';

/** Returns why a code, as it is read, can be none of a certificate; undefined if it can be one. */
export function findCodeProblem(code: string): string | undefined {
  if (code === '') return copy.code.missing;
  if (code.length < length) return copy.code.short(length - code.length);
  if (code.length > length) return copy.code.long(code.length - length);
  const foreign = new Set([...code].filter((each) => !pupilCardCode.alphabet.includes(each)));
  return foreign.size > 0 ? copy.code.foreign([...foreign].join(' atau ')) : undefined;
}

import { optionalPointsLimits } from '../workLimits.ts';
import { toPlainCharacters } from './plainCharacters.ts';

const { minimum, maximum } = optionalPointsLimits;

/** What is said of points that cannot be read. */
export const pointsProblem = `Poin harus bilangan dari ${minimum} sampai ${maximum}, dengan paling banyak dua angka di belakang koma.`;

/**
 * Returns written points as a number, with a point or a comma before at most two decimals; undefined if they
 * are none within the limits. Three digits after it might be thousands.
 */
export function readPoints(typed: string): number | undefined {
  const text = toPlainCharacters(typed).replace(/^-\s+/, '-');
  if (!/^-?\d{1,5}([.,]\d{1,2})?$/.test(text)) return undefined;
  // Without the sign of -0.
  const points = Number(text.replace(',', '.')) + 0;
  return points >= minimum && points <= maximum ? points : undefined;
}

/** Returns points as `readPoints` reads them: 87,66. */
export const writePoints = (points: number): string => String(points).replace('.', ',');

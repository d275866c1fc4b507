import type { CategoryInput, ManagedCategory } from '../../../../openapi/schema.d.ts';

export const emptyValues: CategoryInput = {
  name: '',
  description: '',
  longdec: '',
  ranking: 'points',
};

/** Returns the values of the form for a category. */
export const toValues = ({
  name,
  description,
  longdec,
  ranking,
}: ManagedCategory): CategoryInput => ({ name, description, longdec, ranking });

/** Returns the body of the request that saves the values. */
export const toInput = ({ name, description, longdec, ranking }: CategoryInput): CategoryInput => ({
  name: name.trim(),
  description: description.trim(),
  longdec: longdec.trim(),
  ranking,
});

/** Parses stored values; returns undefined if they are not of this form. */
export function readValues(stored: unknown): CategoryInput | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const values: CategoryInput = { ...emptyValues, ...stored };
  const { ranking, ...texts } = values;
  const isWhole =
    Object.values(texts).every((text) => typeof text === 'string') &&
    ['points', 'time'].includes(ranking);
  return isWhole ? values : undefined;
}

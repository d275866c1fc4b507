import { expect, it } from 'vitest';
import { emptyValues, readValues } from './articleValues.ts';

it('a stored draft is of this form or is dropped', () => {
  expect(readValues({ title: 'A' })).toEqual({ ...emptyValues, title: 'A' });
  for (const stored of [null, 'a', { title: 1 }]) expect(readValues(stored)).toBeUndefined();
});

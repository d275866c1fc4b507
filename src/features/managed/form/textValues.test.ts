import { expect, it } from 'vitest';
import { textValues } from './textValues.ts';

const { empty, toValues, toInput, readValues } = textValues({ title: '', subtitle: '' });

it('what is saved fills the form, and what is typed is saved without the spaces around it', () => {
  const saved = { id: 1, version: '"1"', title: 'Final', subtitle: null };
  expect(toValues(saved)).toEqual({ title: 'Final', subtitle: '' });
  expect(toInput({ title: ' Final ', subtitle: '' })).toEqual({ title: 'Final', subtitle: '' });
});

it('a stored draft is of this form or is dropped', () => {
  expect(readValues({ title: 'Final' })).toEqual({ ...empty, title: 'Final' });
  for (const stored of [null, 'Final', { title: 7 }]) expect(readValues(stored)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { named, things } from './tidied.ts';

test.each([undefined, null, {}, 'abc', 5])('%j is no list', (list) => {
  expect(things(list as never)).toEqual([]);
});

test('only what is there and has a name stays, as it is', () => {
  const list = [
    null,
    5,
    'x',
    {},
    { name: null },
    { name: '  ' },
    { name: 7 },
    { name: 'Garuda', id: 1 },
  ] as { name: string }[];
  expect(things(list)).toEqual(list.slice(3));
  expect(named(list, 'name')).toEqual([{ name: 'Garuda', id: 1 }]);
});

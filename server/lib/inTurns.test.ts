import { expect, it } from 'vitest';
import { mapInTurns } from './inTurns.ts';

const workFor = (milliseconds: number) => {
  const endsAt = performance.now() + milliseconds;
  while (performance.now() < endsAt);
};

it('lets others in between while it makes something of many items', async () => {
  const done: (number | 'other')[] = [];
  const others = setInterval(() => done.push('other'));
  const results = await mapInTurns([1, 2, 3, 4, 5, 6, 7, 8], (item) => {
    workFor(15);
    done.push(item);
    return item * 2;
  });
  clearInterval(others);
  expect(results).toEqual([2, 4, 6, 8, 10, 12, 14, 16]);
  expect(done.filter((each) => each === 'other').length).toBeGreaterThanOrEqual(3);
  expect(done.lastIndexOf('other')).toBeGreaterThan(done.indexOf(3));
});

it('throws what the work throws', async () => {
  await expect(
    mapInTurns([1], () => {
      throw new RangeError('one');
    }),
  ).rejects.toThrow('one');
});

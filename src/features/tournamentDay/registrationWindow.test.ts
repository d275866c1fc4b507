import { describe, expect, it } from 'vitest';
import {
  countFreePlaces,
  isFull,
  isRegistrationOpen,
  isRegistrationOver,
} from './registrationWindow.ts';

const tournament = {
  date: '2026-11-21',
  starts_at: '2026-11-21T01:00:00Z',
  registration_opens_at: '2026-11-01T00:00:00Z',
  registration_closes_at: '2026-11-20T15:59:00Z',
};
const at = (time: string) => Date.parse(time);

describe('the time to register', () => {
  it.each([
    ['2026-10-31T23:59:59Z', false, false],
    ['2026-11-01T00:00:00Z', true, false],
    ['2026-11-20T15:58:59Z', true, false],
    ['2026-11-20T15:59:00Z', false, true],
  ])('at %s', (now, isOpen, isOver) => {
    expect(isRegistrationOpen(tournament, at(now))).toBe(isOpen);
    expect(isRegistrationOver(tournament, at(now))).toBe(isOver);
  });

  it('ends with the start on a backend without it', () => {
    const { date, starts_at } = tournament;
    expect(isRegistrationOpen({ date }, 0)).toBe(true);
    expect(isRegistrationOpen({ date, starts_at }, at(starts_at) - 1)).toBe(true);
    expect(isRegistrationOpen({ date, starts_at }, at(starts_at))).toBe(false);
    expect(isRegistrationOver({ date, starts_at }, at(starts_at))).toBe(true);
  });

  it.each(['postponed', 'cancelled'] as const)('is not while the tournament is %s', (status) => {
    expect(isRegistrationOpen({ ...tournament, status }, at('2026-11-10T00:00:00Z'))).toBe(false);
  });
});

it.each([
  [{}, false],
  [{ capacity: 2, registered: 1 }, false],
  [{ capacity: 2, registered: 2 }, true],
  [{ capacity: 2, registered: 3 }, true],
])('a category with %j is full: %s', (places, expected) => {
  expect(isFull({ id: 1, name: 'Sumo', description: null, ...places })).toBe(expected);
});

describe('free places', () => {
  const category = { id: 1, name: 'Sumo Robot', description: null };
  const [half, full, over] = [4, 8, 9].map((registered) => ({
    ...category,
    capacity: 8,
    registered,
  }));
  const count = (categories: Parameters<typeof countFreePlaces>[0]['categories'], time: string) =>
    countFreePlaces({ ...tournament, categories }, at(time));
  const open = '2026-11-10T00:00:00Z';

  it.each([
    [[half, half], 8],
    [[half, over], 4],
    [[full], 0],
    [[half, category], undefined],
    [[], undefined],
  ])('of %j are %j', (categories, places) => {
    expect(
      count(
        categories.flatMap((each) => each ?? []),
        open,
      ),
    ).toBe(places);
  });

  it('are none of a tournament that takes no registration', () => {
    expect(count([category], tournament.registration_closes_at)).toBeUndefined();
    expect(count(half ? [half] : [], tournament.registration_closes_at)).toBeUndefined();
  });
});

import { expect, test } from 'vitest';
import {
  daysUntil,
  eventDay,
  nextEventDay,
  selectComing,
  sortByDay,
  tournamentState,
} from './tournamentDay.ts';

const date = '2026-11-25';

// Midnight in Jakarta is 17:00 UTC of the day before.
test.each([
  ['2026-11-24T16:59:59.999Z', 'before', 1],
  ['2026-11-24T17:00:00Z', 'today', 0],
  ['2026-11-25T00:00:00Z', 'today', 0],
  ['2026-11-25T16:59:59.999Z', 'today', 0],
  ['2026-11-25T17:00:00Z', 'after', -1],
  ['2026-10-26T03:00:00Z', 'before', 30],
] as const)('at %s, a tournament of 25 November is %s', (now, state, days) => {
  expect(tournamentState({ date }, Date.parse(now))).toBe(state);
  expect(tournamentState({ date: `${date}T00:00:00Z` }, Date.parse(now))).toBe(state);
  expect(daysUntil({ date }, Date.parse(now))).toBe(days);
});

test.each([
  ['2026-11-24T16:59:59.999Z', 'before', 1],
  ['2026-11-24T17:00:00Z', 'today', 0],
  ['2026-11-25T17:00:00Z', 'today', 0],
  ['2026-11-26T16:59:59.999Z', 'today', 0],
  ['2026-11-26T17:00:00Z', 'after', -2],
] as const)('at %s, a tournament of 25 and 26 November is %s', (now, state, days) => {
  const tournament = { date, end_date: '2026-11-26' };
  expect(tournamentState(tournament, Date.parse(now))).toBe(state);
  expect(daysUntil(tournament, Date.parse(now))).toBe(days);
});

test.each([null, undefined, '', 'lusa', '2026-11-24'])('an end %j is none', (end) => {
  const tournament = { date, end_date: end };
  expect(tournamentState(tournament, Date.parse('2026-11-25T05:00:00Z'))).toBe('today');
  expect(tournamentState(tournament, Date.parse('2026-11-25T17:00:00Z'))).toBe('after');
});

test('the state changes at the instant that is announced', () => {
  const now = Date.parse('2026-11-24T12:00:00Z');
  expect(tournamentState({ date }, nextEventDay(now) - 1)).toBe('before');
  expect(tournamentState({ date }, nextEventDay(now))).toBe('today');
  expect(eventDay(eventDay(now))).toBe(eventDay(now));
});

test('a text that is no date is not over', () => {
  expect(tournamentState({ date: 'soon' }, Date.now())).toBe('before');
  expect(daysUntil({ date: 'soon' }, Date.now())).toBeNaN();
});

test('sorts coming tournaments from the nearest, then past ones from the latest', () => {
  const dates = ['2026-11-01', 'soon', '2026-12-24', '2026-11-25', '2026-11-20', '2026-11-26'];
  const sorted = sortByDay(
    dates.map((day) => ({ date: day })),
    Date.parse('2026-11-25T03:00:00Z'),
  );
  expect(sorted.map((tournament) => tournament.date)).toEqual([
    '2026-11-25',
    '2026-11-26',
    '2026-12-24',
    '2026-11-20',
    '2026-11-01',
    'soon',
  ]);
});

test('tournaments to come are those that take place, the nearest first', () => {
  const found = selectComing(
    [
      { id: 1, date: '2026-12-05' },
      { id: 2, date: '2026-11-23' },
      { id: 3, date: '2026-11-24' },
      { id: 4, date: '2026-11-25', status: 'cancelled' },
      { id: 5, date: 'menyusul' },
    ],
    Date.parse('2026-11-24T05:00:00Z'),
  );
  expect(found.map(({ id }) => id)).toEqual([3, 1]);
});

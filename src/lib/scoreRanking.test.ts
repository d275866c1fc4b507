import { describe, expect, test } from 'vitest';
import type { TimeFormat } from '../../openapi/schema.d.ts';
import { rankScores, formatScoreTime } from './scoreRanking.ts';

describe('the formatted time of a score', () => {
  test.each([
    ['04:05:09', '04:05:09'],
    ['4:05:09', '04:05:09'],
    ['12:00:00', '12:00:00'],
    ['5:09', '00:05:09'],
    ['05:09', '00:05:09'],
    ['4:5:9', '04:05:09'],
    ['123', '00:01:23'],
    ['9', '00:00:09'],
    ['040509', '04:05:09'],
    [' 5:09 ', '00:05:09'],
  ])("in Inspire '%s' is shown as %s", (time, shown) => {
    for (const name of ['Inspire', 'inspire', 'INSPIRE', ' Inspire '])
      expect(formatScoreTime(time, { name })).toBe(shown);
    expect(formatScoreTime(time, { name: 'Tari', time_format: 'HH:MM:SS' })).toBe(shown);
  });

  test.each(['DNF', '', '01:07.38', '1:2:3:4', '1234567'])(
    "in Inspire '%s' is not a time and stays unchanged",
    (time) => {
      expect(formatScoreTime(time, { name: 'Inspire' })).toBe(time);
    },
  );

  test.each(['5:09', '123', '01:07.38'])("in other categories '%s' stays unchanged", (time) => {
    expect(formatScoreTime(time, { name: 'Line Follower' })).toBe(time);
    expect(formatScoreTime(time, { name: 'Inspire Junior' })).toBe(time);
    expect(formatScoreTime(time, { name: 'Inspire', time_format: 'MM:SS.hh' })).toBe(time);
  });
});

describe('the ranking', () => {
  const score = (name: string, points: number, time: string) => ({ name, points, time });
  const names = (scores: ReturnType<typeof score>[], limit?: number) =>
    rankScores(scores, 'Sumo', limit).map(({ rank, score: { name } }) => `${rank} ${name}`);

  test('sorts by points, then by the shorter time', () => {
    expect(
      names([
        score('C', 300, '00:10.00'),
        score('B', 480, '01:07.38'),
        score('A', 480, '00:59.10'),
      ]),
    ).toEqual(['1 A', '2 B', '3 C']);
  });

  test('gives equal scores the same rank in their original order, and skips the next rank', () => {
    expect(
      names([
        score('B', 480, '1'),
        score('A', 480, '1'),
        score('C', 480, '2'),
        score('D', 90, '1'),
      ]),
    ).toEqual(['1 B', '1 A', '3 C', '4 D']);
  });

  test('sorts by time alone if that is the rule of the category', () => {
    const registration = { category: { ranking: 'time' as const } };
    const scores = [
      score('C', 480, '01:07.38'),
      score('A', 90, '00:59.10'),
      score('B', 300, '00:59.10'),
    ].map((each) => ({ ...each, registration }));
    expect(names(scores)).toEqual(['1 A', '1 B', '3 C']);
  });

  test('is that of the places, where every score has one', () => {
    const placed = [
      { ...score('C', 300, '00:10.00'), place: 3 },
      { ...score('A', 40, '00:59.10'), place: 1 },
      { ...score('B', 20, '01:07.38'), place: 1 },
    ];
    expect(names(placed)).toEqual(['1 A', '1 B', '3 C']);
    expect(names([...placed, score('D', 30, '00:10.00')])).toEqual(['1 C', '2 A', '3 D', '4 B']);
  });

  test.each([
    ['points', { points: 9, time: '00:10.00' }],
    ['time', { points: null, time: '00:10.00' }],
    ['points_only', { points: 9, time: null }],
  ] as const)('by %s has only the values that it ranks', (rankedBy, values) => {
    const scores = [{ ...score('A', 9, '00:10.00'), ranked_by: rankedBy }];
    expect(rankScores(scores, 'Sumo')).toMatchObject([values]);
  });

  test.each(['99:59.99', '99:59:59'])('has no time for %s, the longest one', (time) => {
    expect(rankScores([score('A', 9, time)], 'Sumo')).toMatchObject([{ points: 9, time: null }]);
  });

  test('returns at most `limit` scores and does not modify the list', () => {
    const scores = [score('A', 1, ''), score('B', 2, ''), score('C', 3, '')];
    expect(names(scores, 2)).toEqual(['1 C', '2 B']);
    expect(scores.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
    expect(names([])).toEqual([]);
  });

  test('formats the time of Inspire as HH:MM:SS', () => {
    expect(rankScores([score('A', 1, '5:09')], 'inspire')[0]?.time).toBe('00:05:09');
  });

  test('formats times as their category says, whatever its name', () => {
    const timeOf = (name: string, time_format: TimeFormat) =>
      rankScores(
        [{ points: 1, time: '5:09', registration: { category: { time_format } } }],
        name,
      )[0]?.time;
    expect(timeOf('Tari', 'HH:MM:SS')).toBe('00:05:09');
    expect(timeOf('Inspire', 'MM:SS.hh')).toBe('5:09');
  });
});

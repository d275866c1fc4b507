import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/**
 * What the client makes of dates; runs in a process of its own, because a time zone belongs to the
 * process.
 */
const script = `
  const { formatCalendarDate, startOfDate } = await import('./src/lib/dates/calendarDate.ts');
  const { formatInstant } = await import('./src/lib/dates/formatLocalTime.ts');
  const { countdown } = await import('./src/features/tournaments/page/countdown.ts');
  const { calendarEvent } = await import('./src/features/tournamentDay/calendar/calendarEvent.ts');
  const dates = ['2026-12-05', '2026-12-05T00:00:00Z', '2026-03-08', '2026-11-01', '2027-01-01'];
  const now = Date.parse('2026-02-27T13:14:15Z');
  const event = (date) => calendarEvent({ id: 7, title: 'A', image: null, date, categories: [] }, 'https://a.example/tournaments/7', new Date(now));
  console.log(JSON.stringify({
    offset: new Date('2026-07-01T00:00:00Z').getTimezoneOffset(),
    shown: dates.map((date) => formatCalendarDate(date, { weekday: true })),
    starts: dates.map((date) => new Date(startOfDate(date)).toISOString()),
    left: dates.map((date) => Object.values(countdown(startOfDate(date), now)).join(' ')),
    files: dates.map((date) => event(date).split('\\r\\n').filter((line) => line.startsWith('DT')).join(' ')),
    instants: ['2026-11-20T20:00:00Z', '2026-11-01T06:59:59Z', '2026-11-01T07:00:00Z', '2026-03-08T15:00:00Z'].map(formatInstant),
  }));
`;

type Reading = { offset: number; instants: string[] } & Record<
  'shown' | 'starts' | 'left' | 'files',
  string[]
>;

const readingIn = (zone: string): Reading =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: root,
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    }),
  ) as Reading;

/** With the minutes that the zone is behind UTC in July. */
const zones = [
  ['UTC', 0],
  ['Asia/Jakarta', -420],
  ['Asia/Jayapura', -540],
  // Its clocks go forward on 8 March and back on 1 November.
  ['America/Los_Angeles', 420],
] as const;

describe.each(zones)('in %s', (zone, offset) => {
  const { offset: found, instants, ...calendar } = readingIn(zone);

  test('a tournament has the date, the start and the calendar entry that it has everywhere', () => {
    expect(found).toBe(offset);
    expect(calendar).toEqual({
      shown: [
        'Sabtu, 5 Desember 2026',
        'Sabtu, 5 Desember 2026',
        'Minggu, 8 Maret 2026',
        'Minggu, 1 November 2026',
        'Jumat, 1 Januari 2027',
      ],
      starts: ['2026-12-05', '2026-12-05', '2026-03-08', '2026-11-01', '2027-01-01'].map(
        (date) => `${date}T00:00:00.000Z`,
      ),
      left: ['280 10 45 45', '280 10 45 45', '8 10 45 45', '246 10 45 45', '307 10 45 45'],
      files: [
        ['20261205', '20261206'],
        ['20261205', '20261206'],
        ['20260308', '20260309'],
        ['20261101', '20261102'],
        ['20270101', '20270102'],
      ].map(
        ([start, end]) =>
          `DTSTAMP:20260227T131415Z DTSTART;VALUE=DATE:${start} DTEND;VALUE=DATE:${end}`,
      ),
    });
  });

  test('an instant has the day of Jakarta, which the server and each browser then agree on', () => {
    expect(instants).toEqual([
      '21 November 2026',
      '1 November 2026',
      '1 November 2026',
      '8 Maret 2026',
    ]);
  });
});

import { describe, expect, test, vi } from 'vitest';
import { calendarEvent } from './calendarEvent.ts';

const pageUrl = 'https://robolaga.example/tournaments/7';
const now = new Date('2026-11-20T08:09:10Z');
const category = (name: string) => ({ id: 1, name, description: null });
const tournament = {
  id: 7,
  title: 'RoboLaga Distrik Surabaya',
  image: null,
  date: '2026-12-05',
  categories: [category('Sumo Robot'), category('Inspire')],
};

const createFile = (changes: Partial<typeof tournament> = {}) =>
  calendarEvent({ ...tournament, ...changes }, pageUrl, now);
/** The content lines as a calendar reads them, that is unfolded. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file', () => {
  test('contains title, date, URL and product id', () => {
    expect(linesOf(createFile())).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//RoboLaga//Lomba//ID',
      'BEGIN:VEVENT',
      'UID:tournament-7@robolaga.example',
      'SEQUENCE:0',
      'DTSTAMP:20261120T080910Z',
      'DTSTART;VALUE=DATE:20261205',
      'DTEND;VALUE=DATE:20261206',
      'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
      'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE',
      'SUMMARY:RoboLaga Distrik Surabaya',
      String.raw`DESCRIPTION:Kategori: Sumo Robot\, Inspire\nhttps://robolaga.example/tournaments/7`,
      'URL;VALUE=URI:https://robolaga.example/tournaments/7',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('is made over plain http too, where a page has no `crypto.randomUUID`', () => {
    const { crypto } = globalThis;
    vi.stubGlobal('crypto', {
      getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
    });
    const text = createFile();
    vi.unstubAllGlobals();
    expect(text).toBe(createFile());
  });

  test('lasts until the end of the last day', () => {
    const long = { ...tournament, end_date: '2026-12-06', end_time: '16:00' };
    const lines = linesOf(calendarEvent(long, pageUrl, now));
    expect(lines).toContain('DTSTART;VALUE=DATE:20261205');
    expect(lines).toContain('DTEND;VALUE=DATE:20261207');
    expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain(
      'DESCRIPTION:Berlangsung sampai 16.00 WIB',
    );
  });

  test('contains hour and place, where they are known', () => {
    const venue = { name: 'Graha Cendekia', city: 'Surabaya', province: 'Jawa Timur' };
    const known = { ...tournament, start_time: '08:00', time_zone: 'Asia/Jakarta', venue } as const;
    const lines = linesOf(calendarEvent(known, pageUrl, now));
    expect(lines).toContain(String.raw`LOCATION:Graha Cendekia\, Surabaya`);
    expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain(
      String.raw`DESCRIPTION:Mulai 08.00 WIB\nKategori:`,
    );
  });

  test.each([
    [undefined, 'CONFIRMED', undefined],
    ['postponed', 'TENTATIVE', 'Lomba ini ditunda. Tanggal barunya menyusul.'],
    ['cancelled', 'CANCELLED', 'Lomba ini dibatalkan.'],
  ] as const)('replaces an older one of the same event: %s', (status, eventStatus, text) => {
    const changed = { ...tournament, revision: 3, ...(status && { status }) };
    const lines = linesOf(calendarEvent(changed, pageUrl, now));
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:tournament-7@robolaga.example',
        'SEQUENCE:3',
        `STATUS:${eventStatus}`,
      ]),
    );
    const description = lines.find((line) => line.startsWith('DESCRIPTION:'));
    expect(description?.startsWith(`DESCRIPTION:${text ?? 'Kategori'}`)).toBe(true);
  });

  test('escapes special characters', () => {
    const text = createFile({
      title: 'Final; "Sumo", babak\r\nakhir \\ BEGIN:VALARM',
      categories: [],
    });
    expect(linesOf(text)).toContain(
      String.raw`SUMMARY:Final\; "Sumo"\, babak\nakhir \\ BEGIN:VALARM`,
    );
    expect(linesOf(text)).toContain(`DESCRIPTION:${pageUrl}`);
  });

  test('folds long lines at 75 octets, but not within a character', () => {
    const title = 'Kejuaraan Robotika Antarpelajar 🤖 se-Nusantara — édisi ꦏꦮꦸꦁ '.repeat(12).trim();
    const text = createFile({ title });
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
    expect(linesOf(text)).toContain(`SUMMARY:${title}`);
    expect(text).not.toContain('\uFFFD');
  });

  test('uses the date of a date-time', () => {
    expect(linesOf(createFile({ date: '2026-11-01T00:00:00Z' }))).toContain(
      'DTSTART;VALUE=DATE:20261101',
    );
  });
});

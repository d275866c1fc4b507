import { describe, expect, it } from 'vitest';
import { windowText } from './window.ts';

const window = {
  time_zone: 'Asia/Makassar',
  registration_opens_at: '2026-11-01T00:00:00Z',
  registration_closes_at: '2026-11-20T15:59:00Z',
} as const;
const at = (time: string) => Date.parse(time);

describe('the registration window', () => {
  it.each([
    ['2026-10-31T23:59:59Z', 'Pendaftaran dibuka pada 1 November 2026, 08.00 WITA.'],
    ['2026-11-01T00:00:00Z', 'Pendaftaran dibuka sampai 20 November 2026, 23.59 WITA.'],
    ['2026-11-20T15:59:00Z', 'Pendaftaran ditutup pada 20 November 2026, 23.59 WITA.'],
  ])('at %s', (now, text) => {
    expect(windowText(window, at(now))).toBe(text);
  });

  it('ends at 24.00 of the day before where it closes at midnight', () => {
    const midnight = { ...window, registration_closes_at: '2026-11-20T16:00:00Z' };
    expect(windowText(midnight, at('2026-11-10T00:00:00Z'))).toBe(
      'Pendaftaran dibuka sampai 20 November 2026, 24.00 WITA.',
    );
    expect(windowText(midnight, at('2026-11-21T00:00:00Z'))).toBe(
      'Pendaftaran ditutup pada 20 November 2026, 24.00 WITA.',
    );
  });

  it('is not mentioned on a backend without it', () => {
    expect(windowText({}, 0)).toBe('');
  });

  it.each([
    ['postponed', 'Lomba ini ditunda. Pendaftaran ditutup untuk sementara.'],
    ['cancelled', 'Lomba ini dibatalkan.'],
  ] as const)('says so while the tournament is %s', (status, text) => {
    const now = at('2026-11-10T00:00:00Z');
    expect(windowText({ ...window, status }, now)).toBe(text);
  });
});

import { describe, expect, it } from 'vitest';
import type { TimeZone } from '../../openapi/schema.d.ts';
import { findCardProblem } from './tableCardProblem.ts';

const refusal = (now: string, timeZone: TimeZone = 'Asia/Jakarta', date = '2026-11-22') =>
  findCardProblem({ date, endDate: null, timeZone, status: 'published' }, new Date(now));

describe('table cards can be used from 18:00 of the evening before, by the clock of the tournament', () => {
  it.each<[string, string, TimeZone, string]>([
    [
      'a second before',
      '2026-11-21T10:59:59Z',
      'Asia/Jakarta',
      'Sabtu, 21 November 2026 pukul 18.00 WIB',
    ],
    [
      '40 days before',
      '2026-10-13T00:00:00Z',
      'Asia/Jakarta',
      'Sabtu, 21 November 2026 pukul 18.00 WIB',
    ],
    [
      'in Makassar',
      '2026-11-21T09:59:59Z',
      'Asia/Makassar',
      'Sabtu, 21 November 2026 pukul 18.00 WITA',
    ],
    [
      'in Jayapura',
      '2026-11-21T08:59:59Z',
      'Asia/Jayapura',
      'Sabtu, 21 November 2026 pukul 18.00 WIT',
    ],
  ])('not %s', (_when, now, timeZone, from) => {
    expect(refusal(now, timeZone)).toBe(`Kartu meja ini baru berlaku mulai ${from}.`);
  });

  it.each<[string, TimeZone]>([
    ['2026-11-21T11:00:00Z', 'Asia/Jakarta'],
    ['2026-11-21T10:00:00Z', 'Asia/Makassar'],
    ['2026-11-21T09:00:00Z', 'Asia/Jayapura'],
    ['2026-11-22T03:00:00Z', 'Asia/Jakarta'],
    ['2026-11-23T16:59:59Z', 'Asia/Jakarta'],
  ])('at %s in %s', (now, timeZone) => {
    expect(refusal(now, timeZone)).toBeUndefined();
  });

  it('on the last evening of a month and of a year', () => {
    expect(refusal('2026-12-31T10:00:00Z', 'Asia/Jakarta', '2027-01-01')).toBe(
      'Kartu meja ini baru berlaku mulai Kamis, 31 Desember 2026 pukul 18.00 WIB.',
    );
    expect(refusal('2026-11-20T00:00:00Z', 'Asia/Jakarta', '2026-12-04')).toBe(
      'Kartu meja ini baru berlaku mulai Kamis, 3 Desember 2026 pukul 18.00 WIB.',
    );
    expect(refusal('2028-02-29T11:00:00Z', 'Asia/Jakarta', '2028-03-01')).toBeUndefined();
  });
});

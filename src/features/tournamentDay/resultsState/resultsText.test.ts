import { expect, it } from 'vitest';
import type { PublicResultsState } from '../../../../openapi/schema.d.ts';
import { resultsText, versionTexts } from './resultsText.ts';

const clock = { now: Date.parse('2026-11-22T08:00:00Z'), zone: 'Asia/Jakarta' } as const;
const published = { version: 1, published_at: '2026-11-22T09:05:00Z', reason: null };
const state = (changes: Partial<PublicResultsState>): PublicResultsState => ({
  state: 'official',
  hidden_since: null,
  objections_until: null,
  versions: [],
  ...changes,
});

it.each([
  [
    'the board is frozen',
    state({ state: 'frozen', hidden_since: '2026-11-22T07:30:00Z' }),
    'Papan dibekukan sejak 14.30. Hasil berikutnya diumumkan penyelenggara.',
  ],
  [
    'teams may object',
    state({ state: 'provisional', objections_until: '2026-11-22T08:10:00Z' }),
    'Hasil sementara. Keberatan sampai 15.10.',
  ],
  [
    'teams may not object any more',
    state({ state: 'provisional', objections_until: '2026-11-22T08:00:00Z' }),
    'Hasil sementara.',
  ],
  [
    'they are official',
    state({ versions: [published] }),
    'Hasil resmi, diumumkan 22 November 2026, 16.05 WIB.',
  ],
  [
    'a correction is prepared',
    state({ versions: [published], hidden_since: '2026-11-22T10:00:00Z' }),
    'Hasil resmi, diumumkan 22 November 2026, 16.05 WIB. Koreksi sedang disiapkan.',
  ],
  ['nothing is final', state({ state: 'live' }), ''],
])('is said of results while %s', (_when, given, text) => {
  expect(resultsText(given, clock)).toBe(text);
});

it('each version is listed with the reason of its correction, once there are two', () => {
  expect(versionTexts(state({ versions: [published] }), clock)).toEqual([]);
  const second = { version: 2, published_at: '2026-11-23T02:00:00Z', reason: 'Poin tertukar.' };
  expect(versionTexts(state({ versions: [published, second] }), clock)).toEqual([
    'Versi 1, 22 November 2026, 16.05 WIB',
    'Versi 2, 23 November 2026, 09.00 WIB: Poin tertukar.',
  ]);
});

import type { HttpHandler } from 'msw';
import type { SeasonRow } from '../../../openapi/schema.d.ts';
import { type BackendFetch, respondWith } from './responseHandlers.ts';

const tournament = {
  id: 1,
  title: 'Piala Tahun Baru',
  date: '2025-12-31',
  end_date: '2026-01-02',
  city: 'Malang',
};
const notOfficial = { official_version: null, place: null, points: null, time: null };

const toRow = (name: string | null, code: string, changes: Partial<SeasonRow> = {}): SeasonRow => ({
  tournament,
  category_id: 1,
  category: 'Line Follower',
  team: '+Garuda',
  name,
  result: { official_version: 2, place: 1, points: 120.5, time: '01:12.40' },
  certificate: {
    code: code.padStart(16, 'A'),
    kind: 'participant',
    title: 'Peserta',
    number: '0012',
    state: 'valid',
    reason: null,
  },
  ...changes,
});

const awkward: SeasonRow[] = [
  toRow("Nur'aini Dewi", 'B'),
  toRow('=SUM(A1:A9)', 'C'),
  toRow('Muhammad Rizky Ramadhan Nur Hidayatullah Al Faruqi Pratama II', 'D'),
  toRow('Raka', 'E', { certificate: null, result: notOfficial }),
  toRow(null, 'F'),
];

const count = (rows: number) =>
  Array.from({ length: rows }, (_, index) =>
    toRow(
      `Peserta ${index + 1}`,
      index.toString(8).replaceAll(/[01]/g, (each) => 'XY'[Number(each)] ?? ''),
    ),
  );

const seasons: Record<string, () => SeasonRow[]> = {
  awkward: () => awkward,
  '300': () => count(300),
  '3000': () => count(3000),
};

export const seasonChoices = Object.keys(seasons);

/** The club has one season, of which there are these rows. */
export const seasonWith = (_: BackendFetch, name: string | undefined): HttpHandler[] => {
  const data = seasons[name ?? '']?.();
  const { id, title, date } = tournament;
  return data
    ? [
        respondWith('listClubCertificates', 200, {
          success: true,
          data: {
            tournaments: [{ id, title, date, confirmed_at: null, certificates: 0 }],
            certificates: [],
          },
        }),
        respondWith('listClubSeasons', 200, { success: true, data }),
      ]
    : [];
};

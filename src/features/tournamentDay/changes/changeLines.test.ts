import { describe, expect, it } from 'vitest';
import type { TournamentChange } from '../../../../openapi/schema.d.ts';
import { changeLines } from './changeLines.ts';
import { tokenOf } from './readChanges.ts';

const id = 7;
const texts = (changes: TournamentChange[], read = '') =>
  changeLines({ id, changes, time_zone: 'Asia/Jakarta' }, read).map(({ text }) => text);
const change = (
  kind: TournamentChange['kind'],
  before: string,
  after: string,
): TournamentChange => ({ kind, before, after });
const hour = (before: string, after: string) =>
  change('start_time', before && `${before} Asia/Jakarta`, after && `${after} Asia/Jakarta`);
const team = (teamId: number, before: string, after: string, club?: string): TournamentChange => ({
  ...change('team', before, after),
  team: { id: teamId, name: `Tim ${teamId}`, ...(club && { club: { id: 1, name: club } }) },
});

it.each<[TournamentChange, string]>([
  [hour('09:00', '10:00'), 'Jam mulai berubah: 10.00, semula 09.00'],
  [hour('23:30', '00:15'), 'Jam mulai berubah: 00.15, semula 23.30'],
  [hour('09:00', ''), 'Jam mulai belum pasti, semula 09.00'],
  [
    change('start_time', '09:00 Asia/Jakarta', '09:00 Asia/Makassar'),
    'Jam mulai berubah: 09.00 WITA, semula 09.00 WIB',
  ],
  [
    change('date', '2026-12-31', '2027-01-01'),
    'Tanggal berubah: Jumat, 1 Januari 2027, semula Kamis, 31 Desember 2026',
  ],
  [
    change('venue', 'Graha Cendekia, Surabaya', 'GOR "Kertajaya", Surabaya'),
    'Tempat berubah: GOR "Kertajaya", Surabaya, semula Graha Cendekia, Surabaya',
  ],
  [change('venue', 'Graha, Batu', ''), 'Tempat belum pasti, semula Graha, Batu'],
  [
    change('registration_closes_at', '2026-11-28T17:00:00.000Z', '2026-11-29T03:00:00.000Z'),
    'Batas pendaftaran berubah: 29 November 2026, 10.00 WIB, semula 28 November 2026, 24.00 WIB',
  ],
  [
    change('registration_closes_at', '', '2026-11-29T03:00:00.000Z'),
    'Batas pendaftaran berubah: 29 November 2026, 10.00 WIB, semula sampai lomba dimulai',
  ],
  [change('status', 'published', 'postponed'), 'Lomba ditunda.'],
  [change('status', 'published', 'cancelled'), 'Lomba dibatalkan.'],
  [change('status', 'postponed', 'published'), 'Lomba jadi digelar, semula ditunda.'],
  [team(1, '', 'Sumo Robot', 'SMPN 1'), 'Tim baru: Tim 1 (SMPN 1)'],
  [team(1, 'Sumo Robot', ''), 'Tim ditarik oleh penyelenggara: Tim 1'],
  [team(1, 'Sumo Robot', 'Inspire'), 'Pindah kategori: Tim 1 ke Inspire, semula Sumo Robot'],
])('says what has changed: %o', (one, text) => {
  expect(texts([one])).toEqual([text]);
});

describe('what is said of several changes', () => {
  it('is in the order in which it matters, with few teams by name', () => {
    const teams = [1, 2, 3, 4, 5, 6].map((teamId) => team(teamId, '', 'Inspire'));
    expect(
      texts([...teams, hour('09:00', '10:00'), change('status', 'published', 'postponed')]),
    ).toEqual([
      'Lomba ditunda.',
      'Jam mulai berubah: 10.00, semula 09.00',
      'Tim baru: Tim 1, Tim 2, Tim 3 dan 3 tim lain',
    ]);
  });

  it.each([
    [
      '2026-12-12',
      '2026-12-12/2026-12-13',
      'Sabtu–Minggu, 12–13 Desember 2026',
      'Sabtu, 12 Desember 2026',
    ],
    [
      '2026-12-12/2026-12-13',
      '2026-12-12',
      'Sabtu, 12 Desember 2026',
      'Sabtu–Minggu, 12–13 Desember 2026',
    ],
  ])('names the days: from %s to %s', (before, after, now, was) => {
    const text = `Tanggal berubah: ${now}, semula ${was}`;
    expect(texts([{ kind: 'date', before, after }])).toEqual([text]);
  });

  it.each([
    ['16:00 Asia/Jakarta', '17:30 Asia/Jakarta', 'Jam selesai berubah: 17.30, semula 16.00'],
    [
      '16:00 Asia/Jakarta',
      '16:00 Asia/Jayapura',
      'Jam selesai berubah: 16.00 WIT, semula 16.00 WIB',
    ],
    ['16:00 Asia/Jakarta', '', 'Jam selesai belum pasti, semula 16.00'],
  ])('names the hour at which it ends: from %s to %s', (before, after, text) => {
    expect(texts([{ kind: 'end_time', before, after }])).toEqual([text]);
  });

  it('is only that it is cancelled, if it is', () => {
    const changes = [hour('09:00', '10:00'), change('status', 'published', 'cancelled')];
    expect(texts(changes)).toEqual(['Lomba dibatalkan.']);
    // Both are read then.
    const [line] = changeLines({ id, changes }, '');
    expect(line?.tokens).toHaveLength(2);
  });

  it('leaves out what another backend might send', () => {
    const odd = [
      { kind: 'colour', before: 'a', after: 'b' },
      { kind: 'team', before: '', after: 'Sumo' },
      { kind: 'venue', before: 'Graha' },
    ] as unknown as TournamentChange[];
    expect(texts(odd)).toEqual([]);
    expect(changeLines({ id }, '')).toEqual([]);
  });
});

describe('what was read on this device', () => {
  const readTen = tokenOf(id, hour('09:00', '10:00'));

  it('is not said again', () => {
    expect(texts([hour('09:00', '10:00')], readTen)).toEqual([]);
    expect(texts([hour('09:00', '10:00')], tokenOf(8, hour('09:00', '10:00')))).toHaveLength(1);
  });

  it('is what a later change is compared with', () => {
    expect(texts([hour('09:00', '11:00')], readTen)).toEqual([
      'Jam mulai berubah: 11.00, semula 10.00',
    ]);
  });

  it('counts where the hour is moved back, and for nobody else', () => {
    expect(texts([hour('09:00', '09:00')])).toEqual([]);
    expect(texts([hour('09:00', '09:00')], readTen)).toEqual([
      'Jam mulai berubah: 09.00, semula 10.00',
    ]);
  });

  it('counts for each team', () => {
    const changes = [team(1, '', 'Sumo Robot'), team(12, '', 'Sumo Robot')];
    expect(texts(changes, tokenOf(id, team(1, '', 'Sumo Robot')))).toEqual(['Tim baru: Tim 12']);
  });

  it.each(['%', `${id}/start_time//%E0%A4%A`, '   ', '{"a":1}', 'undefined'])(
    'is empty if the storage has something else: %s',
    (read) => {
      expect(texts([hour('09:00', '10:00')], read)).toHaveLength(1);
    },
  );
});

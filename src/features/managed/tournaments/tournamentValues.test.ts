import { describe, expect, it } from 'vitest';
import type { ManagedTournament } from '../../../../openapi/schema.d.ts';
import {
  endDateProblem,
  endTimeProblem,
  isCapacity,
  isObjectionTime,
  tournamentValues,
} from './tournamentValues.ts';

const { empty, readValues, toInput, toValues } = tournamentValues;

const tournament: ManagedTournament = {
  id: 7,
  title: 'Piala Uji Coba',
  image: null,
  about: '',
  date: '2026-12-05',
  start_time: '08:00',
  time_zone: 'Asia/Jayapura',
  end_date: '2026-12-06',
  end_time: '15:30',
  map_url: 'https://maps.app.goo.gl/AbC',
  cost: 'Gratis',
  contact: 'https://wa.me/6281234567890',
  programme: [{ day: 2, time: '08:00', text: 'Final' }],
  documents: [{ title: 'Peraturan', url: 'https://contoh.id/a.pdf' }],
  venue: { name: 'Gedung', city: 'Jayapura', province: 'Papua' },
  registration_opens_at: '2026-11-01T15:00:00.000Z',
  registration_closes_at: null,
  objection_minutes: 30,
  status: 'draft',
  version: '"1"',
  registrations: 0,
  categories: [
    { id: 1, name: 'Inspire', capacity: 16, registered: 0 },
    { id: 2, name: 'Sumo', capacity: null, registered: 0 },
  ],
};

describe('the values of the form', () => {
  it('are those of the tournament, in its time zone, and back', () => {
    const values = toValues(tournament);
    expect(values.registration_opens_at).toBe('2026-11-02T00:00');
    expect(values.categories).toEqual({ 1: '16', 2: '' });
    const { id: _id, image, status, version, registrations, ...input } = tournament;
    expect([image, status, version, registrations]).toHaveLength(4);
    expect(toInput(values)).toEqual({
      ...input,
      categories: tournament.categories.map(({ id, capacity }) => ({ id, capacity })),
    });
  });

  it('are restored from a draft, if it is whole', () => {
    expect(readValues({ title: 'Piala' })).toEqual({ ...empty, title: 'Piala' });
    expect(readValues({ title: 7 })).toBeUndefined();
    expect(readValues({ programme: [{ day: '1', time: '08:00' }] })).toBeUndefined();
    expect(readValues({ documents: 'Peraturan' })).toBeUndefined();
    expect(readValues({ time_zone: 'Europe/Paris' })).toBeUndefined();
    expect(readValues('Piala')).toBeUndefined();
  });
});

it.each([
  ['2026-12-05', '', undefined],
  ['2026-12-05', '2026-12-05', undefined],
  ['2026-12-05', '2027-01-04', undefined],
  ['', '2026-12-04', undefined],
  ['2026-12-05', '2026-12-04', 'Tanggal selesai tidak boleh sebelum tanggal mulai.'],
  ['2026-12-05', '2027-01-05', 'Lomba berlangsung paling lama 31 hari. Periksa tanggal selesai.'],
])('from %j to %j: %s', (date, end, problem) => {
  expect(endDateProblem({ ...empty, date, end_date: end })).toBe(problem);
});

it.each([
  ['08:00', '16:00', '', undefined],
  ['08:00', '', '', undefined],
  ['', '07:00', '', undefined],
  ['08:00', '07:00', '2026-12-06', undefined],
  ['08:00', '07:59', '2026-12-05', 'Jam selesai harus setelah jam mulai.'],
  ['08:00', '08:00', '', 'Jam selesai harus setelah jam mulai.'],
])('from %j to %j until %j: %s', (start, end, day, problem) => {
  const hours = { date: '2026-12-05', end_date: day, start_time: start, end_time: end };
  expect(endTimeProblem({ ...empty, ...hours })).toBe(problem);
});

it.each([
  ['', true],
  ['1', true],
  ['10000', true],
  ['0', false],
  ['10001', false],
  ['-3', false],
  ['1.5', false],
  ['banyak', false],
])('%j as a capacity: %s', (text, expected) => {
  expect(isCapacity(text)).toBe(expected);
});

it.each([
  ['', true],
  ['0', true],
  ['1440', true],
  ['1441', false],
  ['-1', false],
  ['7,5', false],
  ['lima', false],
])('%j is a time for objections: %s', (text, isOne) => {
  expect(isObjectionTime(text)).toBe(isOne);
});

it('a time for objections that a backend does not know is not sent', () => {
  const { objection_minutes: _minutes, ...unknown } = tournament;
  expect(toInput(toValues(unknown))).not.toHaveProperty('objection_minutes');
  expect(toInput({ ...empty, objection_minutes: '0' }).objection_minutes).toBe(0);
});

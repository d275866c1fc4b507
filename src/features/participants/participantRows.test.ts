import { expect, test } from 'vitest';
import { participantRows, participantsFileName } from './participantRows.ts';

const people = [
  { id: 1, name: 'Putra, Jr.', email: 'putra@contoh.id', profile_picture: null },
  { id: 2, name: '=cmd', email: '+x@contoh.id', profile_picture: null },
];

test('the file has the name and e-mail address of each participant', () => {
  expect(participantRows(people)).toEqual([
    ['Nama', 'Email'],
    ['Putra, Jr.', 'putra@contoh.id'],
    ['=cmd', '+x@contoh.id'],
  ]);
});

test('the file has the names of the teams where the backend sends them', () => {
  const [person] = people;
  const withTeams = [
    { ...person, id: 1, name: 'Putra', email: 'p@contoh.id', team_names: ['Garuda', 'Baja'] },
    { ...person, id: 2, name: 'Sari', email: 's@contoh.id', team_names: [] },
  ].map((one) => ({ ...one, profile_picture: null }));
  expect(participantRows(withTeams)).toEqual([
    ['Nama', 'Email', 'Tim'],
    ['Putra', 'p@contoh.id', 'Garuda, Baja'],
    ['Sari', 's@contoh.id', ''],
  ]);
});

test.each([
  ['SMA Negeri 3 (Malang)', 'peserta-sma-negeri-3-malang-2026-02-03'],
  ['../../etc', 'peserta-etc-2026-02-03'],
  ['中学', 'peserta-5-2026-02-03'],
])('the file for the club %s is named %s', (name, file) => {
  expect(participantsFileName({ id: 5, name }, new Date(2026, 1, 3, 23, 30))).toBe(file);
});

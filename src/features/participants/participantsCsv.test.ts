import { expect, test } from 'vitest';
import { participantsCsv } from './participantsCsv.ts';

const people = [
  { id: 1, name: 'Putra, Jr.', email: 'putra@contoh.id', profile_picture: null },
  { id: 2, name: '=cmd', email: '+x@contoh.id', profile_picture: null },
];

test('the file has the name and e-mail address of each participant, with formulas escaped', () => {
  const { content } = participantsCsv(people, { id: 5, name: 'SMA' }, new Date());
  expect(content).toBe(
    `\uFEFFName,Email\r\n"Putra, Jr.",putra@contoh.id\r\n'=cmd,'+x@contoh.id\r\n`,
  );
});

test('the file has the names of the teams where the backend sends them', () => {
  const [person] = people;
  const withTeams = [
    { ...person, id: 1, name: 'Putra', email: 'p@contoh.id', team_names: ['Garuda', 'Baja'] },
    { ...person, id: 2, name: 'Sari', email: 's@contoh.id', team_names: [] },
  ].map((one) => ({ ...one, profile_picture: null }));
  expect(participantsCsv(withTeams, { id: 5, name: 'SMA' }, new Date()).content).toBe(
    `\uFEFFName,Email,Tim\r\nPutra,p@contoh.id,"Garuda, Baja"\r\nSari,s@contoh.id,\r\n`,
  );
});

test.each([
  ['SMA Negeri 3 (Malang)', 'peserta-sma-negeri-3-malang-2026-02-03.csv'],
  ['../../etc', 'peserta-etc-2026-02-03.csv'],
  ['中学', 'peserta-5-2026-02-03.csv'],
])('the file for the club %s is named %s', (name, file) => {
  expect(participantsCsv([], { id: 5, name }, new Date(2026, 1, 3, 23, 30)).name).toBe(file);
});

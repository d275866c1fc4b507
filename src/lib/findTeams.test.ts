import { describe, expect, it } from 'vitest';
import { findTeams, type SearchedTeam } from './findTeams.ts';

type Team = SearchedTeam & { id: number };

const team = (id: number, code: string, name: string, club = 'Klub'): Team => ({
  id,
  code,
  name,
  club,
  start_number: id,
});

/** Of three schools, whose codes all begin at 00001; the start numbers are the ids. */
const teams = [
  team(3, 'X-SMPN-00001', 'Garuda Jejak', 'SMPN 1 Malang'),
  team(4, 'X-SMPN-00002', 'Elang Cepat', 'SMPN 1 Malang'),
  team(12, 'X-SMNK-00001', 'Ampere', 'SMKN 4 Malang'),
  team(21, 'X-SMNK-00002', 'Garuda Muda', 'SMKN 4 Malang'),
  team(22, 'X-FNKK-00001', 'Elang', 'SMP Nusantara'),
  team(23, 'X-FNKK-00012', 'Robot 7', 'SMP Nusantara'),
  team(24, 'X-FNKK-00112', 'Kancil', 'SMP Nusantara'),
];

const ids = (found: Team[]) => found.map(({ id }) => id);

describe('what people type for one team', () => {
  it.each<[string, number]>([
    // Start numbers: 12 is also the end of a code.
    ['3', 3],
    ['03', 3],
    ['12', 12],
    [' 12 ', 12],
    ['012', 12],
    ['#12', 12],
    ['# 12', 12],
    ['No. 12', 12],
    ['no 12', 12],
    ['nomor 12', 12],
    ['Nomor peserta 12', 12],
    ['peserta  12', 12],
    // Codes.
    ['X-SMPN-00001', 3],
    ['x-smnk-00001', 12],
    ['X-SMPN-1', 3],
    ['x-fnkk-12', 23],
    ['00012', 23],
    ['112', 24],
    ['00112', 24],
    // Codes as other keyboards, phones and scanners write them.
    ...[
      'X–SMPN–00001',
      'X/SMPN/00001',
      "X'SMPN'00001",
      'X SMPN 00001',
      'XSMPN00001',
      'xßsmpnß00001',
    ].map((typed): [string, number] => [typed, 3]),
    ...['SMPN-00001', 'smpn00001', ']Q1X-SMPN-00001', 'x–smpn–1', '\u200BX-SMPN-00001'].map(
      (typed): [string, number] => [typed, 3],
    ),
    ['https://robolaga.example/teams/X-SMNK-00001', 12],
    ['https://robolaga.example/t/X-SMNK-00001', 12],
    ['X-SMNK-00001X-SMNK-00001', 12],
    ['１２', 12],
    // No code ends so, but a team has this start number.
    ['00021', 21],
    // Names.
    ['ampere', 12],
    ['ELANG', 22],
    ['elang  c', 4],
    ['jejak', 3],
    ['anci', 24],
    ['robot 7', 23],
    ['ro\u00ADbot\u00A07\u200B', 23],
    ['7', 23],
  ])('%j is team %i', (typed, id) => {
    expect(findTeams(teams, typed).only?.id).toBe(id);
  });
});

describe('what fits several teams', () => {
  it.each([
    // The ends of three codes, and no start number.
    ['1', [3, 12, 22]],
    ['01', [3, 12, 22]],
    ['00001', [3, 12, 22]],
    ['00002', [4, 21]],
    ['garuda', [3, 21]],
    // A school, and the code of one of its teams.
    ['smpn 1', [3, 4]],
    ['malang', [3, 4, 12, 21]],
  ])('%j is none of them', (typed, expected) => {
    const { best, only } = findTeams(teams, typed);
    expect(only).toBeUndefined();
    expect(ids(best)).toEqual(expected);
  });
});

it.each(['', '  ', '99', '#99', 'zzz', 'X-ABCD-00001', 'x-smpn-9'])('%j fits no team', (typed) => {
  expect(findTeams(teams, typed)).toEqual({ found: [], best: [], only: undefined });
});

it('a name that looks like a code without its X is as good as that code', () => {
  const named = team(30, 'X-SMNK-00009', 'SMPN 00001');
  const { best, only } = findTeams([...teams, named], 'smpn 00001');
  expect(only).toBeUndefined();
  expect(ids(best)).toEqual([3, 30]);
  expect(findTeams([...teams, named], 'x smpn 00001').only?.id).toBe(3);
});

it('a start number comes before codes that end with it, and both before other texts with it', () => {
  expect(ids(findTeams(teams, '12').found)).toEqual([12, 23, 24]);
  expect(ids(findTeams(teams, '2').found)).toEqual([4, 21, 23, 24]);
});

it('teams that have all their runs come after equals, and are meant as well as those', () => {
  const { found, only } = findTeams(teams, 'garuda', ({ id }) => id === 3);
  expect(ids(found)).toEqual([21, 3]);
  expect(only).toBeUndefined();
});

it('finds the teams of a server that gives no start numbers by their codes', () => {
  const others = teams.map((each) => ({ ...each, start_number: undefined }));
  expect(findTeams(others, '12').only?.id).toBe(23);
  expect(findTeams(others, '1').best).toHaveLength(3);
  expect(findTeams(others, '#12').found).toEqual([]);
});

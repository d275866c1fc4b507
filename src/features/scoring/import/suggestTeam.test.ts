import { expect, test } from 'vitest';
import { suggestTeam } from './suggestTeam.ts';

const teams = [
  { code: 'X-SMPN-00001', name: 'Garuda Jejak', club: 'SMPN 6' },
  { code: 'X-SMPN-00012', name: 'Komodo Lintas', club: 'SMPN 6' },
  { code: 'X-SMNK-00001', name: 'Elang', club: 'SMAN 1' },
  { code: 'X-FNKK-00001', name: 'Elang', club: 'SMK 2' },
  { code: 'X-FNKK-00027', name: 'Badak 027', club: 'SMK 2' },
] as const;

/** Returns what is proposed for a row: the label and the new text of the cell. */
const propose = (cells: Record<string, string>) => {
  const fields = Object.entries(cells).map(([id, text]) => ({ id, label: id, text }));
  const found = suggestTeam(fields, teams);
  return found && [found.column, ...found.options.map(({ label, value }) => `${label}: ${value}`)];
};

test.each<[Record<string, string>, string[]]>([
  [{ team: 'Garuda Jejk' }, ['team', 'Garuda Jejak (SMPN 6): Garuda Jejak']],
  [{ team: 'komodo-lintas' }, ['team', 'Komodo Lintas (SMPN 6): Komodo Lintas']],
  [{ team: 'Komodo' }, ['team', 'Komodo Lintas (SMPN 6): Komodo Lintas']],
  [{ team: 'Badak027' }, ['team', 'Badak 027 (SMK 2): Badak 027']],
  // Of two with one name, only the code tells which.
  [{ team: 'Elang' }, ['team', 'Elang (SMAN 1): X-SMNK-00001', 'Elang (SMK 2): X-FNKK-00001']],
  [{ team: 'Elamg' }, ['team', 'Elang (SMAN 1): X-SMNK-00001', 'Elang (SMK 2): X-FNKK-00001']],
  [{ code: 'X-SMPN-0012' }, ['code', 'Komodo Lintas (X-SMPN-00012): X-SMPN-00012']],
  [{ code: 'X-SMNP-00012' }, ['code', 'Komodo Lintas (X-SMPN-00012): X-SMPN-00012']],
  [{ code: 'XFNKK0027', team: 'Badak' }, ['code', 'Badak 027 (X-FNKK-00027): X-FNKK-00027']],
  [{ code: 'Garuda', team: '' }, ['code', 'Garuda Jejak (X-SMPN-00001): X-SMPN-00001']],
  [{ team: 'X-FNKK-00O28' }, ['team', 'Badak 027 (SMK 2): Badak 027']],
  [{ code: '', team: 'Singa' }, ['team']],
])('%j is %j', (cells, expected) => {
  expect(propose(cells)).toEqual(expected);
});

test('nothing is proposed where a name is right, or there is none', () => {
  expect(propose({ team: 'garuda  JEJAK' })).toEqual(['team']);
  expect(propose({ startNumber: '99', team: '' })).toBeUndefined();
});

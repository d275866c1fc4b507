import { expect, test } from 'vitest';
import { readTournamentId } from './tournamentId.ts';

test.each([
  [undefined, 7],
  ['', 7],
  ['12', 12],
  ['0', undefined],
  ['-3', undefined],
  ['1.5', undefined],
  ['surabaya', undefined],
  ['99999999999999999999', undefined],
])('reads %j as the tournament id %j', (parameter, id) => {
  expect(readTournamentId(parameter)).toBe(id);
});

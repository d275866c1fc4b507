import { expect, it } from 'vitest';
import { readTeamCode } from './readTeamCode.ts';

it.each([
  ['X-MLGT-00042', 'X-MLGT-00042'],
  [' x-mlgt-00042\r\n', 'X-MLGT-00042'],
  ['https://robolaga.example/teams/X-MLGT-00042?a=b', 'X-MLGT-00042'],
  ['X-MLGT-0004', undefined],
  ['X-MLGT-0004212345', undefined],
  ['AX-MLGT-00042', undefined],
  ['', undefined],
])('the code in %j is %j', (text, code) => {
  expect(readTeamCode(text)).toBe(code);
});

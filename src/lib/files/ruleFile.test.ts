import { expect, test } from 'vitest';
import { ruleFileName } from './ruleFile.ts';

test.each([
  ['Line Follower', 'Rules_Line Follower.pdf'],
  [' Sumo 3/5: "A|B" <x>\\y*? ', 'Rules_Sumo 3_5_ _A_B_ _x_y_.pdf'],
  ['../../etc\u0000\u202Efdp', 'Rules_.._.._etc_fdp.pdf'],
  ['Élan 東京 🤖', 'Rules_Élan 東京 🤖.pdf'],
  ['x'.repeat(300), `Rules_${'x'.repeat(120)}.pdf`],
])('the rules of %j are saved as %j', (category, name) => {
  expect(ruleFileName(category)).toBe(name);
});

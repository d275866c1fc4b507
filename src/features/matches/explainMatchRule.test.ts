import { expect, it } from 'vitest';
import type { MatchRule } from '../../../openapi/schema.d.ts';
import { explainMatchRule } from './explainMatchRule.ts';

const groups: MatchRule = {
  kind: 'groups',
  group_count: 2,
  best_of: 1,
  counts: 'points',
  has_draws: true,
  walkover_score: 3,
  table_points: { win: 3, draw: 1, loss: 0 },
  tie_breakers: ['direct', 'difference', 'won'],
  has_third_place: false,
};

it('says what a match in a group is worth, and what decides between equal teams', () => {
  expect(explainMatchRule(groups)).toBe(
    'Menang 3 poin, seri 1, kalah 0. Poin sama ditentukan pertemuan langsung, selisih, jumlah menang, dan undian.',
  );
  expect(explainMatchRule({ ...groups, has_draws: false, best_of: 3, tie_breakers: [] })).toBe(
    'Menang 3 poin, kalah 0. Poin sama ditentukan undian. Terbaik dari 3: yang lebih dulu menang 2 kali.',
  );
});

it('says who moves on in a knock-out', () => {
  expect(explainMatchRule({ ...groups, kind: 'knockout', best_of: 5 })).toBe(
    'Pemenang maju ke tahap berikutnya. Terbaik dari 5: yang lebih dulu menang 3 kali.',
  );
});

import { expect, it } from 'vitest';
import {
  type AdvanceChange,
  findReplaceProblem,
} from '../../../server/scores/rounds/advanceChanges.ts';

const round = { id: 2, position: 2, name: 'Final', registrationIds: [1, 2] };
const change = (out: number, added: number, tied = 0) =>
  ({
    round,
    out: Array.from({ length: out }),
    in: Array.from({ length: added }),
    tied: Array.from({ length: tied }),
  }) as unknown as AdvanceChange;

it.each<[string | null, AdvanceChange, number]>([
  [null, change(1, 1), 1],
  [null, change(2, 2), 1],
  [
    'Tim lebih dari satu babak berubah. Ganti timnya satu per satu di halaman Babak.',
    change(1, 1),
    2,
  ],
  [
    'Peringkat terakhir yang lolos sama. Pilih timnya sendiri dengan Ganti tim di halaman Babak.',
    change(1, 0, 2),
    1,
  ],
  ['Jumlah tim yang lolos tidak sama. Ganti timnya sendiri di halaman Babak.', change(1, 0), 1],
  ['Jumlah tim yang lolos tidak sama. Ganti timnya sendiri di halaman Babak.', change(0, 1), 1],
])('the teams of a round are replaced, or not: %s', (problem, first, count) => {
  expect(
    findReplaceProblem(
      first,
      Array.from({ length: count }, () => first),
      [],
    ),
  ).toBe(problem);
});

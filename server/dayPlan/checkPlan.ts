import type { DayPlanInput } from '../../openapi/schema.d.ts';
import { fieldError } from '../lib/httpError.ts';
import type { ManagedTournament } from '../tournaments/managedQueries.ts';

type Interval = { from: string; to: string };

const isBackwards = ({ from, to }: Interval): boolean => Date.parse(from) >= Date.parse(to);

/** Throws 422 if what was entered for a plan contradicts itself or its tournament. */
export function checkPlan(input: DayPlanInput, { categories }: ManagedTournament): void {
  const { days, breaks, durations, arenas } = input;
  if (days.some(isBackwards)) throw fieldError('days', 'Akhir hari harus sesudah awalnya.');
  const overlaps = days.some((day, index) => {
    const before = days[index - 1];
    return before !== undefined && Date.parse(day.from) < Date.parse(before.to);
  });
  if (overlaps) throw fieldError('days', 'Hari berikutnya harus sesudah hari sebelumnya.');
  if (breaks.some(isBackwards)) throw fieldError('breaks', 'Akhir jeda harus sesudah awalnya.');
  const known = new Set(categories.map(({ id }) => id));
  const named = [
    ...durations.map((each) => each.category_id),
    ...arenas.flatMap((each) => each.category_ids),
  ];
  if (named.some((id) => !known.has(id)))
    throw fieldError('arenas', 'Kategori ini tidak ada di lomba ini.');
  const names = arenas.map(({ name }) => name.trim().toLowerCase());
  if (new Set(names).size < names.length)
    throw fieldError('arenas', 'Dua arena memiliki nama yang sama.');
  const ids = arenas.flatMap(({ id }) => id ?? []);
  if (new Set(ids).size < ids.length) throw fieldError('arenas', 'Arena yang sama ada dua kali.');
}

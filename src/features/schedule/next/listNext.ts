import type { Turn } from '../turns.ts';

/** Returns what comes next in each arena, of one category if it is given: not what is being played. */
export function listNext(turns: readonly Turn[], categoryId: number | undefined): Turn[] {
  const coming = turns.filter(
    ({ slot, at, mark }) =>
      at !== undefined &&
      mark !== 'running' &&
      mark !== 'now' &&
      (categoryId === undefined || slot.category_id === categoryId),
  );
  return [...Map.groupBy(coming, ({ slot }) => slot.arena_id).values()].flatMap(
    ([first]) => first ?? [],
  );
}

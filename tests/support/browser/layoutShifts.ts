import type { Page } from 'playwright-core';

/** What moves on a page that nobody touches, at most; Google calls 0.1 good. */
const maxShift = 0.02;

type Shift = { value: number; moved: string[] };

/** The window of a page whose shifts are recorded. */
type WatchedWindow = Window & { layoutShifts?: Shift[] };

/** Records the layout shifts of the pages that are opened from now on. */
export const recordLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    type Source = { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
    const shifts: Shift[] = [];
    (window as WatchedWindow).layoutShifts = shifts;
    const write = ({ x, y, width, height }: DOMRect) =>
      [x, y, width, height].map(Math.round).join(',');
    const describe = ({ node, previousRect, currentRect }: Source) =>
      `${node?.nodeName.toLowerCase()} '${node?.textContent?.slice(0, 40)}' ${write(previousRect)} -> ${write(currentRect)}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[])
        if (!entry.hadRecentInput)
          shifts.push({ value: entry.value, moved: entry.sources.map(describe) });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns by how much the open page has shifted, and what has moved, if it is too much. */
export async function findLayoutShifts(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => (window as WatchedWindow).layoutShifts ?? []);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  if (total <= maxShift) return [];
  const moved = shifts.map(({ value, moved: texts }) => `${value.toFixed(3)}: ${texts.join('; ')}`);
  return [`shifts by ${total.toFixed(3)}, at most ${maxShift} (${moved.join(' | ')})`];
}

/**
 * How far a scroll-driven picture has run, 0 to 1: from when the block's top reaches half of the
 * window until its bottom meets the window's bottom. All in pixels; top and bottom from the
 * window's top edge.
 */
export function scrubProgress(
  block: { top: number; bottom: number },
  windowHeight: number,
): number {
  const travelled = windowHeight / 2 - block.top;
  const way = block.bottom - block.top - windowHeight / 2;
  // A block lower than half the window is wholly in sight before its top gets there: it has no way
  // to run.
  if (way <= 0) return travelled >= 0 ? 1 : 0;
  return Math.min(1, Math.max(0, travelled / way));
}

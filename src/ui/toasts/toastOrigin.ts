import type { SnackbarOrigin } from 'notistack';
import { leftOfToasts, stickyHeight } from '../styles/layoutConstants.ts';

type Area = { left: number; top: number; right: number; bottom: number };

/** The space that a toast needs, in pixels. */
const toastSize = { width: 380, height: 76 };
const phoneWidth = 600;
/** From this width, toasts at the left are beside the rail with the categories. */
const railFrom = 900;

/** Forms, and the header of a page: its button is often the next to be pressed. */
const obstacles = 'form, input, textarea, [role="combobox"], main header :is(h1, a, button)';

/** The corners in the order of preference; phones have a bottom and a top. */
const corners: readonly SnackbarOrigin[] = [
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'right' },
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'top', horizontal: 'left' },
];

function areaOf({ vertical, horizontal }: SnackbarOrigin, width: number, height: number): Area {
  const { width: size } = toastSize;
  const isPhone = width < phoneWidth;
  const leftmost = width < railFrom ? 0 : leftOfToasts;
  const left = isPhone || horizontal === 'left' ? leftmost : width - size;
  const top = vertical === 'top' ? stickyHeight : height - toastSize.height;
  return { left, top, right: isPhone ? width : left + size, bottom: top + toastSize.height };
}

const overlap = (a: Area, b: Area): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The corner in which toasts cover the least of the given areas. */
export const findCorner = (
  areas: readonly Area[],
  { width, height }: { width: number; height: number },
): SnackbarOrigin => {
  const covered = corners.map((corner) => {
    const area = areaOf(corner, width, height);
    return areas.reduce((sum, other) => sum + overlap(area, other), 0);
  });
  return corners[covered.indexOf(Math.min(...covered))] as SnackbarOrigin;
};

/**
 * Returns the corner of the window in which a new toast covers no form and no main button. Dialogs
 * with buttons at the bottom move it to the top; see `ToastsAtTop`.
 */
export function chooseToastOrigin(
  document: Document,
  { innerWidth: width, innerHeight: height }: Window,
): SnackbarOrigin {
  if (document.querySelector('[role="dialog"]')) return findCorner([], { width, height });
  const elements = [...document.querySelectorAll(obstacles)];
  return findCorner(
    elements.map((element) => element.getBoundingClientRect()),
    { width, height },
  );
}

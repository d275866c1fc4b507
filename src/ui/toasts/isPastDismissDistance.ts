/** Share of its width by which a toast must be dragged, in either direction, to be dismissed. */
const dismissShare = 0.6;

/**
 * Whether a toast `width` pixels wide is dismissed when it is released after being dragged by
 * `distance` pixels (negative: to the left).
 */
export function isPastDismissDistance(distance: number, width: number): boolean {
  return width > 0 && Math.abs(distance) >= width * dismissShare;
}

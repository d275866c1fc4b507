/** Share of its own width that a toast must be dragged, to either side, to go. */
const dismissShare = 0.6;

/**
 * Whether a toast `width` pixels wide that was dragged `distance` pixels (negative: to the left) is
 * dismissed when let go.
 */
export function isDraggedAway(distance: number, width: number): boolean {
  return width > 0 && Math.abs(distance) >= width * dismissShare;
}

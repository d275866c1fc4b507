const format = new Intl.NumberFormat('id-ID');

/** A number as Indonesian readers write it: 1.250, 0,5. */
export function formatNumber(value: number): string {
  return format.format(value);
}

/**
 * Formats a number in Indonesian notation, with at most three decimals: 1.250, 0,5. Without Intl,
 * whose first format of numbers takes a slow phone more than 100 ms.
 */
export function formatNumber(value: number): string {
  const [whole = '', decimals] = String(Math.round(Math.abs(value) * 1000) / 1000).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, '.');
  return `${value < 0 ? '-' : ''}${grouped}${decimals === undefined ? '' : `,${decimals}`}`;
}

/** Returns seconds as hours with one decimal, and never none: '1,2'. */
export const formatHours = (seconds: number): string =>
  formatNumber(Math.max(0.1, Math.round(seconds / 360) / 10));

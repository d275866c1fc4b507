import { once } from './once.ts';

const format = once(() => new Intl.NumberFormat('id-ID'));

/** Formats a number in Indonesian notation: 1.250, 0,5. */
export function formatNumber(value: number): string {
  return format().format(value);
}

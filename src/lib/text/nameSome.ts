import { formatNumber } from './formatNumber.ts';

/**
 * Returns names as an Indonesian list: 'Andi, Budi, dan Citra'. Of more than `atMost` it has only the
 * first, and at its end what `rest` returns for the number of the others.
 */
export function nameSome(
  named: readonly { name: string }[],
  atMost: number,
  rest: (count: string) => string,
): string {
  const names = named.slice(0, atMost).map(({ name }) => name);
  const others = named.length - names.length;
  return new Intl.ListFormat('id').format(
    others > 0 ? [...names, rest(formatNumber(others))] : names,
  );
}

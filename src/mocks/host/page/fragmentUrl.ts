import { searchParameter } from '../../scenarios/scenario.ts';

/**
 * Returns where the demonstration has the page of a URL without '#', such as one of the product or one that
 * was typed: '/tournaments/8' is at '/#/tournaments/8'. Undefined if the URL is the demonstration's own.
 * `folder` is that of the demonstration, with a slash at both ends.
 */
export function toFragmentUrl(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  folder: string,
): string | undefined {
  const page = pathname.startsWith(folder) ? pathname.slice(folder.length) : '';
  if (page === '' || page === 'index.html') return undefined;
  if (hash.startsWith('#/')) return `${folder}${search}${hash}`;
  // The scenarios of a link are read before the '#', what the page itself reads after it.
  const ofPage = new URLSearchParams(search);
  const scenarios = ofPage.get(searchParameter);
  ofPage.delete(searchParameter);
  const before =
    scenarios === null ? '' : `?${new URLSearchParams([[searchParameter, scenarios]])}`;
  const after = `${ofPage}`;
  return `${folder}${before}#/${page}${after && `?${after}`}${hash}`;
}

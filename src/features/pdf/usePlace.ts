import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { headerHeight } from '../../ui/styles/styles.ts';

type Place = {
  page: number;
  /** How much of the page is above the line beneath the bars, and left of the middle of the area. */
  above: number;
  left: number;
};

const pagesOf = (area: HTMLElement): HTMLElement[] => [
  ...area.querySelectorAll<HTMLElement>('[data-page]'),
];

/** Where the bars that stay at the top of the window end: the toolbar stands directly above the area. */
const barsEnd = (area: HTMLElement): number =>
  headerHeight + (area.closest('main')?.querySelector('[data-pdf-tools]')?.clientHeight ?? 0);

/** Returns the number of the page of which most is in the window, the first of equals. */
function findPageInView(area: HTMLElement): number {
  const [top, bottom] = [barsEnd(area), window.innerHeight];
  let found = { page: 1, visible: 0 };
  for (const [index, element] of pagesOf(area).entries()) {
    const rect = element.getBoundingClientRect();
    const visible = Math.min(rect.bottom, bottom) - Math.max(rect.top, top);
    if (visible > found.visible + 1) found = { page: index + 1, visible };
    if (rect.top > bottom) break;
  }
  return found.page;
}

function readPlace(area: HTMLElement): Place | undefined {
  const line = barsEnd(area);
  const pages = pagesOf(area);
  const index = pages.findIndex((each) => each.getBoundingClientRect().bottom > line);
  const rect = pages[index]?.getBoundingClientRect();
  if (!rect || rect.height === 0) return undefined;
  const middle = area.getBoundingClientRect().left + area.clientWidth / 2;
  return {
    page: index + 1,
    above: (line - rect.top) / rect.height,
    left: (middle - rect.left) / rect.width,
  };
}

function restorePlace(area: HTMLElement, { page, above, left }: Place): void {
  const element = pagesOf(area)[page - 1];
  // At the top of the document it stays there.
  if (!element || (page === 1 && above <= 0)) return;
  const rect = element.getBoundingClientRect();
  const middle = area.getBoundingClientRect().left + area.clientWidth / 2;
  window.scrollBy({ top: rect.top + above * rect.height - barsEnd(area), behavior: 'instant' });
  area.scrollBy({ left: rect.left + left * rect.width - middle, behavior: 'instant' });
}

/**
 * Follows which page is in the window, goes to another one, and keeps the place in the document when the size of
 * the pages, of which `scale` is a measure, changes.
 */
export function usePlace(area: RefObject<HTMLElement | null>, pageCount: number, scale: number) {
  const [page, setPage] = useState(1);
  const place = useRef<Place>(undefined);
  /** A page that was asked for is shown as long as nobody scrolls, even if it is too short to be first. */
  const asked = useRef<{ page: number; scrollY: number }>(undefined);

  useEffect(() => {
    const follow = () => {
      if (!area.current) return;
      place.current = readPlace(area.current);
      const isAsked = asked.current && Math.abs(window.scrollY - asked.current.scrollY) < 2;
      if (!isAsked) asked.current = undefined;
      setPage(asked.current?.page ?? findPageInView(area.current));
    };
    follow();
    const element = area.current;
    window.addEventListener('scroll', follow, { passive: true });
    element?.addEventListener('scroll', follow, { passive: true });
    return () => {
      window.removeEventListener('scroll', follow);
      element?.removeEventListener('scroll', follow);
    };
  }, [area]);

  useLayoutEffect(() => {
    if (area.current && place.current) restorePlace(area.current, place.current);
  }, [area, scale]);

  const showPage = (requestedPage: number) => {
    const next = Math.min(pageCount, Math.max(1, requestedPage));
    const element = area.current && pagesOf(area.current)[next - 1];
    if (!element) return;
    if (next === 1) window.scrollTo({ top: 0, behavior: 'instant' });
    else element.scrollIntoView({ block: 'start', inline: 'nearest', behavior: 'instant' });
    asked.current = { page: next, scrollY: window.scrollY };
    setPage(next);
  };

  /** Scrolls by what is seen at once, of which the bars cover a part. */
  const turn = (direction: 1 | -1) => {
    if (!area.current) return;
    const seen = window.innerHeight - barsEnd(area.current);
    window.scrollBy({ top: direction * seen * 0.9, behavior: 'instant' });
    // The event of scrolling comes with the next frame; the size may change before.
    place.current = readPlace(area.current);
  };

  return { page, showPage, turn };
}

import { useState } from 'react';
import { fitWidthScale, nextScale, actualSize } from './toolbar/zoom.ts';

/** State of the viewer: page number and zoom ('fit' follows the available width). */
export function useViewState(pageCount: number) {
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState<number | 'fit'>('fit');

  /** Shows the top of a page; the number is clamped to the existing pages. */
  const showPage = (requestedPage: number) => {
    const next = Math.min(pageCount, Math.max(1, requestedPage));
    if (next === page) return;
    setPage(next);
    window.scrollTo({ top: 0, behavior: 'instant' });
  };

  return {
    page,
    showPage,
    isFitted: zoom === 'fit',
    fitWidth: () => setZoom('fit'),
    /** Zooms one step from the current scale. */
    zoom: (scale: number, direction: 1 | -1) => setZoom(nextScale(scale, direction) ?? scale),
    /**
     * Returns the scale of a page `pageWidth` points wide in an area `availableWidth` pixels wide.
     */
    pageScale: (pageWidth: number | undefined, availableWidth: number) =>
      zoom === 'fit'
        ? fitWidthScale(pageWidth ?? availableWidth / actualSize, availableWidth)
        : zoom,
  };
}

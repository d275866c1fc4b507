import { useState } from 'react';
import { fittingScale, nextScale, realSize } from './zoom.ts';

/** Which page is shown and how large; `fit` means as wide as the desk. */
export function useView(pageCount: number) {
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState<number | 'fit'>('fit');

  /** Shows a page, held within those that there are, from its top. */
  const show = (wanted: number) => {
    const next = Math.min(pageCount, Math.max(1, wanted));
    if (next === page) return;
    setPage(next);
    window.scrollTo({ top: 0, behavior: 'instant' });
  };

  return {
    page,
    show,
    fits: zoom === 'fit',
    fit: () => setZoom('fit'),
    /** Zooms one step from the scale that is shown. */
    zoom: (scale: number, direction: 1 | -1) => setZoom(nextScale(scale, direction) ?? scale),
    /** The scale of a page so many points wide on a desk so many pixels wide. */
    scaleFor: (pageWidth: number | undefined, room: number) =>
      zoom === 'fit' ? fittingScale(pageWidth ?? room / realSize, room) : zoom,
  };
}

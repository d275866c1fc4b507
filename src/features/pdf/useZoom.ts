import { useState } from 'react';
import { fitWidthScale, nextScale } from './toolbar/zoom.ts';

/** The zoom of the viewer; 'fit' follows the available width. */
export function useZoom() {
  const [zoom, setZoom] = useState<number | 'fit'>('fit');
  return {
    isFitted: zoom === 'fit',
    fitWidth: () => setZoom('fit'),
    /** Zooms one step from the current scale. */
    zoom: (scale: number, direction: 1 | -1) => setZoom(nextScale(scale, direction) ?? scale),
    /**
     * Returns the scale of a page `pageWidth` points wide in an area `availableWidth` pixels wide.
     */
    pageScale: (pageWidth: number, availableWidth: number) =>
      zoom === 'fit' ? fitWidthScale(pageWidth, availableWidth) : zoom,
  };
}

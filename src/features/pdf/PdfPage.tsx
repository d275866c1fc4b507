import { useEffect, useRef, useState } from 'react';
import { Box, Typography } from '@mui/material';
import { headerHeight } from '../../ui/styles/styles.ts';
import { copy } from './copy.ts';
import { usePdfPage } from './file/usePdfPage.ts';
import type { ReadyPdf } from './file/usePdf.ts';
import { BlankPage, PageCanvas } from './PageCanvas.tsx';
import { pageStyles } from './DocumentArea.tsx';
import { toolbarHeight, wideScreen, wideToolbarHeight } from './toolbar/Toolbar.tsx';

/** In CSS pixels at scale 1. */
export type PageSize = { width: number; height: number };

type PdfPageProps = {
  pdf: ReadyPdf;
  number: number;
  size: PageSize;
  scale: number;
  /** Called once the page says how large it is. */
  onSize: (number: number, size: PageSize) => void;
};

/**
 * One page in its place. It is loaded when it comes near the window and drawn only while it is, as the memory of
 * phones has room for few pictures.
 */
export function PdfPage({ pdf, number, size, scale, onSize }: PdfPageProps) {
  const element = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(element);
  const page = usePdfPage(pdf.document, number, isNear);
  useEffect(() => {
    if (page === undefined || page === 'broken') return;
    const { width, height } = page.getViewport({ scale: 1 });
    onSize(number, { width, height });
  }, [page, number, onSize]);
  return (
    <Box
      ref={element}
      component="section"
      data-page={number}
      aria-label={copy.pageOf(number, pdf.document.numPages)}
      sx={[pageStyles, scrollTarget]}
      style={{ width: Math.floor(size.width * scale), height: Math.floor(size.height * scale) }}
    >
      {page === undefined && isNear && <BlankPage />}
      {page === 'broken' && (
        <Typography role="alert" sx={{ p: 4 }}>
          {copy.brokenPage}
        </Typography>
      )}
      {page !== undefined && page !== 'broken' && isNear && (
        <PageCanvas page={page} scale={scale} TextLayer={pdf.TextLayer} />
      )}
    </Box>
  );
}

/** Whether an element is less than half a window above or below the window. */
function useIsNear(element: { current: Element | null }): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (observed) => setIsNear(observed.at(-1)?.isIntersecting ?? false),
      { rootMargin: '50% 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}

/** It is scrolled to below the bars that stay at the top of the window. */
const scrollTarget = {
  scrollMarginTop: `${headerHeight + toolbarHeight + 8}px`,
  [wideScreen]: { scrollMarginTop: `${headerHeight + wideToolbarHeight + 8}px` },
};

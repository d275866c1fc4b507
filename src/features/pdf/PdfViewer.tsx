import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Box, Button, Typography } from '@mui/material';
import { visuallyHidden } from '../../ui/styles/styles.ts';
import { copy } from './copy.ts';
import { DocumentArea, maxPageWidth } from './DocumentArea.tsx';
import { PageControls } from './toolbar/PageControls.tsx';
import { BlankPage, PageCanvas } from './PageCanvas.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { usePdfPage } from './file/usePdfPage.ts';
import type { ReadyPdf } from './file/usePdf.ts';
import { useViewState } from './useViewState.ts';
import { useViewerKeys } from './toolbar/useViewerKeys.ts';
import { ZoomControls } from './toolbar/ZoomControls.tsx';

/**
 * Returns the content width of an element in whole pixels, kept up to date; 0 until it is known.
 */
function useElementWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

type PdfViewerProps = { pdf: ReadyPdf; name: string; url: string };

/** Shows one page of a loaded PDF at a time, with its controls. */
export function PdfViewer({ pdf, name, url }: PdfViewerProps) {
  const area = useRef<HTMLDivElement>(null);
  const availableWidth = Math.min(useElementWidth(area), maxPageWidth);
  const pageCount = pdf.document.numPages;
  const view = useViewState(pageCount);
  const { page, previousPage } = usePdfPage(pdf.document, view.page);
  const pageViewport = (page === 'broken' ? undefined : (page ?? previousPage))?.getViewport({
    scale: 1,
  });
  const scale = view.pageScale(pageViewport?.width, availableWidth);
  const zoom = (direction: 1 | -1) => view.zoom(scale, direction);
  useViewerKeys(
    { turnPages: (pages) => view.showPage(view.page + pages), zoom, fitWidth: view.fitWidth },
    area,
  );

  return (
    <>
      <Toolbar name={name} url={url} file={pdf.file}>
        <PageControls page={view.page} pageCount={pageCount} onPageChange={view.showPage} />
        <ZoomControls scale={scale} isFitted={view.isFitted} onZoom={zoom} onFit={view.fitWidth} />
      </Toolbar>
      <Box role="status" sx={visuallyHidden}>
        {copy.pageOf(view.page, pageCount)}
      </Box>
      <DocumentArea
        ref={area}
        label={name}
        footer={
          view.page < pageCount && (
            <Button variant="outlined" color="inherit" onClick={() => view.showPage(view.page + 1)}>
              {copy.continue(view.page + 1)}
            </Button>
          )
        }
        size={
          pageViewport && {
            width: Math.floor(pageViewport.width * scale),
            height: Math.floor(pageViewport.height * scale),
          }
        }
      >
        {page === undefined && <BlankPage />}
        {page === 'broken' && (
          <Typography role="alert" sx={{ p: 4 }}>
            {copy.brokenPage}
          </Typography>
        )}
        {page !== undefined && page !== 'broken' && availableWidth > 0 && (
          <PageCanvas key={view.page} page={page} scale={scale} TextLayer={pdf.TextLayer} />
        )}
      </DocumentArea>
    </>
  );
}

import { useCallback, useRef, useState } from 'react';
import { Box } from '@mui/material';
import { visuallyHidden } from '../../ui/styles/styles.ts';
import { copy } from './copy.ts';
import { DocumentArea, maxPageWidth } from './DocumentArea.tsx';
import { PageControls } from './toolbar/PageControls.tsx';
import { PdfPage, type PageSize } from './PdfPage.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import type { ReadyPdf } from './file/usePdf.ts';
import { useElementWidth } from './useElementWidth.ts';
import { usePlace } from './usePlace.ts';
import { useZoom } from './useZoom.ts';
import { useViewerKeys } from './toolbar/useViewerKeys.ts';
import { ZoomControls } from './toolbar/ZoomControls.tsx';

type PdfViewerProps = { pdf: ReadyPdf; name: string; url: string };

/** Shows the pages of a loaded PDF one beneath the other, with its controls. */
export function PdfViewer({ pdf, name, url }: PdfViewerProps) {
  const area = useRef<HTMLDivElement>(null);
  const availableWidth = Math.min(useElementWidth(area), maxPageWidth);
  const pageCount = pdf.document.numPages;
  const { sizes, firstSize, addSize } = usePageSizes();
  const view = useZoom();
  const sizeOf = (number: number) => sizes.get(number) ?? firstSize;
  const scaleOf = (number: number) => view.pageScale(sizeOf(number).width, availableWidth);
  const { page, showPage, turn } = usePlace(area, pageCount, scaleOf(1));
  const scale = scaleOf(page);
  const zoom = (direction: 1 | -1) => view.zoom(scale, direction);
  useViewerKeys(
    {
      showPage: (position) => showPage(position === 'first' ? 1 : pageCount),
      turnPages: (pages) => showPage(page + pages),
      turn,
      zoom,
      fitWidth: view.fitWidth,
    },
    area,
  );

  return (
    <>
      <Toolbar name={name} url={url} file={pdf.file}>
        <PageControls page={page} pageCount={pageCount} onPageChange={showPage} />
        <ZoomControls scale={scale} isFitted={view.isFitted} onZoom={zoom} onFit={view.fitWidth} />
      </Toolbar>
      <Box role="status" sx={visuallyHidden}>
        {copy.pageOf(page, pageCount)}
      </Box>
      <DocumentArea ref={area} label={name}>
        {availableWidth > 0 &&
          Array.from({ length: pageCount }, (_, index) => index + 1).map((number) => (
            <PdfPage
              key={number}
              pdf={pdf}
              number={number}
              size={sizeOf(number)}
              scale={scaleOf(number)}
              onSize={addSize}
            />
          ))}
      </DocumentArea>
    </>
  );
}

/** An A4 page, in points. */
const a4: PageSize = { width: 595, height: 842 };

/** The sizes of the pages that have been loaded; the others are taken to be as large as the first of them. */
function usePageSizes() {
  const [sizes, setSizes] = useState<ReadonlyMap<number, PageSize>>(new Map());
  const addSize = useCallback(
    (number: number, size: PageSize) =>
      setSizes((known) => (known.has(number) ? known : new Map([...known, [number, size]]))),
    [],
  );
  return { sizes, firstSize: sizes.values().next().value ?? a4, addSize };
}

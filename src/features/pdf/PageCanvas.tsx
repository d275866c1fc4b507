import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { Box, CircularProgress } from '@mui/material';
import type { PDFPageProxy } from 'pdfjs-dist';
import { visuallyHidden } from '../../ui/styles/styles.ts';
import { copy } from './copy.ts';
import { drawPage, releaseCanvases } from './file/drawPage.ts';
import type { OpenedPdf } from './file/openPdf.ts';
import { textLayerStyles } from './textLayerStyles.ts';

type PageCanvasProps = { page: PDFPageProxy; scale: number; TextLayer: OpenedPdf['TextLayer'] };

/**
 * One page: its rendering, and above it an invisible text layer for selection and screen readers.
 */
export function PageCanvas({ page, scale, TextLayer }: PageCanvasProps) {
  const containerRef = useRef<HTMLDivElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(
    () =>
      containerRef.current
        ? drawPage({
            page,
            scale,
            container: containerRef.current,
            onDrawn: () => setIsDrawn(true),
          })
        : undefined,
    [page, scale],
  );
  useEffect(() => {
    const container = containerRef.current;
    return () => {
      if (container) releaseCanvases(container);
    };
  }, []);
  return (
    <>
      {!isDrawn && <BlankPage />}
      <Box
        ref={containerRef}
        aria-hidden
        sx={{
          position: 'absolute',
          inset: 0,
          '& canvas': { display: 'block', width: '100%', height: '100%' },
        }}
      />
      <PageText page={page} scale={scale} TextLayer={TextLayer} />
    </>
  );
}

function PageText({ page, scale, TextLayer }: PageCanvasProps) {
  const containerRef = useRef<HTMLDivElement>(null);
  const [isImageOnly, setIsImageOnly] = useState(false);
  useEffect(() => {
    const container = containerRef.current;
    if (!container) return undefined;
    const layer = new TextLayer({
      textContentSource: page.streamTextContent(),
      container,
      viewport: page.getViewport({ scale: 1 }),
    });
    layer.render().then(
      () => setIsImageOnly(layer.textContentItemsStr.every((text) => text.trim() === '')),
      // Cancelled or failed: the rendered page is still there.
      () => undefined,
    );
    return () => {
      layer.cancel();
      container.replaceChildren();
    };
  }, [page, TextLayer]);
  return (
    <>
      <Box
        ref={containerRef}
        sx={textLayerStyles}
        style={{ '--total-scale-factor': scale * page.userUnit } as CSSProperties}
      />
      {isImageOnly && (
        <Box component="p" sx={visuallyHidden}>
          {copy.imageOnly}
        </Box>
      )}
    </>
  );
}

/** An empty page while loading; the spinner appears only after 400 ms. */
export function BlankPage() {
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: 0,
        maxHeight: '60svh',
        display: 'grid',
        placeItems: 'center',
        color: '#0A6B4B',
        animation: 'appear-late 200ms 400ms both',
        '@keyframes appear-late': { from: { opacity: 0 } },
      }}
    >
      <CircularProgress color="inherit" role="status" aria-label={copy.loading} />
    </Box>
  );
}

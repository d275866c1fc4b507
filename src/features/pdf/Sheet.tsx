import { useEffect, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { Box, CircularProgress } from '@mui/material';
import type { PDFPageProxy } from 'pdfjs-dist';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { copy } from './copy.ts';
import { drawPage } from './drawPage.ts';
import type { OpenedPdf } from './openPdf.ts';
import { textLayer } from './textLayerStyles.ts';

type SheetProps = { page: PDFPageProxy; scale: number; TextLayer: OpenedPdf['TextLayer'] };

/** One page: its picture, and over it its text to be selected and read out. */
export function Sheet({ page, scale, TextLayer }: SheetProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(
    () =>
      place.current
        ? drawPage({ page, scale, place: place.current, onEnd: () => setIsDrawn(true) })
        : undefined,
    [page, scale],
  );
  return (
    <>
      {!isDrawn && <BlankSheet />}
      <Box
        ref={place}
        aria-hidden
        sx={{
          position: 'absolute',
          inset: 0,
          '& canvas': { display: 'block', width: '100%', height: '100%' },
        }}
      />
      <SheetText page={page} scale={scale} TextLayer={TextLayer} />
    </>
  );
}

function SheetText({ page, scale, TextLayer }: SheetProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isPicture, setIsPicture] = useState(false);
  useEffect(() => {
    const container = place.current;
    if (!container) return undefined;
    const layer = new TextLayer({
      textContentSource: page.streamTextContent(),
      container,
      viewport: page.getViewport({ scale: 1 }),
    });
    layer.render().then(
      () => setIsPicture(layer.textContentItemsStr.every((text) => text.trim() === '')),
      // Left before it was read, or broken: the picture is there.
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
        ref={place}
        sx={textLayer}
        style={{ '--total-scale-factor': scale * page.userUnit } as CSSProperties}
      />
      {isPicture && (
        <Box component="p" sx={visuallyHidden}>
          {copy.pictureOnly}
        </Box>
      )}
    </>
  );
}

/** A sheet that is on its way; the sign for it comes only where that takes a while. */
export function BlankSheet() {
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: 0,
        maxHeight: '60svh',
        display: 'grid',
        placeItems: 'center',
        color: '#0A6B4B',
        animation: 'sheet-late 200ms 400ms both',
        '@keyframes sheet-late': { from: { opacity: 0 } },
      }}
    >
      <CircularProgress color="inherit" role="status" aria-label={copy.loading} />
    </Box>
  );
}

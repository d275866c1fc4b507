import { useRef } from 'react';
import { Box, Typography } from '@mui/material';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { copy } from './copy.ts';
import { Desk, widestSheet } from './Desk.tsx';
import { PageControls } from './PageControls.tsx';
import { BlankSheet, Sheet } from './Sheet.tsx';
import { Toolbar } from './Toolbar.tsx';
import { usePage } from './usePage.ts';
import type { ReadyPdf } from './usePdf.ts';
import { useView } from './useView.ts';
import { useViewerKeys } from './useViewerKeys.ts';
import { useWidth } from './useWidth.ts';
import { ZoomControls } from './ZoomControls.tsx';

type ViewerProps = { pdf: ReadyPdf; name: string; address: string };

/** One page of an open PDF at a time, with everything to move about in it. */
export function Viewer({ pdf, name, address }: ViewerProps) {
  const desk = useRef<HTMLDivElement>(null);
  const room = Math.min(useWidth(desk), widestSheet);
  const pageCount = pdf.document.numPages;
  const view = useView(pageCount);
  const { page, before } = usePage(pdf.document, view.page);
  const natural = (page === 'broken' ? undefined : (page ?? before))?.getViewport({ scale: 1 });
  const scale = view.scaleFor(natural?.width, room);
  const zoom = (direction: 1 | -1) => view.zoom(scale, direction);
  useViewerKeys({ turn: (pages) => view.show(view.page + pages), zoom, fit: view.fit }, desk);

  return (
    <>
      <Toolbar name={name} address={address} file={pdf.file}>
        <PageControls page={view.page} pageCount={pageCount} onShow={view.show} />
        <ZoomControls scale={scale} fits={view.fits} onZoom={zoom} onFit={view.fit} />
      </Toolbar>
      <Box role="status" lang="en" sx={visuallyHidden}>
        {copy.pageOf(view.page, pageCount)}
      </Box>
      <Desk
        ref={desk}
        label={name}
        size={
          natural && {
            width: Math.floor(natural.width * scale),
            height: Math.floor(natural.height * scale),
          }
        }
      >
        {page === undefined && <BlankSheet />}
        {page === 'broken' && (
          <Typography role="alert" sx={{ p: 4 }}>
            {copy.brokenPage}
          </Typography>
        )}
        {page !== undefined && page !== 'broken' && room > 0 && (
          <Sheet key={view.page} page={page} scale={scale} TextLayer={pdf.TextLayer} />
        )}
      </Desk>
    </>
  );
}

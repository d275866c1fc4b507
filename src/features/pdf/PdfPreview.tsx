import { useEffect, useRef, useState } from 'react';
import { Box } from '@mui/material';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { type OpenedPdf, openPdf } from './file/openPdf.ts';
import { usePdfPage } from './file/usePdfPage.ts';
import { BlankPage, PageCanvas } from './PageCanvas.tsx';
import { fitWidthScale } from './toolbar/zoom.ts';
import { useElementWidth } from './useElementWidth.ts';

type PdfPreviewProps = { file: Blob; label: string; failed: string };

/** The first page of a file that is there already, as wide as its place. */
export function PdfPreview({ file, label, failed }: PdfPreviewProps) {
  const [opened, setOpened] = useState<OpenedPdf | 'failed'>();
  useEffect(() => {
    let close: (() => void) | undefined;
    let isCurrent = true;
    const open = async () => {
      const pdf = await openPdf(file).catch(() => 'failed' as const);
      if (pdf !== 'failed') close = pdf.close;
      if (isCurrent) setOpened(pdf);
      else close?.();
    };
    void open();
    return () => {
      isCurrent = false;
      close?.();
    };
  }, [file]);
  if (opened === 'failed') return <ErrorState inline message={failed} />;
  return (
    <Box role="region" aria-label={label} sx={frame}>
      {opened ? <FirstPage key={opened.document.fingerprints[0]} pdf={opened} /> : <BlankPage />}
    </Box>
  );
}

function FirstPage({ pdf }: { pdf: OpenedPdf }) {
  const area = useRef<HTMLDivElement>(null);
  const width = useElementWidth(area);
  const page = usePdfPage(pdf.document, 1, true);
  return (
    <Box ref={area} sx={{ position: 'absolute', inset: 0 }}>
      {page === undefined || page === 'broken' || width === 0 ? (
        <BlankPage />
      ) : (
        <PageCanvas
          page={page}
          scale={fitWidthScale(page.getViewport({ scale: 1 }).width, width)}
          TextLayer={pdf.TextLayer}
        />
      )}
    </Box>
  );
}

/** A page in landscape A4. */
const frame = {
  position: 'relative',
  width: '100%',
  maxWidth: 842,
  aspectRatio: '297 / 210',
  overflow: 'clip',
  backgroundColor: '#FFFFFF',
  border: '1px solid',
  borderColor: 'divider',
};

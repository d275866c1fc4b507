import { useEffect, useState } from 'react';
import { Box } from '@mui/material';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { type OpenedPdf, openPdf } from './file/openPdf.ts';
import { usePdfPage } from './file/usePdfPage.ts';
import { BlankPage, PageCanvas } from './PageCanvas.tsx';

type PdfPreviewProps = { file: Blob; label: string; failed: string };

/** The first page of a file that is there already, as wide as its place. */
export function PdfPreview({ file, label, failed }: PdfPreviewProps) {
  const [opened, setOpened] = useState<OpenedPdf | 'failed'>();
  useEffect(() => {
    let close: (() => void) | undefined;
    let isCurrent = true;
    void (async () => {
      try {
        const pdf = await openPdf(file);
        close = pdf.close;
        if (isCurrent) setOpened(pdf);
        else pdf.close();
      } catch {
        setOpened('failed');
      }
    })();
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
  const page = usePdfPage(pdf.document, 1, true);
  if (page === undefined || page === 'broken') return <BlankPage />;
  return <PageCanvas page={page} scale={1} TextLayer={pdf.TextLayer} />;
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

import { useEffect, useRef, useState } from 'react';
import { Box } from '@mui/material';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { type OpenedPdf, openPdf } from './file/openPdf.ts';
import { usePdfPage } from './file/usePdfPage.ts';
import { BlankPage, PageCanvas } from './PageCanvas.tsx';
import { fitWidthScale } from './toolbar/zoom.ts';
import { useElementWidth } from './useElementWidth.ts';

type PdfPreviewProps = { file: Blob; label: string; failed: string };

/** The first page of a file that is there already, as wide as its place. It is opened once its width is known. */
export function PdfPreview({ file, label, failed }: PdfPreviewProps) {
  const area = useRef<HTMLDivElement>(null);
  const width = useElementWidth(area);
  const opened = useOpenedPdf(file, width > 0);
  return (
    <Box ref={area} role="region" aria-label={label} sx={frame}>
      {opened === undefined && <BlankPage />}
      {opened?.pdf === 'failed' && <ErrorState inline message={failed} />}
      {opened && opened.pdf !== 'failed' && (
        <FirstPage key={opened.count} pdf={opened.pdf} width={width} />
      )}
    </Box>
  );
}

type Opened = { pdf: OpenedPdf | 'failed'; count: number };

/** Opens a file. The one before stays, and stays open, until the next is there, so that nothing flickers. */
function useOpenedPdf(file: Blob, isNeeded: boolean): Opened | undefined {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    const open = async () => {
      const pdf = await openPdf(file).catch(() => 'failed' as const);
      if (isCurrent) setOpened((before) => ({ pdf, count: (before?.count ?? 0) + 1 }));
      else if (pdf !== 'failed') pdf.close();
    };
    void open();
    return () => {
      isCurrent = false;
    };
  }, [file, isNeeded]);
  useEffect(
    () => () => {
      if (opened && opened.pdf !== 'failed') opened.pdf.close();
    },
    [opened],
  );
  return opened;
}

function FirstPage({ pdf, width }: { pdf: OpenedPdf; width: number }) {
  const page = usePdfPage(pdf.document, 1, true);
  if (page === undefined || page === 'broken' || width === 0) return <BlankPage />;
  return (
    <PageCanvas
      page={page}
      scale={fitWidthScale(page.getViewport({ scale: 1 }).width, width)}
      TextLayer={pdf.TextLayer}
    />
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

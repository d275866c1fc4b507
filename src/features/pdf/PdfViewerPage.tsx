import { Box } from '@mui/material';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { visuallyHidden } from '../../ui/styles/styles.ts';
import { copy } from './copy.ts';
import { DocumentArea, maxPageWidth, pageStyles } from './DocumentArea.tsx';
import { PdfErrorPage } from './PdfErrorPage.tsx';
import { parsePdfUrl, pdfFileName } from './file/pdfUrl.ts';
import { BlankPage } from './PageCanvas.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { type ReadyPdf, usePdf } from './file/usePdf.ts';
import { PdfViewer } from './PdfViewer.tsx';

/** Shows the PDF whose URL is part of the page's path. */
export default function PdfViewerPage() {
  const url = parsePdfUrl(useLocation().pathname);
  return url === undefined ? (
    <PdfErrorPage reason="invalidUrl" />
  ) : (
    <PdfByUrl key={url} url={url} />
  );
}

function PdfByUrl({ url }: { url: string }) {
  const { state, retry } = usePdf(url);
  if (state.kind === 'failed')
    return <PdfErrorPage reason={state.reason} url={url} onRetry={retry} />;
  return <PdfDocument url={url} pdf={state.kind === 'ready' ? state.pdf : undefined} />;
}

function PdfDocument({ url, pdf }: { url: string; pdf: ReadyPdf | undefined }) {
  const name = pdfFileName(url);
  usePageTitle(name);
  if (pdf) return <PdfViewer pdf={pdf} name={name} url={url} />;
  return (
    <>
      <Toolbar name={name} url={url} />
      <Box role="status" sx={visuallyHidden}>
        {copy.loading}
      </Box>
      <DocumentArea label={name}>
        <Box sx={[pageStyles, firstPage]}>
          <BlankPage />
        </Box>
      </DocumentArea>
    </>
  );
}

/** An A4 page that fills the width. */
const firstPage = { width: '100%', maxWidth: maxPageWidth, aspectRatio: '210 / 297' };

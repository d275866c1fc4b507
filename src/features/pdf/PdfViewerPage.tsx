import { Box } from '@mui/material';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { copy } from './copy.ts';
import { Desk } from './Desk.tsx';
import { Failure } from './Failure.tsx';
import { fileNameOf, pdfAddressOf } from './pdfAddress.ts';
import { BlankSheet } from './Sheet.tsx';
import { Toolbar } from './Toolbar.tsx';
import { type ReadyPdf, usePdf } from './usePdf.ts';
import { Viewer } from './Viewer.tsx';

/** Shows the PDF whose address is part of this page's own. */
export default function PdfViewerPage() {
  const address = pdfAddressOf(useLocation().pathname);
  return address === undefined ? (
    <Failure reason="noAddress" />
  ) : (
    <PdfByAddress key={address} address={address} />
  );
}

function PdfByAddress({ address }: { address: string }) {
  const { state, retry } = usePdf(address);
  if (state.kind === 'failed')
    return <Failure reason={state.reason} address={address} onRetry={retry} />;
  return <Readable address={address} pdf={state.kind === 'ready' ? state.pdf : undefined} />;
}

function Readable({ address, pdf }: { address: string; pdf: ReadyPdf | undefined }) {
  const name = fileNameOf(address);
  usePageTitle(name);
  if (pdf) return <Viewer pdf={pdf} name={name} address={address} />;
  return (
    <>
      <Toolbar name={name} address={address} />
      <Box role="status" sx={visuallyHidden}>
        {copy.loading}
      </Box>
      <Desk label={name}>
        <BlankSheet />
      </Desk>
    </>
  );
}

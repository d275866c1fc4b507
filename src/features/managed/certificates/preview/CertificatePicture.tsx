import { Box, Typography } from '@mui/material';
import type { CertificateDesignInput } from '../../../../../openapi/schema.d.ts';
import { usePreviewCertificateQuery } from '../../../../api/managedCertificates.ts';
import { cachedFile } from '../../../../api/pdfOperation.ts';
import { lazyPart } from '../../../../ui/states/lazyPart.tsx';
import { Notice } from '../../../../ui/states/Notice.tsx';
import { entryErrorText } from '../../../requests/errorText.ts';
import { copy } from '../copy.ts';

const PdfPreview = lazyPart(async () => ({
  default: (await import('../../../pdf/PdfPreview.tsx')).PdfPreview,
}));

type CertificatePictureProps = {
  id: number;
  design: CertificateDesignInput;
  label: string;
  /** The longest name of the tournament if it is left out. */
  name?: 'longest' | 'shortest';
  /** Beside another that says what is wrong. */
  isQuiet?: boolean;
};

/** A certificate as a design draws it; the one before stays until the next is there. */
export function CertificatePicture({ id, design, label, name, isQuiet }: CertificatePictureProps) {
  const { data, error, isFetching } = usePreviewCertificateQuery({
    id,
    body: { kind: 'place', design, ...(name && { name }) },
  });
  const file = data === undefined ? undefined : cachedFile(data);
  return (
    <>
      {error !== undefined && !isQuiet && (
        <Notice severity="error" sx={{ mb: 1.5 }}>
          {entryErrorText(error, copy.design.previewFailed)}
        </Notice>
      )}
      <Box
        aria-busy={isFetching}
        sx={pageStyles}
        style={isFetching && file ? { opacity: 0.6 } : undefined}
      >
        {!file && isFetching && (
          <Typography role="status" variant="body2" sx={{ color: '#3E4F47' }}>
            {copy.design.previewing}
          </Typography>
        )}
        {file && <PdfPreview file={file} label={label} failed={copy.design.previewFailed} />}
      </Box>
    </>
  );
}

const pageStyles = {
  width: '100%',
  maxWidth: 842,
  aspectRatio: '297 / 210',
  display: 'grid',
  alignItems: 'center',
  textAlign: 'center',
  backgroundColor: '#FFFFFF',
  transition: 'opacity 150ms',
};

import { useState } from 'react';
import { Box, Button, Typography } from '@mui/material';
import type { CertificateDesignInput, CertificateTemplate } from '../../../../openapi/schema.d.ts';
import { usePreviewCertificateMutation } from '../../../api/managedCertificates.ts';
import { takeFile } from '../../../api/pdfOperation.ts';
import { useSingleFlight } from '../../../ui/hooks/useSingleFlight.ts';
import { lazyPart } from '../../../ui/states/lazyPart.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { entryErrorText } from '../../requests/errorText.ts';
import { copy } from './copy.ts';

const PdfPreview = lazyPart(async () => ({
  default: (await import('../../pdf/PdfPreview.tsx')).PdfPreview,
}));

type DesignPreviewProps = {
  id: number;
  /** Returns what was typed; undefined if something of it cannot be drawn, which its field then says. */
  toDesign: () => Promise<CertificateDesignInput | undefined>;
  nameOf: (template: CertificateTemplate) => string;
};

/** Draws a certificate with what was typed, before it is saved. */
export function DesignPreview({ id, toDesign, nameOf }: DesignPreviewProps) {
  const [preview] = usePreviewCertificateMutation();
  const [shown, setShown] = useState<{ file: Blob; label: string }>();
  const [failure, setFailure] = useState<string>();
  const { run, busy } = useSingleFlight(async () => {
    const design = await toDesign();
    setFailure(undefined);
    if (design === undefined) return;
    const { data, error } = await preview({ id, body: { kind: 'place', design } });
    if (data === undefined) setFailure(entryErrorText(error, copy.design.previewFailed));
    else
      setShown({
        file: takeFile(data),
        label: copy.design.previewOf(nameOf(design.template)),
      });
  });
  return (
    <Box sx={{ mt: 1.5 }}>
      <Button variant="outlined" loading={busy} loadingPosition="start" onClick={() => void run()}>
        {copy.design.preview}
      </Button>
      <Typography variant="body2" sx={{ my: 1, color: 'text.secondary' }}>
        {copy.design.previewLead}
      </Typography>
      {failure && <Notice severity="error">{failure}</Notice>}
      {shown && (
        <PdfPreview file={shown.file} label={shown.label} failed={copy.design.previewFailed} />
      )}
    </Box>
  );
}

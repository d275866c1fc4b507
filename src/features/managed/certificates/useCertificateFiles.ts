import { useCallback, useState } from 'react';
import type { Certificate, CertificateSummary } from '../../../../openapi/schema.d.ts';
import { useDownloadCertificatesMutation } from '../../../api/managedCertificates.ts';
import { takeFile } from '../../../api/pdfOperation.ts';
import { downloadFile } from '../../../lib/files/downloadFile.ts';
import { useSingleFlight } from '../../../ui/hooks/useSingleFlight.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { entryErrorText } from '../../requests/errorText.ts';
import { copy } from './copy.ts';

/** Returns a name of a file without what a file system does not take. */
const fileName = (text: string): string => text.replaceAll(/[\\/:*?"<>|]+/g, ' ').trim();

/** Downloads a certificate, or a ZIP with a file of each club, one after the other. */
export function useCertificateFiles(id: number) {
  const toast = useToast();
  const [load] = useDownloadCertificatesMutation();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const fail = useCallback(
    (error: unknown) => toast.error(entryErrorText(error, copy.list.downloadFailed)),
    [toast],
  );
  const download = useCallback(
    async (certificate: Certificate) => {
      const { data, error } = await load({ id, certificate: certificate.id });
      if (data === undefined) fail(error);
      else downloadFile(takeFile(data), `${fileName(certificate.name ?? certificate.code)}.pdf`);
    },
    [id, load, fail],
  );
  const all = useSingleFlight(async (clubs: CertificateSummary['clubs']) => {
    const filled = clubs.filter(({ certificates }) => certificates > 0);
    const files: Record<string, Uint8Array> = {};
    for (const [done, { club }] of filled.entries()) {
      setProgress({ done, total: filled.length });
      const { data, error } = await load({ id, club: club.id });
      if (data === undefined) {
        fail(error);
        setProgress(undefined);
        return;
      }
      const bytes = await takeFile(data).arrayBuffer();
      files[`${fileName(club.name)} (${club.id}).pdf`] = new Uint8Array(bytes);
    }
    const { zipSync } = await import('fflate');
    // PDFs are compressed already.
    const zip = zipSync(files, { level: 0 });
    downloadFile(new Blob([zip], { type: 'application/zip' }), 'sertifikat.zip');
    setProgress(undefined);
  });
  return { download, downloadAll: all.run, busy: all.busy, progress };
}

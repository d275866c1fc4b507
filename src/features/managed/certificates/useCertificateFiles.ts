import { useCallback, useState } from 'react';
import { partsOfFile } from '../../../../openapi/certificateFiles.ts';
import type { Certificate, CertificateSummary } from '../../../../openapi/schema.d.ts';
import { useDownloadCertificatesMutation } from '../../../api/managedCertificates.ts';
import { takeFile } from '../../../api/pdfOperation.ts';
import { downloadFile } from '../../../lib/files/downloadFile.ts';
import { nameFile } from '../../../lib/files/nameFile.ts';
import { zipFiles } from '../../../lib/files/zipFiles.ts';
import { useSingleFlight } from '../../../ui/hooks/useSingleFlight.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { entryErrorText } from '../../requests/errorText.ts';
import { copy } from './copy.ts';

type File = CertificateSummary['files'][number];

/** Returns what is asked for one after the other, and how each file is called. */
const toRequests = (file: File) => {
  const { club, kind, certificates } = file;
  const name = club ? `${club.name} (${club.id})` : copy.kinds[kind ?? 'helper'];
  const parts = partsOfFile(certificates);
  return parts.map((part) => ({
    name: nameFile(part === undefined ? name : copy.list.partOf(name, part, parts.length), 'pdf'),
    query: club ? { club: club.id, part } : { kind: kind ?? undefined, without_club: true, part },
  }));
};

/** Downloads a certificate, or a ZIP with a file of each club and of those without one, one after the other. */
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
      else downloadFile(takeFile(data), nameFile(certificate.name ?? certificate.code, 'pdf'));
    },
    [id, load, fail],
  );
  const all = useSingleFlight(async (files: File[]) => {
    const requests = files.flatMap(toRequests);
    const loaded: [name: string, file: Blob][] = [];
    for (const [done, { name, query }] of requests.entries()) {
      setProgress({ done, total: requests.length });
      const { data, error } = await load({ id, ...query });
      if (data === undefined) {
        fail(error);
        setProgress(undefined);
        return;
      }
      loaded.push([name, takeFile(data)]);
    }
    downloadFile(await zipFiles(loaded), 'sertifikat.zip');
    setProgress(undefined);
  });
  return { download, downloadAll: all.run, busy: all.busy, progress };
}

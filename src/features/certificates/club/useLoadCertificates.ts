import { partsOfFile } from '../../../../openapi/certificateFiles.ts';
import { useDownloadClubCertificatesMutation } from '../../../api/certificates.ts';
import { takeFile } from '../../../api/pdfOperation.ts';

type Wanted = {
  id: number;
  /** How many of a tournament have a name that can be printed. */
  printable: number;
  /** One of them, instead of all. */
  certificate?: number | undefined;
};

/** Returns a function that downloads certificates of a tournament, as several files if they are many; it throws what a request threw. */
export function useLoadCertificates() {
  const [load] = useDownloadClubCertificatesMutation();
  return async ({ id, printable, certificate }: Wanted): Promise<Blob[]> => {
    const files: Blob[] = [];
    for (const part of certificate === undefined ? partsOfFile(printable) : [undefined])
      files.push(takeFile(await load({ id, certificate, part }).unwrap()));
    return files;
  };
}

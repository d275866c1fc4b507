import { Box, Card, Typography } from '@mui/material';
import {
  useDownloadOwnCertificateMutation,
  useListOwnCertificatesQuery,
} from '../../../api/certificates.ts';
import { isStatus } from '../../../api/errors.ts';
import { takeFile } from '../../../api/pdfOperation.ts';
import type { Certificate } from '../../../../openapi/schema.d.ts';
import { downloadFile } from '../../../lib/files/downloadFile.ts';
import { SectionHeading } from '../../../ui/page/headings/SectionHeading.tsx';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { entryErrorText } from '../../requests/errorText.ts';
import { LoadedList } from '../../requests/LoadedList.tsx';
import { CertificateRows } from './CertificateRows.tsx';
import { copy } from './copy.ts';

/** The certificates of the signed-in participant, by season. */
export function OwnCertificates() {
  const query = useListOwnCertificatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [load] = useDownloadOwnCertificateMutation();
  const toast = useToast();
  const download = async ({ id, tournament }: Certificate) => {
    const { data, error } = await load({ id });
    if (data === undefined) toast.error(entryErrorText(error, copy.downloadFailed));
    else downloadFile(takeFile(data), `sertifikat-${tournament.date}.pdf`);
  };
  // A backend without certificates.
  if (isStatus(query.error, 404, 405)) return null;
  return (
    <Box component="section" aria-labelledby="own-certificates">
      <SectionHeading id="own-certificates" title={copy.title} />
      <LoadedList query={query} loading={copy.loading} failed={copy.failed}>
        {({ data }) =>
          data.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>{copy.empty}</Typography>
          ) : (
            [...groupBySeason(data)].map(([year, certificates]) => (
              <Card key={year} sx={{ p: { xs: 2, sm: 2.5 }, mb: 2 }}>
                <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
                  {copy.season(year)}
                </Typography>
                <CertificateRows
                  certificates={certificates}
                  onDownload={(certificate) => void download(certificate)}
                />
              </Card>
            ))
          )
        }
      </LoadedList>
    </Box>
  );
}

/** Returns the certificates by the year of their tournament, the latest first. */
const groupBySeason = (certificates: readonly Certificate[]): Map<string, Certificate[]> =>
  Map.groupBy(certificates, ({ tournament }) => tournament.date.slice(0, 4));

import { Box, Button, Card, Container, Typography } from '@mui/material';
import { Link, useSearchParams } from 'react-router-dom';
import { partsOfFile } from '../../../../openapi/certificateFiles.ts';
import type { ClubCertificates } from '../../../../openapi/schema.d.ts';
import {
  useDownloadClubCertificatesMutation,
  useListClubCertificatesQuery,
} from '../../../api/certificates.ts';
import { takeFile } from '../../../api/pdfOperation.ts';
import { formatCalendarDate } from '../../../lib/dates/calendarDate.ts';
import { sortByDay, tournamentState } from '../../../lib/dates/tournamentDay.ts';
import { formatInstant } from '../../../lib/dates/formatLocalTime.ts';
import { downloadFile } from '../../../lib/files/downloadFile.ts';
import { zipFiles } from '../../../lib/files/zipFiles.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { parseId } from '../../../lib/text/parseId.ts';
import { paths } from '../../../paths.ts';
import { WorkHeader } from '../../../ui/page/headings/WorkHeader.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { useSingleFlight } from '../../../ui/hooks/useSingleFlight.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { entryErrorText } from '../../requests/errorText.ts';
import { LoadedList } from '../../requests/LoadedList.tsx';
import { useEventDay } from '../../tournamentDay/useEventDay.ts';
import { CertificateRows } from '../list/CertificateRows.tsx';
import { copy } from './copy.ts';
import { NamesPage } from './NamesPage.tsx';
import { SeasonFiles } from './SeasonFiles.tsx';

/** The tournaments of a club with the names to check and the certificates to download; or the names of one. */
export default function ClubCertificatesPage() {
  const [searchParams] = useSearchParams();
  const id = parseId(searchParams.get('tournament') ?? undefined);
  return id === undefined ? <Tournaments /> : <NamesPage key={id} id={id} />;
}

function Tournaments() {
  usePageTitle(copy.title, copy.lead);
  const today = useEventDay();
  const query = useListClubCertificatesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <WorkHeader
        title={copy.title}
        detail={copy.lead}
        fallback={paths.schoolClubDashboard.href()}
      />
      <Container sx={{ pt: { xs: 2, md: 3 }, pb: 4 }}>
        <LoadedList query={query} loading={copy.loading} failed={copy.failed}>
          {({ data }) =>
            data.tournaments.length === 0 ? (
              <EmptyState message={copy.empty} />
            ) : (
              <>
                <SeasonFiles {...data} />
                {sortByDay(data.tournaments, today).map((tournament) => (
                  <Tournament
                    key={tournament.id}
                    tournament={tournament}
                    certificates={data.certificates.filter(
                      (certificate) => certificate.tournament.id === tournament.id,
                    )}
                  />
                ))}
              </>
            )
          }
        </LoadedList>
      </Container>
    </>
  );
}

type TournamentProps = {
  tournament: ClubCertificates['tournaments'][number];
  certificates: ClubCertificates['certificates'];
};

function Tournament({ tournament, certificates }: TournamentProps) {
  const { id, title, date, confirmed_at: confirmedAt, certificates: count } = tournament;
  const isOver = tournamentState(tournament, useEventDay()) === 'after';
  const printable = certificates.filter(({ state, name }) => state === 'valid' && name !== null);
  const toast = useToast();
  const [load] = useDownloadClubCertificatesMutation();
  const { run, busy } = useSingleFlight(async (certificate?: number) => {
    const parts = certificate === undefined ? partsOfFile(printable.length) : [undefined];
    const files: Blob[] = [];
    for (const part of parts) {
      const { data, error } = await load({ id, certificate, part });
      if (data === undefined) {
        toast.error(entryErrorText(error, copy.downloadFailed));
        return;
      }
      files.push(takeFile(data));
    }
    const name = `sertifikat-${date}`;
    const [first, ...others] = files;
    if (first && others.length === 0) downloadFile(first, `${name}.pdf`);
    else {
      const named = files.map((file, index) => [`${name}-${index + 1}.pdf`, file] as const);
      downloadFile(await zipFiles(named), `${name}.zip`);
    }
  });
  return (
    <Card component="section" aria-label={title} sx={{ p: { xs: 2, sm: 2.5 }, mb: 2 }}>
      <Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {formatCalendarDate(date)}.{' '}
        {confirmedAt === null ? copy.unconfirmed : copy.confirmed(formatInstant(confirmedAt))}{' '}
        {count > 0 && copy.issued(formatNumber(count))}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1.5 }}>
        <Button
          variant={confirmedAt === null && !isOver ? 'contained' : 'outlined'}
          component={Link}
          to={`?tournament=${id}`}
          aria-label={copy.checkNamesOf(title)}
        >
          {copy.checkNames}
        </Button>
        {count > 0 && (
          <Button
            variant="outlined"
            loading={busy}
            aria-label={copy.downloadAllOf(title)}
            onClick={() => void run()}
          >
            {copy.downloadAll}
          </Button>
        )}
      </Box>
      {certificates.length > 0 && (
        <CertificateRows
          hasNames
          certificates={certificates}
          onDownload={(certificate) => void run(certificate.id)}
        />
      )}
    </Card>
  );
}

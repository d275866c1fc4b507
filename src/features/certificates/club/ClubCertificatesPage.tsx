import { Box, Button, Card, Container, Typography } from '@mui/material';
import { Link, useSearchParams } from 'react-router-dom';
import type { ClubCertificates } from '../../../../openapi/schema.d.ts';
import { useListClubCertificatesQuery } from '../../../api/certificates.ts';
import { formatCalendarDate } from '../../../lib/dates/calendarDate.ts';
import { sortByDay, tournamentState } from '../../../lib/dates/tournamentDay.ts';
import { formatInstant } from '../../../lib/dates/formatLocalTime.ts';
import { downloadFile } from '../../../lib/files/downloadFile.ts';
import { nameFile } from '../../../lib/files/nameFile.ts';
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
import { useCurationPackage } from './useCurationPackage.ts';
import { useLoadCertificates } from './useLoadCertificates.ts';

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
  const state = tournamentState(tournament, useEventDay());
  const printable = certificates.filter(
    (each) => each.state === 'valid' && each.name !== null,
  ).length;
  const curation = useCurationPackage(tournament, printable);
  const toast = useToast();
  const load = useLoadCertificates();
  const { run, busy } = useSingleFlight(async (certificate?: number) => {
    try {
      const name = `sertifikat-${date}`;
      const files = await load({ id, printable, certificate });
      const [first, ...others] = files;
      if (first && others.length === 0) downloadFile(first, nameFile(name, 'pdf'));
      else {
        const named = files.map(
          (file, index) => [nameFile(`${name}-${index + 1}`, 'pdf'), file] as const,
        );
        downloadFile(await zipFiles(named), nameFile(name, 'zip'));
      }
    } catch (error) {
      toast.error(entryErrorText(error, copy.downloadFailed));
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
          variant={confirmedAt === null && state !== 'after' ? 'contained' : 'outlined'}
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
        {(state !== 'before' || count > 0) && (
          <Button
            variant="outlined"
            loading={curation.busy}
            aria-label={copy.curation.downloadOf(title)}
            onClick={curation.download}
          >
            {copy.curation.download}
          </Button>
        )}
      </Box>
      <Typography variant="body2" role="status">
        {curation.progress &&
          copy.curation.progress(
            formatNumber(curation.progress.done),
            formatNumber(curation.progress.total),
          )}
      </Typography>
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

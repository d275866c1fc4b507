import { Container, Stack } from '@mui/material';
import { useParams } from 'react-router-dom';
import {
  useGetCertificateDesignQuery,
  useGetCertificateSummaryQuery,
} from '../../../api/managedCertificates.ts';
import { useGetManagedTournamentQuery } from '../../../api/managedTournaments.ts';
import { parseId } from '../../../lib/text/parseId.ts';
import { organiserPaths } from '../../../paths.ts';
import { WorkHeader } from '../../../ui/page/headings/WorkHeader.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { LoadedList } from '../../requests/LoadedList.tsx';
import { CertificateList } from './CertificateList.tsx';
import { copy } from './copy.ts';
import { DesignForm } from './DesignForm.tsx';
import { IssueSection } from './IssueSection.tsx';

/** The certificates of a tournament: how they look, who gets one, and those that are issued. */
export default function CertificatesPage() {
  usePageTitle(copy.title);
  const id = parseId(useParams().id) ?? 0;
  const tournament = useGetManagedTournamentQuery({ id }).currentData?.data;
  const summary = useGetCertificateSummaryQuery({ id }, { refetchOnMountOrArgChange: true });
  const design = useGetCertificateDesignQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <>
      <WorkHeader
        title={copy.title}
        detail={tournament?.title}
        fallback={organiserPaths.tournament.href({ id })}
      />
      <Container sx={{ pt: { xs: 2, md: 3 }, pb: 4 }}>
        <Stack useFlexGap spacing={{ xs: 3, md: 4 }}>
          <LoadedList query={summary} loading={copy.loading} failed={copy.failed}>
            {({ data }) => (
              <>
                <IssueSection id={id} summary={data} />
                <LoadedList query={design} loading={copy.loading} failed={copy.failed}>
                  {(loaded) => <DesignForm key={id} id={id} design={loaded.data} />}
                </LoadedList>
                <CertificateList id={id} files={data.files} />
              </>
            )}
          </LoadedList>
        </Stack>
      </Container>
    </>
  );
}

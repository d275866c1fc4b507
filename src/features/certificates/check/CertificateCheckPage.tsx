import type { ReactNode } from 'react';
import { Box, Button, Container, Skeleton, Typography } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import { useGetCertificateQuery } from '../../../api/certificateCheck.ts';
import { isStatus } from '../../../api/errors.ts';
import { paths } from '../../../paths.ts';
import { BackButton } from '../../../ui/page/BackButton.tsx';
import { CompactHeading } from '../../../ui/page/headings/PageHeading.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { CertificateFacts, CertificateStatus } from './CertificateFacts.tsx';
import { findCodeProblem, printCertificateCode, readCertificateCode } from './certificateCode.ts';
import { CertificateCodeForm } from './CertificateCodeForm.tsx';
import { copy } from './copy.ts';
import { NameCheck } from './NameCheck.tsx';

/** What a certificate proves, for whoever has its code: without an account. */
export default function CertificateCheckPage() {
  const { code: typed } = useParams();
  if (typed === undefined) return <FindCertificate />;
  const code = readCertificateCode(typed);
  const problem = findCodeProblem(code);
  if (problem === undefined) return <CertificateOf key={code} code={code} />;
  return <UnknownCode typed={typed} title={copy.unknown.incomplete} message={problem} />;
}

function FindCertificate() {
  usePageTitle(copy.title, copy.lead);
  return (
    <Page title={copy.title} lead={copy.lead} fallback={paths.home.href()}>
      <CertificateCodeForm />
      <Box component="section" aria-labelledby="about-check">
        <Typography id="about-check" variant="h5" component="h2">
          {copy.about.title}
        </Typography>
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
          {copy.about.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Box>
      </Box>
    </Page>
  );
}

function CertificateOf({ code }: { code: string }) {
  const { currentData, error, isFetching, refetch } = useGetCertificateQuery({ code });
  usePageTitle(copy.pageTitle(printCertificateCode(code)), copy.summary);
  if (!isFetching && isStatus(error, 404))
    return (
      <UnknownCode
        typed={printCertificateCode(code)}
        title={copy.unknown.title}
        message={copy.unknown.message}
      />
    );
  const certificate = currentData?.data;
  return (
    <Page title={copy.title} lead={copy.leadOfCode} fallback={paths.certificateCheck.href()}>
      {certificate ? (
        <>
          <CertificateStatus certificate={certificate} />
          <CertificateFacts certificate={certificate} />
          <NameCheck code={certificate.code} state={certificate.state} />
          <Button variant="text" component={Link} to={paths.certificateCheck.href()}>
            {copy.other}
          </Button>
        </>
      ) : isFetching ? (
        <Skeleton role="status" aria-label={copy.loading} variant="rounded" height={480} />
      ) : (
        <ErrorState message={copy.failed} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

type UnknownCodeProps = { typed: string; title: string; message: string };

function UnknownCode({ typed, title, message }: UnknownCodeProps) {
  usePageTitle(copy.title, copy.lead);
  return (
    <Page title={copy.title} lead={copy.lead} fallback={paths.certificateCheck.href()}>
      <Notice severity="error">
        <strong>{title}.</strong> {message}
      </Notice>
      <CertificateCodeForm key={typed} typed={typed} />
    </Page>
  );
}

type PageProps = { title: string; lead: string; fallback: string; children: ReactNode };

function Page({ title, lead, fallback, children }: PageProps) {
  return (
    <>
      <CompactHeading title={title} lead={lead} back={<BackButton fallback={fallback} />} />
      <Container sx={content}>{children}</Container>
    </>
  );
}

const content = {
  pt: { xs: 2, md: 4 },
  pb: { xs: 4, md: 6 },
  '& > *': { maxWidth: '46rem' },
  '& > * + *': { mt: { xs: 2.5, md: 3.5 } },
};

import { Button, Container, Stack } from '@mui/material';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Link } from 'react-router-dom';
import type { AccountKind } from '../../../openapi/types.ts';
import { paths } from '../../paths.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { copy } from './copy.ts';
import { SessionsSection } from './SessionsSection.tsx';

const backTo = {
  participant: { href: paths.profile.href(), label: copy.page.toProfile },
  club: { href: paths.schoolClubDashboard.href(), label: copy.page.toDashboard },
};

/** What the owner of an account of either kind does about its password and its sessions. */
export function SecurityScreen({ kind }: { kind: AccountKind }) {
  usePageTitle(copy.page.title, copy.page.summary);
  const { href, label } = backTo[kind];
  return (
    <>
      <PageHeading
        eyebrow={copy.page[kind]}
        title={copy.page.title}
        lead={copy.page.lead}
        back={
          <Button component={Link} to={href} color="inherit" startIcon={<ArrowBackIcon />}>
            {label}
          </Button>
        }
      />
      <Container sx={{ py: { xs: 4, md: 6 } }}>
        <Stack spacing={{ xs: 5, md: 7 }}>
          <ChangePasswordForm kind={kind} />
          <SessionsSection kind={kind} />
        </Stack>
      </Container>
    </>
  );
}

import { Button, Container, Stack } from '@mui/material';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Link, useMatch } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { copy } from './copy.ts';
import { DeleteAccountSection } from './DeleteAccountSection.tsx';
import { OwnershipTransferSection } from './OwnershipTransferSection.tsx';
import { PublicViewSection } from './PublicViewSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

const backTo = {
  participant: { href: paths.profile.href(), label: copy.page.toProfile },
  club: { href: paths.schoolClubDashboard.href(), label: copy.page.toDashboard },
};

/** Password and sessions of an account; the URL tells whether of a participant or of a club. */
export default function SecurityPage() {
  const kind = useMatch(paths.schoolClubSecurity.pattern) ? 'club' : 'participant';
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
          {kind === 'club' && <PublicViewSection />}
          {kind === 'club' ? <OwnershipTransferSection /> : <DeleteAccountSection />}
        </Stack>
      </Container>
    </>
  );
}

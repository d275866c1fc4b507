import { Container, Stack } from '@mui/material';
import { useMatch } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { WorkHeader } from '../../../ui/page/WorkHeader.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { copy } from './copy.ts';
import { DeleteAccountSection } from './DeleteAccountSection.tsx';
import { OwnershipTransferSection } from './OwnershipTransferSection.tsx';
import { PublicViewSection } from './PublicViewSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

const accountPages = {
  participant: paths.profile.href(),
  club: paths.schoolClubDashboard.href(),
};

/** Password and sessions of an account; the URL tells whether of a participant or of a club. */
export default function SecurityPage() {
  const kind = useMatch(paths.schoolClubSecurity.pattern) ? 'club' : 'participant';
  usePageTitle(copy.page.title, copy.page.summary);
  return (
    <>
      <WorkHeader title={copy.page.title} detail={copy.page.lead} fallback={accountPages[kind]} />
      <Container sx={{ py: { xs: 3, md: 4 } }}>
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

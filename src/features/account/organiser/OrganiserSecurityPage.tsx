import { Container, Stack } from '@mui/material';
import { paths } from '../../../paths.ts';
import { useOrganiser } from '../../../session/useSession.ts';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { WorkHeader } from '../../../ui/page/WorkHeader.tsx';
import { ChangePasswordForm } from '../security/ChangePasswordForm.tsx';
import { copy } from '../security/copy.ts';
import { SessionsSection } from '../security/SessionsSection.tsx';

/** Password and sessions of the signed-in organiser. */
export default function OrganiserSecurityPage() {
  usePageTitle(copy.page.title, copy.page.summary);
  const organiser = useOrganiser();
  return (
    <>
      <WorkHeader
        title={copy.page.title}
        detail={organiser?.email}
        fallback={paths.organiser.href()}
      />
      <Container sx={{ py: { xs: 3, md: 5 } }}>
        <Stack spacing={{ xs: 5, md: 7 }}>
          <ChangePasswordForm kind="organiser" />
          <SessionsSection kind="organiser" />
        </Stack>
      </Container>
    </>
  );
}

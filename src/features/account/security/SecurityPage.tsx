import { useMatch } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { SecurityLayout } from '../SecurityLayout.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { DeleteAccountSection } from './DeleteAccountSection.tsx';
import { OwnershipTransferSection } from './OwnershipTransferSection.tsx';
import { PublicViewSection } from './PublicViewSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

/** Password and sessions of an account; the URL tells whether of a participant or of a club. */
export default function SecurityPage() {
  return useMatch(paths.schoolClubSecurity.pattern) ? (
    <SecurityLayout
      kind="club"
      fallback={paths.schoolClubDashboard.href()}
      first={
        <>
          <ChangePasswordForm kind="club" />
          <SessionsSection kind="club" />
        </>
      }
      second={<PublicViewSection />}
      below={<OwnershipTransferSection />}
    />
  ) : (
    <SecurityLayout
      kind="participant"
      fallback={paths.profile.href()}
      first={<ChangePasswordForm kind="participant" />}
      second={
        <>
          <SessionsSection kind="participant" />
          <DeleteAccountSection />
        </>
      }
    />
  );
}

import { paths } from '../../../paths.ts';
import { useOrganiser } from '../../../session/useSession.ts';
import { ChangePasswordForm } from '../security/ChangePasswordForm.tsx';
import { SessionsSection } from '../security/SessionsSection.tsx';
import { SecurityLayout } from '../SecurityLayout.tsx';

/** Password and sessions of the signed-in organiser. */
export default function OrganiserSecurityPage() {
  return (
    <SecurityLayout
      kind="organiser"
      detail={useOrganiser()?.email}
      fallback={paths.organiser.href()}
      first={<ChangePasswordForm kind="organiser" />}
      second={<SessionsSection kind="organiser" />}
    />
  );
}

import { copy as accountCopy } from '../copy.ts';
import { copy } from './copy.ts';
import { ResetRequestScreen } from './ResetRequestScreen.tsx';

export default function ClubForgotPasswordPage() {
  return (
    <ResetRequestScreen kind="club" board={accountCopy.clubBoard} lead={copy.request.lead.club} />
  );
}

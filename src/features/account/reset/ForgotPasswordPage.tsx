import { copy as accountCopy } from '../copy.ts';
import { copy } from './copy.ts';
import { ResetRequestScreen } from './ResetRequestScreen.tsx';

export default function ForgotPasswordPage() {
  return (
    <ResetRequestScreen
      kind="participant"
      board={accountCopy.participantBoard}
      lead={copy.request.lead.participant}
    />
  );
}

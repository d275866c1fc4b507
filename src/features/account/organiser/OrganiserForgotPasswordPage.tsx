import { ResetRequestScreen } from '../reset/ResetRequestScreen.tsx';
import { copy } from './copy.ts';

export default function OrganiserForgotPasswordPage() {
  return <ResetRequestScreen kind="organiser" board={copy.board} lead={copy.forgotten.lead} />;
}

import { ResetRequestScreen } from './ResetRequestScreen.tsx';

export default function ForgotPasswordPage() {
  return <ResetRequestScreen kind="participant" />;
}

import { ResetRequestScreen } from './ResetRequestScreen.tsx';

export default function ClubForgotPasswordPage() {
  return <ResetRequestScreen kind="club" />;
}

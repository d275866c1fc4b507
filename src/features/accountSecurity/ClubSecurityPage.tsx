import { SecurityScreen } from './SecurityScreen.tsx';

export default function ClubSecurityPage() {
  return <SecurityScreen kind="club" />;
}

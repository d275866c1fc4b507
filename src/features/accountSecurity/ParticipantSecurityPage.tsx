import { SecurityScreen } from './SecurityScreen.tsx';

export default function ParticipantSecurityPage() {
  return <SecurityScreen kind="participant" />;
}

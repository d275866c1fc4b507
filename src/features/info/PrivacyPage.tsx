import { copy } from './privacy/copy.ts';
import { TextPage } from './TextPage.tsx';

export default function PrivacyPage() {
  return <TextPage {...copy} />;
}

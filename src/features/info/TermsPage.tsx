import { copy } from './terms/copy.ts';
import { TextPage } from './TextPage.tsx';

export default function TermsPage() {
  return <TextPage {...copy} />;
}

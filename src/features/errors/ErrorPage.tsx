import { paths } from '../../paths.ts';
import { useStepBack } from '../../ui/useStepBack.ts';
import { ErrorMessage } from './ErrorMessage.tsx';

/** The page at /error. Whoever was sent here tries again by going back to where they were. */
export default function ErrorPage() {
  return <ErrorMessage onRetry={useStepBack(paths.home.href())} />;
}

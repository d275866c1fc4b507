import { paths } from '../../paths.ts';
import { useGoBack } from '../../ui/page/useGoBack.ts';
import { ErrorMessage } from './ErrorMessage.tsx';

/** The page at /error. Its retry button goes back to the previous page. */
export default function ErrorPage() {
  return <ErrorMessage onRetry={useGoBack(paths.home.href())} />;
}

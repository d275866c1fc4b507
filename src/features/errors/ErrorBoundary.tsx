import { Container } from '@mui/material';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { ErrorMessage } from './ErrorMessage.tsx';
import NotFoundPage from './NotFoundPage.tsx';
import { ConnectionError } from './ConnectionError.tsx';
import { useReload } from './useReload.ts';

/**
 * Shown instead of a page that threw an error, or whose code could not be loaded. The cause is only
 * in the console.
 */
export function ErrorBoundary() {
  const error = useRouteError();
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Container maxWidth="md" sx={{ py: { xs: 6, md: 10 } }}>
      {isNotFound ? <NotFoundPage /> : <PageError error={error} />}
    </Container>
  );
}

function PageError({ error }: { error: unknown }) {
  const { reload, isBusy, isUnreachable } = useReload(useWasShownBefore(error));
  const Message = isUnreachable ? ConnectionError : ErrorMessage;
  return <Message isRetrying={isBusy} onRetry={() => void reload()} />;
}

/** The key of the history entry at which each error was first shown. */
const firstLocationKeys = new WeakMap<object, string>();

/**
 * Whether the same error was already shown at another history entry. The router caches the error of
 * a page whose code could not be loaded and never retries it, so only a reload can show that page.
 */
function useWasShownBefore(error: unknown): boolean {
  const { key } = useLocation();
  if (typeof error !== 'object' || error === null) return false;
  const first = firstLocationKeys.get(error);
  if (first === undefined) firstLocationKeys.set(error, key);
  return first !== undefined && first !== key;
}

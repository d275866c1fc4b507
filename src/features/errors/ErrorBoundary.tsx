import { Container } from '@mui/material';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { ErrorMessage } from './ErrorMessage.tsx';
import NotFoundPage from './NotFoundPage.tsx';
import { NoConnection } from './NoConnection.tsx';
import { useReload } from './useReload.ts';

/**
 * Shown in place of a page that threw, or whose code did not arrive. Says nothing of the cause; the
 * console has it.
 */
export function ErrorBoundary() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Container maxWidth="md" sx={{ py: { xs: 6, md: 10 } }}>
      {missing ? <NotFoundPage /> : <Failed error={error} />}
    </Container>
  );
}

function Failed({ error }: { error: unknown }) {
  const { reload, busy, unreachable } = useReload(useMetBefore(error));
  const Shown = unreachable ? NoConnection : ErrorMessage;
  return <Shown retrying={busy} onRetry={() => void reload()} />;
}

/** The entry of history at which each error was first met. */
const firstMet = new WeakMap<object, string>();

/**
 * Whether this very error already stood at an earlier visit. The router remembers code that once
 * did not arrive and never asks for it again, so that only a fresh program can show such a page.
 */
function useMetBefore(error: unknown): boolean {
  const { key } = useLocation();
  if (typeof error !== 'object' || error === null) return false;
  const first = firstMet.get(error);
  if (first === undefined) firstMet.set(error, key);
  return first !== undefined && first !== key;
}

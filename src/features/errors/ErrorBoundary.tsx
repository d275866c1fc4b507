import { Container } from '@mui/material';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ErrorMessage } from './ErrorMessage.tsx';
import NotFoundPage from './NotFoundPage.tsx';

/** Shown in place of a page that threw, or whose code did not arrive. Says nothing of the cause; the console has it. */
export function ErrorBoundary() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Container maxWidth="md" sx={{ py: { xs: 6, md: 10 } }}>
      {missing ? <NotFoundPage /> : <ErrorMessage onRetry={() => window.location.reload()} />}
    </Container>
  );
}

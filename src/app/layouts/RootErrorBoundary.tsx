import { ErrorBoundary } from '../../features/errors/ErrorBoundary.tsx';
import { PlainLayout } from './PlainLayout.tsx';

/**
 * The error boundary of the root route: what it catches may be the layout itself, so it brings its
 * own.
 */
export function RootErrorBoundary() {
  return (
    <PlainLayout>
      <ErrorBoundary />
    </PlainLayout>
  );
}

import { ErrorBoundary } from '../../features/errors/ErrorBoundary.tsx';
import { PlainLayout } from './PlainLayout.tsx';

/**
 * The error boundary of the root route. The error may come from the layout, so it renders a layout
 * itself.
 */
export function RootErrorBoundary() {
  return (
    <PlainLayout>
      <ErrorBoundary />
    </PlainLayout>
  );
}

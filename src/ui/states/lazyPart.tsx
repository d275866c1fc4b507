import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Box } from '@mui/material';
import { copy } from '../copy.ts';
import { ErrorState } from './ErrorState.tsx';

const loading = new Set<Promise<unknown>>();

/** Resolves when the code that was being imported is there; undefined if none was. */
export const partsLoaded = (): Promise<unknown> | undefined =>
  loading.size === 0 ? undefined : Promise.allSettled(loading);

/**
 * Returns a component with code of its own, which `load` imports when it is rendered first. It shows
 * `fallback` until then. If the code cannot be loaded it says so, with a button to try again; other
 * errors are those of the error boundary around it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback?: ReactNode,
): ComponentType<Props> {
  let loadError: unknown;
  const create = () =>
    lazy(() => {
      const loaded = load().catch((error: unknown) => {
        loadError = error;
        throw error;
      });
      loading.add(loaded);
      const end = () => loading.delete(loaded);
      loaded.then(end, end);
      return loaded;
    }) as ComponentType<Props>;
  let Part = create();

  return class LazyPart extends Component<Props, { error?: unknown }> {
    override state: { error?: unknown } = {};
    static getDerivedStateFromError = (error: unknown) => ({ error });
    retry = () => {
      // React keeps the failure of a lazy component for ever.
      Part = create();
      this.setState({ error: undefined });
    };
    override render() {
      const { error } = this.state;
      if (error === undefined)
        return (
          <Suspense fallback={fallback}>
            <Part {...this.props} />
          </Suspense>
        );
      if (error !== loadError) throw error;
      return (
        <Box sx={{ p: 2 }}>
          <ErrorState inline message={copy.loadFailed} onRetry={this.retry} />
        </Box>
      );
    }
  };
}

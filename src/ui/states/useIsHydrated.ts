import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Whether React has hydrated this part of the page; false while the server renders it. What is
 * typed into a field before would be lost.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

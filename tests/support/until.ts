import { act } from '@testing-library/react';

/**
 * Waits until `holds` returns true, by the real clock alone: for tests that have stopped the timers
 * with which `waitFor` asks again.
 */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds())
    await act(
      () =>
        new Promise((resolve) => {
          setImmediate(resolve);
        }),
    );
}

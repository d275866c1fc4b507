import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';

const unmounts: (() => void)[] = [];

/** Renders an element into a container of its own in the document, until `cleanup`. */
export function render(element: ReactNode): void {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  flushSync(() => root.render(element));
  unmounts.push(() => {
    flushSync(() => root.unmount());
    container.remove();
  });
}

/** Unmounts what was rendered. */
export function cleanup(): void {
  for (const unmount of unmounts.splice(0)) unmount();
}

/** Waits until React has done the work that it has scheduled. */
export async function settle(): Promise<void> {
  // React schedules its work by setImmediate; the work can schedule more.
  for (let round = 0; round < 2; round++)
    await new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
}

/**
 * Runs an action and waits until React has rendered what it changed. React's own `act` exists in
 * its development build only.
 */
export async function act(action: () => unknown): Promise<void> {
  await action();
  await settle();
}

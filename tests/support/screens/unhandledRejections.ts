import { onTestFinished } from 'vitest';

/**
 * For the rest of a test, a promise that nothing handles is an event of the window, as in browsers: jsdom
 * sends none. Returns the errors.
 */
export function reportRejections(): unknown[] {
  const errors: unknown[] = [];
  const others = process.listeners('unhandledRejection');
  const report = (reason: unknown) => {
    errors.push(reason);
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  };
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', report);
  onTestFinished(() => {
    process.removeListener('unhandledRejection', report);
    for (const listener of others) process.on('unhandledRejection', listener);
  });
  return errors;
}

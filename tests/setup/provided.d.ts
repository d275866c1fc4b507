import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** WebSocket URL of the Chromium that all test files share. */
    chromiumEndpoint: string;
    /** Origin of the running product that all test files share. */
    productUrl: string;
  }
}

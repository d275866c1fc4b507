import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder as the product's first start leaves it, to be copied. */
    filledFolder: string;
  }
}

/**
 * Whether this browser, or worker, lacks a function that polyfills.ts adds: Chrome before 120, Firefox
 * before 121, Safari before 17.4. The others came with one of these.
 */
export const lacksFunctions = !(
  'with' in Array.prototype &&
  'groupBy' in Map &&
  'isWellFormed' in String.prototype &&
  'withResolvers' in Promise &&
  'canParse' in URL
);

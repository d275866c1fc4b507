/**
 * Whether this browser, or worker, began without a function that polyfills.ts adds: Chrome before 120,
 * Firefox before 121, Safari before 17.4.
 */
export const lacksFunctions = !(
  ['toReversed', 'toSorted', 'toSpliced', 'with'].every((name) => name in Array.prototype) &&
  'groupBy' in Object &&
  'groupBy' in Map &&
  'isWellFormed' in String.prototype &&
  'withResolvers' in Promise &&
  'canParse' in URL
);

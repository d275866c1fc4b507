import type { Plugin } from 'vite';

const infiniteQuery: [RegExp, string] = [
  /(?<!function )\bisInfiniteQueryDefinition\([\w.[\]]+\)/g,
  'false',
];
const removeFunction = (name: string): [RegExp, string] => [
  new RegExp(String.raw`^(\t*)function ${name}\([^]*?\n\1\}$`, 'm'),
  `function ${name}() {}`,
];

/** By file of RTK Query's: what the application does not use of it, with what takes its place. */
const replacements: Record<string, [RegExp, string][]> = {
  'rtk-query.modern.mjs': [
    infiniteQuery,
    [/isQuery && "infiniteQueryOptions" in endpointDefinition/, 'false'],
    removeFunction('buildInfiniteQuerySelector'),
    // Validation by schemas.
    [/\b\w*[sS]chema && !shouldSkip\(\w+, "\w+"\)/g, 'false'],
  ],
  'rtk-query-react.modern.mjs': [infiniteQuery, removeFunction('buildInfiniteQueryHooks')],
};

/**
 * Vite plugin: leaves out RTK Query's infinite queries and its validation by schemas, which nothing
 * uses. Fails the build if RTK Query has changed.
 */
export function queryWithoutUnused(): Plugin {
  return {
    name: 'query-without-unused',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /@reduxjs\/toolkit\/dist\/query\/.*\.modern\.mjs$/ },
      handler(code, id) {
        let left = code;
        for (const [text, replacement] of replacements[id.split('/').at(-1) ?? ''] ?? []) {
          const before = left;
          left = left.replace(text, replacement);
          if (left === before) this.error(`RTK Query has no ${String(text)} any more.`);
        }
        return left;
      },
    },
  };
}

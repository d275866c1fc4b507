import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Functions of react-router's that the application cannot reach, with what takes their place. The
 * router keeps them because its methods refer to them. They are a third of it.
 */
const replacedFunctions: Record<string, string> = {
  // Actions, fetchers and submitted forms: requests are RTK Query's.
  handleAction: '() {}',
  fetch2: '() {}',
  getFetcher: '() {}',
  resetFetcher: '() {}',
  deleteFetcher: '() {}',
  queueFetcherForDeletion: '() {}',
  updateFetcherState: '() {}',
  setFetcherError: '() {}',
  getUpdatedActionData: '() {}',
  getUpdatedRevalidatingFetchers: '() {}',
  markFetchRedirectsDone: '() {}',
  abortStaleFetchLoads: '() {}',
  abortFetcher: '() {}',
  interruptActiveLoads: '() { isRevalidationRequired = true; }',
  normalizeNavigateOptions: '(isFetcher, path) { return { path }; }',
  isSubmissionNavigation: '() {}',
  isMutationMethod: '() { return false; }',
  getSubmissionFromNavigation: '() {}',
  getActionDataForCommit: '() { return {}; }',
  convertFormDataToSearchParams: '() {}',
  // Blockers of a navigation.
  shouldBlockNavigation: '() {}',
  updateBlocker: '() {}',
  getBlocker: '() {}',
  deleteBlocker: '() {}',
  // Routes that are added later.
  checkFogOfWar: '() { return { active: false, matches: null }; }',
  discoverRoutes: '() {}',
  patchRoutes: '() {}',
  _internalSetRoutes: '() {}',
  // The scroll position, which useScrollToTop keeps.
  enableScrollRestoration: '() {}',
  saveScrollPosition: '() {}',
  getSavedScrollPosition: '() { return null; }',
  // View transitions.
  restoreAppliedTransitions: '() {}',
  persistAppliedTransitions: '() {}',
  useViewTransitionState: '() { return false; }',
  // Instrumentation, and routes with single properties that are lazy.
  getRouteInstrumentationUpdates: '() {}',
  instrumentClientSideRouter: '() {}',
  // The framework mode of react-router, and that of React Server Components.
  usePrefetchBehavior: '(prefetch, props) { return [false, undefined, {}]; }',
  PrefetchPageLinks: '() {}',
  RSCErrorHandler: '({ children }) { return children; }',
  parseHydrationData: '() {}',
  DefaultErrorComponent: '() {}',
};

/** First lines of statements that only these functions need; they end where the indentation does. */
const removedStatements = [
  // Warnings, which the development build gives; that about a broken URL stays.
  'warning\\((?!\\n +false,\\n +`The URL path)',
  'warnOnce\\(',
  'if \\(blockerKey(?: && delta != null)?\\) \\{',
  'if \\(init\\.instrumentations\\) \\{',
  // View transitions.
  'if \\(pendingAction === "POP" /\\* Pop \\*/ && !isUninterruptedRevalidation && location',
  'if \\(reactDomFlushSyncImpl && flushSync\\) \\{\\n +reactDomFlushSyncImpl\\(\\(\\) => \\{',
  'if \\(transition\\) \\{\\n +renderDfd\\?\\.resolve\\(\\);\\n +transition\\.skipTransition.*\\n +setInt',
  'React3\\.useEffect\\(\\(\\) => \\{\\n +if \\((?:vtContext|renderDfd|!vtContext)\\b',
  // Fetchers, and routes with single properties that are lazy.
  'fetchLoadMatches\\.forEach\\(\\(f, key\\) => \\{',
  'revalidatingFetchers\\.forEach\\(\\(rf\\) => \\{',
  'for \\(let key of lazyKeys\\) \\{',
];

/** Expressions with their values. */
const knownValues: [RegExp, string][] = [
  [/(?:opts && opts\.submission && )?isMutationMethod\([\w.]+\)/g, 'false'],
  [/\binit\.(?:patchRoutesOnNavigation|dataStrategy|hydrationData)\b/g, '(void 0)'],
];

/**
 * Vite plugin: takes react-router's production build, which its package.json does not offer, without
 * what the application does not use. It leaves out the names for React's developer tools, because
 * assigning them keeps components that nothing uses. Fails the build if react-router has changed.
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: ['dom-export', 'index'].map((name) => ({
          find: name === 'index' ? /^react-router$/ : /^react-router\/dom$/,
          replacement: resolve('node_modules/react-router/dist/production', `${name}.mjs`),
        })),
      },
    }),
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler(code) {
        return (code.includes('function createRouter(') ? removeUnused(code) : code)
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(
            / = (React\d*\.(?:createContext|forwardRef|memo)\()/g,
            ' = /* @__PURE__ */ $1',
          );
      },
    },
  };
}

function removeUnused(code: string): string {
  let left = code;
  for (const [name, replacement] of Object.entries(replacedFunctions)) {
    const declaration = new RegExp(String.raw`^( *)(async )?function ${name}\([^]*?\n\1\}$`, 'm');
    if (!declaration.test(left)) throw new Error(`react-router has no function ${name} any more.`);
    left = left.replace(declaration, () => `function ${name}${replacement}`);
  }
  for (const start of removedStatements) {
    const oneLine = String.raw`[^\n]*\);$`;
    const lastLine = String.raw`\}, \[\n[^\]]*\]\);|[})][^\n{[]*(?:\[[^\]\n]*\]\);)?`;
    const statement = new RegExp(
      String.raw`^( *)${start}(?:${oneLine}|[^]*?\n\1(?:${lastLine})$)`,
      'gm',
    );
    if (!statement.test(left)) throw new Error(`react-router has no ${start} any more.`);
    left = left.replaceAll(statement, '');
  }
  for (const [expression, value] of knownValues) left = left.replaceAll(expression, value);
  return left;
}

import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import {
  addGridStylesByScript,
  brandPage,
  nameRouteModules,
  precompress,
  startAfterPaint,
  stampSources,
} from './scripts/clientBuild.ts';
import { productionRouter } from './scripts/routerBuild.ts';
import { queryWithoutUnused } from './scripts/queryBuild.ts';
import { demoDatabase, yamlModules } from './scripts/demoBuild.ts';
import { withoutUnusedParts } from './scripts/unusedParts.ts';
import { foldRuntime, keepModules } from './scripts/scriptFiles.ts';
import { serviceWorker, webManifest } from './scripts/serviceWorkerBuild.ts';
import { brand } from './src/brand.ts';

const backend = `http://127.0.0.1:${process.env.BACKEND_PORT ?? '3001'}`;

// Screen tests use the production builds of React and Emotion, which take half the CPU time of the
// development builds. It is this variable that decides which builds Vitest resolves.
if (process.env.VITEST) process.env.NODE_ENV = 'production';

const common = {
  env: { NODE_ENV: 'test' },
  // Files of one worker share modules: importing them again costs more than most tests. A module
  // must not keep state between tests, and a file restores its spies.
  isolate: false,
  execArgv: ['--import', new URL('server/node/resolveDrizzle.ts', import.meta.url).href],
  retry: 0,
  hookTimeout: 60_000,
  testTimeout: 30_000,
};

const screens = {
  ...common,
  globalSetup: ['tests/setup/database.ts'],
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
  setupFiles: ['tests/setup/screens.ts'],
};

/** What differs where the page itself is the server; docs/architecture.md tells why. */
const demo = {
  // Relative, so that the folder with the files may be put anywhere.
  base: './',
  plugins: [react(), brandPage(brand), yamlModules(), demoDatabase(), msw({ mode: 'worker-only' })],
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
  worker: { format: 'es' as const, plugins: () => [yamlModules(), demoDatabase()] },
  // Neither may be rewritten: one looks for its files beside itself, the other is found only when
  // the worker starts.
  optimizeDeps: {
    exclude: ['@electric-sql/pglite'],
    entries: ['index.html', 'src/mocks/host/openBackend.ts'],
  },
  build: { outDir: 'dist-demo' },
};

const mui = (...names: string[]) => String.raw`@mui.material.(${names.join('|')})[\\/]`;
const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'));

/** What pages with a field need: few of the public pages have any. */
const fieldModules = anyOf(
  mui('InputBase', 'OutlinedInput', 'FormControl', 'InputLabel', 'FormLabel', 'FormHelperText'),
  mui('InputAdornment', 'TextareaAutosize'),
  'src.ui.(SearchField|useListParams)|lib.listParams',
);

/** What the forms of accounts need besides, that for signing in too. */
const accountModules = anyOf(
  'src.ui.(TextInput|PasswordInput|SubmitButton|FormError)|icons-material.Visibility',
  'src.features.account.(?!security|reset|organiser)',
  mui('Link'),
);

/** What longer forms need besides. */
const formModules = anyOf(
  'node_modules.react-hook-form',
  'src.ui.(FormField|PasswordField|showFieldErrors)',
  'openapi.limits|lib.(normalizePin|isPin)',
);

/** What is needed when a menu, a dialog or a toast opens. */
const overlayModules = anyOf(
  mui('Dialog(Actions|Content|ContentText|Title)?', 'Menu(List|Item)?', 'List(ItemIcon)?'),
  mui('Popover', 'Modal', 'Backdrop', 'Fade', 'Grow', 'Portal', 'Unstable_TrapFocus'),
  'src.ui.(Confirm|Message|Step)Dialog',
);

/** What pages with ranks need. */
const rankingModules = anyOf(
  'src.(lib.scoreRanking|ui.(RankMedal|CrownIcon))',
  'src.api.(scores|isScore|filterScores)',
);

/** What opens and closes: menus, dialogs, the questions of the FAQ. */
const transitionModules = anyOf(
  mui('Collapse'),
  'internal.Transition|TransitionGroupContext|objectWithout|icons-material.Zoom(In|Out)\\.',
);

/** The leaderboard of home and of the board page; menus share a part of the tabs. */
const boardModules = anyOf(
  'src.features.leaderboard.(categories|scores|copy|home)|useRovingTabIndex|internal.animate',
  mui('Tabs', 'Tab', 'TabScrollButton'),
  'src.ui.useDocumentHidden|icons-material.(History|Fullscreen)\\.',
);

/** What a tournament's page shares with the profile and the organisers. */
const registrationModules =
  /src.(api.registrations|features.tournamentDay.(AddTo|calendarCopy)|lib.(indonesianT|formatL))/;

/** Tables: those of clubs and of organisers. */
const gridModules = anyOf('@mui.x-', 'src.ui.grid');
/** Tables have them, and so does the PDF viewer. */
const tooltipModules = anyOf(mui('Tooltip', 'Popper'), 'node_modules.@popperjs');

/** Small functions of MUI that most public pages need, and that need React alone. */
const utilityModules = [
  String.raw`@mui.(material.utils|utils)[\\/](?!useRovingTabIndex|createSvgIcon|memoTheme)`,
  'material.transitions.useReducedMotion',
];

/** The parts of `account` that few pages have are files of their own. */
const nameOfFeature = (id: string) =>
  /features.(?:account.(?=reset|security|organiser))?(\w+)/.exec(id)?.[1] ?? 'features';

const reactModules = /rolldown.runtime|node_modules.(react|react-dom|scheduler)[\\/]/;
const storeModules = anyOf(
  String.raw`node_modules.(@reduxjs|immer|reselect|redux|redux-thunk|react-(redux|router|router-dom))[\\/]`,
  ...utilityModules,
);

/** With the base of the API, which would make the evaluation of the shell a long task. */
const libraryModules = anyOf(
  'node_modules',
  String.raw`src.(session.(sessionSlice|storage|listeners)|api.(api|baseQuery|operation|tags|errors))\.ts`,
);

const served = {
  plugins: [
    react(),
    brandPage(brand),
    addGridStylesByScript(),
    startAfterPaint(),
    foldRuntime(),
    keepModules(/@mui.material.Card[\\/]/),
    productionRouter(),
    queryWithoutUnused(),
    withoutUnusedParts(),
    webManifest(brand),
    serviceWorker(),
    precompress(),
    stampSources(),
  ],
  server: { proxy: { '/api': backend, '/storage': backend, '/docs': backend } },
  build: {
    outDir: 'dist',
    // public/start.js imports the files, in any browser.
    modulePreload: { polyfill: false },
    // The server finds the files of a page by it.
    manifest: true,
    rolldownOptions: {
      // CommonJS packages of Emotion's for a function that nothing uses.
      treeshake: {
        moduleSideEffects: [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          groups: [
            // Separate because they are evaluated one by one; see public/start.js.
            { name: 'react', test: reactModules, priority: 9 },
            { name: 'store', test: storeModules, priority: 8 },
            { name: 'libraries', test: libraryModules, tags: ['$initial' as const], priority: 7 },
            { name: 'shell', tags: ['$initial' as const], priority: 6 },
            { name: 'ranking', test: rankingModules, priority: 6 },
            { name: 'leaderboard', test: boardModules, priority: 4 },
            { name: 'pagination', test: /svg-icons.(First|Last)Page/, priority: 5 },
            { name: 'chip', test: anyOf(mui('Chip')), priority: 5 },
            { name: 'fields', test: fieldModules, minShareCount: 2, priority: 5 },
            { name: 'transitions', test: transitionModules, minShareCount: 2, priority: 4 },
            { name: 'overlays', test: overlayModules, minShareCount: 2, priority: 3 },
            { name: 'account', test: accountModules, minShareCount: 2, priority: 5 },
            { name: 'forms', test: formModules, minShareCount: 2, priority: 5 },
            { name: 'registration', test: registrationModules, minShareCount: 2, priority: 5 },
            { name: 'tooltip', test: tooltipModules, minShareCount: 2, priority: 3 },
            { name: 'grid', test: gridModules, minShareCount: 2, priority: 2 },
            {
              name: nameOfFeature,
              debugName: 'features',
              test: /src.features/,
              minShareCount: 2,
              priority: 1,
            },
            { name: 'shared', minShareCount: 3 },
          ],
        },
      },
    },
  },
};

/** The code that the server renders public pages with, and every package that it needs. */
const rendering = {
  plugins: [react(), nameRouteModules(), withoutUnusedParts()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true as const },
  build: { outDir: 'dist/server', copyPublicDir: false },
};

const settings = defineConfig({
  server: {
    watch: { ignored: ['**/data/**', '**/dist/**', '**/pacts/**', '**/tests/**'] },
  },
  build: {
    sourcemap: false,
    target: 'es2022',
    chunkSizeWarningLimit: 900,
    // The page may load fonts from its own origin only, so none may be written into the style
    // sheet.
    assetsInlineLimit: (path) => (path.endsWith('.woff2') ? false : undefined),
    reportCompressedSize: false,
  },
  test: {
    // Most tests wait for a database: a worker for each core, where vitest would leave one free.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          ...common,
          name: 'unit',
          env: { ...common.env, PACT_DO_NOT_TRACK: 'true' },
          globalSetup: ['tests/setup/database.ts'],
          environment: 'node',
          include: [
            'openapi/**/*.test.ts',
            'src/**/*.test.ts',
            'server/**/*.test.ts',
            'scripts/**/*.test.ts',
            'demo/**/*.test.ts',
            'tests/*.test.ts',
            'tests/server/**/*.test.ts',
            'tests/contract/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          ...screens,
          name: 'screens',
          env: { NODE_ENV: 'production' },
          include: ['src/**/*.test.tsx', 'tests/screens/**/*.test.tsx'],
        },
      },
      {
        extends: true,
        test: {
          ...screens,
          name: 'development',
          include: ['tests/development/**/*.test.tsx'],
        },
      },
      {
        extends: true,
        test: {
          ...common,
          name: 'browser',
          globalSetup: ['tests/setup/chromium.ts', 'tests/setup/product.ts'],
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          // All files share one page; a second worker would take more CPU time and save little.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          ...common,
          name: 'long',
          environment: 'node',
          include: ['tests/long/**/*.test.ts'],
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          testTimeout: 120_000,
        },
      },
    ],
  },
});

export default defineConfig(({ mode, isSsrBuild }) =>
  mergeConfig(settings, mode === 'demo' ? demo : isSsrBuild ? rendering : served),
);

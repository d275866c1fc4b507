import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import {
  addGridStylesByScript,
  brandPage,
  inlineStart,
  nameRouteModules,
  precompress,
  securityContact,
  startAfterPaint,
  stampSources,
} from './scripts/clientBuild.ts';
import { productionRouter } from './scripts/routerBuild.ts';
import { queryWithoutUnused } from './scripts/queryBuild.ts';
import { demoDatabase, yamlModules } from './scripts/demoBuild.ts';
import { operationsInPlace } from './scripts/operationsBuild.ts';
import { chunkGroups } from './scripts/chunkGroups.ts';
import { baseStyles, computedTheme } from './scripts/themeBuild.ts';
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
  plugins: [
    react(),
    brandPage(brand),
    baseStyles(),
    yamlModules(),
    demoDatabase(),
    msw({ mode: 'worker-only' }),
  ],
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

const served = {
  plugins: [
    react(),
    brandPage(brand),
    baseStyles(),
    computedTheme(),
    operationsInPlace(),
    addGridStylesByScript(),
    startAfterPaint(),
    inlineStart(),
    foldRuntime(),
    keepModules(/@mui.material.Card[\\/]/),
    productionRouter(),
    queryWithoutUnused(),
    withoutUnusedParts(),
    webManifest(brand),
    securityContact(brand),
    serviceWorker(),
    precompress(),
    stampSources(),
  ],
  server: { proxy: { '/api': backend, '/storage': backend, '/docs': backend } },
  worker: {
    format: 'es' as const,
    // A worker has the Content-Security-Policy of its own file, which scripts (.js) are sent without.
    rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash].mjs' } },
  },
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
          groups: chunkGroups,
        },
      },
    },
  },
};

/** The code that the server renders public pages with, and every package that it needs. */
const rendering = {
  plugins: [
    react(),
    nameRouteModules(),
    computedTheme(),
    operationsInPlace(),
    withoutUnusedParts(),
  ],
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
    // sheet. Pictures that take the place of a missing one are seldom needed.
    assetsInlineLimit: (path) => (/\.woff2$|pictures.default/.test(path) ? false : undefined),
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

import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, mergeConfig } from 'vite';
import { browserTargets } from './scripts/build/browserTargets.ts';
import { brandFiles, brandPage, colorSchemeScript } from './scripts/build/clientBuild.ts';
import { demoDatabase, yamlModules } from './scripts/build/demoBuild.ts';
import { brand } from './src/brand.ts';

const backend = `http://127.0.0.1:${process.env.BACKEND_PORT ?? '3001'}`;

/** What differs where the page itself is the server; docs/decisions/0018 tells why. */
const demo = {
  // Relative, so that the folder with the files may be put anywhere.
  base: './',
  plugins: [
    react(),
    brandPage(brand),
    colorSchemeScript(),
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
  plugins: [react(), brandPage(brand), colorSchemeScript(), brandFiles(brand)],
  server: { proxy: { '/api': backend, '/storage': backend, '/docs': backend } },
  worker: {
    format: 'es' as const,
    // A worker has the Content-Security-Policy of its own file, which scripts (.js) are sent without.
    rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash].mjs' } },
  },
  build: {
    outDir: 'dist',
    // Safari before 17 preloads no modules: it loads them when they are imported.
    modulePreload: { polyfill: false },
    // The server finds the files of a page by it.
    manifest: true,
    rolldownOptions: {
      output: {
        // The application has a list of all chunks: names would add a kilobyte to each first visit.
        // dist/.vite/manifest.json has them.
        chunkFileNames: 'assets/[hash:8].js',
        codeSplitting: {
          groups: [
            // What the bundler adds, so that the entry does not import the application for it.
            { name: 'preload', test: /preload-helper|rolldown.runtime/, priority: 3 },
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              priority: 2,
            },
            // With all that they import.
            { name: 'providers', test: /src[\\/]app[\\/]Providers\.tsx$/, priority: 1 },
            { name: 'app', test: /src[\\/]start\.tsx$/ },
            // What writes a result.
            {
              name: 'results',
              test: /openapi[\\/]runs[\\/](scoreTimes|runOutcomes)|src[\\/]lib[\\/](scoreRanking|text[\\/]runText)/,
              includeDependenciesRecursively: false,
            },
            // On all pages that follow a tournament on its day.
            {
              name: 'live',
              test: /src[\\/](api[\\/]watchScores|features[\\/]tournamentDay[\\/]useScoreUpdates|ui[\\/](hooks[\\/](useEachSecond|useDocumentHidden)|lists[\\/]TabList))\./,
              includeDependenciesRecursively: false,
            },
            // On the pages of clubs and organisers: a file for each would be named on every first page.
            {
              name: 'workIcons',
              test: /icons-material[\\/](ArrowDownward|ArrowUpward|BadgeOutlined|ContentCopyOutlined|DeleteOutlineOutlined|GroupAddOutlined|PersonAddAltOutlined|PhotoCameraOutlined|PrintOutlined|UploadFileOutlined)\./,
              includeDependenciesRecursively: false,
            },
            // Small helpers, of which most pages need some.
            {
              name: 'muiUtils',
              test: /@mui[\\/](utils|material[\\/]utils)[\\/](debounce|ownerDocument|ownerWindow|setRef|useControlled)/,
              includeDependenciesRecursively: false,
            },
            // A form needs nearly all of them: one file instead of ten.
            {
              name: 'fields',
              test: /@mui[\\/]material[\\/](FormControl|FormLabel|FormHelperText|InputLabel|InputBase|OutlinedInput|TextareaAutosize|InputAdornment)[\\/]|src[\\/]ui[\\/]forms[\\/]TextInput/,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
};

/** The code that the server renders public pages with, and every package that it needs. */
const rendering = {
  plugins: [react()],
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
    target: browserTargets,
    chunkSizeWarningLimit: 900,
    // The page may load fonts from its own origin only, so none may be written into the style
    // sheet. Pictures that replace a missing one or illustrate an error page are seldom needed.
    assetsInlineLimit: (path) =>
      /\.woff2$|pictures.(default|lost)|archipelago/.test(path) ? false : undefined,
    reportCompressedSize: false,
  },
});

export default defineConfig(({ mode, isSsrBuild }) =>
  mergeConfig(settings, mode === 'demo' ? demo : isSsrBuild ? rendering : served),
);

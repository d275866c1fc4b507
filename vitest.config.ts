import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const common = {
  env: { NODE_ENV: 'test' },
  // Files of one worker share modules: importing them again costs more than most tests. A module
  // must not keep state between tests, and a file restores its spies.
  isolate: false,
  retry: 0,
  hookTimeout: 60_000,
  testTimeout: 30_000,
};

export default defineConfig({
  plugins: [react()],
  // Tests know pictures by their names.
  build: { assetsInlineLimit: 0 },
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
            'tests/*.test.ts',
            'tests/{api,scripts,server}/**/*.test.ts',
            'tests/contract/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          ...common,
          name: 'screens',
          globalSetup: ['tests/setup/database.ts'],
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
          setupFiles: ['tests/setup/screens.ts'],
          include: ['src/**/*.test.tsx', 'tests/screens/**/*.test.tsx'],
          // React's development build in strict mode takes some seconds of CPU time for a long journey.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...common,
          name: 'browser',
          globalSetup: ['tests/setup/browser.ts'],
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          // A worker waits for its page as often as it works: on two cores, two took 0.62 of the time
          // of one for eight files, and no more CPU time.
          maxWorkers: 2,
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
          globalSetup: ['tests/setup/database.ts'],
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

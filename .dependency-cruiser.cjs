/**
 * The one-way rules of docs/architecture.md. Only `features-apart` names features, those that are
 * shared: a new one is covered from its first file.
 */
const tests = String.raw`(\.test\.tsx?$|^tests/)`;
/**
 * The Node host: the only part of the server that may know Node, a database engine or a file
 * system.
 */
const host = String.raw`^server/(node/|node\.ts$)`;

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/**
 * The floors of the server, the lowest first. What stands on one imports only what stands on lower
 * ones, so folders on one floor do not know each other. Every folder and file of server/ has a floor.
 */
const floors = [
  ['lib'],
  ['db'],
  ['services'],
  ['auth', 'files'],
  ['contract'],
  ['auditLog'],
  ['accounts', 'managed'],
  ['participants', 'tournaments'],
  ['scores'],
  ['ceremony', 'clubs', 'content', 'dayPlan'],
  ['certificates', 'organisers', 'tableCards', 'teams'],
  ['memberships', 'objections', 'pupils', 'registrations'],
  ['handlers.ts'],
  ['app.ts', 'seed'],
  ['node'],
  ['node.ts'],
];

/** Matches the files of folders of the server, and files directly in it. */
const partsOfServer = (names) =>
  `^server/(${names
    .map((name) => (name.endsWith('.ts') ? `${name.replace('.', String.raw`\.`)}$` : `${name}/`))
    .join('|')})`;

const floorRules = floors.flatMap((names, index) =>
  names.map((name) =>
    forbid(
      `server-floor-${name}`,
      'A folder of the server imports only those on lower floors; see `floors`.',
      { path: partsOfServer([name]), pathNot: tests },
      { path: '^server/', pathNot: partsOfServer([name, ...floors.slice(0, index).flat()]) },
    ),
  ),
);

module.exports = {
  forbidden: [
    forbid(
      'no-circular',
      'Two modules that need each other are one module, or hide a third.',
      {},
      { circular: true },
    ),
    forbid(
      'resolvable',
      'An import must lead somewhere; a plugin of the build provides the virtual ones.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
    forbid(
      'no-tests-in-product',
      'Tests may know the product, never the reverse.',
      { pathNot: tests },
      { path: tests },
    ),

    forbid(
      'document-stands-alone',
      'Every folder may import the document and its readers, so they import nothing of the project.',
      { path: '^openapi/' },
      { path: '^(src|server|scripts|tests|tools)/' },
    ),
    forbid(
      'document-reader',
      'The file is read by Node.js; the client and the portable backend are given the document.',
      { path: '^(src|server)/', pathNot: [tests, host] },
      { path: String.raw`^openapi/readDocument\.ts$` },
    ),
    forbid(
      'operations-of-a-page',
      'The client imports the module of the operations that it requests; all of them are for servers, mocks, scripts and tests.',
      { path: '^src/', pathNot: [tests, '^src/mocks/'] },
      { path: String.raw`^openapi/allOperations\.ts$` },
    ),
    forbid(
      'foundation',
      'paths, brand and lib know nothing of the product.',
      { path: String.raw`^src/(lib/|paths\.ts|brand\.ts)`, pathNot: tests },
      { path: '^src/', pathNot: String.raw`^src/(lib/|paths\.ts|brand\.ts)` },
    ),
    forbid(
      'ui-is-neutral',
      'ui imports only ui, lib, the brand and the document.',
      { path: '^src/ui/', pathNot: tests },
      { path: '^src/', pathNot: String.raw`^src/((ui|lib)/|brand\.ts)` },
    ),
    forbid(
      'session-below-api',
      'Who is signed in is known without asking the server: session never imports api.',
      { path: '^src/session/', pathNot: tests },
      { path: '^src/', pathNot: String.raw`^src/(session|lib)/|^src/(paths|brand)\.ts` },
    ),
    forbid(
      'api-below-features',
      'api knows the session and the document, and no screen.',
      { path: '^src/api/', pathNot: tests },
      { path: '^src/(ui|outbox|features|app|mocks)/|^src/(main|start|renderPage)' },
    ),
    forbid(
      'outbox-below-features',
      'Scores that wait in the browser are sent on every page of an organiser, so no screen owns them.',
      { path: '^src/outbox/', pathNot: tests },
      { path: '^src/(features|app|mocks)/|^src/(main|start|renderPage)' },
    ),
    forbid(
      'features-below-app',
      'A feature knows neither the application around it nor the mocks.',
      { path: '^src/features/', pathNot: tests },
      { path: '^src/(app|mocks)/|^src/(main|start|renderPage)' },
    ),
    forbid(
      'features-apart',
      'Features never import each other; what two need belongs in api, ui or lib, and a page of two is put together in src/app/pages. The team form, the text of an article, the list of certificates, the viewer of a PDF, the day of a tournament, the map of the season, groups and brackets, the schedule of a tournament, and the states of a request are parts of several features that ui may not know.',
      { path: '^src/features/([^/]+)/', pathNot: tests },
      {
        path: '^src/features/',
        pathNot:
          '^src/features/($1|article|certificates|matches|pdf|requests|schedule|season|teamForm|tournamentDay)/',
      },
    ),
    forbid(
      'app-below-main',
      'Only start.tsx and renderPage.tsx start the application.',
      { path: '^src/app/', pathNot: tests },
      { path: String.raw`^src/mocks/|^src/(main|start|renderPage)\.tsx` },
    ),
    forbid(
      'mocks-by-main',
      'Only start.tsx, tests and the database of the demo reach the mocks.',
      {
        path: '^(src|server|scripts)/',
        pathNot: [
          tests,
          String.raw`^src/start\.tsx$`,
          '^src/mocks/',
          String.raw`^scripts/build/demoDatabase\.ts$`,
        ],
      },
      { path: '^src/mocks/' },
    ),

    forbid(
      'client-without-server',
      'The client knows the document; only the mocks and tests run the server itself.',
      { path: '^src/', pathNot: [tests, '^src/mocks/'] },
      { path: '^server/' },
    ),
    forbid(
      'server-without-client',
      'The server imports nothing from the client.',
      { path: '^server/', pathNot: tests },
      { path: '^src/' },
    ),
    ...floorRules,
    forbid(
      'server-has-floors',
      'A new folder of the server gets a place in `floors`.',
      {},
      { path: '^server/', pathNot: [tests, partsOfServer(floors.flat())] },
    ),
    forbid(
      'server-without-node',
      'The backend also runs in a browser tab: Node, engines and files are brought by a host.',
      { path: '^server/', pathNot: [tests, host] },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'server-without-engine',
      'The backend speaks to either database through Drizzle.',
      { path: '^server/', pathNot: [tests, host] },
      {
        path: 'node_modules/(pg|@electric-sql|@hono/node-server|drizzle-orm/(pglite|node-postgres))/',
      },
    ),
    forbid(
      'data-without-http',
      'Queries know no HTTP.',
      { path: String.raw`^server/.+/(queries|\w+Queries)\.ts$`, pathNot: tests },
      {
        path: String.raw`node_modules/hono/|^server/(app\.ts|contract/|.+/(h|\w+H)andlers\.ts|files/storage)`,
      },
    ),
    forbid(
      'runtime-dependencies',
      'The server runs with the packages of server/package.json alone, and what the browser loads is in dependencies of package.json.',
      { path: '^(server|src)/', pathNot: [tests, '^src/mocks/'] },
      {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
      },
    ),

    {
      name: 'no-dead-modules',
      comment:
        'A module that nothing starts or tests is to be deleted; api, ui and lib may be ahead of their first screen.',
      severity: 'error',
      from: {
        path: String.raw`^(src/main\.tsx|src/renderPage\.tsx|src/offline/serviceWorker\.ts|src/mocks/host/backendWorker\.ts|server/node\.ts|server/node/certificates/certificateWorker\.ts|(scripts|bench)/[^/]+\.ts|vite\.config\.ts|drizzle\.config\.ts)$|^tests/`,
      },
      to: {
        path: String.raw`^(src|server)/.*\.tsx?$`,
        pathNot: [
          tests,
          String.raw`\.d\.ts$`,
          '^src/app/theme/typing',
          String.raw`^server/node(/certificates/certificateWorker)?\.ts$`,
          String.raw`^src/((api|ui|lib)/|(main\.tsx|renderPage\.tsx|offline/serviceWorker\.ts|mocks/host/backendWorker\.ts)$)`,
        ],
        reachable: false,
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|pacts|coverage)/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
};

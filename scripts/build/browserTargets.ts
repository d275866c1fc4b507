import packageFile from '../../package.json' with { type: 'json' };

/**
 * The oldest browsers that the client runs in, which package.json names, as Vite wants them: it does
 * not read `browserslist`. They decide about syntax and prefixes in CSS; functions are in
 * src/lib/browser/polyfills.ts.
 */
export const browserTargets = packageFile.browserslist.map((browser) =>
  browser.replace('ios_saf', 'ios').replace(' >= ', ''),
);

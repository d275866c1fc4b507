import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { installDebianPackage, mayInstall } from './debianPackage.ts';

const { PATH = '', PROGRAMFILES = '', LOCALAPPDATA = '' } = process.env;
const inPath = (names: string[]) =>
  PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
const candidates = [
  ...inPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(PROGRAMFILES, 'Google', 'Chrome', 'Application', 'chrome.exe'),
  join(LOCALAPPDATA, 'Google', 'Chrome', 'Application', 'chrome.exe'),
  chromium.executablePath(),
];

/** Starts it, because a library may be missing. Chrome on Windows prints no version. */
const canRun = (path: string) =>
  existsSync(path) &&
  (process.platform === 'win32' ||
    spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0);

/** Debian's package and program of Chromium without the parts that show a window. */
const headlessShell = 'chromium-headless-shell';
const findShell = () => inPath([headlessShell]).find(canRun);

/**
 * Returns the path of a Chromium that runs: CHROMIUM_PATH, otherwise an installed one. As root or
 * with CI=true it installs one if there is none, by apt-get or by Playwright, whose downloads are not
 * reachable everywhere. Throws an error with the command that installs one if there is still none.
 *
 * @param prefersShell whether its headless shell is taken first, which needs less CPU time
 */
export function findChromium({ prefersShell = false } = {}): string {
  const configured = process.env.CHROMIUM_PATH?.trim();
  if (configured && !canRun(configured))
    throw new Error(
      `CHROMIUM_PATH is ${configured}, which does not run as a browser. Correct it, or leave it out.`,
    );
  const found =
    configured ||
    (prefersShell && findShell()) ||
    candidates.find(canRun) ||
    (mayInstall && install(prefersShell));
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium or Chrome, and none was found. Install one:\n\n    npx playwright-core install --with-deps chromium\n\nOr set CHROMIUM_PATH to one that is elsewhere.',
  );
}

function install(prefersShell: boolean): string | undefined {
  if (prefersShell) installDebianPackage(headlessShell);
  const shell = prefersShell && findShell();
  if (shell) return shell;
  installDebianPackage('chromium');
  const found = candidates.find(canRun);
  if (found) return found;
  const command = ['playwright-core', 'install', 'chromium'];
  spawnSync('npx', command, { stdio: 'ignore', timeout: 300_000 });
  return candidates.find(canRun);
}

import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { installDebianPackage, mayInstall } from './debianPackage.ts';

const executableNames = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe',
  'msedge.exe',
];

const commonPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap(
    (folder) =>
      folder
        ? [
            join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
            join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
          ]
        : [],
  ),
];

const installCommand = 'npx playwright-core install --with-deps chromium';

type Log = (line: string) => void;

/**
 * Returns the path of a working Chromium: CHROMIUM_PATH, else an installed browser. Only where
 * programs may be installed without asking, it installs one with Playwright or apt-get and logs
 * that. Throws if there is none; the message has the command that installs one.
 */
export function findChromium(log: Log = () => undefined): string {
  const configuredPath = process.env.CHROMIUM_PATH?.trim();
  if (configuredPath) {
    if (canRun(configuredPath)) return configuredPath;
    throw new Error(
      `CHROMIUM_PATH is ${configuredPath}, which does not run as a browser. Correct it, or leave it out.`,
    );
  }
  const found = findInstalled() ?? (mayInstall() ? install(log) : undefined);
  if (found) return found;
  throw new Error(
    `The browser tests need Chromium or Chrome, and none was found. Install one:\n\n    ${installCommand}\n\nOr set CHROMIUM_PATH to one that is elsewhere.`,
  );
}

function findInstalled(): string | undefined {
  const pathCandidates = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => executableNames.map((name) => join(folder, name)));
  return [...pathCandidates, ...commonPaths, chromium.executablePath()].find(
    (path) => isExecutable(path) && canRun(path),
  );
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts the browser, because an installed one may still lack a library. Chrome on Windows prints
 * no version, so there only the file is checked.
 */
function canRun(path: string): boolean {
  if (process.platform === 'win32') return existsSync(path);
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

function install(log: Log): string | undefined {
  return installByPlaywright(log) ?? installByDebian(log);
}

function installByPlaywright(log: Log): string | undefined {
  log('No Chromium is installed; fetching the one of playwright.');
  const command = join(
    dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')),
    'cli.js',
  );
  spawnSync(process.execPath, [command, 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 300_000,
  });
  const path = chromium.executablePath();
  return existsSync(path) && canRun(path) ? path : undefined;
}

function installByDebian(log: Log): string | undefined {
  installDebianPackage('chromium', log);
  return findInstalled();
}

import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from 'playwright-core';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe',
  'msedge.exe',
];

const usualPlaces = [
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

type Say = (line: string) => void;

/**
 * Gives the path of a Chromium that runs: CHROMIUM_PATH, an installed one, else one that it
 * installs, by playwright or by Debian's package. Says what it installs; throws an error with a
 * clear message where nothing works.
 */
export function findChromium(say: Say = () => undefined): string {
  const told = process.env.CHROMIUM_PATH?.trim();
  if (told) {
    if (runs(told)) return told;
    throw new Error(
      `CHROMIUM_PATH is ${told}, which does not run as a browser. Correct it, or leave it out.`,
    );
  }
  const found = findInstalled() ?? installByPlaywright(say) ?? installByDebian(say);
  if (found) return found;
  throw new Error(
    'No Chromium was found or could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

function findInstalled(): string | undefined {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...usualPlaces, chromium.executablePath()].find(
    (path) => isExecutable(path) && runs(path),
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
 * A browser that is there may still lack a library. Chrome on Windows prints no version, so being
 * there must do.
 */
function runs(path: string): boolean {
  if (process.platform === 'win32') return existsSync(path);
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

function installByPlaywright(say: Say): string | undefined {
  say('No Chromium is installed; fetching the one of playwright.');
  const command = join(
    dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')),
    'cli.js',
  );
  spawnSync(process.execPath, [command, 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 300_000,
  });
  const path = chromium.executablePath();
  return existsSync(path) && runs(path) ? path : undefined;
}

function installByDebian(say: Say): string | undefined {
  const prefix = aptPrefix();
  if (!prefix) return undefined;
  say("Installing Debian's package chromium.");
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const [command = 'apt-get', ...parts] = [...prefix, 'apt-get', '-qq', ...step];
    spawnSync(command, parts, {
      stdio: 'ignore',
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  return findInstalled();
}

/** How apt-get may be run: as root, by sudo that asks no password, or (undefined) not at all. */
function aptPrefix(): string[] | undefined {
  if (spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return undefined;
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0
    ? ['sudo', '-n']
    : undefined;
}

import type { Progress, StartStep } from '../backend.ts';
import type { StartupErrorKind } from './startupErrors.ts';

const steps: Record<StartStep, string> = {
  network: 'Connecting this page',
  database: 'Opening the database',
  tables: 'Preparing its tables',
  pictures: 'Preparing the pictures',
  seedData: 'Filling in clubs, people and teams',
  ready: 'Ready',
};

const failures: Record<StartupErrorKind, { what: string; advice: string }> = {
  insecure: {
    what: 'This page was opened over plain http.',
    advice:
      'Open it over https, or from localhost: only there does a browser let a page answer its own requests.',
  },
  noServiceWorker: {
    what: 'This browser does not let the page run a service worker.',
    advice:
      'Leave the private window, allow cookies and site data for this address, or take another browser.',
  },
  oldBrowser: {
    what: 'This browser is too old for a database inside the page.',
    advice: 'Update it, or take a current Chrome, Edge, Firefox or Safari.',
  },
  noStorage: {
    what: 'This browser does not let the page keep anything.',
    advice:
      'Leave the private window, or allow cookies and site data for this address, then try again.',
  },
  storageFull: {
    what: 'There is no room left for the demonstration.',
    advice:
      "It needs about 20 MB. Free some space on the disk or in the browser's site data, then try again.",
  },
  otherVersion: {
    what: 'What is kept here was made by another version of the product.',
    advice: 'Start afresh: the demonstration is made anew, and what was changed in it is lost.',
  },
  silentTab: {
    what: 'Another tab runs the demonstration and does not answer.',
    advice: 'Close the other tabs with this page, then try again.',
  },
  unknown: {
    what: 'The demonstration could not be started.',
    advice:
      'Try again. If it fails again, start afresh: what was changed in the demonstration is lost.',
  },
};

/** Texts of the demonstration's startup and reset dialog. */
export const copy = {
  title: 'Starting the demonstration',
  lead: 'It runs in this browser alone, without a server. The first start takes a little while; what you change stays until you start afresh.',
  step: ({ step, count }: Progress) => (count ? `${steps[step]}: ${count} …` : `${steps[step]} …`),
  failures,
  reason: (reason: string) => `The browser says: ${reason}`,
  tryAgain: 'Try again',
  startAfresh: 'Start afresh',
  reset: {
    open: 'Demo',
    title: 'This is a demonstration',
    accounts: (password: string) => `Sign in with one of these and the password ${password}:`,
    account: (kind: 'participant' | 'club', email: string) =>
      `${email} (${kind === 'club' ? 'school club' : kind})`,
    text: 'Its server and its data live in this browser; all tabs share them. Starting afresh deletes every change, signs you out and makes the demonstration anew.',
    confirm: 'Start afresh',
    cancel: 'Keep it',
    busy: 'Deleting …',
    failed: 'Another tab still uses the data. Close the other tabs with this page, then try again.',
  },
} as const;

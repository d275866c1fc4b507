import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { writeSession } from '../session/storage.ts';
import { colorModeKey } from './theme/colorMode.ts';
import { colorSchemeAttribute } from './theme/colorSchemeAttribute.ts';

const script = readFileSync('public/start.js', 'utf8');

type Page = { stored?: Record<string, string>; systemIsDark?: boolean };

type StandIn = { firstChild: { data: string } };
type Sheet = { rules: string };

/**
 * Runs the script of the page's head. Returns the attributes that it sets on <html>, the style sheets
 * that it adds, and what stands in for notistack's style element.
 */
function run({ stored, systemIsDark = false }: Page) {
  const attributes: Record<string, string> = {};
  const window = {} as { _goober: StandIn };
  const document = {
    adoptedStyleSheets: [] as Sheet[],
    addEventListener: () => undefined,
    documentElement: {
      setAttribute: (name: string, value: string) => {
        attributes[name] = value;
      },
    },
  };
  runInNewContext(script, {
    ...(stored && { localStorage: { getItem: (key: string) => stored[key] ?? null } }),
    matchMedia: () => ({ matches: systemIsDark }),
    document,
    window,
    CSSStyleSheet: class {
      rules = '';
      replaceSync(rules: string) {
        this.rules = rules;
      }
    },
  });
  const { _goober: standIn } = window;
  return { attributes, sheets: document.adoptedStyleSheets, standIn };
}

const runScript = (page: Page) => run(page).attributes;

it.each([
  [undefined, false, 'light'],
  [undefined, true, 'dark'],
  ['system', true, 'dark'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
] as const)('chosen %s, system dark %s: the first paint is %s', (mode, systemIsDark, scheme) => {
  const stored: Record<string, string> = mode ? { [colorModeKey]: mode } : {};
  expect(runScript({ stored, systemIsDark })).toEqual({ [colorSchemeAttribute]: scheme });
});

it('without storage the system setting is used', () => {
  expect(runScript({ systemIsDark: true })).toEqual({ [colorSchemeAttribute]: 'dark' });
});

const participant = {
  token: 'token',
  name: null,
  id: null,
  pictureUrl: null,
  bannerUrl: null,
  clubId: null,
  clubName: null,
};
const club = { token: 'token', user: null };

it.each([
  ['a participant', { participant, club: null, organiser: null }],
  ['a club', { participant: null, club, organiser: null }],
])('%s who is signed in is known before the first paint', (_who, session) => {
  const stored: Record<string, string> = {};
  const storage = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
    removeItem: (key: string) => {
      delete stored[key];
    },
  };
  writeSession(storage, session, { participant: null, club: null, organiser: null });
  expect(runScript({ stored })).toHaveProperty('data-signed-in');
});

it('the styles of toasts are added by script', () => {
  const { sheets, standIn } = run({});
  for (const rule of ['.a{top:0}', '.b{top:1px}']) standIn.firstChild.data += rule;
  expect(sheets.map(({ rules }) => rules)).toEqual(['.a{top:0}.b{top:1px}']);
});

import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { colorSchemeScript } from '../../scripts/build/clientBuild.ts';
import { writeSession } from '../session/storage.ts';
import { colorModeAttribute, colorModeKey, colorSchemeAttribute } from './theme/colorScheme.ts';

/** Returns the inline scripts of index.html as it is built. */
async function readScripts(): Promise<string> {
  const { transformIndexHtml } = colorSchemeScript();
  if (typeof transformIndexHtml !== 'function') throw new Error('It is no function.');
  const page = readFileSync('index.html', 'utf8');
  const html = await (transformIndexHtml as (page: string) => Promise<string>)(page);
  return [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script]) => script).join('\n');
}

type Visit = {
  stored?: Record<string, string>;
  systemIsDark?: boolean;
  /** Properties in CSS that the browser knows, and functions that it has. */
  style?: object;
  functions?: object;
};
const structuredClone = () => undefined;

/** Runs the scripts of the page's head; returns the attributes that they set on <html>. */
async function run({
  stored,
  systemIsDark = false,
  style = { container: '' },
  functions = { structuredClone },
}: Visit): Promise<Record<string, string>> {
  const attributes: Record<string, string> = {};
  runInNewContext(await readScripts(), {
    ...(stored && { localStorage: { getItem: (key: string) => stored[key] ?? null } }),
    addEventListener: () => undefined,
    window: { matchMedia: () => ({ matches: systemIsDark }), ...functions },
    document: {
      documentElement: {
        style,
        setAttribute: (name: string, value: string) => {
          attributes[name] = value;
        },
      },
    },
  });
  return attributes;
}

it.each([
  [undefined, false, 'light'],
  [undefined, true, 'dark'],
  ['system', true, 'dark'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
] as const)(
  'chosen %s, system dark %s: the first paint is %s',
  async (mode, systemIsDark, scheme) => {
    const stored: Record<string, string> = mode ? { [colorModeKey]: mode } : {};
    expect(await run({ stored, systemIsDark })).toEqual({
      [colorSchemeAttribute]: scheme,
      ...(mode && mode !== 'system' && { [colorModeAttribute]: mode }),
    });
  },
);

it.each([
  ['Chrome 109, Firefox 115 and Safari 16 start the program', {}, false],
  ['Chrome 104 and Safari 15 do not', { style: {} }, true],
  ['a browser without structuredClone does not', { functions: {} }, true],
] as const)('%s', async (_, browser, isOld) => {
  expect('data-old-browser' in (await run(browser))).toBe(isOld);
});

it('nobody is signed in without storage', async () => {
  expect(await run({})).not.toHaveProperty('data-signed-in');
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
])('%s who is signed in is known before the first paint', async (_who, session) => {
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
  expect(await run({ stored })).toHaveProperty('data-signed-in');
});

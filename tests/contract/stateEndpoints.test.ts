import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { caseState } from '../../openapi/cases/contractCases.ts';
import { projectFolder } from '../../server/node/projectFolder.ts';
import { verify } from './verify.ts';

const page = readFileSync(join(projectFolder, 'docs/contract.md'), 'utf8');

/** Returns the example of a section of docs/contract.md. */
function readExample(section: string): string {
  const [, example] =
    new RegExp(String.raw`### ${section}\n(?:[^#]*?)\x60{3}\w+\n(.*?)\n\x60{3}`, 's').exec(page) ??
    [];
  if (example === undefined) throw new Error(`There is no example for ${section}.`);
  return example;
}

let folder: string;
beforeAll(() => {
  mkdirSync(join(projectFolder, '.cache'), { recursive: true });
  // In the project, so that its packages are found.
  folder = mkdtempSync(join(projectFolder, '.cache/state-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Respond = (authorization: string | undefined) => { status: number; body: object };
type Row = Record<string, unknown>;
type Routes = Record<string, Respond>;

/** A backend with two operations, and the data that a state endpoint needs. */
function createTinyBackend() {
  let banners: Row[] = [];
  const accounts = new Map<string, Row>();
  const saveAccount = (kind: string) => async (row: Row) => {
    const key = `${kind}-${row.id}`;
    accounts.set(key, { ...accounts.get(key), ...row });
  };
  const data = {
    empty: async () => {
      banners = [];
      accounts.clear();
    },
    save: {
      banners: async (row: Row) => void banners.push(row),
      participants: saveAccount('participant'),
      clubs: saveAccount('club'),
      organisers: saveAccount('organiser'),
    },
    signIn: async (kind: string, id: number, daysAgo = 0) =>
      accounts.has(`${kind}-${id}`) ? `${kind}-${id}-${daysAgo}` : undefined,
  };
  const routes: Routes = {
    '/api/banners': () => ({ status: 200, body: { success: true, data: banners } }),
    '/api/auth/check-token': (authorization) =>
      authorization === 'Bearer participant-17-0'
        ? { status: 200, body: { success: true } }
        : { status: 401, body: { success: false, message: 'Sesi Anda telah berakhir.' } },
  };
  return { data, accounts, routes };
}

type Tiny = ReturnType<typeof createTinyBackend>;
type Example = { addStateEndpoint: (app: ReturnType<typeof express>, data: Tiny['data']) => void };

async function startTinyBackend() {
  const { data, accounts, routes } = createTinyBackend();
  const file = join(folder, 'example.ts');
  writeFileSync(file, readExample('Express'));
  const example = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Example;
  const app = express();
  example.addStateEndpoint(app, data);
  for (const [path, respond] of Object.entries(routes))
    app.get(path, (request, response) => {
      const { status, body } = respond(request.headers.authorization);
      response.status(status).json(body);
    });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    accounts,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

type TinyBackend = Awaited<ReturnType<typeof startTinyBackend>>;
let backend: TinyBackend;
beforeAll(async () => {
  backend = await startTinyBackend();
});
afterAll(() => backend.close());

async function setUp(state: string, params: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(`${backend.url}/_pact/state`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ state, params, action: 'setup' }),
  });
  return response.ok ? response.json() : response.status;
}

it('the example for Express signs in the accounts of a state', async () => {
  expect(await setUp('nothing exists')).toEqual({});
  expect(await setUp('the participant is in no club')).toEqual({
    participant_token: 'participant-17-0',
    expired_participant_token: 'participant-17-90',
  });
  expect(await setUp(caseState)).toMatchObject({
    participant_token: 'participant-17-0',
    club_token: 'club-5-0',
    expired_club_token: 'club-5-90',
    organiser_token: 'organiser-3-0',
  });
  expect(await setUp('a state of a later version')).toBe(404);
});

it('the example for Express has the rows that a state includes, changed by its own', async () => {
  await setUp('there is a participant with this e-mail address and password', {
    email: 'lain@surel.example',
    password: 'kata "sandi"',
  });
  expect([...backend.accounts]).toEqual([
    [
      'participant-17',
      expect.objectContaining({
        name: 'Raka Pradana',
        email: 'lain@surel.example',
        password: 'kata "sandi"',
      }),
    ],
  ]);
});

it('the example for Express serves the verifier', async () => {
  const { code, output } = await verify([
    `--provider-url=${backend.url}`,
    `--state-url=${backend.url}/_pact/state`,
    '--strict',
    '--operation=listBanners',
    '--operation=checkToken',
    '--operation=getTeam',
  ]);
  expect({ code, lines: output.split('\n').slice(0, -1) }).toEqual({
    code: 1,
    lines: [
      '✓ listBanners  passed (pact 2)',
      '✓ checkToken   passed (pact 2, authorisation 5)',
      '',
      'Not built yet, in an order in which it can be built:',
      '  1. pages for everybody: getTeam',
      '',
    ],
  });
});

it.each(['Express', 'Laravel', 'Spring'])('the example for %s is short', (section) => {
  expect(readExample(section).split('\n').length).toBeLessThanOrEqual(40);
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { caseState } from '../../openapi/contractCases.ts';
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
type Routes = Record<string, Respond>;

/** A backend with two operations, and the data that a state endpoint needs. */
function createTinyBackend() {
  let banners: object[] = [];
  let hasAccounts = false;
  const addAccounts = async () => {
    hasAccounts = true;
  };
  const data = {
    empty: async () => {
      banners = [];
      hasAccounts = false;
    },
    states: {
      'nothing exists': async () => {},
      'the token is not valid': async () => {},
      'the participant is in no club': addAccounts,
      [caseState]: addAccounts,
      'banners exist': async () => {
        const texts = {
          title: 'Final',
          subtitle: 'Nasional',
          cta_text: 'Lihat',
          cta_link: '/jadwal',
        };
        banners = [{ id: 1, image: 'banners/1.svg', ...texts }];
      },
    },
    signIn: async (kind: string, id: number, daysAgo = 0) =>
      hasAccounts ? `${kind}-${id}-${daysAgo}` : undefined,
  };
  const routes: Routes = {
    '/api/banners': () => ({ status: 200, body: { success: true, data: banners } }),
    '/api/auth/check-token': (authorization) =>
      authorization === 'Bearer participant-17-0'
        ? { status: 200, body: { success: true } }
        : { status: 401, body: { success: false, message: 'Sesi Anda telah berakhir.' } },
  };
  return { data, routes };
}

type Tiny = ReturnType<typeof createTinyBackend>;
type Example = { addStateEndpoint: (app: ReturnType<typeof express>, data: Tiny['data']) => void };

async function startTinyBackend(): Promise<Server> {
  const { data, routes } = createTinyBackend();
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
  return server;
}

it('the example for Express serves the verifier', async () => {
  const server = await startTinyBackend();
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { code, output } = await verify([
      `--provider-url=${url}`,
      `--state-url=${url}/_pact/state`,
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
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

it.each(['Express', 'Laravel', 'Spring'])('the example for %s is short', (section) => {
  expect(readExample(section).split('\n').length).toBeLessThanOrEqual(40);
});

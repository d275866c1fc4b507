import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../../server/node/database/findFreePort.ts';
import { type Caddy, request, startCaddy } from '../support/servers/caddy.ts';
import { buildImage, imageCommand } from '../support/servers/containerImage.ts';
import { requireProgram } from '../support/servers/debianProgram.ts';
import { type ServerProcess, startServerProcess } from '../support/servers/serverProcess.ts';
import { readUnit, startSocketService, writeUnits } from '../support/servers/socketService.ts';
import { keepRequesting } from '../support/servers/steadyRequests.ts';
import { type StubServer, startStubServer } from '../support/servers/stubServer.ts';
import { createTestFolder } from '../support/database/testFolder.ts';
import { startTestPostgres, type TestPostgres } from '../support/database/testPostgres.ts';
import {
  copyNode,
  createWritableFolder,
  makeReadOnly,
  makeRemovable,
  withoutRights,
} from '../support/servers/unprivileged.ts';

// Runs what is in deploy/ as far as a machine without a container engine and a running systemd can.

const minutes = 60_000;
let folder: string;
let image: string;
let node: string;

beforeAll(async () => {
  requireProgram('caddy', 'caddy');
  requireProgram('systemd-analyze', 'systemd');
  folder = createTestFolder('robolaga-deployment');
  node = copyNode(folder);
  image = await buildImage(join(folder, 'image'));
  makeReadOnly(image);
}, 15 * minutes);

afterAll(() => {
  makeRemovable(folder);
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command of the image with its own Node and without rights. */
function inImage([program, ...parameters]: string[]): string[] {
  return withoutRights([program === 'node' ? node : (program ?? ''), ...parameters]);
}

function startImage(settings: Record<string, string>): ServerProcess {
  return startServerProcess(settings, inImage(imageCommand('CMD')), { folder: image });
}

describe('the image of the Containerfile', () => {
  it('serves everything for an account that can write only in DATA_DIR', async () => {
    const settings = {
      PORT: String(await findFreePort()),
      DATA_DIR: createWritableFolder(join(folder, 'data')),
    };
    const [program = '', ...parameters] = withoutRights(['test', '-w', image]);
    expect(spawnSync(program, parameters).status).toBe(1);

    const server = startImage(settings);
    await server.ready;
    const page = await fetch(server.url);
    expect(await page.text()).toContain('<div id="root" data-rendered');
    const tournaments = await fetch(`${server.url}/api/tournaments`);
    expect(await tournaments.json()).toMatchObject({ success: true });
    expect((await fetch(`${server.url}/docs`)).status).toBe(200);

    const isHealthy = () => {
      const [command = '', ...rest] = inImage(imageCommand('HEALTHCHECK'));
      return spawnSync(command, rest, { env: settings }).status === 0;
    };
    expect(isHealthy()).toBe(true);
    // What the commands of the operator need is there too.
    const run = (...command: string[]) => {
      const [program = '', ...rest] = inImage(['node', ...command]);
      return execFileSync(program, rest, { cwd: image, env: settings }).toString();
    };
    const inData = (name: string) => join(settings.DATA_DIR, name);
    expect(run('scripts/database.ts', 'backup', inData('backup.gz'))).toMatch(/^Saved \d+ rows/);
    const added = run('scripts/organiser.ts', 'add', 'Wulan Prameswari', 'wulan@panitia.example');
    expect(added).toContain('/reset-password');
    expect(run('scripts/account.ts', 'reset-link', 'wulan@panitia.example')).toContain('/reset-');
    run('scripts/content.ts', 'export', inData('content'));
    expect(run('scripts/content.ts', 'import', inData('content'), '--dry-run')).toContain(
      'Nothing to change.',
    );
    expect(await server.stop()).toMatchObject({ code: 0, errors: '' });
    expect(isHealthy()).toBe(false);
  });
});

describe('Caddy in front of two servers', () => {
  let postgres: TestPostgres;
  let caddy: Caddy;
  let servers: { start: () => ServerProcess; process: ServerProcess }[];

  beforeAll(async () => {
    postgres = await startTestPostgres();
    const shared = {
      DATABASE_URL: postgres.url,
      DATA_DIR: createWritableFolder(join(folder, 'shared')),
      TRUSTED_PROXIES: '1',
    };
    const ports = [await findFreePort(), await findFreePort()];
    servers = ports.map((port) => {
      const start = () => startImage({ ...shared, PORT: String(port) });
      return { start, process: start() };
    });
    await Promise.all(servers.map((server) => server.process.ready));
    caddy = await startCaddy(join(folder, 'caddy'), ports);
  }, 2 * minutes);

  afterAll(async () => {
    await caddy.stop();
    await Promise.all(servers.map((server) => server.process.stop()));
    await postgres.stop();
  });

  it('speaks HTTP/2 with TLS and offers HTTP/3', async () => {
    expect(caddy.session.alpnProtocol).toBe('h2');
    const page = await request(caddy.session, '/');
    expect(page).toMatchObject({ status: 200 });
    expect(page.headers['alt-svc']).toContain('h3=');
  });

  it('fails no GET while the servers are restarted one after the other', async () => {
    const requests = keepRequesting(async () => {
      const [page, answer] = await Promise.all([
        request(caddy.session, '/'),
        request(caddy.session, '/api/tournaments'),
      ]);
      return Math.max(page.status, answer.status);
    });
    const waitForMore = async () => {
      const before = requests.succeeded();
      await expect.poll(requests.succeeded, { timeout: 30_000 }).toBeGreaterThan(before + 20);
    };
    try {
      for (const server of servers) {
        await waitForMore();
        expect((await server.process.stop()).code).toBe(0);
        await waitForMore();
        server.process = server.start();
        await server.process.ready;
      }
      await waitForMore();
    } finally {
      expect(await requests.stop()).toEqual([]);
    }
  });
});

describe('Caddy in front of servers with faults', () => {
  let stubs: StubServer[];
  let caddy: Caddy;
  beforeAll(async () => {
    stubs = [await startStubServer(), await startStubServer()];
    const ports = stubs.map(({ port }) => port);
    caddy = await startCaddy(join(folder, 'caddy-stubs'), ports);
  });
  afterAll(async () => {
    await caddy.stop();
    for (const stub of stubs) stub.stop();
  });

  /** Sends requests and returns the servers that got some of them. */
  async function findReceivers(): Promise<StubServer[]> {
    for (const stub of stubs) stub.requests.length = 0;
    for (let round = 0; round < 6; round++) await request(caddy.session, '/');
    return stubs.filter(({ requests }) => requests.length > 0);
  }

  it('tells the address of the visitor and not the one that the visitor claims', async () => {
    const { body } = await request(caddy.session, '/', { 'x-forwarded-for': '6.6.6.6' });
    const headers = JSON.parse(body) as Record<string, string>;
    expect(['127.0.0.1', '::1']).toContain(headers['x-forwarded-for']);
    expect(headers['x-forwarded-proto']).toBe('https');
  });

  it('passes no request for metrics on', async () => {
    expect((await request(caddy.session, '/metrics')).status).toBe(404);
    expect(stubs.flatMap((stub) => stub.requests)).not.toContain('GET /metrics');
  });

  it('keeps a visitor on one server while that is ready', async () => {
    const before = await findReceivers();
    expect(before).toHaveLength(1);
    const [first] = before as [StubServer];
    first.isReady = false;
    await expect.poll(findReceivers, { timeout: 10_000 }).not.toContain(first);
    first.isReady = true;
    await expect.poll(findReceivers, { timeout: 10_000 }).toEqual([first]);
  });

  it('repeats a GET whose connection breaks, and no POST', async () => {
    const [broken] = (await findReceivers()) as [StubServer];
    broken.answer = ({ socket }) => socket.destroy();
    expect((await request(caddy.session, '/get')).status).toBe(200);
    expect(broken.requests).toContain('GET /get');

    // It is left out for a moment.
    const post = async () => (await request(caddy.session, '/', { ':method': 'POST' })).status;
    await expect.poll(post, { timeout: 10_000 }).toBe(502);
    expect(broken.requests.filter((line) => line === 'POST /')).toHaveLength(1);
  });
});

describe('the units of systemd', () => {
  it('are valid and leave little to an attacker', () => {
    const units = writeUnits(join(folder, 'units'));
    const analyze = (...parameters: string[]) =>
      spawnSync('systemd-analyze', parameters, { encoding: 'utf8' });
    const { status, stderr } = analyze('verify', ...units);
    // Unknown directives are warnings only. There may be some about other units of the machine.
    expect(stderr.split('\n').filter((line) => line.includes('robolaga.'))).toEqual([]);
    expect(status).toBe(0);
    const [service = ''] = units;
    expect(analyze('security', '--offline=yes', '--threshold=20', service)).toMatchObject({
      status: 0,
    });
  });

  it('lose no connection while the server restarts', async () => {
    const service = await startSocketService({
      port: await findFreePort(),
      folder: image,
      command: readUnit('robolaga.service').ExecStart ?? '',
      settings: { DATA_DIR: createWritableFolder(join(folder, 'socket')) },
    });
    const requests = keepRequesting(service.get);
    try {
      for (let round = 1; round <= 3; round++) {
        const before = requests.succeeded();
        await expect.poll(requests.succeeded, { timeout: 30_000 }).toBeGreaterThan(before + 20);
        service.restart();
        await expect.poll(service.starts, { timeout: 15_000 }).toBe(round + 1);
      }
    } finally {
      const failures = await requests.stop();
      await service.stop();
      expect(failures).toEqual([]);
    }
  });
});

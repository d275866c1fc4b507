import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { projectFolder } from '../../../server/node/projectFolder.ts';

const installed = '/opt/robolaga';
const unitNames = ['robolaga.service', 'robolaga.socket'] as const;

/** Returns a unit of deploy/ as it would be if the project's folder were the installed one. */
function readUnitText(name: string): string {
  const text = readFileSync(join(projectFolder, 'deploy', name), 'utf8');
  return text.replaceAll(installed, projectFolder.slice(0, -1));
}

/** Returns the directives of a unit; of a directive that is repeated, the last one. */
export function readUnit(name: (typeof unitNames)[number]): Record<string, string> {
  return Object.fromEntries(
    [...readUnitText(name).matchAll(/^(\w+)=(.*)$/gm)].map(([, key = '', value = '']) => [
      key,
      value,
    ]),
  );
}

/** Writes the units into a folder; returns their paths, the service first. */
export function writeUnits(folder: string): string[] {
  mkdirSync(folder);
  return unitNames.map((name) => {
    const path = join(folder, name);
    writeFileSync(path, readUnitText(name));
    return path;
  });
}

type SocketServiceOptions = {
  port: number;
  folder: string;
  /** The command of the service. */
  command: string;
  settings: Record<string, string>;
};

export type SocketService = {
  /** Sends a request on a connection of its own; returns the status. */
  get: () => Promise<number>;
  /** Stops the server, which is then started again. */
  restart: () => void;
  /** How many servers were started so far. */
  starts: () => number;
  stop: () => Promise<void>;
};

/**
 * Does what systemd does with a socket unit: the socket stays open in a shell, which starts the
 * server with it again and again. As with systemd, the first connection starts the first server.
 */
export async function startSocketService(options: SocketServiceOptions): Promise<SocketService> {
  const { port, folder, command, settings } = options;
  const script = `while :; do sh -c 'echo pid=$$; export LISTEN_PID=$$; exec ${command}'; done`;
  const variables = Object.entries(settings).map(([name, value]) => `--setenv=${name}=${value}`);
  const child = spawn(
    'systemd-socket-activate',
    [`--listen=127.0.0.1:${port}`, ...variables, 'sh', '-c', script],
    { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  await new Promise<void>((resolve, reject) => {
    let log = '';
    child.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('Listening on')) resolve();
    });
    child.once('close', () => reject(new Error(`systemd-socket-activate ended: ${log}`)));
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const pids = () => [...output.matchAll(/^pid=(\d+)$/gm)].map(([, pid]) => Number(pid));
  const stopServer = () => {
    const pid = pids().at(-1);
    if (pid) process.kill(pid);
  };
  return {
    get: () =>
      new Promise((resolve, reject) => {
        get(`http://127.0.0.1:${port}/api/tournaments`, { agent: false }, (response) => {
          response.resume();
          response.once('end', () => resolve(response.statusCode ?? 0));
          response.once('error', reject);
        }).once('error', reject);
      }),
    restart: stopServer,
    starts: () => pids().length,
    async stop() {
      const closed = once(child, 'close');
      child.kill();
      stopServer();
      await closed;
    },
  };
}

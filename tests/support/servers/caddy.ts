import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../../server/node/database/findFreePort.ts';
import { projectFolder } from '../../../server/node/projectFolder.ts';

export type Caddy = {
  /** A connection by HTTP/2, whose certificate was verified. */
  session: ClientHttp2Session;
  stop: () => Promise<void>;
};

type Http2Response = { status: number; headers: IncomingHttpHeaders; body: string };

const startMilliseconds = 20_000;
const retryMilliseconds = 50;

// No certificate of the internet, and nothing on ports that belong to the machine.
const globalOptions = [
  'local_certs',
  'skip_install_trust',
  'auto_https disable_redirects',
  'admin off',
];

/** Starts Caddy by deploy/Caddyfile in front of servers on these ports and connects to it. */
export async function startCaddy(folder: string, ports: number[]): Promise<Caddy> {
  mkdirSync(folder);
  const url = `https://localhost:${await findFreePort()}`;
  const caddyfile = join(projectFolder, 'deploy/Caddyfile');
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', caddyfile], {
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      SITE_ADDRESS: url,
      UPSTREAMS: ports.map((port) => `127.0.0.1:${port}`).join(' '),
      CADDY_GLOBAL_OPTIONS: globalOptions.join('\n'),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  const stop = async () => {
    child.kill();
    if (child.exitCode === null) await once(child, 'close');
  };
  const deadline = Date.now() + startMilliseconds;
  const session = await connectWhenReady(url, folder, () => {
    if (child.exitCode !== null) throw new Error(`Caddy ended: ${log}`);
    return Date.now() < deadline;
  }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    session,
    async stop() {
      session.destroy();
      await stop();
    },
  };
}

/** Connects as soon as Caddy has its certificate and uses it, while `mayRetry` allows. */
async function connectWhenReady(
  url: string,
  folder: string,
  mayRetry: () => boolean,
): Promise<ClientHttp2Session> {
  for (;;) {
    try {
      const ca = readFileSync(join(folder, 'caddy/pki/authorities/local/root.crt'));
      const session = connect(url, { ca });
      await once(session, 'connect');
      return session;
    } catch (error) {
      if (!mayRetry()) throw error;
      await wait(retryMilliseconds);
    }
  }
}

/** Sends a request by HTTP/2; rejects if there is no whole response. */
export async function request(
  session: ClientHttp2Session,
  path: string,
  headers: Record<string, string> = {},
): Promise<Http2Response> {
  const stream = session.request({ ':path': path, ...headers });
  stream.end();
  stream.setEncoding('utf8');
  const [received] = (await once(stream, 'response')) as [IncomingHttpHeaders];
  let body = '';
  for await (const chunk of stream) body += String(chunk);
  return { status: Number(received[':status']), headers: received, body };
}

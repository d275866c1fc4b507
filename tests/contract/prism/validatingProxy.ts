import { spawn } from 'node:child_process';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import { findFreePort } from '../../../server/node/database/findFreePort.ts';
import { projectFolder } from '../../../server/node/projectFolder.ts';
import { installTools } from '../../support/servers/installTools.ts';

/** A difference that Prism has found between an exchange and the document. */
type Violation = { exchange: string; place: string; message: string };

export type ValidatingProxy = {
  url: string;
  /** How many exchanges Prism has seen. */
  count: () => number;
  violations: Violation[];
  close: () => Promise<void>;
};

type Found = { location: string[]; message: string };

/**
 * Starts Prism between a client and a server: requests to the API pass through it, all others go to
 * the server directly. Prism reads a form as UTF-8 text, in which the bytes of a file would be lost;
 * before it each byte becomes a character of its own, and after it a byte again.
 */
export async function startValidatingProxy(target: string): Promise<ValidatingProxy> {
  const [frontPort, prismPort, backPort] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ];
  const prismUrl = `http://127.0.0.1:${prismPort}`;
  const url = `http://localhost:${frontPort}`;
  const violations: Violation[] = [];
  let count = 0;

  const back = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, host: new URL(url).host };
    forward(incoming, outgoing, { target, headers, recode: toBytes });
  });
  const front = createServer((incoming, outgoing) => {
    // Prism waits for the end of a response, which a stream of events does not have.
    const isStream = incoming.headers.accept === 'text/event-stream';
    if (!incoming.url?.startsWith('/api/') || isStream)
      return forward(incoming, outgoing, { target, headers: incoming.headers });
    count += 1;
    const exchange = `${incoming.method} ${incoming.url}`;
    return forward(incoming, outgoing, {
      target: prismUrl,
      headers: { ...incoming.headers, 'accept-encoding': 'identity' },
      recode: toText,
      onResponse: ({ statusCode, headers }) => {
        for (const each of readViolations(headers['sl-violations']))
          violations.push({ ...each, exchange: `${exchange} ${statusCode}` });
        delete headers['sl-violations'];
      },
    });
  });
  const prism = await startPrism(prismPort, `http://127.0.0.1:${backPort}`);
  await Promise.all([
    new Promise<void>((resolve) => front.listen(frontPort, resolve)),
    new Promise<void>((resolve) => back.listen(backPort, '127.0.0.1', resolve)),
  ]);
  return {
    url,
    count: () => count,
    violations,
    close: async () => {
      prism.kill();
      for (const server of [front, back]) server.closeAllConnections();
      await Promise.all([front, back].map((server) => new Promise((done) => server.close(done))));
    },
  };
}

async function startPrism(port: number, upstream: string) {
  const folder = await installTools('prism');
  const program = join(folder, 'node_modules/@stoplight/prism-cli/dist/index.js');
  const document = join(projectFolder, 'openapi/openapi.yaml');
  const options = ['--port', String(port), '--host', '127.0.0.1', '--multiprocess', 'false'];
  const child = spawn(process.execPath, [program, 'proxy', document, upstream, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Prism is listening')) resolve();
    });
    child.once('close', () => reject(new Error('Prism has ended.')));
  });
  return child;
}

type Forwarding = {
  target: string;
  headers: IncomingHttpHeaders;
  /** Changes the body of a form. */
  recode?: (body: Buffer) => Buffer;
  onResponse?: (response: IncomingMessage) => void;
};

/** Sends a request to another server, and its response to the client. */
function forward(incoming: IncomingMessage, outgoing: ServerResponse, options: Forwarding): void {
  const { target, headers, recode, onResponse } = options;
  const send = (body?: Buffer) => {
    const sent = request(
      target + incoming.url,
      {
        method: incoming.method,
        headers: body ? { ...headers, 'content-length': String(body.length) } : headers,
      },
      (response) => {
        onResponse?.(response);
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      },
    );
    sent.on('error', () => outgoing.destroy());
    if (body) sent.end(body);
    else incoming.pipe(sent);
  };
  if (!recode || !headers['content-type']?.startsWith('multipart/')) return send();
  const chunks: Buffer[] = [];
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
  incoming.on('end', () => send(recode(Buffer.concat(chunks))));
}

const toText = (body: Buffer) => Buffer.from(body.toString('latin1'), 'utf8');
const toBytes = (body: Buffer) => Buffer.from(body.toString('utf8'), 'latin1');

/** Returns what Prism reports of an exchange; a report that is too long for a header is cut. */
function readViolations(header: string | string[] | undefined): Omit<Violation, 'exchange'>[] {
  if (header === undefined) return [];
  const text = String(header);
  try {
    return (JSON.parse(text) as Found[]).map(({ location, message }) => ({
      place: location.join('.'),
      message,
    }));
  } catch {
    return [{ place: '', message: text.slice(0, 1000) }];
  }
}

import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { Agent, createServer } from 'node:https';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { ca, tls } from '../tls/testTls.ts';

export type ReceivedPush = {
  endpoint: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
};

/** A local push service that gets what is sent to those of the world through its agent. */
export async function startPushService() {
  const received: ReceivedPush[] = [];
  const service = {
    received,
    /** What it answers to a request, by its endpoint; 201 by default. */
    statusOf: (_endpoint: string): number => 201,
    agent: undefined as unknown as Agent,
    stop: () => {
      service.agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
  const options = { cert: readFileSync(tls.certificate), key: readFileSync(tls.key) };
  const server = createServer(options, async (request, response) => {
    const endpoint = `https://${request.headers.host}${request.url}`;
    received.push({ endpoint, headers: request.headers, body: await buffer(request) });
    response.writeHead(service.statusOf(endpoint), { Location: 'https://localhost/' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  service.agent = new (class extends Agent {
    override createConnection(...[target, done]: Parameters<Agent['createConnection']>) {
      const local = { host: '127.0.0.1', port, servername: 'localhost', ca };
      return super.createConnection({ ...target, ...local }, done);
    }
  })();
  return service;
}

/** A browser that has subscribed, and reads what it is sent. */
export function createBrowser(endpoint: string) {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    endpoint,
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    /** Decrypts a message as RFC 8291 says. */
    read: ({ body }: ReceivedPush): unknown => {
      const salt = body.subarray(0, 16);
      const keyEnd = 21 + (body[20] ?? 0);
      const sender = body.subarray(21, keyEnd);
      const secret = ecdh.computeSecret(sender);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const input = Buffer.from(hkdfSync('sha256', secret, auth, info, 32));
      const derive = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${name}\0`, length));
      const decipher = createDecipheriv(
        'aes-128-gcm',
        derive('aes128gcm', 16),
        derive('nonce', 12),
      );
      decipher.setAuthTag(body.subarray(-16));
      const text = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
    },
  };
}

import { readFile } from 'node:fs/promises';
import type { RequestListener, Server, ServerOptions } from 'node:http';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { Socket } from 'node:net';
import { StartupError, type TlsFiles } from '../environment.ts';
import { rootErrorMessage } from './rootErrorMessage.ts';

/**
 * Creates a server for HTTP/2 over TLS; clients that do not know it get HTTP/1.1. It is closed like a
 * server of `node:http`. Throws `StartupError` if certificate and key cannot be read or do not fit.
 */
export async function createHttp2Server(
  files: TlsFiles,
  limits: ServerOptions,
  onRequest: RequestListener,
): Promise<Server> {
  const sessions = new Set<ServerHttp2Session>();
  const sockets = new Set<Socket>();
  // The requests and responses of HTTP/2 have what the listener uses of those of HTTP/1.1.
  const server = (await openServer(files, limits)).on('request', onRequest as never);
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.on('secureConnection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const closeIdleHttp1 = (server as unknown as Server).closeIdleConnections.bind(server);
  return Object.assign(server as unknown as Server, {
    closeIdleConnections() {
      closeIdleHttp1();
      // Tells the client to open no new streams; those that are open end first.
      for (const session of sessions) if (!session.closed) session.close();
    },
    closeAllConnections() {
      for (const socket of sockets) socket.destroy();
    },
  });
}

async function openServer({ certificate, key }: TlsFiles, limits: ServerOptions) {
  try {
    const [cert, secret] = await Promise.all([readFile(certificate), readFile(key)]);
    return createSecureServer({ ...limits, allowHTTP1: true, cert, key: secret });
  } catch (error) {
    throw new StartupError(
      `The certificate ${certificate} and the key ${key} cannot be used (${rootErrorMessage(error)}). Correct TLS_CERT and TLS_KEY, or leave both out.`,
    );
  }
}

import { readFile } from 'node:fs/promises';
import type { RequestListener, Server, ServerOptions } from 'node:http';
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2';
import type { Socket } from 'node:net';
import { StartupError, type TlsFiles } from '../environment.ts';
import { rootErrorMessage } from '../rootErrorMessage.ts';
import { closeUnread, limitSessions, type SessionLimits } from './sessionLimits.ts';

type Limits = ServerOptions & SessionLimits & { maxHeaderSize: number };

/** Fewer would make browsers wait: they send all requests of a page on one session. */
const maxStreamsPerSession = 100;
/** In megabytes, with what waits to be sent: no page has more than a part of it. */
const maxSessionMemory = 10;

/**
 * Creates a server for HTTP/2 over TLS; clients that do not know it get HTTP/1.1. It is closed like a
 * server of `node:http`. Throws `StartupError` if certificate and key cannot be read or do not fit.
 */
export async function createHttp2Server(
  files: TlsFiles,
  limits: Limits,
  onRequest: RequestListener,
): Promise<Server> {
  const sessions = new Set<ServerHttp2Session>();
  const sockets = new Set<Socket>();
  const server = await openServer(files, limits);
  const accept = limitSessions(server, limits);
  server.on('request', (request: Http2ServerRequest, response: Http2ServerResponse) => {
    if (request.httpVersionMajor > 1) {
      if (!accept(request.stream)) return;
      closeUnread(request.stream);
      if (request.rawHeaders.join('').length > limits.maxHeaderSize) {
        response.writeHead(431).end();
        return;
      }
    }
    // The requests and responses of HTTP/2 have what the listener uses of those of HTTP/1.1.
    onRequest(request as never, response as never);
  });
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

async function openServer({ certificate, key }: TlsFiles, limits: Limits) {
  try {
    const [cert, secret] = await Promise.all([readFile(certificate), readFile(key)]);
    return createSecureServer({
      ...limits,
      allowHTTP1: true,
      cert,
      key: secret,
      handshakeTimeout: limits.headersTimeout,
      maxSessionMemory,
      settings: { maxConcurrentStreams: maxStreamsPerSession },
    });
  } catch (error) {
    throw new StartupError(
      `The certificate ${certificate} and the key ${key} cannot be used (${rootErrorMessage(error)}). Correct TLS_CERT and TLS_KEY, or leave both out.`,
    );
  }
}

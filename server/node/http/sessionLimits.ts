import {
  constants,
  type Http2SecureServer,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import type { TLSSocket } from 'node:tls';
import { toNetwork } from '../../lib/clientNetwork.ts';
import { createCounts } from '../../lib/counts.ts';

/** In milliseconds, as the options of `node:http` with these names, and numbers. */
export type SessionLimits = {
  /** For the first request of a session. */
  headersTimeout: number;
  requestTimeout: number;
  keepAliveTimeout: number;
  connectionsCheckingInterval: number;
  maxSessionsPerClient: number;
  maxStreamsPerClient: number;
};

type SessionState = {
  socket: TLSSocket;
  client: string;
  /** The requests that are being received or answered, and since when. */
  streams: Map<ServerHttp2Stream, number>;
  idleSince: number;
  /** How long it may have no stream. */
  idleTimeout: number;
};

/**
 * Ends over HTTP/2 what `node:http` ends over HTTP/1.1: sessions without a request, also if they
 * have begun to send its headers, and requests whose body does not arrive. A stream that is being
 * answered may last. A session beyond those of its client, which is an address, takes the place of
 * the one that has been idle longest; if none is idle, it is closed.
 *
 * Returns a function that must receive each new stream. It refuses a stream beyond those of its
 * client, and tells whether the stream is to be answered.
 */
export function limitSessions(
  server: Http2SecureServer,
  limits: SessionLimits,
): (stream: ServerHttp2Stream) => boolean {
  const sessions = new Map<ServerHttp2Session, SessionState>();
  const streamsOf = createCounts();
  let newestSocket: TLSSocket | undefined;

  /** Lets its streams end and opens no others; if that has been said before, cuts it off. */
  const end = (session: ServerHttp2Session, state: SessionState) => {
    if (session.closed || session.destroyed) {
      state.socket.destroy();
      return;
    }
    state.idleSince = performance.now();
    state.idleTimeout = limits.headersTimeout;
    session.close();
  };
  const check = () => {
    const now = performance.now();
    for (const [session, state] of sessions) {
      for (const [stream, since] of state.streams) {
        if (now - since < limits.requestTimeout || hasArrived(stream)) continue;
        refuseSlow(stream);
        if (!session.closed) end(session, state);
      }
      if (state.streams.size === 0 && now - state.idleSince >= state.idleTimeout)
        end(session, state);
    }
  };
  const timer = setInterval(check, limits.connectionsCheckingInterval).unref();
  server.once('close', () => clearInterval(timer));

  // Node.js opens the session in a later listener of the same event, and hides its socket.
  server.prependListener('secureConnection', (socket) => {
    newestSocket = socket;
  });
  server.on('session', (session) => {
    const socket = newestSocket;
    if (!socket) return;
    const client = toNetwork((socket.remoteAddress ?? '').replace(/^::ffff:/, ''));
    const others = [...sessions].filter(([, state]) => state.client === client);
    if (others.length >= limits.maxSessionsPerClient) {
      const [oldest] = others
        .filter(([{ destroyed }, { streams }]) => !destroyed && streams.size === 0)
        .sort(([, a], [, b]) => a.idleSince - b.idleSince);
      if (!oldest) return session.destroy();
      oldest[0].destroy();
    }
    const state = {
      socket,
      client,
      streams: new Map(),
      idleSince: performance.now(),
      idleTimeout: limits.headersTimeout,
    };
    sessions.set(session, state);
    socket.once('close', () => sessions.delete(session));
  });

  return (stream) => {
    const session = stream.session as ServerHttp2Session | undefined;
    const state = session && sessions.get(session);
    if (!state || streamsOf.get(state.client) >= limits.maxStreamsPerClient) {
      stream.close(constants.NGHTTP2_REFUSED_STREAM);
      return false;
    }
    streamsOf.add(state.client, 1);
    state.streams.set(stream, performance.now());
    stream.once('close', () => {
      streamsOf.add(state.client, -1);
      state.streams.delete(stream);
      state.idleSince = performance.now();
      if (!session.closed) state.idleTimeout = limits.keepAliveTimeout;
    });
    return true;
  };
}

/** Whether the whole request has come. */
const hasArrived = ({ state }: ServerHttp2Stream) => state.remoteClose !== 0;

function refuseSlow(stream: ServerHttp2Stream): void {
  if (stream.headersSent) return stream.close(constants.NGHTTP2_CANCEL);
  stream.respond({ ':status': 408 }, { endStream: true });
  stream.close(constants.NGHTTP2_NO_ERROR);
}

/** Ends a stream that was answered before its body has come, so that its client sends no more. */
export function closeUnread(stream: ServerHttp2Stream): void {
  stream.once('finish', () => {
    if (!hasArrived(stream)) stream.close(constants.NGHTTP2_NO_ERROR);
  });
}

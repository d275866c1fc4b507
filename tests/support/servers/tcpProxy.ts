import {
  type AddressInfo,
  connect,
  createServer,
  type NetConnectOpts,
  type Socket,
} from 'node:net';

export type TcpProxy = {
  port: number;
  /** From now on nothing gets through in either direction, and nobody is told, as in a cut network. */
  cut(): void;
  /** New connections get through again; those of before stay silent. */
  mend(): void;
  stop(): Promise<void>;
};

/** Passes bytes between its clients and a server. */
export async function startTcpProxy(target: NetConnectOpts): Promise<TcpProxy> {
  let isCut = false;
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const upstream = connect(target);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    if (isCut) return;
    client.pipe(upstream);
    upstream.pipe(client);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    mend() {
      isCut = false;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

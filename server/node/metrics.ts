import { createServer, type ServerResponse } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DatabaseConnection } from './database/databaseConnection.ts';
import { closeServer, openPort } from './http/listen.ts';
import type { RequestEntry } from './http/requestIdentifier.ts';

export type Metrics = {
  observe(request: RequestEntry): void;
  close(): Promise<void>;
};

type Options = { host: string; port: number; database: DatabaseConnection };

/** Seconds. Most answers take milliseconds; hashing a password takes about a second. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Serves metrics in the format of Prometheus at /metrics of a port of their own. Throws
 * `StartupError` if the port cannot be used.
 */
export async function serveMetrics({ host, port, database }: Options): Promise<Metrics> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the headers of its response.',
    labelNames: ['method', 'operation', 'status'],
    buckets,
    registers: [registry],
  });
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of this process to the database, and requests that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(database.countConnections?.() ?? {}))
        connections.set({ state }, count);
    },
  });
  const sendMetrics = async (response: ServerResponse) => {
    const text = await registry.metrics();
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
  };
  const server = createServer((request, response) => {
    if (request.url === '/metrics') void sendMetrics(response);
    else response.writeHead(404).end();
  });
  await openPort(server, { host, port }, 'METRICS_');
  return {
    observe: ({ method, operation, status, milliseconds }) =>
      duration.observe({ method, operation, status }, milliseconds / 1000),
    close: () => closeServer(server),
  };
}

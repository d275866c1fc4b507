import type { IncomingMessage, ServerResponse } from 'node:http';

/** Rejects if a part of the server cannot work now. */
type Check = () => Promise<unknown>;

/** Answers load balancers and supervisors, also before the application is ready. */
export type Health = {
  /** Answers /healthz and /readyz; returns whether it does. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  /** From now on, /readyz runs the checks. */
  start(checks: Record<string, Check>): void;
  /** From now on, /readyz answers 503, so that load balancers send no more requests. */
  stop(): void;
};

const timeoutMilliseconds = 2_000;
/** Anyone can ask, but the checks run only so often. */
const cacheMilliseconds = 1_000;

export function createHealth(): Health {
  let checks: Record<string, Check> | undefined;
  let cached: { results: Promise<Record<string, boolean>>; at: number } | undefined;

  const readResults = (current: Record<string, Check>) => {
    if (!cached || performance.now() - cached.at > cacheMilliseconds)
      cached = { results: runChecks(current), at: performance.now() };
    return cached.results;
  };
  const answerReadiness = async (response: ServerResponse) => {
    if (!checks) return sendJson(response, 503, { server: 'starting or stopping' });
    const results = Object.entries(await readResults(checks));
    const status = results.every(([, isOk]) => isOk) ? 200 : 503;
    const parts = results.map(([name, isOk]) => [name, isOk ? 'ok' : 'failed']);
    sendJson(response, status, Object.fromEntries(parts));
  };

  return {
    handle(request, response) {
      const path = request.url?.split('?', 1)[0];
      if (path === '/healthz') sendJson(response, 200, { process: 'ok' });
      else if (path === '/readyz') void answerReadiness(response);
      else return false;
      return true;
    },
    start(newChecks) {
      checks = newChecks;
    },
    stop() {
      checks = undefined;
    },
  };
}

async function runChecks(checks: Record<string, Check>): Promise<Record<string, boolean>> {
  const results = Object.entries(checks).map(async ([name, check]) => [name, await passes(check)]);
  return Object.fromEntries(await Promise.all(results)) as Record<string, boolean>;
}

async function passes(check: Check): Promise<boolean> {
  const timeout = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => timeout.resolve(false), timeoutMilliseconds);
  const result = check().then(
    () => true,
    () => false,
  );
  return Promise.race([result, timeout.promise]).finally(() => clearTimeout(timer));
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body));
}

import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

type Exit = { code: number | null; output: string; errors: string };

export type Product = {
  address: string;
  /** Resolves when it says where it runs; rejects when it ends before that. */
  running: Promise<void>;
  exit: Promise<Exit>;
  /** Everything printed so far. */
  output: () => string;
  stop: (signal?: NodeJS.Signals) => Promise<Exit>;
};

/** Gives a port that nothing listens on. */
export async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, () => resolve());
  });
  const address = probe.address();
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  if (!address || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}

/**
 * Starts the product as a process of its own, by default the host alone; `variables` are all that
 * it knows of its settings.
 */
export function startProduct(
  variables: Record<string, string>,
  command: string[] = [process.execPath, 'server/node.ts'],
): Product {
  const [program = '', ...parameters] = command;
  const { PATH, HOME } = process.env;
  const child = spawn(program, parameters, {
    cwd: root,
    env: { PATH, HOME, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { output: '', errors: '' };
  const exit = new Promise<Exit>((resolve) => {
    child.once('close', (code) => resolve({ code, ...printed }));
  });
  const running = new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      printed.errors += chunk.toString();
    });
    child.stdout.on('data', (chunk: Buffer) => {
      printed.output += chunk.toString();
      if (printed.output.includes('RoboLaga runs at')) resolve();
    });
    void exit.then(({ output, errors }) =>
      reject(new Error(`The product ended: ${output}${errors}`)),
    );
  });
  running.catch(() => undefined);
  return {
    address: `http://localhost:${variables.PORT ?? '3000'}`,
    running,
    exit,
    output: () => printed.output,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return exit;
    },
  };
}

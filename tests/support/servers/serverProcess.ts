import { spawn } from 'node:child_process';
import { projectFolder } from '../../../server/node/projectFolder.ts';

type Exit = { code: number | null; output: string; errors: string };

export type ServerProcess = {
  url: string;
  pid: number | undefined;
  /** Resolves once the server has printed its URL; rejects if it ends before that. */
  ready: Promise<void>;
  exit: Promise<Exit>;
  /** Returns everything printed to stdout so far. */
  output: () => string;
  stop: (signal?: NodeJS.Signals) => Promise<Exit>;
};

type Options = {
  /** Where the command runs. */
  folder?: string;
  /** A file descriptor that the server gets as its number 3. */
  passedFd?: number;
};

/** The server alone, without the check whether the client is built. */
const serverCommand = [process.execPath, 'server/node.ts'];

/** Starts the server as a process of its own with exactly these environment variables. */
export function startServerProcess(
  environment: Record<string, string>,
  command: string[] = serverCommand,
  { folder = projectFolder, passedFd }: Options = {},
): ServerProcess {
  const [program = '', ...parameters] = command;
  const { PATH, HOME } = process.env;
  const child = spawn(program, parameters, {
    cwd: folder,
    env: { PATH, HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', passedFd ?? 'ignore'],
  });
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('The output of the server is not read.');
  const printed = { output: '', errors: '' };
  const exit = new Promise<Exit>((resolve) => {
    child.once('close', (code) => resolve({ code, ...printed }));
  });
  const ready = new Promise<void>((resolve, reject) => {
    stderr.on('data', (chunk: Buffer) => {
      printed.errors += chunk.toString();
    });
    stdout.on('data', (chunk: Buffer) => {
      printed.output += chunk.toString();
      if (printed.output.includes('RoboLaga runs at')) resolve();
    });
    void exit.then(({ output, errors }) =>
      reject(new Error(`The server ended: ${output}${errors}`)),
    );
  });
  ready.catch(() => undefined);
  return {
    url: `http://localhost:${environment.PORT ?? '3000'}`,
    pid: child.pid,
    ready,
    exit,
    output: () => printed.output,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return exit;
    },
  };
}

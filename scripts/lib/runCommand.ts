import { spawn } from 'node:child_process';

export type CommandResult = { code: number; output: string };

/**
 * Runs a program in a folder, until `signal` aborts it. Returns its exit code and the output of both
 * streams, in the order in which it arrived. A program that cannot be started has the exit code 1.
 */
export function runCommand(
  root: string,
  command: string[],
  environment: Record<string, string | undefined> = {},
  signal?: AbortSignal,
): Promise<CommandResult> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      // The programs in node_modules/.bin are .cmd files on Windows, which need a shell.
      shell: process.platform === 'win32',
      signal,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('error', (error) => resolve({ code: 1, output: `${program}: ${error.message}` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output: output.trim() }));
  });
}

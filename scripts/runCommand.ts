import { spawn } from 'node:child_process';

export type Finished = { code: number; output: string };

/**
 * Runs a program of the project with its output kept; the output of both streams stands in the
 * order of arrival.
 */
export function runCommand(
  root: string,
  command: string[],
  variables: Record<string, string | undefined> = {},
): Promise<Finished> {
  const [program = '', ...parameters] = command;
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: root,
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
      // The programs of node_modules/.bin are command files on Windows.
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    child.once('error', (error) => resolve({ code: 1, output: `${program}: ${error.message}` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output: output.trim() }));
  });
}

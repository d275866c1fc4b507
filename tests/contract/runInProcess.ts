import type { CommandContext, Environment } from '../../scripts/pact/command.ts';
import type { CommandResult } from '../../scripts/runCommand.ts';

/**
 * Runs a command without a new process. Returns its exit code and everything that it printed. The
 * environment is empty by default.
 */
export async function runInProcess(
  command: (context: CommandContext) => Promise<number>,
  { args = [], environment = {} }: { args?: string[]; environment?: Environment },
): Promise<CommandResult> {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const code = await command({ args, environment, print, printError: print });
  return { code, output: lines.join('\n') };
}

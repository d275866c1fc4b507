import { verifyCommand } from '../../scripts/pact/verifyCommand.ts';
import type { CommandResult } from '../../scripts/lib/runCommand.ts';
import { rootErrorMessage } from '../../server/node/rootErrorMessage.ts';

/** Runs `pact:verify` without a new process. Returns its exit code and everything that it printed. */
export async function verify(
  args: string[],
  environment: Record<string, string> = {},
): Promise<CommandResult> {
  const lines: string[] = [];
  const code = await verifyCommand(args, environment, (line) => lines.push(line)).catch(
    (error: unknown) => {
      lines.push(rootErrorMessage(error));
      return 2;
    },
  );
  return { code, output: lines.join('\n') };
}

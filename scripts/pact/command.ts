export type Environment = Record<string, string | undefined>;

/** What a command reads and writes besides files and the network, so that tests can replace it. */
export type CommandContext = {
  args: string[];
  environment: Environment;
  print: (line: string) => void;
  printError: (line: string) => void;
};

/** An error that the user has to correct. Its message is one line that explains how. */
export class UsageError extends Error {}

/** The context of the running process. */
export const processContext = (): CommandContext => ({
  args: process.argv.slice(2),
  environment: process.env,
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});

import { requestContext } from './http/requestIdentifier.ts';
import { rootErrorMessage } from './rootErrorMessage.ts';

type Level = 'info' | 'warn' | 'error';
type Fields = Record<string, unknown>;

export type Logger = {
  /** Logs a line with fields that only the JSON format shows. */
  write(level: Level, message: string, fields?: Fields): void;
  /**
   * Logs an error: its message, the query and the stack. Not the error object itself, because a
   * database error contains the connection with its password, and not the values of the query,
   * because they are personal data.
   */
  error(error: unknown): void;
};

/**
 * Creates a logger for people (`text`: information to stdout, the rest to stderr) or for programs
 * (`json`: one object per line to stdout). Both name the request that is being handled.
 */
export function createLogger(format: 'text' | 'json'): Logger {
  return format === 'json' ? jsonLogger : textLogger;
}

const jsonLogger: Logger = {
  write(level, message, fields) {
    const entry = { time: now(), level, message, ...requestContext.getStore(), ...fields };
    process.stdout.write(`${JSON.stringify(entry)}\n`);
  },
  error(error) {
    const { message, ...details } = describe(error);
    jsonLogger.write('error', message, details);
  },
};

const textLogger: Logger = {
  write(level, message) {
    console[level](message);
  },
  error(error) {
    const { message, query, stack } = describe(error);
    const request = requestContext.getStore();
    const lines = [
      `${now()} ${message}${request ? ` (request ${request.requestId})` : ''}`,
      ...(query ? [`    in ${query}`] : []),
      ...(stack ? [stack] : []),
    ];
    console.error(lines.join('\n'));
  },
};

function describe(error: unknown): { message: string; query?: string; stack?: string } {
  if (!(error instanceof Error)) return { message: String(error) };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    message: `${error.name}: ${rootErrorMessage(error)}`,
    ...('query' in error && { query: String(error.query) }),
    ...(frames.length > 0 && { stack: frames.join('\n') }),
  };
}

function now(): string {
  return new Date().toISOString();
}

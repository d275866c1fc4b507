import { sql } from 'drizzle-orm';
import type { Output, Variables } from '../../../scripts/lib/withDatabase.ts';
import type { Database } from '../../../server/db/database.ts';
import { databaseUrl } from './testDatabase.ts';

type Command = (args: string[], variables: Variables, output: Output) => Promise<number>;

type Result = { code: number; stdout: string; stderr: string };

/** Returns environment variables by which a process uses the same database. */
export async function variablesFor(db: Database): Promise<{ DATABASE_URL: string }> {
  const { rows } = (await db.execute(sql`select current_database() as name`)) as {
    rows: { name: string }[];
  };
  return {
    DATABASE_URL: databaseUrl(process.env.TEST_DATABASE_URL ?? '', rows[0]?.name ?? ''),
  };
}

/**
 * Runs a command of operators without a new process, with connections of its own to a database.
 * Returns its exit code and what it prints.
 */
export async function runOperatorCommand(
  command: Command,
  args: string[],
  db: Database,
  variables: Variables = {},
): Promise<Result> {
  const printed = { stdout: '', stderr: '' };
  const printTo = (stream: keyof typeof printed) => (line: string) => {
    printed[stream] += `${line}\n`;
  };
  const code = await command(
    args,
    { ...(await variablesFor(db)), ...variables },
    { log: printTo('stdout'), warn: printTo('stderr'), error: printTo('stderr') },
  );
  return { code, ...printed };
}

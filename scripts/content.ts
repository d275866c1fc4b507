// npm run content -- export FOLDER, or import FOLDER --dry-run, or import FOLDER --as EMAIL;
// docs/organising.md tells how to use it.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readDocument } from '../openapi/readDocument.ts';
import { findOrganiserByEmail } from '../server/organisers/queries.ts';
import type { Database } from '../server/db/database.ts';
import { type Environment, StartupError } from '../server/node/environment.ts';
import { HttpError } from '../server/lib/httpError.ts';
import { FilesUnavailableError } from '../server/services/fileStore.ts';
import { describeFilesError, openFileStore } from '../server/node/files/openFileStore.ts';
import { createPictureProcessor } from '../server/node/files/sharpPictureProcessor.ts';
import { AmbiguousError } from './content/kinds/cells.ts';
import { describeChanges, describeProblems } from './content/describeImport.ts';
import { exportContent } from './content/exportContent.ts';
import { importContent } from './content/importContent.ts';
import { type Output, type Variables, withDatabase } from './lib/withDatabase.ts';

type Options = {
  folder: string;
  isDryRun: boolean;
  email: string | undefined;
};

/** Returns what to do; undefined if the arguments say nothing that can be done. */
function readArguments(args: string[]): (Options & { command: string }) | undefined {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        as: { type: 'string' },
      },
    });
    const [command = '', folder, ...rest] = positionals;
    if (!folder || rest.length > 0) return undefined;
    return {
      command,
      folder: resolve(folder),
      isDryRun: values['dry-run'],
      email: values.as,
    };
  } catch {
    return undefined;
  }
}

const count = (problems: number) => `${problems} ${problems === 1 ? 'problem' : 'problems'}`;

/** Every change of what organisers manage is in the audit log in somebody's name, on the page and here. */
const nobodyNamed =
  'Name the organiser in whose name the audit log has the changes: --as EMAIL. --dry-run only says what would change.';

type Command = (db: Database, environment: Environment, options: Options) => Promise<string[]>;

const commands: Record<string, Command> = {
  async export(db, environment, { folder }) {
    const files = await openFileStore(environment);
    const exported = await exportContent({ db, files, folder });
    const counts = Object.entries(exported.rows).map(([table, count]) => `${table} ${count}`);
    return [
      ...exported.missing.map((path) => `${path} is missing in the storage and was left out.`),
      `Saved in ${folder}: ${counts.join(', ')}, files ${exported.files}.`,
    ];
  },
  async import(db, environment, { folder, isDryRun, email }) {
    if (!isDryRun && email === undefined) throw new StartupError(nobodyNamed);
    const organiser = email === undefined ? undefined : await findOrganiserByEmail(db, email);
    if (email !== undefined && (!organiser || organiser.deactivatedAt !== null))
      throw new StartupError(`No organiser has the e-mail address ${email}.`);
    const imported = await importContent({
      db,
      files: await openFileStore(environment),
      pictures: createPictureProcessor(),
      document: readDocument(),
      folder,
      now: new Date(),
      organiserId: isDryRun ? undefined : organiser?.id,
    });
    const { problems } = imported;
    if (problems.length > 0)
      throw new StartupError(
        [...describeProblems(problems), `Nothing has changed: ${count(problems.length)}.`].join(
          '\n',
        ),
      );
    return describeChanges(imported, { isDryRun });
  },
};

/** Runs `npm run content`; returns the exit code. */
export async function runContentCommand(
  args: string[],
  variables: Variables,
  output: Output = console,
): Promise<number> {
  const options = readArguments(args);
  const command = options && commands[options.command];
  if (!options || !command) {
    output.error(
      'Name what to do: npm run content -- export FOLDER, or import FOLDER --dry-run, or import FOLDER --as EMAIL',
    );
    return 1;
  }
  return withDatabase(variables, output, async (db, environment) => {
    try {
      return await command(db, environment, options);
    } catch (error) {
      // A change that the server would refuse too, once it is made.
      if (error instanceof AmbiguousError || error instanceof HttpError)
        throw new StartupError(error.message);
      if (error instanceof FilesUnavailableError) throw new StartupError(describeFilesError(error));
      throw error;
    }
  });
}

if (import.meta.main)
  process.exitCode = await runContentCommand(process.argv.slice(2), process.env);

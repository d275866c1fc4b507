// npm run account -- reset-link EMAIL; docs/operations.md tells how to use it.
import { findAccountByEmail } from '../server/data/accounts.ts';
import { readEnvironment, StartupError } from '../server/environment.ts';
import { createLogger } from '../server/node/logger.ts';
import { openUsedDatabase } from '../server/node/openDatabase.ts';
import { rootErrorMessage } from '../server/node/rootErrorMessage.ts';
import { serverUrl } from '../server/node/startupMessage.ts';
import { createPasswordResetLink, resetMinutes } from '../server/passwordResetLink.ts';

const { error: logError } = createLogger('text');

/** Returns a line with a link for each account that has the e-mail address. */
async function createLinks(email: string): Promise<string[]> {
  const environment = readEnvironment(process.env);
  const database = await openUsedDatabase(environment, {
    onError: logError,
    answerTimeout: 0,
    onNotice: console.warn,
  });
  try {
    const { db } = database;
    const lines: string[] = [];
    for (const kind of ['participant', 'club'] as const) {
      const account = await findAccountByEmail(db, kind, email);
      if (!account) continue;
      const services = { db, now: () => new Date() };
      const owner = { kind, id: account.id };
      const link = await createPasswordResetLink(services, owner, serverUrl(environment));
      lines.push(`${kind} ${account.name}: ${link}`);
    }
    return lines;
  } finally {
    await database.close();
  }
}

const [command, email] = process.argv.slice(2);
if (command !== 'reset-link' || !email) {
  console.error('Name the e-mail address: npm run account -- reset-link EMAIL');
  process.exit(1);
}
try {
  const lines = await createLinks(email);
  if (lines.length === 0) throw new StartupError(`No account has the e-mail address ${email}.`);
  console.log(lines.join('\n'));
  console.log(`Hand the link over to its owner: it works once, within ${resetMinutes} minutes.`);
} catch (error) {
  console.error(
    error instanceof StartupError
      ? error.message
      : `The command failed (${rootErrorMessage(error)}).`,
  );
  process.exitCode = 1;
}

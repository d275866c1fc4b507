// npm run organiser -- add NAME EMAIL, or deactivate EMAIL; docs/organising.md tells how to use it.
import {
  organiserInvitationEmailLimits,
  organiserInvitationNameLimits,
} from '../openapi/workLimits.ts';
import { tidyName } from '../openapi/texts/names.ts';
import { isVisible } from '../openapi/texts/visible.ts';
import {
  deactivateOrganiser,
  findOrganiserByEmail,
  inviteOrganiser,
} from '../server/organisers/queries.ts';
import type { Database } from '../server/db/database.ts';
import { type Environment, StartupError } from '../server/node/environment.ts';
import { serverUrl } from '../server/node/startupMessage.ts';
import { createInvitationLink } from '../server/accounts/passwordResetLink.ts';
import { type Output, type Variables, withDatabase } from './lib/withDatabase.ts';

type Work = (db: Database, environment: Environment) => Promise<string[]>;

const now = () => new Date();

const isName = (text: string) =>
  isVisible(text) && text.length <= organiserInvitationNameLimits.maxLength;
const isEmail = (text: string) =>
  /^\S+@\S+$/.test(text) && text.length <= organiserInvitationEmailLimits.maxLength;

const add =
  (name: string, email: string): Work =>
  (db, environment) =>
    db.transaction(async (transaction) => {
      const organiser = await inviteOrganiser(transaction, {
        name: tidyName(name),
        email,
        createdAt: now(),
        role: 'owner',
      });
      if (!organiser)
        throw new StartupError(
          `${email} is an organiser already. For a new password: npm run account -- reset-link ${email}`,
        );
      const { link, validUntil } = await createInvitationLink(
        { db: transaction, now },
        organiser.id,
        serverUrl(environment),
      );
      return [
        link,
        `${organiser.name}, an owner, sets a password there: the link works once, until ${validUntil}.`,
        'Run the command again for another link, which ends this one.',
      ];
    });

const deactivate =
  (email: string): Work =>
  (db) =>
    db.transaction(async (transaction) => {
      const found = await findOrganiserByEmail(transaction, email);
      if (!found) throw new StartupError(`No organiser has the e-mail address ${email}.`);
      if ((await deactivateOrganiser(transaction, found.id, now())) === 'last')
        throw new StartupError(
          `${email} is the only owner who can sign in. Add another one first, who sets a password.`,
        );
      return [
        `${found.name} cannot sign in any more: the password, all sessions and links have ended.`,
        'The command "add" makes a link with which it is an owner again.',
      ];
    });

/** Returns what the parameters ask for; undefined if they make no sense. */
function readWork([command, first = '', second = '', ...rest]: string[]): Work | undefined {
  if (rest.length > 0) return undefined;
  if (command === 'add' && isName(first) && isEmail(second)) return add(first, second);
  return command === 'deactivate' && isEmail(first) && !second ? deactivate(first) : undefined;
}

/** Runs `npm run organiser`; returns the exit code. */
export async function runOrganiserCommand(
  args: string[],
  variables: Variables,
  output: Output = console,
): Promise<number> {
  const work = readWork(args);
  if (work) return withDatabase(variables, output, work);
  output.error(
    [
      'Give a name and an e-mail address, or the e-mail address of who leaves:',
      'npm run organiser -- add "Wulan Prameswari" wulan@panitia.example',
      'npm run organiser -- deactivate wulan@panitia.example',
    ].join('\n'),
  );
  return 1;
}

if (import.meta.main)
  process.exitCode = await runOrganiserCommand(process.argv.slice(2), process.env);

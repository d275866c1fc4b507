// npm run account -- reset-link EMAIL, or hand-over CLUB_EMAIL NEW_EMAIL; docs/operations.md tells how
// to use it.
import { accountKinds } from '../openapi/accountKinds.ts';
import { findAccountByEmail } from '../server/accounts/queries.ts';
import type { Database } from '../server/db/database.ts';
import { StartupError } from '../server/node/environment.ts';
import { serverUrl } from '../server/node/startupMessage.ts';
import {
  createOwnershipTransferLink,
  createPasswordResetLink,
  invitationDays,
  resetMinutes,
} from '../server/accounts/passwordResetLink.ts';
import { type Output, type Variables, withDatabase } from './lib/withDatabase.ts';

type Services = { db: Database; now: () => Date };

/** Returns a line with a link for each account that has the e-mail address. */
async function createResetLinks(services: Services, origin: string, email: string) {
  const lines: string[] = [];
  for (const kind of accountKinds) {
    const account = await findAccountByEmail(services.db, kind, email);
    if (!account) continue;
    const link = await createPasswordResetLink(services, { kind, id: account.id }, origin);
    lines.push(`${kind} ${account.name}: ${link}`);
  }
  if (lines.length === 0) throw new StartupError(`No account has the e-mail address ${email}.`);
  return lines;
}

/** Returns a line with the link for the new manager of a club. */
async function createOwnershipTransfer(
  services: Services,
  origin: string,
  from: string,
  to: string,
) {
  const club = await findAccountByEmail(services.db, 'club', from);
  if (!club) throw new StartupError(`No club has the e-mail address ${from}.`);
  if (!/^[^@\s]+@[^@\s]+$/.test(to)) throw new StartupError(`${to} is not an e-mail address.`);
  if (await findAccountByEmail(services.db, 'club', to))
    throw new StartupError(`A club has the e-mail address ${to} already.`);
  const link = await createOwnershipTransferLink(
    services,
    { clubId: club.id, newEmail: to },
    origin,
  );
  return [`club ${club.name}, for ${to}: ${link}`];
}

/** Returns what the arguments ask for, and how long its links are valid; undefined if they make no sense. */
function readWork([command, email, newEmail]: string[]) {
  if (command === 'reset-link' && email)
    return {
      validity: `${resetMinutes} minutes`,
      run: (services: Services, origin: string) => createResetLinks(services, origin, email),
    };
  return command === 'hand-over' && email && newEmail
    ? {
        validity: `${invitationDays} days`,
        run: (services: Services, origin: string) =>
          createOwnershipTransfer(services, origin, email, newEmail),
      }
    : undefined;
}

/** Runs `npm run account`; returns the exit code. */
export async function runAccountCommand(
  args: string[],
  variables: Variables,
  output: Output = console,
): Promise<number> {
  const work = readWork(args);
  if (!work) {
    output.error(
      'Name what to do: npm run account -- reset-link EMAIL, or hand-over CLUB_EMAIL NEW_EMAIL',
    );
    return 1;
  }
  return withDatabase(variables, output, async (db, environment) => [
    ...(await work.run({ db, now: () => new Date() }, serverUrl(environment))),
    `Hand the link over to its owner: it works once, within ${work.validity}.`,
  ]);
}

if (import.meta.main)
  process.exitCode = await runAccountCommand(process.argv.slice(2), process.env);

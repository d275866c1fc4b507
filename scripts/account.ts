// npm run account -- reset-link EMAIL; docs/operations.md tells how to use it.
import { accountKinds } from '../openapi/operations.ts';
import { findAccountByEmail } from '../server/data/accounts.ts';
import { StartupError } from '../server/environment.ts';
import { serverUrl } from '../server/node/startupMessage.ts';
import { createPasswordResetLink, resetMinutes } from '../server/passwordResetLink.ts';
import { withDatabase } from './withDatabase.ts';

const [command, email] = process.argv.slice(2);
if (command !== 'reset-link' || !email) {
  console.error('Name the e-mail address: npm run account -- reset-link EMAIL');
  process.exit(1);
}
await withDatabase(async (db, environment) => {
  const lines: string[] = [];
  for (const kind of accountKinds) {
    const account = await findAccountByEmail(db, kind, email);
    if (!account) continue;
    const services = { db, now: () => new Date() };
    const owner = { kind, id: account.id };
    const link = await createPasswordResetLink(services, owner, serverUrl(environment));
    lines.push(`${kind} ${account.name}: ${link}`);
  }
  if (lines.length === 0) throw new StartupError(`No account has the e-mail address ${email}.`);
  return [
    ...lines,
    `Hand the link over to its owner: it works once, within ${resetMinutes} minutes.`,
  ];
});

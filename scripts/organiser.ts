// npm run organiser -- add NAME EMAIL; docs/organising.md tells how to use it.
import {
  organiserInvitationEmailLimits,
  organiserInvitationNameLimits,
} from '../openapi/limits.ts';
import { inviteOrganiser } from '../server/data/organisers.ts';
import { StartupError } from '../server/environment.ts';
import { serverUrl } from '../server/node/startupMessage.ts';
import { createPasswordResetLink, resetMinutes } from '../server/passwordResetLink.ts';
import { withDatabase } from './withDatabase.ts';

const [command, name = '', email = '', ...rest] = process.argv.slice(2);
const isName = name.trim() !== '' && name.length <= organiserInvitationNameLimits.maxLength;
const isEmail = /^\S+@\S+$/.test(email) && email.length <= organiserInvitationEmailLimits.maxLength;
if (command !== 'add' || rest.length > 0 || !isName || !isEmail) {
  console.error(
    'Give a name and an e-mail address: npm run organiser -- add "Wulan Prameswari" wulan@panitia.example',
  );
  process.exit(1);
}
await withDatabase(async (db, environment) => {
  const now = () => new Date();
  const organiser = await inviteOrganiser(db, { name: name.trim(), email, createdAt: now() });
  if (!organiser)
    throw new StartupError(
      `${email} is an organiser already. For a new password: npm run account -- reset-link ${email}`,
    );
  const owner = { kind: 'organiser', id: organiser.id } as const;
  return [
    await createPasswordResetLink({ db, now }, owner, serverUrl(environment)),
    `${organiser.name} sets a password there: the link works once, within ${resetMinutes} minutes.`,
    'Run the command again for another link.',
  ];
});

import { accountChangeMessages } from './accountChanges.ts';
import { accountSecurityMessages } from './accountSecurity.ts';
import { builderMessages } from './builder.ts';
import { clubAccountMessages } from './clubAccount.ts';
import { clubParticipantMessages } from './clubParticipants.ts';
import { dashboardMessages } from './dashboard.ts';
import { auditLogMessages } from './auditLog.ts';
import type { Message } from './message.ts';
import { managedAccountMessages } from './managedAccounts.ts';
import { managedBlogMessages } from './managedBlogs.ts';
import { managedCategoryMessages } from './managedCategories.ts';
import { managedMediaMessages } from './managedMedia.ts';
import { managedTournamentMessages } from './managedTournaments.ts';
import { organiserAccountMessages } from './organiserAccount.ts';
import { participantAccountMessages } from './participantAccount.ts';
import { profileMessages } from './profile.ts';
import { scoreEntryMessages } from './scoreEntry.ts';
import { scoreImportMessages } from './scoreImport.ts';
import { managedRegistrationsMessages } from './managedRegistrations.ts';
import { teamMessages } from './teams.ts';
import { tournamentMessages } from './tournaments.ts';

const participantMessages = [
  ...tournamentMessages,
  ...participantAccountMessages,
  ...teamMessages,
  ...profileMessages,
] as const;

const clubMessages = [
  ...clubAccountMessages,
  ...builderMessages,
  ...dashboardMessages,
  ...clubParticipantMessages,
] as const;

const organiserMessages = [
  ...organiserAccountMessages,
  ...managedTournamentMessages,
  ...scoreEntryMessages,
  ...scoreImportMessages,
  ...managedCategoryMessages,
  ...managedMediaMessages,
  ...managedBlogMessages,
  ...managedRegistrationsMessages,
  ...auditLogMessages,
  ...managedAccountMessages,
] as const;
const securityMessages = [...accountSecurityMessages, ...accountChangeMessages] as const;

/** All messages, by the audience that sees them. */
export const audiences = {
  'Participant and public side': participantMessages,
  'School club': clubMessages,
  'Account security': securityMessages,
  Organisers: organiserMessages,
} as const satisfies Record<string, readonly Message[]>;

/** All messages of the specifications' error catalogues, and of their states and rules. */
export const catalogue = [
  ...participantMessages,
  ...clubMessages,
  ...securityMessages,
  ...organiserMessages,
] as const;

export type MessageId = (typeof catalogue)[number]['id'];

/** Returns a message by its id; throws if there is none. */
export function getMessage(id: MessageId): Message {
  const found = catalogue.find((message) => message.id === id);
  if (!found) throw new Error(`${id} is not in the catalogue`);
  return found;
}

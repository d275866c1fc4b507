import { accountChangeMessages } from './accountChanges.ts';
import { accountSecurityMessages } from './accountSecurity.ts';
import { builderMessages } from './builder.ts';
import { clubAccountMessages } from './clubAccount.ts';
import { clubParticipantMessages } from './clubParticipants.ts';
import { dashboardMessages } from './dashboard.ts';
import { journalMessages } from './journal.ts';
import type { Message } from './message.ts';
import { organisedAccountMessages } from './organisedAccounts.ts';
import { organisedBlogMessages } from './organisedBlogs.ts';
import { organisedCategoryMessages } from './organisedCategories.ts';
import { organisedMediaMessages } from './organisedMedia.ts';
import { organisedTournamentMessages } from './organisedTournaments.ts';
import { organiserAccountMessages } from './organiserAccount.ts';
import { participantAccountMessages } from './participantAccount.ts';
import { profileMessages } from './profile.ts';
import { scoreDeskMessages } from './scoreDesk.ts';
import { scoreImportMessages } from './scoreImport.ts';
import { registrationDeskMessages } from './registrationDesk.ts';
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
  ...organisedTournamentMessages,
  ...scoreDeskMessages,
  ...scoreImportMessages,
  ...organisedCategoryMessages,
  ...organisedMediaMessages,
  ...organisedBlogMessages,
  ...registrationDeskMessages,
  ...journalMessages,
  ...organisedAccountMessages,
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

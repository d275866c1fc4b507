import { participantAccountMessages } from './participantAccount.ts';
import { profileMessages } from './profile.ts';
import { teamMessages } from './teams.ts';
import { tournamentMessages } from './tournaments.ts';

/** The messages for participants and visitors. */
export const participantMessages = [
  ...tournamentMessages,
  ...participantAccountMessages,
  ...teamMessages,
  ...profileMessages,
] as const;

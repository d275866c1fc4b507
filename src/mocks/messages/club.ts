import { builderMessages } from './builder.ts';
import { clubAccountMessages } from './clubAccount.ts';
import { clubParticipantMessages } from './clubParticipants.ts';
import { dashboardMessages } from './dashboard.ts';

/** The messages for school clubs. */
export const clubMessages = [
  ...clubAccountMessages,
  ...builderMessages,
  ...dashboardMessages,
  ...clubParticipantMessages,
] as const;

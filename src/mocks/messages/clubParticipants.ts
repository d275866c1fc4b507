import { demoAccounts } from '../../../server/db/seed/accounts.ts';
import { paths } from '../../paths.ts';
import { copy } from '../copy.ts';
import { withServerText } from './withServerText.ts';
import { type Message, serverMessage } from './message.ts';

const participants = paths.schoolClubParticipants.href();

const removeParticipant = "Press 'Delete …' next to a participant, then 'Delete'.";

export const clubParticipantMessages = [
  {
    id: 'participants.updateFailed',
    text: 'Error updating participant.',
    section: '8',
    repro: {
      path: participants,
      scenarios: ['club', 'server-500:updateParticipant'],
      steps: "Press 'Edit …' next to a participant, then 'Save'.",
    },
  },
  {
    id: 'participants.question',
    text: 'Are you sure?',
    section: '8',
    repro: {
      path: participants,
      scenarios: ['club'],
      steps: "Press 'Delete …' next to a participant. 'Cancel' keeps the participant.",
    },
  },
  {
    id: 'participants.removed',
    text: 'Removed!',
    section: '8',
    repro: {
      path: participants,
      scenarios: ['club'],
      steps: `${removeParticipant} Do not choose ${demoAccounts.leader.name} or ${demoAccounts.member.name}: the steps of other messages need them.`,
    },
  },
  {
    id: 'participants.server',
    text: serverMessage,
    section: '8',
    repro: {
      path: participants,
      scenarios: ['club', 'server-500:removeClubParticipant'],
      steps: `${removeParticipant} ${withServerText(copy.responses.serverError)}`,
    },
  },
  {
    id: 'participants.failed',
    text: 'Failed to remove participant from GH.',
    section: '8',
    repro: {
      path: participants,
      scenarios: ['club', 'html-error-page:removeClubParticipant'],
      steps: removeParticipant,
    },
  },
  {
    id: 'participants.unreachable',
    text: 'Network error. Please check your connection.',
    section: '8',
    repro: {
      path: participants,
      scenarios: ['club', 'offline:removeClubParticipant'],
      steps: removeParticipant,
    },
  },
  {
    id: 'participants.expired',
    text: 'Session Expired',
    section: '8',
    repro: {
      path: participants,
      scenarios: ['club', 'club-401-on-remove'],
      steps: removeParticipant,
    },
  },
  {
    id: 'participants.denied',
    text: 'Access Denied',
    section: '8',
    repro: {
      path: participants,
      scenarios: ['club', 'club-403:removeClubParticipant'],
      steps: removeParticipant,
    },
  },
] as const satisfies Message[];

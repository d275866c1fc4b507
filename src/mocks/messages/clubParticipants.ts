import { demoAccounts } from '../../../server/db/seed/accounts.ts';
import { paths } from '../../paths.ts';
import { copy } from '../copy.ts';
import { type Message, serverMessage } from './message.ts';
import { press } from './steps.ts';

const participants = paths.schoolClubParticipants.href();

const askRemoval = press('Keluarkan …', { where: 'next to a participant' });
const removeParticipant = [askRemoval, press('Keluarkan')];

export const clubParticipantMessages = [
  {
    id: 'participants.updateFailed',
    text: 'Error updating participant.',
    section: '8',
    path: participants,
    scenarios: ['club', 'server-500:updateParticipant'],
    steps: [press('Edit …', { where: 'next to a participant' }), press('Save')],
  },
  {
    id: 'participants.question',
    text: 'Are you sure?',
    section: '8',
    path: participants,
    scenarios: ['club'],
    steps: [askRemoval],
    note: "'Cancel' keeps the participant.",
  },
  {
    id: 'participants.removed',
    text: 'Removed!',
    section: '8',
    path: participants,
    scenarios: ['club'],
    steps: removeParticipant,
    note: `Do not choose ${demoAccounts.leader.name} or ${demoAccounts.member.name}: the steps of other messages need them.`,
  },
  {
    id: 'participants.server',
    text: serverMessage,
    section: '8',
    path: participants,
    scenarios: ['club', 'server-500:removeClubParticipant'],
    serverText: copy.responses.serverError,
    steps: removeParticipant,
  },
  {
    id: 'participants.failed',
    text: 'Failed to remove participant from GH.',
    section: '8',
    path: participants,
    scenarios: ['club', 'html-error-page:removeClubParticipant'],
    steps: removeParticipant,
  },
  {
    id: 'participants.unreachable',
    text: 'Network error. Please check your connection.',
    section: '8',
    path: participants,
    scenarios: ['club', 'offline:removeClubParticipant'],
    steps: removeParticipant,
  },
  {
    id: 'participants.expired',
    text: 'Session Expired',
    section: '8',
    path: participants,
    scenarios: ['club', 'club-401-on-remove'],
    steps: removeParticipant,
  },
  {
    id: 'participants.denied',
    text: 'Access Denied',
    section: '8',
    path: participants,
    scenarios: ['club', 'club-403:removeClubParticipant'],
    steps: removeParticipant,
  },
] as const satisfies Message[];

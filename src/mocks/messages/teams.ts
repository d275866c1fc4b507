import { paths } from '../../paths.ts';
import { copy } from '../copy.ts';
import { type Message, serverMessage } from './message.ts';
import { press } from './steps.ts';

// Any team will do, because the scenario replaces the response.
const teamPath = paths.team.href({ id: 1 });
// A team of the leader.
const ownTeamPath = paths.team.href({ id: 3 });
const askRemoval = [press('Remove', { where: 'next to one of the members' })];
const remove = [...askRemoval, press('Yes, Remove')];
const noMembers =
  "If the team has no other members, open another one under 'My Teams' on the profile page.";

export const teamMessages = [
  {
    id: 'teams.loaded',
    text: 'Daftar tim berhasil dimuat!',
    section: '8',
    path: paths.teams.href(),
    scenarios: [],
  },
  {
    id: 'teams.failed',
    text: 'Gagal mengambil daftar tim.',
    section: '8',
    path: paths.teams.href(),
    scenarios: ['malformed-json:listTeams'],
  },
  {
    id: 'teams.nonOk',
    text: 'Gagal mengambil data tim.',
    section: '8',
    path: paths.teams.href(),
    scenarios: ['server-500:listTeams'],
  },
  {
    id: 'team.server',
    text: serverMessage,
    section: '8',
    path: teamPath,
    scenarios: ['server-500:getTeam'],
    serverText: copy.responses.serverError,
  },
  {
    id: 'team.failed',
    text: 'Failed to fetch team details.',
    section: '8',
    path: teamPath,
    scenarios: ['malformed-json:getTeam'],
  },
  {
    id: 'team.unknown',
    text: 'An unknown error occurred.',
    section: '8',
    path: teamPath,
    scenarios: ['offline:getTeam'],
  },
  {
    id: 'removal.question',
    text: 'Are you sure you want to remove {name} from the team?',
    section: '8',
    path: ownTeamPath,
    scenarios: ['leader'],
    steps: askRemoval,
    note: noMembers,
  },
  {
    id: 'removal.confirm',
    text: 'Yes, Remove',
    section: '8',
    path: ownTeamPath,
    scenarios: ['leader'],
    steps: askRemoval,
    note: noMembers,
  },
  {
    id: 'removal.done',
    text: serverMessage,
    section: '8',
    path: ownTeamPath,
    scenarios: ['leader'],
    serverText: '{name} telah dikeluarkan dari tim.',
    steps: remove,
    note: noMembers,
  },
  {
    id: 'removal.server',
    text: serverMessage,
    section: '8',
    path: ownTeamPath,
    scenarios: ['leader', 'server-500:removeMember'],
    serverText: copy.responses.serverError,
    steps: remove,
    note: noMembers,
  },
  {
    id: 'removal.failed',
    text: 'Failed to remove member.',
    section: '8',
    path: ownTeamPath,
    scenarios: ['leader', 'html-error-page:removeMember'],
    steps: remove,
    note: noMembers,
  },
] as const satisfies Message[];

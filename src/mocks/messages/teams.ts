import { paths } from '../../paths.ts';
import { copy } from '../copy.ts';
import { withServerText } from './withServerText.ts';
import { type Message, serverMessage } from './message.ts';

const serverErrorText = withServerText(copy.responses.serverError);

// Any team will do, because the scenario replaces the response.
const teamPath = paths.team.href({ id: 1 });
const askRemoval =
  "Under 'My Teams', open a team with other members and press 'Remove' next to one of them.";
const remove =
  "Under 'My Teams', open a team with other members, press 'Remove' next to one of them, then 'Yes, Remove'.";

export const teamMessages = [
  {
    id: 'teams.loaded',
    text: 'Daftar tim berhasil dimuat!',
    section: '8',
    repro: { path: paths.teams.href(), scenarios: [] },
  },
  {
    id: 'teams.failed',
    text: 'Gagal mengambil daftar tim.',
    section: '8',
    repro: { path: paths.teams.href(), scenarios: ['malformed-json:listTeams'] },
  },
  {
    id: 'teams.nonOk',
    text: 'Gagal mengambil data tim.',
    section: '8',
    repro: { path: paths.teams.href(), scenarios: ['server-500:listTeams'] },
  },
  {
    id: 'team.server',
    text: serverMessage,
    section: '8',
    repro: { path: teamPath, scenarios: ['server-500:getTeam'], steps: serverErrorText },
  },
  {
    id: 'team.failed',
    text: 'Failed to fetch team details.',
    section: '8',
    repro: { path: teamPath, scenarios: ['malformed-json:getTeam'] },
  },
  {
    id: 'team.unknown',
    text: 'An unknown error occurred.',
    section: '8',
    repro: { path: teamPath, scenarios: ['offline:getTeam'] },
  },
  {
    id: 'removal.question',
    text: 'Are you sure you want to remove {name} from the team?',
    section: '8',
    repro: { path: paths.profile.href(), scenarios: ['leader'], steps: askRemoval },
  },
  {
    id: 'removal.confirm',
    text: 'Yes, Remove',
    section: '8',
    repro: { path: paths.profile.href(), scenarios: ['leader'], steps: askRemoval },
  },
  {
    id: 'removal.done',
    text: serverMessage,
    section: '8',
    repro: {
      path: paths.profile.href(),
      scenarios: ['leader'],
      steps: `${remove} ${withServerText('{name} telah dikeluarkan dari tim.')}`,
    },
  },
  {
    id: 'removal.server',
    text: serverMessage,
    section: '8',
    repro: {
      path: paths.profile.href(),
      scenarios: ['leader', 'server-500:removeMember'],
      steps: `${remove} ${serverErrorText}`,
    },
  },
  {
    id: 'removal.failed',
    text: 'Failed to remove member.',
    section: '8',
    repro: {
      path: paths.profile.href(),
      scenarios: ['leader', 'html-error-page:removeMember'],
      steps: remove,
    },
  },
] as const satisfies Message[];

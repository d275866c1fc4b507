import { paths } from '../../paths.ts';
import { copy } from '../copy.ts';
import { withServerText } from './withServerText.ts';
import { type Message, serverMessage } from './message.ts';

const serverErrorText = withServerText(copy.responses.serverError);

const tournamentPath = paths.tournament.href({ id: 7 });
const inCategories = "The message is in the categories under 'Pendaftaran Turnamen'.";
const registerTeam =
  "In a category for one of your teams, choose the team under 'Pilih tim' and press 'Daftar'.";

export const tournamentMessages = [
  {
    id: 'board.empty',
    text: 'Score Not Found',
    section: '8',
    repro: { path: paths.home.href(), scenarios: ['empty-board'] },
  },
  {
    id: 'tournaments.server',
    text: serverMessage,
    section: '8',
    repro: {
      path: paths.tournaments.href(),
      scenarios: ['server-500:listTournaments'],
      steps: serverErrorText,
    },
  },
  {
    id: 'tournaments.error',
    text: 'Error fetching tournaments',
    section: '8',
    repro: { path: paths.tournaments.href(), scenarios: ['html-error-page:listTournaments'] },
  },
  {
    id: 'tournaments.noSuccess',
    text: 'Failed to fetch tournaments',
    section: '8',
    repro: { path: paths.tournaments.href(), scenarios: ['no-success:listTournaments'] },
  },
  {
    id: 'tournament.failed',
    text: 'Failed to fetch tournament details.',
    section: '8',
    repro: { path: tournamentPath, scenarios: ['html-error-page:getTournament'] },
  },
  {
    id: 'registration.teamsFailed',
    text: 'Failed to fetch teams.',
    section: '8',
    repro: { path: tournamentPath, scenarios: ['leader', 'offline:listMyTeams'] },
  },
  {
    id: 'registration.noTeamChosen',
    text: 'Silakan pilih tim.',
    section: '5',
    repro: {
      path: tournamentPath,
      scenarios: ['leader'],
      steps:
        "Press the grey 'Daftar' button of the first category while 'Belum dipilih' is shown above it.",
    },
  },
  {
    id: 'registration.noTeam',
    text: 'Anda tidak memiliki tim dalam kategori ini.',
    section: '5',
    repro: { path: tournamentPath, scenarios: ['newcomer'], steps: inCategories },
  },
  {
    id: 'registration.allRegistered',
    text: 'Tim Anda telah terdaftar!',
    section: '4',
    repro: { path: tournamentPath, scenarios: ['leader', 'all-registered'] },
  },
  {
    id: 'registration.server',
    text: serverMessage,
    section: '8',
    repro: {
      path: tournamentPath,
      scenarios: ['leader', 'registration-rejected'],
      steps: `${registerTeam} ${withServerText(copy.responses.registrationClosed)}`,
    },
  },
  {
    id: 'registration.failed',
    text: 'Pendaftaran gagal.',
    section: '8',
    repro: {
      path: tournamentPath,
      scenarios: ['leader', 'html-error-page:registerTeam'],
      steps: registerTeam,
    },
  },
  {
    id: 'registration.unreachable',
    text: 'Terjadi kesalahan saat mendaftar.',
    section: '8',
    repro: {
      path: tournamentPath,
      scenarios: ['leader', 'offline:registerTeam'],
      steps: registerTeam,
    },
  },
  {
    id: 'registration.done',
    text: 'Berhasil terdaftar!',
    section: '8',
    // The tournament with the latest date.
    repro: {
      path: paths.tournament.href({ id: 30 }),
      scenarios: ['leader'],
      steps: `${registerTeam} The message disappears after 5 seconds. If all your teams are registered, open another tournament that has not started.`,
    },
  },
  {
    id: 'registration.registered',
    text: 'Sudah Terdaftar',
    section: '4',
    // In this tournament a team is registered in the demo data.
    repro: { path: paths.tournament.href({ id: 2 }), scenarios: ['leader'], steps: inCategories },
  },
] as const satisfies Message[];

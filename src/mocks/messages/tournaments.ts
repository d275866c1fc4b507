import { paths } from '../../paths.ts';
import { copy } from '../copy.ts';
import { type Message, serverMessage } from './message.ts';
import { choose, press, within } from './steps.ts';

const tournamentPath = paths.tournament.href({ id: 7 });
const inCategories = "The message is in the categories under 'Pendaftaran Turnamen'.";
const registerTeam = [
  within('Line Follower', choose('Garuda Lintas', 'Pilih tim'), press('Daftar')),
];

export const tournamentMessages = [
  {
    id: 'board.empty',
    text: 'Score Not Found',
    section: '8',
    path: paths.home.href(),
    scenarios: ['empty-board'],
  },
  {
    id: 'tournaments.server',
    text: serverMessage,
    section: '8',
    path: paths.tournaments.href(),
    scenarios: ['server-500:listTournaments'],
    serverText: copy.responses.serverError,
  },
  {
    id: 'tournaments.error',
    text: 'Error fetching tournaments',
    section: '8',
    path: paths.tournaments.href(),
    scenarios: ['html-error-page:listTournaments'],
  },
  {
    id: 'tournaments.noSuccess',
    text: 'Failed to fetch tournaments',
    section: '8',
    path: paths.tournaments.href(),
    scenarios: ['no-success:listTournaments'],
  },
  {
    id: 'tournament.failed',
    text: 'Failed to fetch tournament details.',
    section: '8',
    path: tournamentPath,
    scenarios: ['html-error-page:getTournament'],
  },
  ...(
    [
      ['not-yet', 'Pendaftaran dibuka pada {time}.'],
      ['open', 'Pendaftaran dibuka sampai {time}.'],
      ['closed', 'Pendaftaran ditutup pada {time}.'],
      ['postponed', 'Turnamen ini ditunda. Pendaftaran ditutup untuk sementara.'],
      ['cancelled', 'Turnamen ini dibatalkan.'],
      ['full', '{count} dari {count} tim. Kategori ini sudah penuh.'],
    ] as const
  ).map(
    ([state, text]) =>
      ({
        id: `registration.${state}`,
        text,
        section: 'extension',
        path: tournamentPath,
        scenarios: ['leader', `registration-state:${state}`],
      }) as const,
  ),
  {
    id: 'registration.teamsFailed',
    text: 'Failed to fetch teams.',
    section: '8',
    path: tournamentPath,
    scenarios: ['leader', 'offline:listMyTeams'],
  },
  {
    id: 'registration.noTeamChosen',
    text: 'Silakan pilih tim.',
    section: '5',
    path: tournamentPath,
    scenarios: ['leader'],
    steps: [
      within(
        'Line Follower',
        choose('Belum dipilih', 'Pilih tim'),
        press('Daftar', { isDisabled: true }),
      ),
    ],
  },
  {
    id: 'registration.noTeam',
    text: 'Anda tidak memiliki tim dalam kategori ini.',
    section: '5',
    path: tournamentPath,
    scenarios: ['newcomer'],
    note: inCategories,
  },
  {
    id: 'registration.allRegistered',
    text: 'Tim Anda telah terdaftar!',
    section: '4',
    path: tournamentPath,
    scenarios: ['leader', 'all-registered'],
  },
  {
    id: 'registration.server',
    text: serverMessage,
    section: '8',
    path: tournamentPath,
    scenarios: ['leader', 'registration-rejected'],
    serverText: copy.responses.registrationClosed,
    steps: registerTeam,
  },
  {
    id: 'registration.failed',
    text: 'Pendaftaran gagal.',
    section: '8',
    path: tournamentPath,
    scenarios: ['leader', 'html-error-page:registerTeam'],
    steps: registerTeam,
  },
  {
    id: 'registration.unreachable',
    text: 'Terjadi kesalahan saat mendaftar.',
    section: '8',
    path: tournamentPath,
    scenarios: ['leader', 'offline:registerTeam'],
    steps: registerTeam,
  },
  {
    id: 'registration.done',
    text: 'Berhasil terdaftar!',
    section: '8',
    // The tournament with the latest date.
    path: paths.tournament.href({ id: 30 }),
    scenarios: ['leader'],
    steps: registerTeam,
    note: 'The message disappears after 5 seconds. If the team is registered already, open another tournament that has not started.',
  },
  {
    id: 'registration.registered',
    text: 'Sudah Terdaftar',
    section: '4',
    // In this tournament a team is registered in the demo data.
    path: paths.tournament.href({ id: 2 }),
    scenarios: ['leader'],
    note: inCategories,
  },
] as const satisfies Message[];

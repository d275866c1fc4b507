import { paths } from '../../paths.ts';
import { copy } from '../panel/copy.ts';
import { at } from './message.ts';

const { responses } = copy;

/** What the specification of the public and participant pages lets them say. */
export const participantMessages = [
  ...at(paths.home.href(), 'visitor', [['Score Not Found', 'empty-board']]),
  ...at(paths.tournaments.href(), 'visitor', [
    [responses.serverError, 'server-500:listTournaments'],
    ['Error fetching tournaments', 'html-error-page:listTournaments'],
    ['Failed to fetch tournaments', 'no-success:listTournaments'],
  ]),
  ...at(paths.tournament.href({ id: 7 }), 'visitor', [
    ['Failed to fetch tournament details.', 'html-error-page:getTournament'],
  ]),
  ...at(paths.tournament.href({ id: 7 }), 'leader', [
    ['Failed to fetch teams.', 'offline:listMyTeams'],
    'Silakan pilih tim.',
    ['Tim Anda telah terdaftar!', 'all-registered'],
    [responses.registrationClosed, 'registration-rejected'],
    ['Pendaftaran gagal.', 'html-error-page:registerTeam'],
    ['Terjadi kesalahan saat mendaftar.', 'offline:registerTeam'],
  ]),
  ...at(paths.tournament.href({ id: 7 }), 'newcomer', [
    'Anda tidak memiliki tim dalam kategori ini.',
  ]),
  ...at(paths.tournament.href({ id: 30 }), 'leader', ['Berhasil terdaftar!']),
  ...at(paths.tournament.href({ id: 2 }), 'leader', ['Sudah Terdaftar']),
  ...at(paths.signUp.href(), 'visitor', [
    'Name is required',
    'Email is required',
    'Password is required',
    'Please confirm your password',
    'Passwords do not match',
    [responses.tooMany, 'rate-limited'],
    ['Registration failed', 'html-error-page:registerParticipant'],
  ]),
  ...at(paths.signIn.href(), 'visitor', [
    'Email is required',
    'Password is required',
    [responses.tooMany, 'rate-limited'],
    ['Login failed', 'malformed-json:loginParticipant'],
  ]),
  ...at(paths.teams.href(), 'visitor', [
    'Daftar tim berhasil dimuat!',
    ['Gagal mengambil daftar tim.', 'malformed-json:listTeams'],
    ['Gagal mengambil data tim.', 'server-500:listTeams'],
  ]),
  ...at(paths.team.href({ id: 1 }), 'visitor', [
    [responses.serverError, 'server-500:getTeam'],
    ['Failed to fetch team details.', 'malformed-json:getTeam'],
    ['An unknown error occurred.', 'offline:getTeam'],
  ]),
  ...at(paths.team.href({ id: 3 }), 'leader', [
    'Are you sure you want to remove {name} from the team?',
    'Yes, Remove',
    '{name} telah dikeluarkan dari tim.',
    [responses.serverError, 'server-500:removeMember'],
    ['Failed to remove member.', 'html-error-page:removeMember'],
  ]),
  ...at(paths.profile.href(), 'leader', [
    'Upload berhasil!',
    ['Terjadi kesalahan, coba lagi.', 'offline:uploadPicture'],
    [responses.tooLarge, 'upload-too-large'],
    ['Gagal mengupload file.', 'error-without-message:uploadPicture'],
    [responses.serverError, 'server-500:listMyTeams'],
    ['An unknown error occurred.', 'offline:listMyTeams'],
  ]),
  ...at(paths.profile.href(), 'newcomer', [
    'GH ID dan PIN harus diisi!',
    'Berhasil bergabung dengan GH!',
    [responses.tooMany, 'gh-status:by-id-none', 'rate-limited'],
    ['Gagal bergabung dengan GH.', 'gh-status:by-id-none', 'no-success:joinClub'],
    ['Terjadi kesalahan. Coba lagi.', 'gh-status:by-id-none', 'offline:joinClub'],
  ]),
];

import { demoPin } from '../../../server/db/seed/accounts.ts';
import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { copy } from '../copy.ts';
import { type Message, words } from './message.ts';

const said = (text: string) => `It says '${text}'`;
const serverFails = said(copy.answers.serverError);
const tooMany = said(copy.answers.tooMany);

const aTournament = paths.tournament.href({ id: 7 });
const inCategories = "It stands in the categories under 'Pendaftaran Turnamen'.";
const registerTeam = "In a category with your team choose it under 'Pilih tim' and press 'Daftar'.";

const signUpEmpty = "Leave the form empty and press 'Sign Up'.";
const signUp = "Fill in the form, twice with the same password, and press 'Sign Up'.";
const signInEmpty = `Leave the form empty and press 'Login ${brand.name}'.`;
const signIn = `Type any e-mail address and any password and press 'Login ${brand.name}'.`;

// Any team does where the answer about it is not its own.
const aTeam = paths.team.href({ id: 1 });
const askRemoval =
  "Under 'My Teams' open a team with others in it and press 'Remove' beside one of them.";
const remove =
  "Under 'My Teams' open a team with others in it, press 'Remove' beside one of them, then 'Yes, Remove'.";

const inMyTeams = "It stands under 'My Teams'.";
const upload =
  "Press the camera on the round picture ('Edit profile picture'), choose any picture, press 'Crop & Upload'.";
const join = `Type the GH ID 1 and the PIN ${demoPin} and press 'Bergabung'.`;
const joinedBefore =
  "Where the form is gone because the newcomer has joined before, start afresh ('Demo' in the corner).";

/** The messages of the participant and public side. */
export const participantMessages = [
  {
    id: 'board.empty',
    text: 'Score Not Found',
    section: '8',
    way: { at: paths.home.href(), under: ['empty-board'] },
  },
  {
    id: 'tournaments.server',
    text: words,
    section: '8',
    way: {
      at: paths.tournaments.href(),
      under: ['server-500:listTournaments'],
      steps: serverFails,
    },
  },
  {
    id: 'tournaments.error',
    text: 'Error fetching tournaments',
    section: '8',
    way: { at: paths.tournaments.href(), under: ['html-error-page:listTournaments'] },
  },
  {
    id: 'tournaments.noSuccess',
    text: 'Failed to fetch tournaments',
    section: '8',
    way: { at: paths.tournaments.href(), under: ['no-success:listTournaments'] },
  },
  {
    id: 'tournament.failed',
    text: 'Failed to fetch tournament details.',
    section: '8',
    way: { at: aTournament, under: ['html-error-page:getTournament'] },
  },
  {
    id: 'registration.teamsFailed',
    text: 'Failed to fetch teams.',
    section: '8',
    way: { at: aTournament, under: ['leader', 'offline:listMyTeams'] },
  },
  {
    id: 'registration.noTeamChosen',
    text: 'Silakan pilih tim.',
    section: '5',
    way: {
      at: aTournament,
      under: ['leader'],
      steps: "Press the grey 'Daftar' of the first category, while 'Belum dipilih' stands over it.",
    },
  },
  {
    id: 'registration.noTeam',
    text: 'Anda tidak memiliki tim dalam kategori ini.',
    section: '5',
    way: { at: aTournament, under: ['newcomer'], steps: inCategories },
  },
  {
    id: 'registration.allRegistered',
    text: 'Tim Anda telah terdaftar!',
    section: '4',
    way: { at: aTournament, under: ['leader', 'all-registered'] },
  },
  {
    id: 'registration.server',
    text: words,
    section: '8',
    way: {
      at: aTournament,
      under: ['leader', 'registration-rejected'],
      steps: `${registerTeam} ${said(copy.answers.registrationClosed)}`,
    },
  },
  {
    id: 'registration.failed',
    text: 'Pendaftaran gagal.',
    section: '8',
    way: {
      at: aTournament,
      under: ['leader', 'html-error-page:registerTeam'],
      steps: registerTeam,
    },
  },
  {
    id: 'registration.unreachable',
    text: 'Terjadi kesalahan saat mendaftar.',
    section: '8',
    way: { at: aTournament, under: ['leader', 'offline:registerTeam'], steps: registerTeam },
  },
  {
    id: 'registration.done',
    text: 'Berhasil terdaftar!',
    section: '8',
    // The one that is furthest away.
    way: {
      at: paths.tournament.href({ id: 30 }),
      under: ['leader'],
      steps: `${registerTeam} It goes after 5 seconds. Where all your teams are registered, open another tournament that has not begun.`,
    },
  },
  {
    id: 'registration.registered',
    text: 'Sudah Terdaftar',
    section: '4',
    // In this one a team is registered from the start.
    way: { at: paths.tournament.href({ id: 2 }), under: ['leader'], steps: inCategories },
  },

  {
    id: 'signUp.name',
    text: 'Name is required',
    section: '5',
    way: { at: paths.signUp.href(), under: ['visitor'], steps: signUpEmpty },
  },
  {
    id: 'signUp.email',
    text: 'Email is required',
    section: '5',
    way: { at: paths.signUp.href(), under: ['visitor'], steps: signUpEmpty },
  },
  {
    id: 'signUp.password',
    text: 'Password is required',
    section: '5',
    way: { at: paths.signUp.href(), under: ['visitor'], steps: signUpEmpty },
  },
  {
    id: 'signUp.confirmation',
    text: 'Please confirm your password',
    section: '5',
    way: { at: paths.signUp.href(), under: ['visitor'], steps: signUpEmpty },
  },
  {
    id: 'signUp.mismatch',
    text: 'Passwords do not match',
    section: '5',
    way: {
      at: paths.signUp.href(),
      under: ['visitor'],
      steps:
        "Type two different passwords into 'Password' and 'Confirm Password' and press 'Sign Up'.",
    },
  },
  {
    id: 'signUp.server',
    text: words,
    section: '8',
    way: {
      at: paths.signUp.href(),
      under: ['visitor', 'rate-limited'],
      steps: `${signUp} ${tooMany}`,
    },
  },
  {
    id: 'signUp.failed',
    text: 'Registration failed',
    section: '8',
    way: {
      at: paths.signUp.href(),
      under: ['visitor', 'html-error-page:registerParticipant'],
      steps: signUp,
    },
  },
  {
    id: 'signIn.email',
    text: 'Email is required',
    section: '5',
    way: { at: paths.signIn.href(), under: ['visitor'], steps: signInEmpty },
  },
  {
    id: 'signIn.password',
    text: 'Password is required',
    section: '5',
    way: { at: paths.signIn.href(), under: ['visitor'], steps: signInEmpty },
  },
  {
    id: 'signIn.server',
    text: words,
    section: '8',
    way: {
      at: paths.signIn.href(),
      under: ['visitor', 'rate-limited'],
      steps: `${signIn} ${tooMany}`,
    },
  },
  {
    id: 'signIn.failed',
    text: 'Login failed',
    section: '8',
    way: {
      at: paths.signIn.href(),
      under: ['visitor', 'malformed-json:loginParticipant'],
      steps: signIn,
    },
  },

  {
    id: 'teams.loaded',
    text: 'Daftar tim berhasil dimuat!',
    section: '8',
    way: { at: paths.teams.href(), under: [] },
  },
  {
    id: 'teams.failed',
    text: 'Gagal mengambil daftar tim.',
    section: '8',
    way: { at: paths.teams.href(), under: ['malformed-json:listTeams'] },
  },
  {
    id: 'teams.nonOk',
    text: 'Gagal mengambil data tim.',
    section: '8',
    way: { at: paths.teams.href(), under: ['server-500:listTeams'] },
  },
  {
    id: 'team.server',
    text: words,
    section: '8',
    way: { at: aTeam, under: ['server-500:getTeam'], steps: serverFails },
  },
  {
    id: 'team.failed',
    text: 'Failed to fetch team details.',
    section: '8',
    way: { at: aTeam, under: ['malformed-json:getTeam'] },
  },
  {
    id: 'team.unknown',
    text: 'An unknown error occurred.',
    section: '8',
    way: { at: aTeam, under: ['offline:getTeam'] },
  },
  {
    id: 'removal.question',
    text: 'Are you sure you want to remove {name} from the team?',
    section: '8',
    way: { at: paths.profile.href(), under: ['leader'], steps: askRemoval },
  },
  {
    id: 'removal.confirm',
    text: 'Yes, Remove',
    section: '8',
    way: { at: paths.profile.href(), under: ['leader'], steps: askRemoval },
  },
  {
    id: 'removal.done',
    text: words,
    section: '8',
    way: {
      at: paths.profile.href(),
      under: ['leader'],
      steps: `${remove} ${said('{name} telah dikeluarkan dari tim.')}`,
    },
  },
  {
    id: 'removal.server',
    text: words,
    section: '8',
    way: {
      at: paths.profile.href(),
      under: ['leader', 'server-500:removeMember'],
      steps: `${remove} ${serverFails}`,
    },
  },
  {
    id: 'removal.failed',
    text: 'Failed to remove member.',
    section: '8',
    way: {
      at: paths.profile.href(),
      under: ['leader', 'html-error-page:removeMember'],
      steps: remove,
    },
  },

  {
    id: 'upload.done',
    text: 'Upload berhasil!',
    section: '8',
    way: { at: paths.profile.href(), under: ['leader'], steps: upload },
  },
  {
    id: 'upload.failed',
    text: 'Terjadi kesalahan, coba lagi.',
    section: '8',
    way: { at: paths.profile.href(), under: ['leader', 'offline:uploadPicture'], steps: upload },
  },
  {
    id: 'upload.server',
    text: words,
    section: '8',
    way: {
      at: paths.profile.href(),
      under: ['leader', 'upload-too-large'],
      steps: `${upload} ${said(copy.answers.tooLarge)}`,
    },
  },
  {
    id: 'upload.refused',
    text: 'Gagal mengupload file.',
    section: '8',
    way: {
      at: paths.profile.href(),
      under: ['leader', 'silent-refusal:uploadPicture'],
      steps: upload,
    },
  },
  {
    id: 'join.required',
    text: 'GH ID dan PIN harus diisi!',
    section: '5',
    way: {
      at: paths.profile.href(),
      under: ['newcomer'],
      steps: `Leave the form empty and press 'Bergabung'. ${joinedBefore}`,
    },
  },
  {
    id: 'join.done',
    text: 'Berhasil bergabung dengan GH!',
    section: '8',
    way: { at: paths.profile.href(), under: ['newcomer'], steps: `${join} ${joinedBefore}` },
  },
  // With no club in the answer there is a form, whoever joined with it before.
  {
    id: 'join.server',
    text: words,
    section: '8',
    way: {
      at: paths.profile.href(),
      under: ['newcomer', 'gh-status:by-id-none', 'rate-limited'],
      steps: `${join} ${tooMany}`,
    },
  },
  {
    id: 'join.failed',
    text: 'Gagal bergabung dengan GH.',
    section: '8',
    way: {
      at: paths.profile.href(),
      under: ['newcomer', 'gh-status:by-id-none', 'no-success:joinClub'],
      steps: join,
    },
  },
  {
    id: 'join.unreachable',
    text: 'Terjadi kesalahan. Coba lagi.',
    section: '8',
    way: {
      at: paths.profile.href(),
      under: ['newcomer', 'gh-status:by-id-none', 'offline:joinClub'],
      steps: join,
    },
  },
  {
    id: 'myTeams.server',
    text: words,
    section: '8',
    way: {
      at: paths.profile.href(),
      under: ['leader', 'server-500:listMyTeams'],
      steps: `${inMyTeams} ${serverFails}`,
    },
  },
  {
    id: 'myTeams.failed',
    text: 'An unknown error occurred.',
    section: '8',
    way: { at: paths.profile.href(), under: ['leader', 'offline:listMyTeams'], steps: inMyTeams },
  },
] as const satisfies Message[];

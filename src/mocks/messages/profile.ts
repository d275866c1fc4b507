import { demoPin } from '../../../server/db/seed/accounts.ts';
import { paths } from '../../paths.ts';
import { copy } from '../copy.ts';
import { type Message, serverMessage } from './message.ts';
import { choosePicture, leaveEmpty, press, type } from './steps.ts';

const inMyTeams = "The message is under 'My Teams'.";
const upload = [
  press('Edit profile picture', { where: '(the camera on the round picture)' }),
  choosePicture,
  press('Crop & Upload'),
];
const join = [type('1', 'School Club ID'), type(demoPin, 'PIN'), press('Bergabung')];
const leave = [press('Keluar dari klub'), press('Keluar')];
const alreadyJoined =
  "If the form is missing because the newcomer has already joined a club, press 'Demo' in the corner and start afresh.";

export const profileMessages = [
  {
    id: 'upload.done',
    text: 'Upload berhasil!',
    section: '8',
    path: paths.profile.href(),
    scenarios: ['leader'],
    steps: upload,
  },
  {
    id: 'upload.failed',
    text: 'Terjadi kesalahan, coba lagi.',
    section: '8',
    path: paths.profile.href(),
    scenarios: ['leader', 'offline:uploadPicture'],
    steps: upload,
  },
  {
    id: 'upload.server',
    text: serverMessage,
    section: '8',
    path: paths.profile.href(),
    scenarios: ['leader', 'upload-too-large'],
    serverText: copy.responses.tooLarge,
    steps: upload,
  },
  {
    id: 'upload.refused',
    text: 'Gagal mengupload file.',
    section: '8',
    path: paths.profile.href(),
    scenarios: ['leader', 'error-without-message:uploadPicture'],
    steps: upload,
  },
  {
    id: 'join.required',
    text: 'GH ID dan PIN harus diisi!',
    section: '5',
    path: paths.profile.href(),
    scenarios: ['newcomer'],
    steps: [leaveEmpty, press('Bergabung')],
    note: alreadyJoined,
  },
  {
    id: 'join.done',
    text: 'Berhasil bergabung dengan GH!',
    section: '8',
    path: paths.profile.href(),
    scenarios: ['newcomer'],
    steps: join,
    note: alreadyJoined,
  },
  // Without a club in the response the form is shown, even if the newcomer joined a club before.
  {
    id: 'join.server',
    text: serverMessage,
    section: '8',
    path: paths.profile.href(),
    scenarios: ['newcomer', 'gh-status:by-id-none', 'rate-limited'],
    serverText: copy.responses.tooMany,
    steps: join,
  },
  {
    id: 'join.failed',
    text: 'Gagal bergabung dengan GH.',
    section: '8',
    path: paths.profile.href(),
    scenarios: ['newcomer', 'gh-status:by-id-none', 'no-success:joinClub'],
    steps: join,
  },
  {
    id: 'join.unreachable',
    text: 'Terjadi kesalahan. Coba lagi.',
    section: '8',
    path: paths.profile.href(),
    scenarios: ['newcomer', 'gh-status:by-id-none', 'offline:joinClub'],
    steps: join,
  },
  {
    id: 'myTeams.server',
    text: serverMessage,
    section: '8',
    path: paths.profile.href(),
    scenarios: ['leader', 'server-500:listMyTeams'],
    note: inMyTeams,
    serverText: copy.responses.serverError,
  },
  {
    id: 'myTeams.failed',
    text: 'An unknown error occurred.',
    section: '8',
    path: paths.profile.href(),
    scenarios: ['leader', 'offline:listMyTeams'],
    note: inMyTeams,
  },
  {
    id: 'leave.server',
    text: serverMessage,
    section: 'extension',
    path: paths.profile.href(),
    scenarios: ['member', 'server-500:leaveClub'],
    serverText: copy.responses.serverError,
    steps: leave,
  },
  {
    id: 'leave.failed',
    text: 'Anda belum dapat keluar dari klub. Coba lagi.',
    section: 'extension',
    path: paths.profile.href(),
    scenarios: ['member', 'html-error-page:leaveClub'],
    steps: leave,
  },
  {
    id: 'leave.unreachable',
    text: 'Server tidak dapat dihubungi. Periksa koneksi Anda, lalu coba lagi.',
    section: 'extension',
    path: paths.profile.href(),
    scenarios: ['member', 'offline:leaveClub'],
    steps: leave,
  },
  {
    id: 'leave.unsupported',
    text: 'Server ini belum mendukung fitur ini.',
    section: 'extension',
    path: paths.profile.href(),
    scenarios: ['member', 'not-offered:leaveClub'],
    steps: leave,
  },
  {
    id: 'leave.done',
    text: 'Anda telah keluar dari SMA Negeri 3 (Malang).',
    section: 'extension',
    path: paths.profile.href(),
    scenarios: ['member'],
    steps: leave,
    note: "'Urungkan' takes it back.",
  },
] as const satisfies Message[];

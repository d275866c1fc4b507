import { demoPin } from '../../../server/db/seed/accounts.ts';
import { paths } from '../../paths.ts';
import { copy } from '../copy.ts';
import { withServerText } from './withServerText.ts';
import { type Message, serverMessage } from './message.ts';

const serverErrorText = withServerText(copy.responses.serverError);
const tooManyText = withServerText(copy.responses.tooMany);

const inMyTeams = "The message is under 'My Teams'.";
const upload =
  "Press the camera on the round picture ('Edit profile picture'), choose any picture, press 'Crop & Upload'.";
const join = `Type the GH ID 1 and the PIN ${demoPin} and press 'Bergabung'.`;
const alreadyJoined =
  "If the form is missing because the newcomer has already joined a club, press 'Demo' in the corner and start afresh.";

export const profileMessages = [
  {
    id: 'upload.done',
    text: 'Upload berhasil!',
    section: '8',
    repro: { path: paths.profile.href(), scenarios: ['leader'], steps: upload },
  },
  {
    id: 'upload.failed',
    text: 'Terjadi kesalahan, coba lagi.',
    section: '8',
    repro: {
      path: paths.profile.href(),
      scenarios: ['leader', 'offline:uploadPicture'],
      steps: upload,
    },
  },
  {
    id: 'upload.server',
    text: serverMessage,
    section: '8',
    repro: {
      path: paths.profile.href(),
      scenarios: ['leader', 'upload-too-large'],
      steps: `${upload} ${withServerText(copy.responses.tooLarge)}`,
    },
  },
  {
    id: 'upload.refused',
    text: 'Gagal mengupload file.',
    section: '8',
    repro: {
      path: paths.profile.href(),
      scenarios: ['leader', 'error-without-message:uploadPicture'],
      steps: upload,
    },
  },
  {
    id: 'join.required',
    text: 'GH ID dan PIN harus diisi!',
    section: '5',
    repro: {
      path: paths.profile.href(),
      scenarios: ['newcomer'],
      steps: `Leave the form empty and press 'Bergabung'. ${alreadyJoined}`,
    },
  },
  {
    id: 'join.done',
    text: 'Berhasil bergabung dengan GH!',
    section: '8',
    repro: {
      path: paths.profile.href(),
      scenarios: ['newcomer'],
      steps: `${join} ${alreadyJoined}`,
    },
  },
  // Without a club in the response the form is shown, even if the newcomer joined a club before.
  {
    id: 'join.server',
    text: serverMessage,
    section: '8',
    repro: {
      path: paths.profile.href(),
      scenarios: ['newcomer', 'gh-status:by-id-none', 'rate-limited'],
      steps: `${join} ${tooManyText}`,
    },
  },
  {
    id: 'join.failed',
    text: 'Gagal bergabung dengan GH.',
    section: '8',
    repro: {
      path: paths.profile.href(),
      scenarios: ['newcomer', 'gh-status:by-id-none', 'no-success:joinClub'],
      steps: join,
    },
  },
  {
    id: 'join.unreachable',
    text: 'Terjadi kesalahan. Coba lagi.',
    section: '8',
    repro: {
      path: paths.profile.href(),
      scenarios: ['newcomer', 'gh-status:by-id-none', 'offline:joinClub'],
      steps: join,
    },
  },
  {
    id: 'myTeams.server',
    text: serverMessage,
    section: '8',
    repro: {
      path: paths.profile.href(),
      scenarios: ['leader', 'server-500:listMyTeams'],
      steps: `${inMyTeams} ${serverErrorText}`,
    },
  },
  {
    id: 'myTeams.failed',
    text: 'An unknown error occurred.',
    section: '8',
    repro: {
      path: paths.profile.href(),
      scenarios: ['leader', 'offline:listMyTeams'],
      steps: inMyTeams,
    },
  },
] as const satisfies Message[];

import { clubRegistrationPasswordLimits, pinLimits } from '../../../openapi/limits.ts';
import { paths } from '../../paths.ts';
import { copy } from '../copy.ts';
import { type Message, serverMessage } from './message.ts';
import { leaveEmpty, press, type } from './steps.ts';

const register = paths.schoolClubRegister.href();
const signIn = paths.schoolClubLogin.href();
const dashboard = paths.schoolClubDashboard.href();

const registerEmpty = [leaveEmpty, press('Register School Club')];
const registerFilled = [
  type('Klub Uji Coba', 'Name'),
  type('klub@uji.example', 'Email'),
  type('081234567890', 'Phone'),
  type('bengkel-robot-5', 'Password'),
  type('bengkel-robot-5', 'Confirm Password'),
  type('204816', 'PIN'),
  press('Register School Club'),
];
const signInFilled = [
  type('klub@uji.example', 'Email'),
  type('apa-saja', 'Password'),
  press('Login School Club'),
];
const editUnchanged = [press('Edit'), press('Save')];
const editEmpty = [press('Edit'), type('', 'Name'), press('Save')];

export const clubAccountMessages = [
  {
    id: 'clubRegister.name',
    text: 'Name is required',
    section: '5',
    path: register,
    scenarios: ['visitor'],
    steps: registerEmpty,
  },
  {
    id: 'clubRegister.email',
    text: 'Email is required',
    section: '5',
    path: register,
    scenarios: ['visitor'],
    steps: registerEmpty,
  },
  {
    id: 'clubRegister.phone',
    text: 'Phone is required',
    section: '5',
    path: register,
    scenarios: ['visitor'],
    steps: registerEmpty,
  },
  {
    id: 'clubRegister.password',
    text: `Password must be at least ${clubRegistrationPasswordLimits.minLength} characters`,
    section: '5',
    path: register,
    scenarios: ['visitor'],
    steps: registerEmpty,
  },
  {
    id: 'clubRegister.pin',
    text: `PIN must be exactly ${pinLimits.length} numeric digits`,
    section: '5',
    path: register,
    scenarios: ['visitor'],
    steps: registerEmpty,
  },
  {
    id: 'clubRegister.server',
    text: '{server error}',
    section: '8',
    path: register,
    scenarios: ['visitor', 'rate-limited'],
    serverText: copy.responses.tooMany,
    steps: registerFilled,
  },
  {
    id: 'clubRegister.failed',
    text: 'Registration failed',
    section: '8',
    path: register,
    scenarios: ['visitor', 'html-error-page:registerClub'],
    steps: registerFilled,
  },
  {
    id: 'clubSignIn.server',
    text: serverMessage,
    section: '8',
    path: signIn,
    scenarios: ['visitor', 'rate-limited'],
    serverText: copy.responses.tooMany,
    steps: signInFilled,
  },
  {
    id: 'clubSignIn.failed',
    text: 'Login failed',
    section: '8',
    path: signIn,
    scenarios: ['visitor', 'no-success:loginClub'],
    steps: signInFilled,
  },
  {
    id: 'clubSignIn.inactive',
    text: 'Klub ini sedang nonaktif. Hubungi penyelenggara.',
    section: 'extension',
    path: signIn,
    scenarios: ['visitor'],
    steps: [
      type('klub.sryl@contoh.robolaga.id', 'Email'),
      type('robolaga-demo', 'Password'),
      press('Login School Club'),
    ],
  },
  {
    id: 'clubSession.invalid',
    text: 'Sesi GH tidak valid. Silakan login ulang.',
    section: '8',
    path: dashboard,
    scenarios: ['club', 'expired-session:club'],
  },
  {
    id: 'clubEdit.incompleteTitle',
    text: 'Gagal',
    section: '5',
    path: dashboard,
    scenarios: ['club'],
    steps: editEmpty,
  },
  {
    id: 'clubEdit.incomplete',
    text: 'Nama dan Email wajib diisi',
    section: '5',
    path: dashboard,
    scenarios: ['club'],
    steps: editEmpty,
  },
  {
    id: 'clubEdit.doneTitle',
    text: 'Success',
    section: '8',
    path: dashboard,
    scenarios: ['club'],
    steps: editUnchanged,
  },
  {
    id: 'clubEdit.done',
    text: 'Data Updated',
    section: '8',
    path: dashboard,
    scenarios: ['club'],
    steps: editUnchanged,
  },
  {
    id: 'clubEdit.failedTitle',
    text: 'Failed',
    section: '8',
    path: dashboard,
    scenarios: ['club', 'html-error-page:updateClub'],
    steps: editUnchanged,
  },
  {
    id: 'clubEdit.failed',
    text: 'Failed Updated Data',
    section: '8',
    path: dashboard,
    scenarios: ['club', 'html-error-page:updateClub'],
    steps: editUnchanged,
  },
] as const satisfies Message[];

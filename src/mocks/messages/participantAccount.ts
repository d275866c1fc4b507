import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { copy } from '../copy.ts';
import { type Message, serverMessage } from './message.ts';
import { leaveEmpty, press, type } from './steps.ts';

const signUpEmpty = [leaveEmpty, press('Sign Up')];
const signUp = [
  type('Sekar Ayuningtyas', 'Name'),
  type('sekar@uji.example', 'Email'),
  type('lintasan-garis-24', 'Password'),
  type('lintasan-garis-24', 'Confirm Password'),
  press('Sign Up'),
];
const logIn = press(`Login ${brand.name}`);
const signInEmpty = [leaveEmpty, logIn];
const signIn = [type('sekar@uji.example', 'Email'), type('apa-saja', 'Password'), logIn];

export const participantAccountMessages = [
  {
    id: 'signUp.name',
    text: 'Name is required',
    section: '5',
    path: paths.signUp.href(),
    scenarios: ['visitor'],
    steps: signUpEmpty,
  },
  {
    id: 'signUp.email',
    text: 'Email is required',
    section: '5',
    path: paths.signUp.href(),
    scenarios: ['visitor'],
    steps: signUpEmpty,
  },
  {
    id: 'signUp.password',
    text: 'Password is required',
    section: '5',
    path: paths.signUp.href(),
    scenarios: ['visitor'],
    steps: signUpEmpty,
  },
  {
    id: 'signUp.confirmation',
    text: 'Please confirm your password',
    section: '5',
    path: paths.signUp.href(),
    scenarios: ['visitor'],
    steps: signUpEmpty,
  },
  {
    id: 'signUp.mismatch',
    text: 'Passwords do not match',
    section: '5',
    path: paths.signUp.href(),
    scenarios: ['visitor'],
    steps: [
      type('lintasan-garis-24', 'Password'),
      type('lintasan-garis-25', 'Confirm Password'),
      press('Sign Up'),
    ],
  },
  {
    id: 'signUp.server',
    text: serverMessage,
    section: '8',
    path: paths.signUp.href(),
    scenarios: ['visitor', 'rate-limited'],
    serverText: copy.responses.tooMany,
    steps: signUp,
  },
  {
    id: 'signUp.failed',
    text: 'Registration failed',
    section: '8',
    path: paths.signUp.href(),
    scenarios: ['visitor', 'html-error-page:registerParticipant'],
    steps: signUp,
  },
  {
    id: 'signIn.email',
    text: 'Email is required',
    section: '5',
    path: paths.signIn.href(),
    scenarios: ['visitor'],
    steps: signInEmpty,
  },
  {
    id: 'signIn.password',
    text: 'Password is required',
    section: '5',
    path: paths.signIn.href(),
    scenarios: ['visitor'],
    steps: signInEmpty,
  },
  {
    id: 'signIn.server',
    text: serverMessage,
    section: '8',
    path: paths.signIn.href(),
    scenarios: ['visitor', 'rate-limited'],
    serverText: copy.responses.tooMany,
    steps: signIn,
  },
  {
    id: 'signIn.failed',
    text: 'Login failed',
    section: '8',
    path: paths.signIn.href(),
    scenarios: ['visitor', 'malformed-json:loginParticipant'],
    steps: signIn,
  },
] as const satisfies Message[];

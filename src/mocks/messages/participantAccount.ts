import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { copy } from '../copy.ts';
import { withServerText } from './withServerText.ts';
import { type Message, serverMessage } from './message.ts';

const tooManyText = withServerText(copy.responses.tooMany);

const signUpEmpty = "Leave the form empty and press 'Sign Up'.";
const signUp = "Fill in the form with the same password twice and press 'Sign Up'.";
const signInEmpty = `Leave the form empty and press 'Login ${brand.name}'.`;
const signIn = `Type any e-mail address and any password and press 'Login ${brand.name}'.`;

export const participantAccountMessages = [
  {
    id: 'signUp.name',
    text: 'Name is required',
    section: '5',
    repro: { path: paths.signUp.href(), scenarios: ['visitor'], steps: signUpEmpty },
  },
  {
    id: 'signUp.email',
    text: 'Email is required',
    section: '5',
    repro: { path: paths.signUp.href(), scenarios: ['visitor'], steps: signUpEmpty },
  },
  {
    id: 'signUp.password',
    text: 'Password is required',
    section: '5',
    repro: { path: paths.signUp.href(), scenarios: ['visitor'], steps: signUpEmpty },
  },
  {
    id: 'signUp.confirmation',
    text: 'Please confirm your password',
    section: '5',
    repro: { path: paths.signUp.href(), scenarios: ['visitor'], steps: signUpEmpty },
  },
  {
    id: 'signUp.mismatch',
    text: 'Passwords do not match',
    section: '5',
    repro: {
      path: paths.signUp.href(),
      scenarios: ['visitor'],
      steps:
        "Type two different passwords into 'Password' and 'Confirm Password' and press 'Sign Up'.",
    },
  },
  {
    id: 'signUp.server',
    text: serverMessage,
    section: '8',
    repro: {
      path: paths.signUp.href(),
      scenarios: ['visitor', 'rate-limited'],
      steps: `${signUp} ${tooManyText}`,
    },
  },
  {
    id: 'signUp.failed',
    text: 'Registration failed',
    section: '8',
    repro: {
      path: paths.signUp.href(),
      scenarios: ['visitor', 'html-error-page:registerParticipant'],
      steps: signUp,
    },
  },
  {
    id: 'signIn.email',
    text: 'Email is required',
    section: '5',
    repro: { path: paths.signIn.href(), scenarios: ['visitor'], steps: signInEmpty },
  },
  {
    id: 'signIn.password',
    text: 'Password is required',
    section: '5',
    repro: { path: paths.signIn.href(), scenarios: ['visitor'], steps: signInEmpty },
  },
  {
    id: 'signIn.server',
    text: serverMessage,
    section: '8',
    repro: {
      path: paths.signIn.href(),
      scenarios: ['visitor', 'rate-limited'],
      steps: `${signIn} ${tooManyText}`,
    },
  },
  {
    id: 'signIn.failed',
    text: 'Login failed',
    section: '8',
    repro: {
      path: paths.signIn.href(),
      scenarios: ['visitor', 'malformed-json:loginParticipant'],
      steps: signIn,
    },
  },
] as const satisfies Message[];

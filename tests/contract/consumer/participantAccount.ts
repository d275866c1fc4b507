import { MatchersV3 } from '@pact-foundation/pact';
import type { Given } from './interaction.ts';
import type { Pacts } from './pacts.ts';

const { string } = MatchersV3;

const credentials = { email: 'raka@surel.example', password: 'lintasan-garis-24' };
const someone = { ...credentials, name: 'Raka Pradana' };
const token = string('3f9aV0kQ7cYtB1mXw2LrZ8sNhUe5DpJg');

/** Sign-up and sign-in of a participant, and the check of their token. */
export function participantAccount({ answers, refuses, expires }: Pacts): void {
  const known: Given = [
    'there is a participant with this e-mail address and password',
    credentials,
  ];
  answers('registerParticipant', 'a sign-up', {
    argument: { body: someone },
    given: ['nothing exists'],
    answer: { token },
  });
  refuses('registerParticipant', 'a sign-up with an e-mail address that is taken', {
    argument: { body: someone },
    given: known,
    status: 422,
    says: 'Email sudah digunakan.',
    at: ['email'],
  });
  refuses('registerParticipant', 'a sign-up with a short password', {
    argument: { body: { ...someone, password: 'robot' } },
    given: ['nothing exists'],
    status: 422,
    says: 'Password minimal 8 karakter.',
    at: ['password'],
  });
  refuses('registerParticipant', 'one sign-up too many', {
    argument: { body: someone },
    given: ['too many accounts were made from the address of the caller'],
    status: 429,
    says: 'Terlalu banyak percobaan. Coba lagi dalam 10 menit.',
  });

  answers('loginParticipant', 'a sign-in', {
    argument: { body: credentials },
    given: known,
    answer: { token, user: { name: string('Raka Pradana') } },
  });
  refuses('loginParticipant', 'a sign-in with a wrong password', {
    argument: { body: { ...credentials, password: 'bukan-ini-juga' } },
    given: known,
    status: 401,
    says: 'Email atau password salah.',
  });
  refuses('loginParticipant', 'a sign-in without a password', {
    argument: { body: { ...credentials, password: '' } },
    given: ['nothing exists'],
    status: 422,
    says: 'Password wajib diisi.',
    at: ['password'],
  });
  refuses('loginParticipant', 'one sign-in too many', {
    argument: { body: credentials },
    given: ['too many sign-ins with this e-mail address have failed', { email: credentials.email }],
    status: 429,
    says: 'Terlalu banyak percobaan. Coba lagi dalam 10 menit.',
  });

  // Only the status matters.
  answers('checkToken', 'a check of a token', {
    given: ['the participant is in no club'],
    answer: undefined,
  });
  expires('checkToken');
}

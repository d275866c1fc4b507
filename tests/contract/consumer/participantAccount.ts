import { MatchersV3 } from '@pact-foundation/pact';
import type { Given } from './interaction.ts';
import type { PactBuilder } from './pactBuilder.ts';

const { string } = MatchersV3;

const credentials = { email: 'raka@surel.example', password: 'lintasan-garis-24' };
const someone = { ...credentials, name: 'Raka Pradana' };
const token = string('3f9aV0kQ7cYtB1mXw2LrZ8sNhUe5DpJg');

/** Registration and sign-in of a participant, and the token check. */
export function participantAccount({
  respondsWith,
  respondsWithError,
  respondsUnauthorized,
}: PactBuilder): void {
  const known: Given = [
    'there is a participant with this e-mail address and password',
    credentials,
  ];
  respondsWith('registerParticipant', 'a sign-up', {
    argument: { body: someone },
    given: ['nothing exists'],
    response: { token },
  });
  respondsWithError('registerParticipant', 'a sign-up with an e-mail address that is taken', {
    argument: { body: someone },
    given: known,
    status: 422,
    message: 'Email sudah digunakan.',
    fields: ['email'],
  });
  respondsWithError('registerParticipant', 'a sign-up with a short password', {
    argument: { body: { ...someone, password: 'robot' } },
    given: ['nothing exists'],
    status: 422,
    message: 'Password minimal 8 karakter.',
    fields: ['password'],
  });
  respondsWithError('registerParticipant', 'one sign-up too many', {
    argument: { body: someone },
    given: ['too many accounts were made from the address of the caller'],
    status: 429,
    message: 'Terlalu banyak percobaan. Coba lagi dalam 10 menit.',
  });

  respondsWith('loginParticipant', 'a sign-in', {
    argument: { body: credentials },
    given: known,
    response: { token, user: { name: string('Raka Pradana') } },
  });
  respondsWithError('loginParticipant', 'a sign-in with a wrong password', {
    argument: { body: { ...credentials, password: 'bukan-ini-juga' } },
    given: known,
    status: 401,
    message: 'Email atau password salah.',
  });
  respondsWithError('loginParticipant', 'a sign-in without a password', {
    argument: { body: { ...credentials, password: '' } },
    given: ['nothing exists'],
    status: 422,
    message: 'Password wajib diisi.',
    fields: ['password'],
  });
  respondsWithError('loginParticipant', 'one sign-in too many', {
    argument: { body: credentials },
    given: ['too many sign-ins with this e-mail address have failed', { email: credentials.email }],
    status: 429,
    message: 'Terlalu banyak percobaan. Coba lagi dalam 10 menit.',
  });

  // The client reads only the status.
  respondsWith('checkToken', 'a check of a token', {
    given: ['the participant is in no club'],
    response: undefined,
  });
  respondsUnauthorized('checkToken');
}

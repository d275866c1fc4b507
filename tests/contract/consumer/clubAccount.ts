import { MatchersV3 } from '@pact-foundation/pact';
import type { PactBuilder } from './pactBuilder.ts';
import { idAndName } from './shapes.ts';

const { regex, string } = MatchersV3;

const credentials = { email: 'pengurus@janayasa.example', password: 'bengkel-robot-5' };
const club = {
  ...credentials,
  name: 'Klub Robotik Janayasa',
  phone: '081234567890',
  password_confirmation: credentials.password,
  pin: '204816',
};
const session = {
  token: string('Qm81xEo5sTzJ4hWcV9dLkY2aRb7uNf0P'),
  user: { ...idAndName(5, 'Klub Robotik Janayasa'), code: regex('[A-Z]{4}', 'JNYS') },
};

/**
 * Registration and sign-in of a school club. A failed registration has its message in
 * `error`, every other response in `message`.
 */
export function clubAccount({ respondsWith, respondsWithError }: PactBuilder): void {
  respondsWith('registerClub', 'a registration of a club', {
    argument: { body: club },
    given: ['nothing exists'],
    response: session,
  });
  respondsWithError(
    'registerClub',
    'a registration of a club with an e-mail address that is taken',
    {
      argument: { body: club },
      given: ['club 5 has the password bengkel-robot-5'],
      status: 422,
      message: 'Email sudah digunakan.',
      messageField: 'error',
      fields: ['email'],
    },
  );
  respondsWithError('registerClub', 'a registration of a club with two passwords', {
    argument: { body: { ...club, password_confirmation: 'bengkel-robot-6' } },
    given: ['nothing exists'],
    status: 422,
    message: 'Konfirmasi password tidak cocok.',
    messageField: 'error',
    fields: ['password_confirmation'],
  });
  respondsWithError('registerClub', 'one registration of a club too many', {
    argument: { body: club },
    given: ['too many accounts were made from the address of the caller'],
    status: 429,
    message: 'Terlalu banyak percobaan. Coba lagi dalam 10 menit.',
    messageField: 'error',
  });

  respondsWith('loginClub', 'a sign-in of a club', {
    argument: { body: credentials },
    given: ['club 5 has the password bengkel-robot-5'],
    response: session,
  });
  respondsWithError('loginClub', 'a sign-in of a club with a wrong password', {
    argument: { body: { ...credentials, password: 'bukan-ini-juga' } },
    given: ['club 5 has the password bengkel-robot-5'],
    status: 401,
    message: 'Email atau password salah.',
  });
  respondsWithError('loginClub', 'a sign-in of a club without a password', {
    argument: { body: { ...credentials, password: '' } },
    given: ['nothing exists'],
    status: 422,
    message: 'Password wajib diisi.',
    fields: ['password'],
  });
  respondsWithError('loginClub', 'one sign-in of a club too many', {
    argument: { body: credentials },
    given: ['too many sign-ins with this e-mail address have failed', { email: credentials.email }],
    status: 429,
    message: 'Terlalu banyak percobaan. Coba lagi dalam 10 menit.',
  });
}

/** The requests of a signed-in club about its session. */
export function clubSession({ respondsWith, respondsUnauthorized }: PactBuilder): void {
  // The client reads only the status.
  respondsWith('getClubSession', "a check of a club's session", {
    given: ['club 5 has nobody and nothing'],
    response: undefined,
  });
  respondsUnauthorized('getClubSession');

  respondsWith('getClubBanner', 'a request for the banner of the team builder', {
    given: ['club 5 has nobody and nothing'],
    response: { banner_url: string('clubs/janayasa-banner.svg') },
  });
  respondsUnauthorized('getClubBanner');
}

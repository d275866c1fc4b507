import { MatchersV3 } from '@pact-foundation/pact';
import type { Pacts } from './pacts.ts';
import { named } from './shapes.ts';

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
  user: { ...named(5, 'Klub Robotik Janayasa'), code: regex('[A-Z]{4}', 'JNYS') },
};

/**
 * Registration, sign-in and session of a school club. A failed registration speaks in `error`,
 * everything else in `message`.
 */
export function clubAccount({ answers, refuses, expires }: Pacts): void {
  answers('registerClub', 'a registration of a club', {
    argument: { body: club },
    given: ['nothing exists'],
    answer: session,
  });
  refuses('registerClub', 'a registration of a club with an e-mail address that is taken', {
    argument: { body: club },
    given: ['club 5 has the password bengkel-robot-5'],
    status: 422,
    says: 'Email sudah digunakan.',
    in: 'error',
    at: ['email'],
  });
  refuses('registerClub', 'a registration of a club with two passwords', {
    argument: { body: { ...club, password_confirmation: 'bengkel-robot-6' } },
    given: ['nothing exists'],
    status: 422,
    says: 'Konfirmasi password tidak cocok.',
    in: 'error',
    at: ['password_confirmation'],
  });
  refuses('registerClub', 'one registration of a club too many', {
    argument: { body: club },
    given: ['too many accounts were made from the address of the caller'],
    status: 429,
    says: 'Terlalu banyak percobaan. Coba lagi dalam 10 menit.',
    in: 'error',
  });

  answers('loginClub', 'a sign-in of a club', {
    argument: { body: credentials },
    given: ['club 5 has the password bengkel-robot-5'],
    answer: session,
  });
  refuses('loginClub', 'a sign-in of a club with a wrong password', {
    argument: { body: { ...credentials, password: 'bukan-ini-juga' } },
    given: ['club 5 has the password bengkel-robot-5'],
    status: 401,
    says: 'Email atau password salah.',
  });
  refuses('loginClub', 'a sign-in of a club without a password', {
    argument: { body: { ...credentials, password: '' } },
    given: ['nothing exists'],
    status: 422,
    says: 'Password wajib diisi.',
    at: ['password'],
  });
  refuses('loginClub', 'one sign-in of a club too many', {
    argument: { body: credentials },
    given: ['too many sign-ins with this e-mail address have failed', { email: credentials.email }],
    status: 429,
    says: 'Terlalu banyak percobaan. Coba lagi dalam 10 menit.',
  });

  // Only the status matters; what it says of the club is a help.
  answers('getClubSession', "a check of a club's session", {
    given: ['club 5 has nobody and nothing'],
    answer: undefined,
  });
  expires('getClubSession');

  answers('getClubBanner', 'a request for the banner of the team builder', {
    given: ['club 5 has nobody and nothing'],
    answer: { banner_url: string('clubs/janayasa-banner.svg') },
  });
  expires('getClubBanner');
}

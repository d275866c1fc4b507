import { expect, test } from 'vitest';
import { readClubSignIn, readParticipantSignIn } from './signInResponse.ts';

test('a complete response is read', () => {
  const user = {
    id: 17,
    name: 'Raka',
    email: 'raka@surel.example',
    profile_picture: 'participants/raka.svg',
    banner: null,
  };
  expect(readParticipantSignIn({ token: 'abc', user }, 'Raka P.')).toEqual({
    token: 'abc',
    user: { id: 17, name: 'Raka', profile_picture: 'participants/raka.svg', banner: null },
  });
});

test.each([[undefined], [null], [{}]])(
  'a token with the user %j is enough; the typed name is used',
  (user) => {
    expect(readParticipantSignIn({ token: 'abc', user }, 'Raka P.')).toEqual({
      token: 'abc',
      user: { id: null, name: 'Raka P.', profile_picture: null, banner: null },
    });
  },
);

test.each([[undefined], [null], [{}], [{ token: '' }]])(
  '%j is not a valid sign-in response',
  (response) => {
    expect(readParticipantSignIn(response)).toBeUndefined();
  },
);

const club = { id: 5, code: 'JNYS', name: 'Klub Robotik Janayasa', logo: null };

test('a club is read with the fields that its pages need', () => {
  expect(readClubSignIn({ token: 'abc', user: { ...club, email: 'x@y.example' } })).toEqual({
    token: 'abc',
    user: club,
  });
  expect(
    readClubSignIn({ token: 'abc', user: { id: 5, name: club.name, code: 7, logo: 7 } }),
  ).toEqual({ token: 'abc', user: { ...club, code: '' } });
});

test.each([
  [undefined],
  [null],
  [{}],
  [{ token: 'abc' }],
  [{ user: club }],
  [{ token: '', user: club }],
  [{ token: 7, user: club }],
  [{ token: 'abc', user: 'x' }],
  [{ token: 'abc', user: { ...club, id: '5' } }],
  [{ token: 'abc', user: { ...club, id: 0 } }],
  [{ token: 'abc', user: { ...club, name: ' ' } }],
])('%j is not a valid club sign-in response', (response) => {
  expect(readClubSignIn(response)).toBeUndefined();
});

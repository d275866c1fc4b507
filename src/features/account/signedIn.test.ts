import { expect, test } from 'vitest';
import { readClubSignIn, readSignIn } from './signedIn.ts';

test('a full answer is kept', () => {
  const user = {
    id: 17,
    name: 'Raka',
    email: 'raka@surel.example',
    profile_picture: 'participants/raka.svg',
    banner: null,
  };
  expect(readSignIn({ token: 'abc', user }, 'Raka P.')).toEqual({
    token: 'abc',
    user: { id: 17, name: 'Raka', profile_picture: 'participants/raka.svg', banner: null },
  });
});

test.each([[undefined], [null], [{}]])(
  'a token with the user %j is enough; the name is the typed one',
  (user) => {
    expect(readSignIn({ token: 'abc', user }, 'Raka P.')).toEqual({
      token: 'abc',
      user: { id: null, name: 'Raka P.', profile_picture: null, banner: null },
    });
  },
);

test.each([[undefined], [null], [{}], [{ token: '' }]])('%j signs nobody in', (answer) => {
  expect(readSignIn(answer)).toBeUndefined();
});

const club = { id: 5, code: 'JNYS', name: 'Klub Robotik Janayasa', logo: null };

test('a club is kept with what its screens need', () => {
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
])('%j signs no club in', (answer) => {
  expect(readClubSignIn(answer)).toBeUndefined();
});

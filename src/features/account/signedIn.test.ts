import { expect, test } from 'vitest';
import { readSignIn } from './signedIn.ts';

test('a full answer is kept', () => {
  const user = { id: 17, name: 'Raka', email: 'raka@surel.example', profile_picture: 'participants/raka.svg', banner: null };
  expect(readSignIn({ token: 'abc', user }, 'Raka P.')).toEqual({
    token: 'abc', user: { id: 17, name: 'Raka', profile_picture: 'participants/raka.svg', banner: null },
  });
});

test.each([[undefined], [null], [{}]])('a token with the user %j is enough; the name is the typed one', (user) => {
  expect(readSignIn({ token: 'abc', user }, 'Raka P.')).toEqual({
    token: 'abc', user: { id: null, name: 'Raka P.', profile_picture: null, banner: null },
  });
});

test.each([[undefined], [null], [{}], [{ token: '' }]])('%j signs nobody in', (answer) => {
  expect(readSignIn(answer)).toBeUndefined();
});

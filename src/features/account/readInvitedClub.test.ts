import { expect, test } from 'vitest';
import { readInvitedClub } from './readInvitedClub.ts';

test.each([
  ['/profile?gh=1', 1],
  ['/Profile?a=b&gh=12#top', 12],
  ['/profile', undefined],
  ['/profile?gh=x', undefined],
  ['/teams?gh=1', undefined],
  [undefined, undefined],
])('%s invites into club %s', (target, club) => {
  expect(readInvitedClub(target)).toBe(club);
});

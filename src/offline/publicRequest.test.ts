import { expect, it } from 'vitest';
import { isPublicRequest } from './publicRequest.ts';

const request = (options?: RequestInit) => new Request('http://robolaga.example/', options);
const signedIn = { headers: { Authorization: 'Bearer token' } };

it.each([
  ['/api/scores', {}, true],
  ['/api/tournaments/7/teams', {}, true],
  ['/api/team-days/X-JNYS-00042', {}, true],
  ['/storage/rules/sumo.pdf', {}, true],
  ['/api/scores', signedIn, false],
  ['/api/scores', { method: 'POST' }, false],
  ['/api/version', {}, false],
  ['/api/scores/events', {}, false],
  ['/api/participant/profile', {}, false],
  ['/api/gh-schools/5', {}, false],
  ['/api/gh-schools/5/participants', {}, false],
  ['/storage/participants/1.jpg', {}, false],
] as const)('%s %o is stored for reading without a connection: %s', (path, options, expected) => {
  expect(isPublicRequest(request(options), { pathname: path })).toBe(expected);
});

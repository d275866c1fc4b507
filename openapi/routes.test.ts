import { describe, expect, it } from 'vitest';
import { createRouteMatcher, fillPath, pathParameterNames, toRoutePattern } from './routes.ts';

it('fills a path with encoded values', () => {
  expect(fillPath('/api/clubs/{id}/people/{personId}', { id: 5, personId: 'a/b ?' })).toBe(
    '/api/clubs/5/people/a%2Fb%20%3F',
  );
});

it('names the parameters of a path, and writes it as a route pattern', () => {
  const path = '/api/clubs/{id}/people/{personId}';
  expect(pathParameterNames(path)).toEqual(['id', 'personId']);
  expect(toRoutePattern(path)).toBe('/api/clubs/:id/people/:personId');
});

describe('the route of a request', () => {
  const find = createRouteMatcher([
    { id: 'getClub', method: 'get', path: '/api/clubs/{id}' },
    { id: 'getOwnClub', method: 'get', path: '/api/clubs/me' },
    { id: 'updateClub', method: 'put', path: '/api/clubs/{id}' },
    { id: 'getFeed', method: 'get', path: '/api/feed.xml' },
  ]);

  it.each([
    ['GET', '/api/clubs/5', 'getClub'],
    ['get', '/api/clubs/me', 'getOwnClub'],
    ['PUT', '/api/clubs/me', 'updateClub'],
    ['GET', '/api/feed.xml', 'getFeed'],
    ['GET', '/api/feed-xml', undefined],
    ['DELETE', '/api/clubs/5', undefined],
    ['GET', '/api/clubs/5/people', undefined],
    ['GET', '/v2/api/clubs/5', undefined],
  ])('%s %s is %s', (method, path, id) => {
    expect(find(method, path)?.id).toBe(id);
  });
});

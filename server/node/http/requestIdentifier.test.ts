import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createRequestIdentifier, requestContext, type RequestEntry } from './requestIdentifier.ts';

function createTestApp(trustsProxy = false) {
  const entries: RequestEntry[] = [];
  const app = new Hono();
  app.use(createRequestIdentifier({ trustsProxy, onRequest: (entry) => entries.push(entry) }));
  app.onError((_, context) => context.text(requestContext.getStore()?.requestId ?? '', 500));
  app.get('/api/teams/:id', () => {
    throw new Error('broken');
  });
  app.get('*', (context) => context.text('page'));
  return { app, entries };
}

it('gives each request an id of its own, which only an error response carries', async () => {
  const { app } = createTestApp();
  const first = await app.request('/api/teams/5');
  const id = first.headers.get('X-Request-Id');
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(await first.text()).toBe(id);
  expect((await app.request('/api/teams/5')).headers.get('X-Request-Id')).not.toBe(id);
  expect((await app.request('/')).headers.get('X-Request-Id')).toBeNull();
});

it.each([
  [true, 'trace-0001', 'trace-0001'],
  [true, 'two\nlines-and-more', expect.stringMatching(/^[\da-f-]{36}$/)],
  [true, 'short', expect.stringMatching(/^[\da-f-]{36}$/)],
  [false, 'trace-0001', expect.stringMatching(/^[\da-f-]{36}$/)],
])('with a proxy (%s), the id %j becomes %s', async (trustsProxy, sent, expected) => {
  const { app } = createTestApp(trustsProxy);
  const request = new Request('http://localhost/api/teams/5');
  request.headers.get = (name) => (name === 'X-Request-Id' ? sent : null);
  expect((await app.fetch(request)).headers.get('X-Request-Id')).toEqual(expected);
});

it('reports the operation instead of the path, which can name a person', async () => {
  const { app, entries } = createTestApp();
  for (const path of ['/api/teams/5?search=Ayu', '/api/none', '/storage/a.svg', '/docs', '/teams'])
    await app.request(path);
  expect(entries.map(({ operation, status }) => [operation, status])).toEqual([
    ['getTeam', 500],
    ['api', 200],
    ['storage', 200],
    ['docs', 200],
    ['page', 200],
  ]);
  expect(entries[0]).toEqual({
    method: 'GET',
    operation: 'getTeam',
    status: 500,
    milliseconds: expect.any(Number),
  });
});

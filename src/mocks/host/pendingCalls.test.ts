import { expect, test } from 'vitest';
import { packRequest, packResponse } from './messages.ts';
import { createPendingCalls } from './pendingCalls.ts';

const call = async (id: string, method: string) =>
  ({
    kind: 'call',
    id,
    request: await packRequest(new Request('http://localhost/api/x', { method })),
  }) as const;

test('an answer reaches the call that it belongs to, and an unknown one nobody', async () => {
  const calls = createPendingCalls();
  const [first, second] = [calls.add(await call('1', 'GET')), calls.add(await call('2', 'GET'))];
  for (const id of ['2', '3', '1'])
    calls.answer({
      kind: 'answer',
      id,
      response: await packResponse(new Response(`answer ${id}`)),
    });
  expect([await (await first).text(), await (await second).text()]).toEqual([
    'answer 1',
    'answer 2',
  ]);
  expect(calls.all()).toEqual([]);
});

test('after a change of tabs only reading is asked for again', async () => {
  const calls = createPendingCalls();
  const reading = calls.add(await call('1', 'GET'));
  const changing = calls.add(await call('2', 'POST')).catch(String);
  calls.dropChanges();
  expect(await changing).toContain('closed');
  expect(calls.all().map(({ id }) => id)).toEqual(['1']);
  calls.fail(new Error('no more'));
  await expect(reading).rejects.toThrow('no more');
});

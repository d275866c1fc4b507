import { expect, test } from 'vitest';
import { serializeRequest, serializeResponse } from './tabMessages.ts';
import { createPendingRequests } from './pendingRequests.ts';

const createMessage = async (id: string, method: string) =>
  ({
    kind: 'request',
    id,
    request: await serializeRequest(new Request('http://localhost/api/x', { method })),
  }) as const;

test('a response resolves its request; an unknown response is ignored', async () => {
  const requests = createPendingRequests();
  const [first, second] = [
    requests.add(await createMessage('1', 'GET')),
    requests.add(await createMessage('2', 'GET')),
  ];
  for (const id of ['2', '3', '1'])
    requests.resolve({
      kind: 'response',
      id,
      response: await serializeResponse(new Response(`answer ${id}`)),
    });
  expect([await (await first).text(), await (await second).text()]).toEqual([
    'answer 1',
    'answer 2',
  ]);
  expect(requests.all()).toEqual([]);
});

test('after a change of the leader only GET requests stay pending', async () => {
  const requests = createPendingRequests();
  const read = requests.add(await createMessage('1', 'GET'));
  const write = requests.add(await createMessage('2', 'POST')).catch(String);
  requests.rejectWrites();
  expect(await write).toContain('closed');
  expect(requests.all().map(({ id }) => id)).toEqual(['1']);
  requests.rejectAll(new Error('no more'));
  await expect(read).rejects.toThrow('no more');
});

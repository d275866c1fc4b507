import { expect, test } from 'vitest';
import {
  serializeRequest,
  serializeResponse,
  deserializeRequest,
  deserializeResponse,
} from './tabMessages.ts';

/** What another tab receives of a message. */
const post = <T>(message: T): T => structuredClone(message);

test('a request with a file is received as it was sent', async () => {
  const form = new FormData();
  form.append(
    'banner',
    new File([new Uint8Array([0, 255, 10])], 'spanduk.png', { type: 'image/png' }),
  );
  const request = new Request('http://localhost/api/x?a=1', {
    method: 'POST',
    headers: { Authorization: 'Bearer t' },
    body: form,
  });
  const received = deserializeRequest(post(await serializeRequest(request)));
  expect([received.method, received.url, received.headers.get('authorization')]).toEqual([
    'POST',
    'http://localhost/api/x?a=1',
    'Bearer t',
  ]);
  const file = (await received.formData()).get('banner') as File;
  expect([file.name, file.type, [...new Uint8Array(await file.arrayBuffer())]]).toEqual([
    'spanduk.png',
    'image/png',
    [0, 255, 10],
  ]);
});

test('a request without a body is received without one', async () => {
  const received = deserializeRequest(
    post(await serializeRequest(new Request('http://localhost/api/x'))),
  );
  expect([received.method, received.body]).toEqual(['GET', null]);
});

test.each([
  [200, '{"success":true}'],
  [204, null],
  [304, null],
  [422, '{"success":false}'],
])('a response with status %i is received as it was sent', async (status, body) => {
  const received = deserializeResponse(
    post(await serializeResponse(new Response(body, { status, headers: { 'Retry-After': '7' } }))),
  );
  expect([received.status, received.headers.get('retry-after'), await received.text()]).toEqual([
    status,
    '7',
    body ?? '',
  ]);
});

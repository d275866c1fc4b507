import { expect, test } from 'vitest';
import { packRequest, packResponse, unpackRequest, unpackResponse } from './messages.ts';

/** What is left of a message on its way to another tab. */
const sent = <T>(message: T): T => structuredClone(message);

test('a request with a file arrives as it was sent', async () => {
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
  const arrived = unpackRequest(sent(await packRequest(request)));
  expect([arrived.method, arrived.url, arrived.headers.get('authorization')]).toEqual([
    'POST',
    'http://localhost/api/x?a=1',
    'Bearer t',
  ]);
  const file = (await arrived.formData()).get('banner') as File;
  expect([file.name, file.type, [...new Uint8Array(await file.arrayBuffer())]]).toEqual([
    'spanduk.png',
    'image/png',
    [0, 255, 10],
  ]);
});

test('a request without a body stays without', async () => {
  const arrived = unpackRequest(sent(await packRequest(new Request('http://localhost/api/x'))));
  expect([arrived.method, arrived.body]).toEqual(['GET', null]);
});

test.each([
  [200, '{"success":true}'],
  [204, null],
  [304, null],
  [422, '{"success":false}'],
])('an answer %i arrives as it was given', async (status, body) => {
  const arrived = unpackResponse(
    sent(await packResponse(new Response(body, { status, headers: { 'Retry-After': '7' } }))),
  );
  expect([arrived.status, arrived.headers.get('retry-after'), await arrived.text()]).toEqual([
    status,
    '7',
    body ?? '',
  ]);
});

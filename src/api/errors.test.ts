import { expect, test } from 'vitest';
import { errorText, isStatus } from './errors.ts';

const texts = { failed: 'Pendaftaran gagal.', unreachable: 'Terjadi kesalahan saat mendaftar.' };

test.each([
  [
    'server message',
    { status: 409, data: { message: 'Tim ini sudah terdaftar.' } },
    'Tim ini sudah terdaftar.',
  ],
  [
    'network error',
    { status: 'FETCH_ERROR', error: 'TypeError' },
    'Terjadi kesalahan saat mendaftar.',
  ],
  [
    'timeout',
    { status: 'TIMEOUT_ERROR', error: 'AbortError' },
    'Terjadi kesalahan saat mendaftar.',
  ],
  [
    'invalid JSON',
    { status: 'PARSING_ERROR', originalStatus: 502, data: '<html>' },
    'Pendaftaran gagal.',
  ],
  ['error response without a message', { status: 500, data: {} }, 'Pendaftaran gagal.'],
])('the text of a %s', (_, error, text) => {
  expect(errorText(error, texts)).toBe(text);
});

test('without a text of its own, an unreachable server has the text of a failure', () => {
  expect(errorText({ status: 'FETCH_ERROR' }, { failed: 'Gagal.' })).toBe('Gagal.');
});

test('a status is that of a response that could be read', () => {
  expect(isStatus({ status: 404, data: {} }, 404, 422)).toBe(true);
  expect(isStatus({ status: 500, data: {} }, 404, 422)).toBe(false);
  expect(isStatus({ status: 'PARSING_ERROR', originalStatus: 404 }, 404)).toBe(false);
  expect(isStatus(undefined, 404)).toBe(false);
});

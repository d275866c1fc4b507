import { expect, test } from 'vitest';
import { listFailureText, registrationFailureText } from './failureText.ts';

test.each([
  [
    'the server says why',
    { status: 500, data: { success: false, message: 'Basis data penuh.' } },
    'Basis data penuh.',
  ],
  ['no server', { status: 'FETCH_ERROR', error: 'TypeError' }, 'Error fetching tournaments'],
  [
    'no JSON',
    { status: 'PARSING_ERROR', originalStatus: 502, data: '<html>' },
    'Error fetching tournaments',
  ],
  [
    'an answer without success',
    { status: 200, data: { success: false } },
    'Failed to fetch tournaments',
  ],
  [
    'an answer without a list',
    { status: 200, data: { success: true, data: null } },
    'Failed to fetch tournaments',
  ],
  [
    'a refusal without a word',
    { status: 500, data: { success: false } },
    'Failed to fetch tournaments',
  ],
])('list: %s', (_, error, text) => {
  expect(listFailureText(error)).toBe(text);
});

test.each([
  [
    'the server says why',
    { status: 409, data: { message: 'Tim ini sudah terdaftar.' } },
    'Tim ini sudah terdaftar.',
  ],
  ['no server', { status: 'FETCH_ERROR', error: 'TypeError' }, 'Terjadi kesalahan saat mendaftar.'],
  [
    'too slow',
    { status: 'TIMEOUT_ERROR', error: 'AbortError' },
    'Terjadi kesalahan saat mendaftar.',
  ],
  [
    'no JSON',
    { status: 'PARSING_ERROR', originalStatus: 502, data: '<html>' },
    'Pendaftaran gagal.',
  ],
  ['without a word', { status: 500, data: {} }, 'Pendaftaran gagal.'],
])('registration: %s', (_, error, text) => {
  expect(registrationFailureText(error)).toBe(text);
});

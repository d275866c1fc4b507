import { expect, test } from 'vitest';
import { listErrorText } from './errorText.ts';

test.each([
  [
    'server message',
    { status: 500, data: { success: false, message: 'Basis data penuh.' } },
    'Basis data penuh.',
  ],
  ['network error', { status: 'FETCH_ERROR', error: 'TypeError' }, 'Error fetching tournaments'],
  [
    'invalid JSON',
    { status: 'PARSING_ERROR', originalStatus: 502, data: '<html>' },
    'Error fetching tournaments',
  ],
  [
    'response without success',
    { status: 200, data: { success: false } },
    'Failed to fetch tournaments',
  ],
  [
    'response without a list',
    { status: 200, data: { success: true, data: null } },
    'Failed to fetch tournaments',
  ],
  [
    'error response without a message',
    { status: 500, data: { success: false } },
    'Failed to fetch tournaments',
  ],
])('list: %s', (_, error, text) => {
  expect(listErrorText(error)).toBe(text);
});

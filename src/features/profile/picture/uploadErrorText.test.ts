import { expect, test } from 'vitest';
import { uploadErrorText } from './uploadErrorText.ts';

const somethingWrong = '❌ Terjadi kesalahan, coba lagi.';
const rejected = '⚠️ Gagal mengupload file.';

test.each([
  [
    'error response with a message',
    { status: 422, data: { success: false, message: 'Berkas harus berupa gambar.' } },
    'Berkas harus berupa gambar.',
  ],
  [
    'status 200 without success',
    { status: 200, data: { success: false, message: 'Penyimpanan penuh.' } },
    'Penyimpanan penuh.',
  ],
  ['error response without a message', { status: 500, data: {} }, rejected],
  ['error response with an empty message', { status: 413, data: { message: ' ' } }, rejected],
  ['network error', { status: 'FETCH_ERROR' }, somethingWrong],
  ['timeout', { status: 'TIMEOUT_ERROR' }, somethingWrong],
  [
    'invalid JSON',
    { status: 'PARSING_ERROR', originalStatus: 502, data: '<h1>Bad gateway</h1>' },
    somethingWrong,
  ],
])('%s', (_, error, text) => {
  expect(uploadErrorText(error)).toBe(text);
});

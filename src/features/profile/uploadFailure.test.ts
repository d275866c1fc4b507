import { expect, test } from 'vitest';
import { uploadFailureText } from './uploadFailure.ts';

const somethingWrong = '❌ Terjadi kesalahan, coba lagi.';
const refused = '⚠️ Gagal mengupload file.';

test.each([
  [
    'a refusal with a message',
    { status: 422, data: { success: false, message: 'Berkas harus berupa gambar.' } },
    'Berkas harus berupa gambar.',
  ],
  [
    'an answer of 200 that refuses',
    { data: { success: false, message: 'Penyimpanan penuh.' } },
    'Penyimpanan penuh.',
  ],
  ['a refusal without a word', { status: 500, data: {} }, refused],
  ['a refusal with an empty message', { status: 413, data: { message: ' ' } }, refused],
  ['no server', { status: 'FETCH_ERROR' }, somethingWrong],
  ['no answer in time', { status: 'TIMEOUT_ERROR' }, somethingWrong],
  [
    'an answer that is no JSON',
    { status: 'PARSING_ERROR', originalStatus: 502, data: '<h1>Bad gateway</h1>' },
    somethingWrong,
  ],
])('%s', (_, error, text) => {
  expect(uploadFailureText(error)).toBe(text);
});

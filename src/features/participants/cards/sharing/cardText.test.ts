import { expect, it } from 'vitest';
import { messageNames } from '../../../../../tests/support/messageNames.ts';
import { cardText } from './cardText.ts';

it.each(messageNames)('is for the family of %j, and has no code', (name, shown) => {
  const card = { name, sign_in_name: 'P-53', code: 'ABCDEFGH', endsAt: '2027-01-02T05:00:00Z' };
  expect(cardText('SMPN 1 Malang', card)).toBe(
    [
      `Kartu akun RoboLaga untuk ${shown} (SMPN 1 Malang).`,
      'Buka tautan di bawah ini, lalu buat password.',
      'Masuk lagi tanpa email: P-53. Berlaku sampai 2 Januari 2027.',
      'Hanya untuk keluarga ini, jangan diteruskan.',
    ].join('\n'),
  );
});

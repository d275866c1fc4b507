import { expect, it } from 'vitest';
import { messageNames } from '../../../tests/support/messageNames.ts';
import { whatsAppUrl } from './whatsAppUrl.ts';

it.each(messageNames)('sends %j as it is', (name) => {
  const text = `Panggilan tim ${name}\nhttps://contoh.id/tournaments/7?a=1&b=2#jadwal`;
  const url = new URL(whatsAppUrl(text));
  expect(url.origin).toBe('https://wa.me');
  expect([...url.searchParams]).toEqual([['text', text]]);
  expect(url.hash).toBe('');
});

it('sends a text of which a character was cut in half', () => {
  expect(new URL(whatsAppUrl('Roket \uD83D')).searchParams.get('text')).toBe('Roket \uFFFD');
});

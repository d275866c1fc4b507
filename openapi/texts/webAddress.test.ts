import { expect, it } from 'vitest';
import { toWebAddress } from './webAddress.ts';

it.each([
  ['https://maps.app.goo.gl/AbC123', 'https://maps.app.goo.gl/AbC123'],
  [' https://maps.app.goo.gl/AbC123 ', 'https://maps.app.goo.gl/AbC123'],
  ['maps.app.goo.gl/AbC123', 'https://maps.app.goo.gl/AbC123'],
  ['Graha Cendekia https://maps.app.goo.gl/AbC123', 'https://maps.app.goo.gl/AbC123'],
  ['Graha Cendekia\nhttps://maps.app.goo.gl/AbC123', 'https://maps.app.goo.gl/AbC123'],
  [
    'https://www.google.com/maps/place/Surabaya/@-7.27,112.75,12z',
    'https://www.google.com/maps/place/Surabaya/@-7.27,112.75,12z',
  ],
  [
    'https://www.openstreetmap.org/?mlat=-7.25&mlon=112.75#map=16/-7.25/112.75',
    'https://www.openstreetmap.org/?mlat=-7.25&mlon=112.75#map=16/-7.25/112.75',
  ],
  ['HTTP://Contoh.ID/Aturan%20Lomba.pdf', 'http://contoh.id/Aturan%20Lomba.pdf'],
  ['https://contoh.id/peraturan.pdf', 'https://contoh.id/peraturan.pdf'],
  ['www.contoh.id', 'https://www.contoh.id/'],
])('%j is %s', (text, address) => {
  expect(toWebAddress(text)).toBe(address);
});

it.each([
  '',
  'Graha Cendekia',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://contoh.id/a.pdf',
  'file:///C:/aturan.pdf',
  'https://localhost/a',
  'https://google.com@jahat.id/',
  'https://a.id https://b.id',
  'https://contoh.id/Aturan Lomba.pdf',
  'mailto:panitia@contoh.id',
  '-7.25,112.75',
  'https://',
])('%j is none', (text) => {
  expect(toWebAddress(text)).toBeUndefined();
});

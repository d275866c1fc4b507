import { expect, it } from 'vitest';
import { toWhatsAppLink } from './whatsApp.ts';

it.each([
  ['0812-3456-7890', '6281234567890'],
  ['081234567890', '6281234567890'],
  ['+62 812-3456-7890', '6281234567890'],
  ['+62 (0)812 3456 7890', '6281234567890'],
  ['62812 3456 7890', '6281234567890'],
  ['0062 812 3456 7890', '6281234567890'],
  ['0812.3456.7890', '6281234567890'],
  ['(0812) 3456 7890', '6281234567890'],
  [' 0812 3456 7890 ', '6281234567890'],
  ['\u202A+62 812‑3456‑7890\u202C', '6281234567890'],
  ['0812–3456–7890', '6281234567890'],
  ['０８１２３４５６７８９０', '6281234567890'],
  ['0811 234 567', '62811234567'],
  ['0895 3456 78901', '62895345678901'],
  ['https://wa.me/6281234567890', '6281234567890'],
  ['wa.me/6281234567890?text=Halo', '6281234567890'],
  ['http://wa.me/+6281234567890', '6281234567890'],
  ['https://wa.me/081234567890', '6281234567890'],
  ['https://api.whatsapp.com/send?phone=6281234567890&text=Halo', '6281234567890'],
  ['https://api.whatsapp.com/send/?phone=%2B6281234567890', '6281234567890'],
  ['whatsapp://send?phone=6281234567890', '6281234567890'],
  ['https://wa.me/62274512345', '62274512345'],
  ['https://wa.me/message/ABCDEF123', 'message/ABCDEF123'],
  ['+65 9123 4567', '6591234567'],
])('%j leads to %s', (text, path) => {
  expect(toWhatsAppLink(text)).toEqual({ link: `https://wa.me/${path}` });
});

it.each(['', '   ', '\u202A\u202C'])('%j is none', (text) => {
  expect(toWhatsAppLink(text)).toEqual({ link: '' });
});

const landline =
  'Ini nomor telepon rumah atau kantor. Isi nomor ponsel; bila nomor ini memakai WhatsApp, tempel tautan wa.me-nya.';

it.each([
  ['(0274) 512345', landline],
  ['021-5550123', landline],
  ['+62 274 512345', landline],
  ['81234567890', 'Awali nomor dengan 0, atau dengan + dan kode negara.'],
  ['6591234567', 'Awali nomor dengan 0, atau dengan + dan kode negara.'],
  ['110', 'Awali nomor dengan 0, atau dengan + dan kode negara.'],
  ['0812-3456', 'Nomor ponsel memiliki 10 sampai 13 angka; yang diisi 8 angka.'],
  ['0812345678901234', 'Nomor ponsel memiliki 10 sampai 13 angka; yang diisi 16 angka.'],
  ['Bu Rina 0812-3456-7890', 'Tulis satu nomor WhatsApp saja, tanpa nama atau nomor lain.'],
  [
    '0812-3456-7890 / 0813-1111-2222',
    'Tulis satu nomor WhatsApp saja, tanpa nama atau nomor lain.',
  ],
  ['panitia@contoh.id', 'Tulis satu nomor WhatsApp saja, tanpa nama atau nomor lain.'],
  ['https://chat.whatsapp.com/AbC', 'Tulis satu nomor WhatsApp saja, tanpa nama atau nomor lain.'],
  ['https://wa.me.jahat.id/62812', 'Tulis satu nomor WhatsApp saja, tanpa nama atau nomor lain.'],
  ['+12', 'Nomor ini bukan nomor telepon yang lengkap.'],
])('%j is asked for again', (text, problem) => {
  expect(toWhatsAppLink(text)).toEqual({ problem });
});

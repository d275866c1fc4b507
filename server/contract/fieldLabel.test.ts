import { expect, it } from 'vitest';
import { fieldLabel } from './fieldLabel.ts';

it.each([
  ['registration_opens_at', 'Pembukaan pendaftaran'],
  ['registration_closes_at', 'Penutupan pendaftaran'],
  ['cta_text', 'Teks tombol'],
  ['cta_link', 'Tautan tombol'],
  ['description', 'Deskripsi'],
  ['longdec', 'Deskripsi lengkap'],
  ['meta_title', 'Judul untuk mesin pencari'],
  ['meta_description', 'Deskripsi untuk mesin pencari'],
  ['title', 'Judul'],
  ['subtitle', 'Subjudul'],
  ['date', 'Tanggal'],
  ['time', 'Waktu'],
  ['time_zone', 'Zona waktu'],
  ['start_time', 'Jam mulai'],
  ['published_at', 'Waktu terbit'],
  ['team_code', 'Kode tim'],
  ['team_name', 'Nama tim'],
  ['rule', 'Peraturan'],
  ['ranking', 'Cara peringkat'],
  ['picture', 'Gambar'],
  ['profile_picture', 'Foto profil'],
  ['password_confirmation', 'Konfirmasi password'],
  ['pinconfirmation', 'Konfirmasi PIN'],
  ['pin', 'PIN'],
  ['id', 'ID'],
  ['email', 'Email'],
  ['member_names[]', 'Member names'],
])('calls %s %s', (field, label) => {
  expect(fieldLabel(field)).toBe(label);
});

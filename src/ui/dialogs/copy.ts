/** Texts of the dialog that lets somebody copy by hand. */
export const copyByHand = {
  link: { title: 'Salin tautan ini', label: 'Tautan' },
  text: { title: 'Salin teks ini', label: 'Teks' },
  hint: 'Peramban ini tidak mengizinkan penyalinan. Isinya sudah dipilih: tekan Ctrl+C, atau tekan lama lalu pilih Salin.',
} as const;

/** Texts of the dialog that sends a text where the browser has no dialog for it. */
export const sharing = {
  copy: 'Salin teks',
  copied: 'Teks dan tautan disalin.',
  whatsApp: 'Kirim lewat WhatsApp',
} as const;

export const closePicture = 'Tutup gambar';

/** Texts of the dialog that lets somebody copy by hand. */
export const copyByHand = {
  link: { title: 'Salin tautan ini', label: 'Tautan' },
  text: { title: 'Salin teks ini', label: 'Teks' },
  hint: 'Peramban ini tidak mengizinkan penyalinan. Isinya sudah dipilih: tekan Ctrl+C, atau tekan lama lalu pilih Salin.',
} as const;

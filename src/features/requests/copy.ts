export const copy = {
  cancel: 'Batal',
  tryAgain: 'Coba lagi',
  unreachable: 'Server tidak dapat dihubungi. Periksa koneksi Anda, lalu coba lagi.',
  unsupported: 'Server ini belum mendukung fitur ini.',
  reason: { label: 'Alasan', missing: 'Tulis alasannya.' },
} as const;

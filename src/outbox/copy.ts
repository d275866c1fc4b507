export const copy = {
  refused: 'Skor ini belum dapat diterima.',
  signOut: {
    title: 'Keluar sebelum skor terkirim?',
    text: (count: number) =>
      `${count} skor belum terkirim. Skor itu tetap tersimpan di peramban ini dan baru terkirim setelah Anda masuk lagi di sini.`,
    unstored: (count: number) =>
      `${count} skor belum terkirim. Peramban ini tidak dapat menyimpannya: skor itu baru terkirim setelah Anda masuk lagi di sini, dan hilang bila halaman ini ditutup atau dimuat ulang.`,
    confirm: 'Tetap keluar',
    stay: 'Kembali',
  },
} as const;

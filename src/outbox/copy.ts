export const copy = {
  refused: 'Skor ini belum dapat diterima.',
  ofTable: (count: number, name: string) =>
    `${count} skor ${name} menunggu di peramban ini sampai kartu meja kategori itu dipakai di sini lagi.`,
  ofOrganiser: (count: number, name: string) =>
    `${count} skor ${name} menunggu di peramban ini sampai penyelenggara yang mencatatnya masuk di sini lagi.`,
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

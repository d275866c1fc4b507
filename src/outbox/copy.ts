export const copy = {
  count: (runs: number, matches: number) =>
    [runs > 0 && `${runs} skor`, matches > 0 && `${matches} hasil`].filter(Boolean).join(' dan '),
  refused: 'Server belum dapat menerima isian ini.',
  ofTable: (count: string, name: string) =>
    `${count} ${name} menunggu di peramban ini sampai kartu meja kategori itu dipakai di sini lagi.`,
  ofOrganiser: (count: string, name: string) =>
    `${count} ${name} menunggu di peramban ini sampai penyelenggara yang mencatatnya masuk di sini lagi.`,
  signOut: {
    title: 'Keluar sebelum semuanya terkirim?',
    text: (count: string) =>
      `${count} belum terkirim. Isian itu tetap tersimpan di peramban ini dan baru terkirim setelah Anda masuk lagi di sini.`,
    unstored: (count: string) =>
      `${count} belum terkirim. Peramban ini tidak dapat menyimpannya: isian itu baru terkirim setelah Anda masuk lagi di sini, dan hilang bila halaman ini ditutup atau dimuat ulang.`,
    confirm: 'Tetap keluar',
    stay: 'Kembali',
  },
} as const;

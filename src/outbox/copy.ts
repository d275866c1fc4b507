export const copy = {
  count: (runs: number, matches: number, calls: number) =>
    [
      runs > 0 && `${runs} skor`,
      matches > 0 && `${matches} hasil`,
      calls > 0 && `${calls} langkah antrean`,
    ]
      .filter(Boolean)
      .join(' dan '),
  refused: 'Server belum dapat menerima isian ini.',
  afterRefused: 'Langkah sebelumnya tidak diterima.',
  waiting: (count: string) =>
    `${count} menunggu jaringan. Lanjutkan saja: semuanya tersimpan di peramban ini dan terkirim sendiri.`,
  delayed: (count: string, reason: string) =>
    `${count} belum diterima server: ${reason} Tidak ada yang hilang: semuanya tersimpan di peramban ini dan dikirim lagi sendiri. Beri tahu penyelenggara.`,
  noReload:
    'Jangan tutup atau muat ulang halaman ini: lewat http halaman ini tidak dapat dibuka tanpa jaringan.',
  unstored: (count: string) =>
    `${count} menunggu jaringan dan terkirim sendiri. Peramban ini tidak dapat menyimpannya: jangan tutup atau muat ulang halaman ini sebelum terkirim, dan catat di kertas sebagai cadangan.`,
  ofTable: (count: string, name: string) =>
    `${count} ${name} menunggu di peramban ini sampai kartu meja kategori itu dipakai di sini lagi.`,
  ofQueue: (count: string, name: string) =>
    `${count} ${name} menunggu di peramban ini sampai kartu meja antrean lomba itu dipakai di sini lagi.`,
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

export const copy = {
  title: 'Akun',
  lead: 'Password, klub, dan hapus data.',
  search: 'Nama, email, ID atau kode klub',
  hint: {
    search: 'Ketik minimal dua huruf.',
    label: 'Yang dapat dicari',
    found: [
      {
        title: 'Peserta',
        text: 'Dicari dengan nama atau email. Anda dapat membuat tautan password baru, atau menghapus datanya.',
      },
      {
        title: 'Klub',
        text: 'Dicari dengan nama, email, ID, atau kode. Anda dapat membuat tautan password baru, menandai klub sudah diperiksa, menonaktifkannya, atau mengaktifkannya kembali.',
      },
      {
        title: 'Tautan password',
        text: 'Hanya dapat dipakai satu kali. Serahkan sendiri kepada pemilik akun, setelah Anda yakin siapa yang meminta.',
      },
    ],
  },
  table: 'Akun yang ditemukan',
  loading: 'Mencari akun...',
  failed: 'Akun belum dapat dicari.',
  noneFound: (query: string) => `Tidak ada akun untuk "${query}".`,
  columns: {
    name: 'Nama',
    email: 'Email',
    withoutEmail: 'tanpa email',
    kind: 'Jenis',
    club: 'Klub',
    actions: 'Tindakan',
  },
  kinds: { participant: 'Peserta', club: 'Klub' },
  words: {
    reset: 'Tautan password',
    review: 'Diperiksa',
    erase: 'Hapus data',
    deactivate: 'Nonaktifkan',
    activate: 'Aktifkan',
  },
  reset: (name: string) => `Buat tautan password untuk ${name}`,
  resetting: {
    title: (name: string) => `Buat tautan password untuk ${name}?`,
    text: 'Siapa pun yang memegang tautan ini dapat membuat password baru dan masuk. Serahkan hanya kepada pemilik akun.',
    confirm: 'Buat tautan',
  },
  linkFor: (name: string) => `Tautan untuk ${name}`,
  link: 'Tautan password baru',
  inactive: 'Nonaktif',
  deactivate: (name: string) => `Nonaktifkan ${name}`,
  activate: (name: string) => `Aktifkan ${name} kembali`,
  deactivating: {
    title: (name: string) => `Nonaktifkan ${name}?`,
    text: [
      'Klub keluar dari semua perangkat, tidak dapat masuk, dan tidak tampil di daftar klub.',
      'Peserta tidak dapat bergabung. Anggota, tim, pendaftaran, dan hasilnya tetap ada.',
      'Klub dapat diaktifkan kembali.',
    ].join(' '),
    confirm: 'Nonaktifkan',
    cancel: 'Batal',
  },
  reviews: { new: 'Baru', reviewed: 'Sudah diperiksa', participated: 'Pernah ikut lomba' },
  review: (name: string) => `Tandai ${name} sudah diperiksa`,
  newClubs: {
    title: 'Klub baru',
    text: 'Klub ini mendaftar sendiri dan belum dikenal penyelenggara. Tandai sudah diperiksa setelah Anda yakin sekolah atau klubnya nyata, misalnya lewat telepon. Sampai itu, klub menambah paling banyak 200 peserta sehari dan tidak dapat mengirim kartu lewat email. Klub yang timnya sudah hadir di lomba tidak perlu diperiksa.',
    table: 'Klub yang belum diperiksa',
    loading: 'Memuat klub baru...',
    failed: 'Klub baru belum dapat dimuat.',
    none: 'Semua klub sudah dikenal.',
    more: (shown: string, total: string) =>
      `${shown} terbaru dari ${total}. Yang lain ditemukan lewat pencarian.`,
  },
  erase: (name: string) => `Hapus data ${name}`,
  erasing: {
    title: (name: string) => `Hapus data ${name}?`,
    text: (club: string | undefined) =>
      [
        `Nama, kelas, email, password, dan gambar peserta ini${club === undefined ? '' : ` dari ${club}`} dihapus sekarang dan tidak dapat dikembalikan.`,
        'Yang tetap ada: tempatnya di tim dan hasil lomba, dengan nama "Peserta terhapus". Jurnal mencatat siapa yang menghapus, tanpa nama peserta.',
      ].join(' '),
    confirm: 'Hapus data',
  },
  eraseFailed: 'Data belum dapat dihapus. Coba lagi.',
  stateFailed: 'Klub belum dapat diubah. Coba lagi.',
  resetFailed: 'Tautan belum dapat dibuat. Coba lagi.',
} as const;

export const copy = {
  title: 'Akun',
  lead: 'Tautan password dan status klub.',
  search: 'Nama, email, ID atau kode klub',
  hint: {
    search: 'Ketik sedikitnya dua huruf.',
    label: 'Yang dapat dicari',
    found: [
      {
        title: 'Peserta',
        text: 'Dicari dengan nama atau email. Anda dapat membuat tautan password baru.',
      },
      {
        title: 'Klub',
        text: 'Dicari dengan nama, email, ID, atau kode. Anda dapat membuat tautan password baru, menonaktifkan klub, atau mengaktifkannya kembali.',
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
  stateFailed: 'Klub belum dapat diubah. Coba lagi.',
  resetFailed: 'Tautan belum dapat dibuat. Coba lagi.',
} as const;

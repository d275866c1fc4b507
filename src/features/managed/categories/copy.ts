import { managedTexts } from '../lists/copy.ts';

export const copy = {
  texts: managedTexts('kategori', 'kategori', {
    title: 'Kategori',
    create: 'Buat kategori',
    empty: 'Belum ada kategori. Buat yang pertama; lomba dan tim memilih dari daftar ini.',
    isNew: 'Aturan (PDF) dapat diunggah setelah disimpan.',
    removeTitle: (name) => `Hapus kategori ${name}?`,
    removing: 'Logo dan aturannya ikut terhapus. Ini tidak dapat diurungkan.',
  }),
  columns: {
    name: 'Nama',
    ranking: 'Peringkat',
    rule: 'Aturan',
    tournaments: 'Lomba',
    teams: 'Tim',
  },
  hasRule: 'PDF',
  openRule: 'Aturan (PDF)',
  noRule: 'Belum ada aturan',
  counts: (tournaments: number, teams: number) => `${tournaments} lomba · ${teams} tim`,
  ranking: {
    points: 'Poin, lalu waktu',
    time: 'Waktu saja',
  },
  timeFormat: {
    'MM:SS.hh': 'Menit, detik, dan perseratusan (MM:SS.hh)',
    'MM:SS.hhh': 'Menit, detik, dan perseribuan (MM:SS.hhh)',
    'HH:MM:SS': 'Jam, menit, dan detik (HH:MM:SS)',
  },
  sections: {
    about: { title: 'Tentang kategori' },
    ranking: {
      title: 'Cara menentukan peringkat',
      lead: 'Berlaku pada papan skor dan hasil, juga untuk nilai yang sudah ada. Babak yang percobaannya tidak memiliki poin atau waktu yang diperlukan tetap memakai aturannya. Waktu yang lebih singkat selalu lebih baik.',
    },
    timeFormat: {
      title: 'Format waktu',
      lead: 'Setelah ada waktu yang dicatat, hanya perseratusan yang dapat diubah, menjadi perseribuan.',
    },
  },
  fields: {
    name: {
      label: 'Nama',
      missing: 'Nama wajib diisi.',
    },
    description: { label: 'Keterangan singkat' },
    longdec: {
      label: 'Penjelasan',
      hint: 'Teks biasa; baris baru tetap baris baru. Jumlah percobaan diatur per babak di tiap lomba: jangan janjikan di sini.',
    },
  },
  logo: { title: 'Logo', lead: 'Dipotong menjadi persegi.' },
  rule: {
    title: 'Aturan',
    lead: 'PDF, maksimal 5 MB. Langsung dipakai setelah diunggah.',
    none: 'Belum ada aturan.',
    open: 'Buka aturan',
    choose: 'Pilih PDF',
    uploading: 'Mengunggah PDF...',
    failed: 'PDF belum dapat diunggah. Coba lagi.',
    tooLarge: 'PDF maksimal 5 MB.',
    notPdf: 'Berkas ini bukan PDF.',
  },
} as const;

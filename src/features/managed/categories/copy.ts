import { managedTexts } from '../lists/copy.ts';

export const copy = {
  texts: managedTexts('kategori', 'kategori', {
    title: 'Kategori',
    create: 'Buat kategori',
    empty: 'Belum ada kategori. Buat yang pertama; turnamen dan tim memilih dari daftar ini.',
    isNew: 'Aturan (PDF) dapat diunggah setelah disimpan.',
    removeTitle: (name) => `Hapus kategori ${name}?`,
    removing: 'Logo dan aturannya ikut terhapus. Ini tidak dapat diurungkan.',
  }),
  columns: {
    name: 'Nama',
    ranking: 'Peringkat',
    rule: 'Aturan',
    tournaments: 'Turnamen',
    teams: 'Tim',
  },
  hasRule: 'PDF',
  openRule: 'Aturan (PDF)',
  noRule: 'Belum ada aturan',
  counts: (tournaments: number, teams: number) => `${tournaments} turnamen · ${teams} tim`,
  ranking: {
    points: 'Poin, lalu waktu',
    time: 'Waktu saja',
  },
  sections: {
    about: { title: 'Tentang kategori' },
    ranking: {
      title: 'Cara menentukan peringkat',
      lead: 'Berlaku pada papan skor dan hasil, juga untuk nilai yang sudah ada. Waktu yang lebih singkat selalu lebih baik.',
    },
  },
  fields: {
    name: {
      label: 'Nama',
      /** For the only name that has an effect. */
      inspireHint: 'Dengan nama ini, waktu ditampilkan sebagai JJ:MM:DD.',
      missing: 'Nama wajib diisi.',
    },
    description: { label: 'Keterangan singkat' },
    longdec: { label: 'Penjelasan', hint: 'Teks biasa; baris baru tetap baris baru.' },
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

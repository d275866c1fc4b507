import { participantColumns } from '../../../lib/clubs/participantTemplate.ts';

export const copy = {
  title: 'Impor peserta',
  summary: 'Peserta klub dari lembar kerja atau berkas CSV.',
  file: {
    lead: 'Satu baris untuk tiap peserta, paling banyak 5.000. Hanya nama yang wajib; kolom lain boleh kosong.',
    // So short that a phone shows all columns.
    sampleRows: [
      ['Ayu', 'ayu@a.example', '8A', 'Elang', 'Line Follower'],
      ['Bima', '', '8B', 'Elang', 'Line Follower'],
      ['Citra', '', '9A', '', ''],
    ],
    template: 'Unduh contoh',
    pasted: 'Teks yang ditempel',
    noRows: 'Tidak ada baris dengan isi.',
    tooMany: (count: string, most: string) =>
      `Ada ${count} baris. Paling banyak ${most}; bagi menjadi beberapa berkas.`,
    noName: 'Pilih kolom mana yang berisi nama.',
    failed: 'Berkas belum dapat diperiksa. Coba lagi.',
  },
  columns: { names: participantColumns },
  cells: {
    nouns: {
      name: 'nama',
      email: 'email',
      class: 'kelas',
      team: 'nama tim',
      category: 'kategori',
    },
    date: (noun: string, text: string) =>
      `Lembar kerja mengubah ${noun} ini menjadi tanggal (${text}). Ketik lagi sebagai teks.`,
    time: (noun: string, text: string) =>
      `Lembar kerja mengubah ${noun} ini menjadi jam (${text}). Ketik lagi sebagai teks.`,
    failed: (text: string) => `Rumus di sel ini gagal (${text}). Betulkan di lembar kerja.`,
  },
  preview: {
    table: 'Baris berkas',
    line: 'Baris',
    person: 'Peserta',
    team: 'Tim',
    state: 'Keterangan',
    problem: (column: string, message: string) => `${column}: ${message}`,
    outcomes: {
      added: 'Baru',
      changed: 'Diperbarui',
      unchanged: 'Sudah ada',
      rejected: 'Perbaiki',
      later: 'Lain hari',
    },
    teams: { created: 'tim baru', joined: 'masuk tim', unchanged: 'sudah di tim' },
    counts: (added: string, changed: string, unchanged: string, rejected: string) =>
      `${added} baru · ${changed} diperbarui · ${unchanged} sudah ada · ${rejected} perlu diperbaiki`,
    later: (count: string) => `${count} lain hari`,
    newTeams: (count: string) => `${count} tim baru`,
    mend: (count: string) =>
      `Perbaiki atau lewati ${count} baris, lalu periksa lagi. Belum ada yang disimpan.`,
    nothing: 'Semua peserta di berkas ini sudah ada.',
    nothingNow: 'Hari ini belum ada yang dapat disimpan.',
  },
  quota: {
    reasons: {
      new_club: (perDay: string) =>
        `Klub baru dapat menambahkan ${perDay} peserta sehari, sampai penyelenggara memeriksa klub Anda.`,
      network: (perDay: string) =>
        `Klub-klub baru dari jaringan internet ini bersama-sama dapat menambahkan ${perDay} peserta sehari, sampai penyelenggara memeriksa klub Anda.`,
      known_club: (perDay: string) => `Klub Anda dapat menambahkan ${perDay} peserta sehari.`,
    },
    rest: (now: string, later: string) => `Sekarang ${now} baris dapat disimpan, ${later} belum.`,
    again: (time: string) =>
      `Sesudah ${time}, impor berkas ini lagi: peserta yang sudah ada tidak ditambahkan dua kali.`,
    againNextDay:
      'Impor berkas ini lagi 24 jam kemudian: peserta yang sudah ada tidak ditambahkan dua kali.',
    sooner: 'Perlu lebih cepat?',
    contact: 'Hubungi penyelenggara',
    download: (later: string) => `Unduh ${later} baris yang belum disimpan`,
    sheet: 'Peserta',
    fileName: 'peserta belum disimpan',
  },
  newClass: {
    question: (count: string) =>
      `${count} baris bernama sama dengan peserta klub di kelas lain. Orang yang sama, sekarang di kelas baru?`,
    give: 'Perbarui kelasnya',
    given: 'Peserta yang bernama sama mendapat kelas dari berkas ini.',
    add: 'Tambahkan sebagai peserta baru',
  },
  save: (count: string) => `Simpan ${count} baris`,
  savingRows: (count: string) => `Menyimpan ${count} baris. Halaman lain tetap dapat dibuka.`,
  saveFailed: 'Peserta belum dapat disimpan. Tidak ada yang berubah. Coba lagi.',
} as const;

import type { AccountKind } from '../../../../openapi/types.ts';
import type { Progress, StartStep } from '../../backend.ts';
import type { StartupErrorKind } from './startupErrors.ts';

const steps: Record<StartStep, string> = {
  network: 'Menghubungkan halaman',
  database: 'Membuka basis data',
  tables: 'Menyiapkan tabel',
  pictures: 'Menyiapkan gambar',
  seedData: 'Mengisi klub, peserta, dan tim',
  ready: 'Siap',
};

const accountNames: Record<AccountKind, string> = {
  participant: 'peserta',
  club: 'school club',
  organiser: 'penyelenggara',
};

const failures: Record<StartupErrorKind, { what: string; advice: string }> = {
  insecure: {
    what: 'Halaman ini dibuka lewat http biasa.',
    advice:
      'Buka lewat https atau dari localhost: hanya di sana peramban mengizinkan halaman menjawab permintaannya sendiri.',
  },
  noServiceWorker: {
    what: 'Peramban ini tidak mengizinkan halaman menjalankan service worker.',
    advice:
      'Keluar dari jendela privat, izinkan cookie dan data situs untuk alamat ini, atau gunakan peramban lain.',
  },
  missingFile: {
    what: 'Di alamat ini tidak ada berkas demonstrasi.',
    advice:
      'Buka demonstrasi di alamat foldernya; alamat setiap halaman dimulai dengan #. Jika tetap gagal, salin ulang semua berkasnya.',
  },
  oldBrowser: {
    what: 'Peramban ini terlalu lama untuk menjalankan basis data di dalam halaman.',
    advice: 'Perbarui peramban, atau gunakan Chrome, Edge, Firefox, atau Safari terbaru.',
  },
  noStorage: {
    what: 'Peramban ini tidak mengizinkan halaman menyimpan apa pun.',
    advice:
      'Keluar dari jendela privat, atau izinkan cookie dan data situs untuk alamat ini, lalu coba lagi.',
  },
  storageFull: {
    what: 'Tidak ada ruang tersisa untuk demonstrasi.',
    advice:
      'Dibutuhkan sekitar 20 MB. Kosongkan ruang di disk atau di data situs peramban, lalu coba lagi.',
  },
  otherVersion: {
    what: 'Data yang tersimpan di sini dibuat oleh versi lain.',
    advice: 'Mulai dari awal: demonstrasi dibuat kembali, dan semua perubahan di dalamnya hilang.',
  },
  silentTab: {
    what: 'Tab lain menjalankan demonstrasi, tetapi tidak menjawab.',
    advice: 'Tutup tab lain yang membuka halaman ini, lalu coba lagi.',
  },
  unknown: {
    what: 'Demonstrasi tidak dapat dimulai.',
    advice:
      'Coba lagi. Jika tetap gagal, mulai dari awal: semua perubahan di dalam demonstrasi hilang.',
  },
};

/** Texts of the demonstration's startup and reset dialog. */
export const copy = {
  title: 'Menyiapkan demonstrasi',
  lead: 'Demonstrasi berjalan di peramban ini saja, tanpa server. Pembukaan pertama perlu beberapa detik. Perubahan Anda tersimpan sampai demonstrasi dimulai dari awal.',
  step: ({ step, count }: Progress) => (count ? `${steps[step]}: ${count} …` : `${steps[step]} …`),
  failures,
  reason: (reason: string) => `Keterangan dari peramban: ${reason}`,
  tryAgain: 'Coba lagi',
  startAfresh: 'Mulai dari awal',
  reset: {
    open: 'Demo',
    title: 'Ini demonstrasi',
    accounts: (password: string) => `Masuk dengan salah satu akun ini dan password ${password}:`,
    account: (kind: AccountKind, email: string) => `${email} (${accountNames[kind]})`,
    text: 'Server dan datanya ada di peramban ini; semua tab memakainya bersama. Memulai dari awal menghapus semua perubahan, mengeluarkan Anda dari akun, dan membuat demonstrasi kembali.',
    confirm: 'Mulai dari awal',
    cancel: 'Batal',
    busy: 'Menghapus …',
    failed:
      'Tab lain masih memakai data ini. Tutup tab lain yang membuka halaman ini, lalu coba lagi.',
  },
} as const;

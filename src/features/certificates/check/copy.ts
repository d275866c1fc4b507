import type { CertificateKind, CertificateState } from '../../../../openapi/schema.d.ts';

export const copy = {
  title: 'Cek sertifikat',
  lead: 'Tulis kode di sertifikat untuk melihat apakah sertifikat itu berlaku, dan untuk apa.',
  leadOfCode: 'Bandingkan isi halaman ini dengan kertasnya, lalu tulis nama di kertas.',
  pageTitle: (code: string) => `Cek sertifikat ${code}`,
  summary: 'Apakah sertifikat lomba ini berlaku, untuk apa, dan apakah namanya cocok.',
  loading: 'Memuat sertifikat...',
  failed: 'Sertifikat belum dapat diperiksa.',
  code: {
    form: 'Cek kode sertifikat',
    label: 'Kode sertifikat',
    hint: '16 huruf dan angka di bawah kode QR, seperti 4T7K-QM2X-AB9R-WPDH.',
    submit: 'Cek',
    missing: 'Tulis kode di sertifikat.',
    short: (count: number) => `Kurang ${count} karakter: kode sertifikat berisi 16.`,
    long: (count: number) => `Lebih ${count} karakter: kode sertifikat berisi 16.`,
    foreign: (characters: string) =>
      `Kode sertifikat tidak pernah berisi ${characters}. Periksa lagi tulisannya.`,
  },
  about: {
    title: 'Yang diperiksa',
    points: [
      'Kode QR di sertifikat membuka halaman ini langsung, dengan kodenya.',
      'Halaman ini menyebut lomba, kategori, penghargaan, tim, sekolah, dan apakah sertifikatnya masih berlaku.',
      'Nama peserta tidak pernah ditampilkan. Anda menulis nama di kertas, dan jawabannya "cocok" atau "tidak cocok".',
    ],
  },
  unknown: {
    title: 'Tidak ada sertifikat dengan kode ini',
    message:
      'Periksa tulisannya: kode tidak pernah berisi huruf O, I, L, atau U. Bila kodenya sama dengan di kertas, kertas itu bukan dari RoboLaga. Tanyakan kepada penyelenggara lombanya.',
    incomplete: 'Ini bukan kode sertifikat yang lengkap',
  },
  state: {
    valid: 'Berlaku',
    replaced: 'Diganti',
    withdrawn: 'Ditarik',
  } satisfies Record<CertificateState, string>,
  meaning: {
    valid: () => 'Sertifikat dengan kode ini diterbitkan penyelenggara dan masih berlaku.',
    replaced: (day: string) =>
      `Tidak berlaku lagi sejak ${day}. Ada sertifikat baru dengan kode lain: mintalah yang baru.`,
    withdrawn: (day: string) => `Tidak berlaku lagi sejak ${day}. Penyelenggara telah menariknya.`,
  } satisfies Record<CertificateState, (day: string) => string>,
  reason: 'Alasan',
  outdated:
    'Hasil resmi dikoreksi setelah sertifikat ini terbit, dan peringkatnya sekarang lain. Lihat hasil resminya.',
  outdatedAward:
    'Daftar penghargaan diubah setelah sertifikat ini terbit. Tanyakan kepada penyelenggara.',
  facts: {
    title: 'Isi sertifikat',
    award: 'Untuk',
    tournament: 'Lomba',
    category: 'Kategori',
    date: 'Tanggal lomba',
    team: 'Tim',
    school: 'Sekolah',
    number: 'Nomor',
    issued: 'Terbit',
    code: 'Kode',
  },
  kind: {
    participant: 'Peserta',
    place: 'Juara',
    award: 'Penghargaan khusus',
    coach: 'Pembina',
    helper: 'Petugas',
  } satisfies Record<CertificateKind, string>,
  toResults: (version: number | null) =>
    version !== null && version > 1 ? `Hasil resmi, versi ${version}` : 'Hasil resmi',
  name: {
    title: 'Apakah namanya cocok?',
    form: 'Cocokkan nama',
    label: 'Nama di kertas',
    hint: 'Persis seperti dicetak. Huruf besar, aksen, dan spasi tidak penting.',
    submit: 'Cocokkan',
    busy: 'Mencocokkan...',
    missing: 'Tulis nama di kertas.',
    failed: 'Nama belum dapat dicocokkan. Coba lagi.',
    matches: 'Cocok',
    matchesText: (name: string) => `"${name}" adalah nama di sertifikat dengan kode ini.`,
    matchesEnded: 'Namun sertifikat ini tidak berlaku lagi.',
    differs: 'Tidak cocok',
    differsText: (name: string) =>
      `"${name}" bukan nama di sertifikat dengan kode ini. Periksa ejaannya: gelar dan singkatan harus sama seperti di kertas.`,
    differsNext:
      'Bila ejaannya sudah sama, jangan terima kertas ini dulu. Tanyakan kepada penyelenggara lomba dengan menyebut kodenya.',
  },
  other: 'Cek kode lain',
} as const;

import type { CertificateState } from '../../../../openapi/schema.d.ts';

export const copy = {
  title: 'Sertifikat saya',
  loading: 'Memuat sertifikat...',
  failed: 'Sertifikat belum dapat dimuat.',
  empty: 'Sertifikat Anda muncul di sini setelah penyelenggara menerbitkannya.',
  season: (year: string) => `Musim ${year}`,
  erased: 'Peserta terhapus',
  states: {
    valid: 'Berlaku',
    replaced: 'Diganti',
    withdrawn: 'Ditarik',
  } satisfies Record<CertificateState, string>,
  download: 'Unduh',
  downloadOf: (what: string) => `Unduh sertifikat ${what}`,
  check: 'Cek',
  checkOf: (what: string) => `Cek sertifikat ${what}`,
  downloadFailed: 'Sertifikat belum dapat diunduh.',
} as const;

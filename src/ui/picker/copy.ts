/** Words of the member picker. */
export const copy = {
  search: 'Cari nama atau email',
  count: (chosen: number, limit: number) => `${chosen} of ${limit}`,
  full: (limit: number) => `Tim maksimal memiliki ${limit} anggota!`,
  leader: 'Leader',
  lead: (name: string) => `Jadikan ${name} ketua`,
  remove: (name: string) => `Keluarkan ${name}`,
  unavailable: 'Tidak tersedia lagi',
  unavailableOption: 'Sudah di tim lain',
  noMatch: (query: string) => `Tidak ada yang cocok dengan "${query}".`,
  loading: 'Memuat anggota...',
  nameless: (id: number) => `Peserta ${id}`,
} as const;

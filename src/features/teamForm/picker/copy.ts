import { teamParticipantsLimits } from '../../../../openapi/limits.ts';

export const copy = {
  search: 'Cari nama atau email',
  count: (chosen: number, limit: number) => `${chosen} of ${limit}`,
  limitReached: teamParticipantsLimits.messages.maxItems,
  leader: 'Leader',
  makeLeader: (name: string) => `Jadikan ${name} ketua`,
  remove: (name: string) => `Keluarkan ${name}`,
  unavailable: 'Tidak tersedia lagi',
  unavailableOption: 'Sudah di tim lain',
  noMatch: (query: string) => `Tidak ada yang cocok dengan "${query}".`,
  loading: 'Memuat anggota...',
  unnamedParticipant: (id: number) => `Peserta ${id}`,
} as const;

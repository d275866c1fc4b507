import { teamParticipantsLimits } from '../../../../openapi/workLimits.ts';

export const copy = {
  search: 'Cari nama atau email',
  count: (chosen: number, limit: number) => `${chosen} dari ${limit}`,
  limitReached: teamParticipantsLimits.messages.maxItems,
  leader: 'Leader',
  makeLeader: (name: string) => `Jadikan ${name} ketua`,
  remove: (name: string) => `Keluarkan ${name}`,
  unavailable: 'Tidak tersedia lagi',
  unavailableOption: 'Sudah di tim lain',
  inTeams: (teams: readonly string[]) => `di ${teams.join(', ')}`,
  noMatch: (query: string) => `Tidak ada yang cocok dengan "${query}".`,
  loading: 'Memuat anggota...',
  keys: 'Enter memilih yang teratas, panah bawah ke daftar, Ctrl+Enter menyimpan.',
  leaderIs: (name: string) => `Ketua: ${name}`,
  changeLeader: 'Tekan mahkota anggota lain untuk mengganti ketua.',
  pasted: (count: number) => `${count} anggota dipilih dari daftar yang ditempel.`,
  notFound: (names: readonly string[]) => `Tidak ditemukan atau tidak unik: ${names.join(', ')}.`,
  notSelectable: (names: readonly string[]) => `Tidak dapat dipilih: ${names.join(', ')}.`,
  unnamedParticipant: (id: number) => `Peserta ${id}`,
} as const;

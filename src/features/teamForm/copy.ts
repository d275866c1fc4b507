export const copy = {
  emptyClub: 'Belum ada peserta di klub ini.',
  invite: 'Undang peserta',
} as const;

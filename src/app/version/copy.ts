export const copy = {
  newVersion: 'Versi baru sudah tersedia.',
  reload: 'Muat ulang',
} as const;

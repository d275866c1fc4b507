export const copy = {
  sections: 'Jenis media',
  page: (section: string) => `${section} · Media`,
} as const;

export const copy = {
  table: (number: number) => `Tabel ${number}`,
  code: 'Contoh kode',
} as const;

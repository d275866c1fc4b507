export const copy = {
  stored: (time: string) => `Tidak ada koneksi. Yang tampil adalah data dari ${time}.`,
  storedEarlier: 'Tidak ada koneksi. Yang tampil adalah data dari kunjungan sebelumnya.',
} as const;

export const copy = {
  heic: 'Browser ini belum dapat membaca foto HEIC dari iPhone. Di iPhone: Pengaturan > Kamera > Format > Paling Kompatibel, lalu ambil foto lagi; atau kirim fotonya sebagai JPEG.',
} as const;

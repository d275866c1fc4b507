export const copy = {
  button: 'Cetak kartu',
  close: 'Selesai',
  question: {
    title: 'Kartu belum dicetak',
    text: 'Kode kartu baru tidak ditampilkan lagi setelah ditutup.',
    stay: 'Tetap di sini',
    leave: 'Tinggalkan halaman',
    signOut: 'Keluar tanpa mencetak',
    close: 'Tutup tanpa mencetak',
  },
} as const;

export const copy = {
  save: 'Simpan',
  saving: 'Menyimpan...',
  discard: 'Buang perubahan',
  unsaved: 'Ada perubahan yang belum disimpan.',
  saved: 'Semua perubahan tersimpan.',
  undone: 'Perubahan diurungkan.',
  reload: 'Muat versi terbaru',
  picture: {
    choose: 'Pilih gambar',
    uploading: 'Mengunggah gambar...',
    failed: 'Gambar belum dapat diunggah. Coba lagi.',
    errors: {
      notAnImage: 'Berkas ini bukan gambar.',
      tooLarge: (megabytes: number) => `Gambar maksimal ${megabytes} MB.`,
      tooManyPixels: (megapixels: number) => `Gambar maksimal ${megapixels} megapiksel.`,
      unreadable: 'Gambar ini tidak dapat dibaca.',
    },
  },
} as const;

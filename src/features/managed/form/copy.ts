export const copy = {
  save: 'Simpan',
  saving: 'Menyimpan...',
  discard: 'Buang perubahan',
  unsaved: 'Ada perubahan yang belum disimpan.',
  saved: 'Semua perubahan tersimpan.',
  undone: 'Perubahan diurungkan.',
  notUndone: 'Tidak diurungkan, karena sudah diubah lagi sesudahnya.',
  outdated: {
    text: 'Ada versi yang lebih baru dari orang lain. Isian Anda tetap ada.',
    label: 'Muat versi terbaru',
  },
  own: {
    text: 'Ini versi terbaru. Isian Anda tetap ada; jika disimpan, isian Anda menggantikan versi ini.',
    label: 'Kembali ke isian saya',
  },
  slug: {
    label: 'Alamat halaman (URL)',
    hint: 'Kosongkan agar dibuat dari judul.',
    address: (path: string) => `Halamannya: ${path}`,
    rule: 'Alamat terdiri dari huruf kecil, angka dan tanda hubung di antaranya.',
  },
  picture: {
    title: 'Gambar',
    choose: 'Pilih gambar',
    none: 'Belum ada gambar',
    atOnce: 'Langsung dipakai setelah diunggah.',
    later: 'Disimpan bersama isian.',
    chosen: 'Gambar dipilih. Tekan Simpan untuk menyimpannya.',
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

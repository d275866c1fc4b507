import { managedTexts } from '../../lists/copy.ts';

export const copy = {
  texts: managedTexts('video', 'video', {
    title: 'Video',
    create: 'Tambah video',
    empty: 'Belum ada video. Yang terbaru tampil paling depan di halaman media.',
    removing: 'Video di YouTube tetap ada; hanya dihapus dari halaman media.',
  }),
  id: 'ID YouTube',
  section: {
    title: 'Video YouTube',
    lead: 'Pengunjung baru terhubung ke YouTube saat memutar video.',
  },
  fields: {
    title: { label: 'Judul', missing: 'Judul wajib diisi.' },
    address: {
      label: 'Alamat atau ID video',
      hint: 'Tempel alamatnya dari YouTube, misalnya https://youtu.be/…',
    },
  },
  notAVideo: 'Ini bukan alamat atau ID video YouTube.',
  preview: {
    none: 'Isi alamat video untuk melihat gambarnya.',
    failed: 'Gambar video ini tidak dapat dimuat. Periksa alamatnya di YouTube.',
    watch: 'Buka di YouTube',
  },
} as const;

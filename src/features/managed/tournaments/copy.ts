import { optionalCapacityLimits } from '../../../../openapi/workLimits.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { managedTexts } from '../lists/copy.ts';

export const copy = {
  texts: managedTexts('turnamen', 'turnamen', {
    title: 'Turnamen',
    create: 'Buat turnamen',
    empty:
      'Belum ada turnamen. Buat yang pertama; sebelum diterbitkan hanya penyelenggara yang melihatnya.',
    search: 'Cari judul atau kota',
    isNew: 'Disimpan sebagai draf. Yang wajib hanya judul dan tanggal.',
  }),
  newClubs: {
    waiting: (count: string) => `${count} klub baru belum diperiksa.`,
    open: 'Lihat klub baru',
  },
  past: 'Turnamen selesai',
  coming: (count: string) => `${count} mendatang`,
  columns: {
    date: 'Tanggal',
    hour: 'Jam mulai',
    venue: 'Tempat',
    registration: 'Pendaftaran',
    teams: 'Tim',
  },
  status: {
    draft: 'Draf',
    published: 'Terbit',
    postponed: 'Ditunda',
    cancelled: 'Dibatalkan',
  },
  registration: {
    always: 'Sampai mulai',
    notYet: 'Belum dibuka',
    open: 'Dibuka',
    closed: 'Ditutup',
    noCategory: 'Menunggu kategori',
    named: (registration: string) => `Pendaftaran ${registration.toLowerCase()}`,
    teams: (teams: string) => `${teams} tim`,
  },
  page: {
    failed: 'Turnamen ini belum dapat dimuat.',
    registrations: 'Pendaftaran tim',
    scores: 'Meja skor',
    rounds: 'Babak',
    tableCards: 'Kartu meja',
    board: 'Papan skor',
    publicPage: 'Halaman umum',
    links: 'Pekerjaan turnamen',
    picture: 'Dipotong menjadi 16 : 9.',
  },
  registered: (teams: string) => `${teams} tim terdaftar`,
  actions: {
    publish: 'Terbitkan',
    more: 'Ubah status',
    draft: 'Jadikan draf',
    postpone: 'Tunda',
    cancel: 'Batalkan turnamen',
    plan: 'Jalankan sesuai rencana',
    failed: 'Status belum dapat diubah. Coba lagi.',
    postponing: {
      title: 'Tunda turnamen ini?',
      text: 'Pendaftaran ditutup untuk sementara, dan halamannya memuat tanda bahwa turnamen ditunda.',
      confirm: 'Tunda',
    },
    cancelling: {
      title: 'Batalkan turnamen ini?',
      text: 'Tidak ada tim yang dapat mendaftar lagi, dan halamannya memuat tanda bahwa turnamen dibatalkan. Tim yang sudah terdaftar tetap tercatat.',
      confirm: 'Batalkan turnamen',
    },
    stay: 'Kembali',
  },
  sections: {
    about: { title: 'Tentang turnamen' },
    when: { title: 'Waktu dan tempat' },
    registration: {
      title: 'Pendaftaran',
      lead: 'Menurut zona waktu turnamen. Tanpa batas, tim dapat didaftarkan sampai turnamen mulai.',
    },
    categories: { title: 'Kategori' },
  },
  fields: {
    title: { label: 'Judul', missing: 'Judul wajib diisi.' },
    about: { label: 'Keterangan', hint: 'Teks biasa; baris baru tetap baris baru.' },
    date: { label: 'Tanggal', rules: { required: 'Tanggal wajib diisi.' } },
    startTime: { label: 'Jam mulai', hint: 'Kosongkan bila belum pasti.' },
    timeZone: { label: 'Zona waktu' },
    venue: { label: 'Gedung atau tempat' },
    city: { label: 'Kota atau kabupaten' },
    province: { label: 'Provinsi' },
    opens: { label: 'Dibuka' },
    closes: { label: 'Ditutup' },
  },
  categories: {
    loading: 'Memuat kategori...',
    failed: 'Kategori belum dapat dimuat.',
    empty: 'Belum ada kategori. Isian turnamen ini tetap ada saat Anda kembali.',
    create: 'Buat kategori',
    capacity: (category: string) => `Kapasitas ${category}`,
    capacityShort: 'Kapasitas',
    capacityHint: 'Kapasitas adalah jumlah tim terbanyak; kosong berarti tidak dibatasi.',
    registered: (count: number) => `${count} tim terdaftar`,
  },
  rules: {
    window: 'Pendaftaran harus ditutup setelah dibuka.',
    capacity: `Kapasitas harus bilangan bulat dari 1 sampai ${formatNumber(optionalCapacityLimits.maximum)}.`,
  },
} as const;

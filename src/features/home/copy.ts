import { brand } from '../../brand.ts';

export const copy = {
  hero: {
    eyebrow: 'Kompetisi robotika antarsekolah',
    title: 'Di sini robot pelajar Indonesia berlaga',
  },
  banners: {
    region: 'Kabar utama',
    carousel: 'karusel',
    slide: 'slide',
    position: (position: number, count: number) => `Banner ${position} dari ${count}`,
    positionWithTitle: (position: number, count: number, title: string) =>
      `Banner ${position} dari ${count}: ${title}`,
    choose: 'Pilih banner',
    previous: 'Banner sebelumnya',
    next: 'Banner berikutnya',
    pause: 'Jeda pergantian banner',
    play: 'Putar pergantian banner',
    newTab: '(membuka tab baru)',
    loading: 'Memuat banner',
  },
  about: {
    title: `Tentang ${brand.name}`,
    paragraphs: [
      `${brand.name} menyelenggarakan kontes robot bersama sekolah-sekolah di berbagai kota di Indonesia sejak 2018. Di sini pelajar datang dengan robot buatan tangan sendiri, lalu mengujinya di arena, di depan juri, dan di depan lawan yang sama gigihnya.`,
      'Yang kami rayakan bukan hanya juara. Ada yang merakit, ada yang menulis program, ada yang memimpin, dan semuanya belajar mencoba lagi setelah robotnya berhenti di tengah lintasan. Karena itu peserta bertanding sebagai tim, dan berlatih bersama di school club masing-masing.',
    ],
    stepsTitle: 'Tiga langkah ke arena',
    steps: {
      club: {
        title: 'Gabung school club',
        text: 'Masuk ke school club sekolah Anda dengan ID dan PIN dari pembina.',
        action: 'Lihat school club',
      },
      team: {
        title: 'Bentuk tim',
        text: 'Berkumpul dengan teman satu school club, lalu pilih kategori lomba.',
        action: 'Lihat tim',
      },
      tournament: {
        title: 'Daftar lomba',
        text: 'Pilih lomba yang membuka kategori tim Anda, dan bersiaplah bertanding.',
        action: 'Lihat lomba',
      },
    },
  },
  categories: {
    title: 'Kategori lomba',
    lead: 'Setiap kategori punya arena, aturan, dan tantangannya sendiri.',
    action: 'Pelajari kategori',
    loading: 'Memuat kategori lomba',
  },
  journey: {
    title: 'Our journey',
    text: 'Sejak 2018 kami telah mengirim lebih dari 300 peserta ke kontes internasional, bersaing dengan lebih dari 100 negara lain.',
    facts: {
      since: { value: '2018', label: 'tahun pertama' },
      participants: { value: '300+', label: 'peserta ke kontes internasional' },
      countries: { value: '100+', label: 'negara pesaing' },
    },
    picture:
      'Peta dunia sebagai papan sirkuit: jalur-jalur tembaga berangkat dari Indonesia ke semua benua, dengan robot yang siap berangkat.',
    open: 'Lihat gambar perjalanan layar penuh',
    openFailed: 'Gambar belum dapat dibuka. Silakan coba lagi.',
  },
} as const;

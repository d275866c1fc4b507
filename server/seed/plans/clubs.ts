import type { RegionName } from './names.ts';

export type ClubPlan = {
  name: string;
  /** Four capital letters. */
  code: string;
  /** The full name of a city or regency; a club need not name one. */
  city?: string;
  region: RegionName;
  /** How many participants the club has. */
  size: number;
  bio: string;
  hasBanner?: true;
  isInactive?: true;
  /** No organiser has reviewed it; it has no logo yet. */
  isNew?: true;
  /** Anybody sees its participants by their first name and an initial. */
  hasShortNames?: true;
  /** Nobody but the club and the participants sees their portraits. */
  hidesPortraits?: true;
};

/** The first club is that of the demo accounts; the second and third have the same slug. */
export const clubPlans: readonly ClubPlan[] = [
  {
    name: 'SMA Negeri 3 (Malang)',
    code: 'MLGT',
    city: 'Kota Malang',
    region: 'javanese',
    size: 24,
    hasBanner: true,
    bio: 'Klub robotika yang berlatih setiap Rabu dan Sabtu di bengkel belakang perpustakaan. Kami percaya robot terbaik lahir dari catatan kegagalan yang rapi.',
  },
  {
    name: 'SMK Cakra Teknika Bandung',
    code: 'CKTB',
    city: 'Kota Bandung',
    region: 'sundanese',
    size: 20,
    hasBanner: true,
    bio: 'Dari jurusan elektronika industri, klub ini merakit sendiri papan sirkuitnya, mulai dari menggambar jalur sampai menyolder komponen terakhir.',
  },
  {
    name: 'SMK Cakra Teknika, Bandung',
    code: 'CKRB',
    city: 'Kabupaten Bandung',
    region: 'sundanese',
    size: 12,
    bio: 'Klub kampus kedua di Bandung timur. Lebih muda, lebih kecil, dan selalu penasaran mengapa robot kampus satu bisa lebih cepat.',
  },
  {
    name: 'SMP Jaya Nusantara Surabaya',
    hidesPortraits: true,
    code: 'JNYS',
    city: 'Kota Surabaya',
    region: 'javanese',
    size: 20,
    hasBanner: true,
    bio: 'Tim SMP dengan jam terbang SMA. Setiap anggota baru wajib membuat robot dari barang bekas sebelum memegang kit.',
  },
  {
    name: 'SMP Widya Sakti Yogyakarta',
    hasShortNames: true,
    hidesPortraits: true,
    code: 'WDYS',
    city: 'Kota Yogyakarta',
    region: 'javanese',
    size: 18,
    bio: 'Kami memadukan robot dan gamelan: salah satu proyek tetap klub ini adalah saron yang dimainkan oleh servo.',
  },
  {
    name: 'SMA Bhinneka Jakarta',
    code: 'BHJK',
    city: 'Kota Jakarta Selatan',
    region: 'betawi',
    size: 20,
    hasBanner: true,
    bio: 'Beranggotakan siswa dari dua belas sekolah dasar yang berbeda, klub ini dikenal dengan robot sumo yang keras kepala.',
  },
  {
    name: 'MAN Insan Madani Semarang',
    code: 'IMDS',
    city: 'Kota Semarang',
    region: 'javanese',
    size: 16,
    bio: 'Klub madrasah yang memulai latihan dengan dua laptop dan satu mesin bor. Kini kami mengajar robotika ke enam sekolah tetangga.',
  },
  {
    name: 'SMA Swadharma Denpasar',
    code: 'SWDP',
    city: 'Kota Denpasar',
    region: 'balinese',
    size: 18,
    hasBanner: true,
    bio: 'Membuat robot dengan sabar seperti membuat ogoh-ogoh: rangka dulu, hiasan belakangan, dan semua orang ikut mengangkat.',
  },
  {
    name: 'SMK Baruna Makassar',
    code: 'BRNM',
    city: 'Kota Makassar',
    region: 'bugis',
    size: 18,
    hasBanner: true,
    bio: 'Sekolah pelayaran yang jatuh cinta pada drone. Kami menguji setiap robot di dermaga, lengkap dengan angin lautnya.',
  },
  {
    name: 'SMA Harapan Toba',
    code: 'HRPT',
    city: 'Kabupaten Toba',
    region: 'batak',
    size: 18,
    bio: 'Dari tepi danau, kami membawa robot pengikut garis yang diberi nama seperti lagu. Suara kami saat menyemangati tim terdengar sampai tribun seberang.',
  },
  {
    name: 'SMA Bukit Barisan Padang',
    code: 'BKBP',
    city: 'Kota Padang',
    region: 'minang',
    size: 18,
    bio: 'Merantau lewat robotika. Alumni klub kembali setiap liburan untuk mengajar adik kelas.',
  },
  {
    name: 'SMP Musi Raya Palembang',
    hidesPortraits: true,
    code: 'MSRP',
    city: 'Kota Palembang',
    region: 'malay',
    size: 16,
    bio: 'Anak sungai yang suka labirin. Spesialis kategori Maze Solver sejak klub ini berdiri.',
  },
  {
    name: 'SMK Beruang Madu Balikpapan',
    code: 'BRMB',
    city: 'Kota Balikpapan',
    region: 'banjar',
    size: 14,
    bio: 'Klub yang maskotnya beruang madu dan robotnya selalu berwarna kuning. Bengkel kami terbuka untuk umum setiap Sabtu.',
  },
  {
    name: 'SMA Kayuh Baimbai Banjarmasin',
    code: 'KYBB',
    city: 'Kota Banjarmasin',
    region: 'banjar',
    size: 14,
    bio: 'Mendayung bersama adalah arti nama kami. Di sini tidak ada robot milik satu orang.',
  },
  {
    name: 'SMA Khatulistiwa Pontianak',
    code: 'KHTP',
    city: 'Kota Pontianak',
    region: 'dayak',
    size: 16,
    bio: 'Berlatih tepat di garis lintang nol. Kami sedang membangun robot penanam bibit untuk lahan gambut.',
  },
  {
    name: 'SMK Bunaken Manado',
    code: 'BNKM',
    city: 'Kota Manado',
    region: 'minahasan',
    size: 16,
    bio: 'Robot kami takut air, tetapi kami tidak. Proyek tahun ini: kapal pemantau terumbu karang.',
  },
  {
    name: 'SMA Nusa Ina Ambon',
    code: 'NSIA',
    city: 'Kota Ambon',
    region: 'ambonese',
    size: 14,
    bio: 'Klub musik yang pelan-pelan berubah menjadi klub robotika, dan kini menjadi keduanya.',
  },
  {
    name: 'SMA Cenderawasih Jayapura',
    code: 'CDRJ',
    city: 'Kota Jayapura',
    region: 'papuan',
    size: 16,
    hasBanner: true,
    bio: 'Dari timur untuk Indonesia. Kami membawa robot melewati tiga penerbangan untuk bertanding, dan selalu pulang membawa cerita.',
  },
  {
    name: 'SMA Flobamora Kupang',
    code: 'FLBK',
    city: 'Kota Kupang',
    region: 'timorese',
    size: 12,
    bio: 'Menghemat air, menghemat baterai. Klub ini merancang robot yang menyiram kebun sekolah saat tanah benar-benar kering.',
  },
  {
    name: 'MAS Serambi Ilmu Banda Aceh',
    code: 'SRBA',
    city: 'Kota Banda Aceh',
    region: 'acehnese',
    size: 14,
    bio: 'Robot pencari korban bencana adalah alasan klub ini berdiri. Sisanya kami lakukan karena menyenangkan.',
  },
  {
    name: 'SMA Sasambo Mataram',
    code: 'SSBM',
    city: 'Kota Mataram',
    region: 'sasak',
    size: 12,
    bio: 'Gabungan siswa Sasak, Samawa, dan Mbojo yang bertemu di satu meja solder.',
  },
  {
    name: 'SMP Kusuma Bangsa Solo',
    hidesPortraits: true,
    code: 'KSBS',
    city: 'Kota Surakarta',
    region: 'javanese',
    size: 16,
    bio: '',
  },
  {
    name: 'SMA Lancang Kuning Pekanbaru',
    code: 'LKPB',
    city: 'Kota Pekanbaru',
    region: 'malay',
    size: 14,
    bio: 'Kami memulai dari lomba tujuh belasan dan tidak pernah berhenti. Spesialis robot sepak bola.',
  },
  {
    name: 'SMK Surya Lampung',
    code: 'SRYL',
    city: 'Kota Bandar Lampung',
    region: 'malay',
    size: 12,
    isInactive: true,
    bio: 'Klub ini sedang beristirahat sambil menunggu bengkel baru.',
  },
  {
    name: 'SMP Negeri 2 Wonosobo',
    code: 'WNSB',
    region: 'javanese',
    size: 0,
    isNew: true,
    bio: 'Ekstrakurikuler robotika yang baru dibuka semester ini.',
  },
];

type BannerText = {
  slug: string;
  title: string;
  subtitle: string;
  ctaText: string | null;
  ctaLink: string | null;
};

export const bannerTexts: readonly BannerText[] = [
  {
    slug: 'arena',
    title: 'Arena sudah siap. Robot Anda?',
    subtitle: 'Musim ini hadir di tiga puluh kota, dari Banda Aceh sampai Jayapura.',
    ctaText: 'Lihat lomba',
    ctaLink: '/tournaments',
  },
  {
    slug: 'dunia',
    title: 'Dari bengkel sekolah ke panggung dunia',
    subtitle: 'Lebih dari 300 peserta telah berangkat ke lomba internasional sejak 2018.',
    ctaText: 'Lihat RoboCup Junior',
    ctaLink: 'https://junior.robocup.org/',
  },
  {
    slug: 'udara',
    title: 'Kategori baru: Aerial Drone',
    subtitle: 'Lima gerbang bercahaya, satu petak mendarat, dan langit-langit aula sebagai batas.',
    ctaText: 'Mulai belajar kode',
    ctaLink: 'https://scratch.mit.edu/',
  },
  {
    slug: 'klub',
    title: 'Satu klub, lima anggota, seribu percobaan',
    subtitle: 'Bangun tim bersama teman sekolahmu dan daftarkan sebelum peluit berbunyi.',
    ctaText: null,
    ctaLink: null,
  },
];

/** The video ids are well-formed, but do not exist. */
export const videoTexts: readonly { title: string; videoId: string }[] = [
  { title: 'Final Line Follower: selisih dua per seratus detik', videoId: 'RL7lineFin1' },
  { title: 'Sumo Robot dijelaskan dalam tiga menit', videoId: 'RL7sumo3mnt' },
  { title: 'Di balik layar: memasang labirin Maze Solver', videoId: 'RL7mazeBts0' },
  { title: 'Gol terbaik Soccer Bot musim lalu', videoId: 'RL7golTop10' },
  { title: 'Tur bengkel SMK Cakra Teknika Bandung', videoId: 'RL7turCkt_b' },
  { title: 'Cara menyolder tanpa takut', videoId: 'RL7solderOK' },
  { title: 'Kalibrasi sensor garis di ruangan yang terlalu terang', videoId: 'RL7kalibras' },
  { title: 'Kisah Inspire: pengukur debit air dari Kupang', videoId: 'RL7inspKpg2' },
  { title: 'Perdana: Aerial Drone melewati lima gerbang', videoId: 'RL7drone5gt' },
  { title: 'Sehari bersama juri', videoId: 'RL7juri-1hr' },
  { title: 'Perjalanan tiga penerbangan tim Jayapura', videoId: 'RL7djj3fly_' },
  { title: 'PID untuk pemula: mengapa robotmu goyang', videoId: 'RL7pidDasar' },
  { title: 'Memilih baterai: NiMH atau LiPo?', videoId: 'RL7bateraiX' },
  { title: 'Robot saron dari Yogyakarta', videoId: 'RL7saronYog' },
  { title: 'Upacara pembukaan Kejuaraan Semarang', videoId: 'RL7smgOpen1' },
  { title: 'Merancang gir dengan kardus dan lem tembak', videoId: 'RL7girKards' },
  { title: 'Wawancara: pelatih yang dulu peserta', videoId: 'RL7pelatih9' },
  { title: 'Membaca papan skor RoboLaga', videoId: 'RL7papanSkr' },
  { title: 'Sepuluh kesalahan saat lomba pertama', videoId: 'RL7sepuluh_' },
  { title: 'Sorotan musim: tawa, tangis, dan baut yang hilang', videoId: 'RL7sorotan8' },
];

type GalleryText = {
  slug: string | null;
  file: string;
  title: string;
  description: string | null;
  day: number;
};

/** One item has no slug and one no description. */
export const galleryTexts: readonly GalleryText[] = [
  {
    slug: 'final-sumo-makassar',
    file: 'final-sumo',
    title: 'Final sumo yang berakhir di detik terakhir',
    description:
      'Dua robot saling mengunci selama hampir tiga menit sebelum Badik Baterai menemukan celah di sisi kiri lawannya.',
    day: 5,
  },
  {
    slug: 'podium-makassar',
    file: 'podium-makassar',
    title: 'Podium Pinisi Robotic Challenge',
    description:
      'Tiga besar dari tiga pulau berbeda. Piala tahun ini dibuat oleh perajin kuningan setempat.',
    day: 5,
  },
  {
    slug: 'solder-pertama',
    file: 'solder-pertama',
    title: 'Solderan pertama',
    description:
      'Peserta kelas tujuh mencoba menyolder papan sensor buatan sendiri di pojok belajar.',
    day: 6,
  },
  {
    slug: null,
    file: 'panggung-malam',
    title: 'Malam final di Malang',
    description: 'Lampu dipadamkan, papan skor dinyalakan, dan tribun mulai bernyanyi.',
    day: 19,
  },
  {
    slug: 'tikungan-terakhir',
    file: 'tikungan-terakhir',
    title: 'Tikungan terakhir',
    description: null,
    day: 20,
  },
  {
    slug: 'foto-bersama-malang',
    file: 'foto-bersama-malang',
    title: 'Foto bersama juara umum Semeru Robot Open',
    description: 'Piala bergilir akhirnya pulang ke kota tuan rumah setelah dua musim berkelana.',
    day: 20,
  },
  {
    slug: 'labirin-semarang',
    file: 'labirin-semarang',
    title: 'Labirin enam belas kali enam belas',
    description:
      'Dinding dipasang pukul enam pagi oleh dua belas relawan, dan tidak satu pun peserta boleh mengintip.',
    day: 34,
  },
  {
    slug: 'kelas-kendali',
    file: 'kelas-kendali',
    title: 'Kelas kendali untuk pelatih dan siswa',
    description:
      'Satu papan tulis, satu diagram, dan banyak pertanyaan tentang mengapa robot selalu terlambat berbelok.',
    day: 41,
  },
  {
    slug: 'pameran-banda-aceh',
    file: 'pameran-banda-aceh',
    title: 'Stan sekolah di Serambi Robot Expo',
    description:
      'Pengunjung boleh mencoba mengendalikan robot, asal mau menjelaskan kembali cara kerjanya.',
    day: 48,
  },
  {
    slug: 'bengkel-balikpapan',
    file: 'bengkel-balikpapan',
    title: 'Bengkel terbuka setiap Sabtu',
    description:
      'Anak-anak sekitar datang dengan mainan rusak dan pulang dengan mainan yang bisa bergerak sendiri.',
    day: 66,
  },
  {
    slug: 'gol-di-balikpapan',
    file: 'gol-di-balikpapan',
    title: 'Gol penyeimbang',
    description:
      'Robot penyerang berputar dua kali sebelum menemukan bola, lalu menembak tanpa ragu.',
    day: 69,
  },
  {
    slug: 'uji-coba-drone',
    file: 'uji-coba-drone',
    title: 'Uji coba lintasan Aerial Drone',
    description:
      'Sebelum kategorinya dibuka, lintasan diterbangi lebih dari dua ratus kali oleh tim teknis.',
    day: 77,
  },
  {
    slug: 'isi-kotak-kit',
    file: 'isi-kotak-kit',
    title: 'Isi kotak kit peminjaman',
    description:
      'Motor, roda, sensor, baterai, papan kendali, dan satu kepala robot untuk penyemangat.',
    day: 85,
  },
  {
    slug: 'tribun-balige',
    file: 'tribun-balige',
    title: 'Tribun di tepi Danau Toba',
    description:
      'Sorakan penonton terdengar sampai ke arena sebelah dan membuat satu sensor suara menyala sendiri.',
    day: 90,
  },
  {
    slug: 'kode-blok-manado',
    file: 'kode-blok-manado',
    title: 'Belajar kode dengan balok warna',
    description: 'Lokakarya sehari untuk siswa sekolah dasar yang belum pernah menyentuh laptop.',
    day: 117,
  },
  {
    slug: 'pesut-melawan-patin',
    file: 'pesut-melawan-patin',
    title: 'Pesut Piksel melawan Patin Piksel',
    description: 'Pertandingan dengan nama paling membingungkan bagi komentator musim ini.',
    day: 146,
  },
  {
    slug: 'juara-solo',
    file: 'juara-solo',
    title: 'Juara Bengawan Robot Derby',
    description: 'Tuan rumah berdiri di tempat tertinggi untuk pertama kalinya.',
    day: 174,
  },
  {
    slug: 'tim-jayapura',
    file: 'tim-jayapura',
    title: 'Keluarga besar Cenderawasih Robot Fest',
    description:
      'Semua relawan, juri, dan peserta dalam satu bingkai sebelum bandara memisahkan mereka.',
    day: 208,
  },
  {
    slug: 'drone-di-atas-sungai',
    file: 'drone-di-atas-sungai',
    title: 'Drone pemetaan di atas Kapuas',
    description: 'Peserta Inspire memotret garis sungai dari udara untuk peta genangan desa.',
    day: 243,
  },
  {
    slug: 'pojok-perbaikan',
    file: 'pojok-perbaikan',
    title: 'Pojok perbaikan dua puluh empat jam',
    description: 'Di sinilah lawan saling meminjamkan obeng.',
    day: 279,
  },
];

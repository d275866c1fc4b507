import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';

export const copy = {
  contents: 'Di halaman ini',
  faq: {
    title: 'FAQ',
    eyebrow: 'Bantuan',
    lead: `Jawaban atas pertanyaan tentang akun, school club, tim, dan lomba di ${brand.name}.`,
    /** The columns; each has a heading. */
    groups: [
      {
        title: 'Akun dan tim',
        items: [
          {
            question: `Apa itu ${brand.name}?`,
            answer: `${brand.name} adalah platform kompetisi robotika untuk sekolah di Indonesia. Di sini Anda dapat melihat lomba, tim, school club, dan papan skor, serta mendaftarkan tim ke kategori lomba.`,
          },
          {
            question: 'Bagaimana cara membuat akun peserta?',
            answer:
              'Pilih "Register" di bagian atas halaman, lalu isi nama, email, dan password. Setelah berhasil, Anda langsung masuk ke profil Anda.',
            link: { label: 'Buat akun', to: paths.signUp.href() },
          },
          {
            question: 'Bagaimana cara mengganti foto profil dan banner?',
            answer:
              'Buka halaman profil, pilih gambar baru, atur potongannya, lalu tekan "Crop & Upload". Hanya berkas gambar yang diterima.',
            link: { label: 'Ke halaman profil', to: paths.profile.href() },
          },
          {
            question: 'Bagaimana cara bergabung dengan school club?',
            answer:
              'Minta ID dan PIN kepada pembina school club Anda, lalu masukkan keduanya di halaman profil. Setiap peserta hanya dapat bergabung dengan satu school club.',
            link: { label: 'Ke halaman profil', to: paths.profile.href() },
          },
          {
            question: 'Siapa yang membentuk tim?',
            answer:
              'Tim dibentuk oleh pembina school club dari peserta yang sudah bergabung dengan klub itu. Tim Anda kemudian muncul di halaman profil, pada bagian "My Teams".',
            link: { label: 'Lihat semua tim', to: paths.teams.href() },
          },
          {
            question: 'Berapa anggota dalam satu tim?',
            answer:
              'Satu tim beranggotakan paling banyak lima peserta, dan salah satunya menjadi ketua. Dalam satu kategori, setiap peserta hanya dapat menjadi anggota satu tim.',
          },
        ],
      },
      {
        title: 'Lomba dan school club',
        items: [
          {
            question: 'Kategori apa saja yang dilombakan?',
            answer:
              'Semua kategori ada di beranda, lengkap dengan penjelasannya. Jika peraturannya sudah tersedia, berkas PDF-nya dapat dibaca dan diunduh di halaman kategori.',
            link: { label: 'Ke beranda', to: paths.home.href() },
          },
          {
            question: 'Bagaimana cara mendaftarkan tim ke lomba?',
            answer:
              'Masuk sebagai peserta, buka halaman lomba, pilih tim pada kategori yang sesuai, lalu tekan "Daftar". Tim yang berhasil terdaftar ditandai dengan "Sudah Terdaftar".',
            link: { label: 'Lihat lomba', to: paths.tournaments.href() },
          },
          {
            question: 'Mengapa tim saya tidak muncul saat mendaftar?',
            answer:
              'Yang ditampilkan hanya tim Anda yang kategorinya sama dengan kategori lomba. Jika Anda belum memiliki tim dalam kategori itu, hubungi pembina school club Anda.',
          },
          {
            question: 'Apakah ada biaya untuk ikut bertanding?',
            answer: `Akun di ${brand.name} dapat dibuat tanpa biaya. Biaya lomba dan cara pembayarannya, jika ada, ditetapkan oleh penyelenggara masing-masing lomba.`,
          },
          {
            question: 'Di mana saya dapat melihat hasil lomba?',
            answer:
              'Skor terbaik tiap kategori tampil di papan skor pada beranda dan dapat dibuka layar penuh. Peringkat lengkap satu kategori dapat dibuka dari halaman lombanya.',
            link: { label: 'Buka papan skor', to: paths.board.href() },
          },
          {
            question: 'Bagaimana sekolah mendaftarkan school club?',
            answer:
              'Buka halaman School Club, pilih "Daftar sekarang!", lalu isi data klub. Setelah terdaftar, pembina dapat mengatur peserta dan membentuk tim dari dasbor klub.',
            link: { label: 'Ke halaman School Club', to: paths.school.href() },
          },
        ],
      },
    ],
  },
} as const;
